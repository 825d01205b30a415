import Foundation
import PortableUIKit

/// Counts of what agrees, by family.
struct Tally {
  private(set) var counts: [String: (agree: Int, all: Int)] = [:]

  mutating func note(_ family: String, _ agrees: Bool) {
    counts[family, default: (0, 0)].all += 1
    if agrees { counts[family, default: (0, 0)].agree += 1 }
  }

  /// The counts of all families together.
  var sum: (agree: Int, all: Int) {
    counts.values.reduce((0, 0)) { ($0.0 + $1.agree, $0.1 + $1.all) }
  }

  /// The families by name.
  var sorted: [(family: String, agree: Int, all: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value.agree, $0.value.all) }
  }
}

/// Replays all recordings of a folder and counts how many agree.
@MainActor
struct Comparison {
  var folder: URL
  var details: Bool

  /// What was compared, and how many agree.
  func results() throws -> [(title: String, tally: Tally)] {
    [
      ("Frames with Apple's text sizes", try compareScenes(pinned: true)),
      ("Frames with our text sizes", try compareScenes(pinned: false)),
      ("Ties", try compareTies()),
    ] + (try compareBreaks()) + [("Single figures", compareFacts())]
  }

  /// Prints how many agree.
  func run() throws {
    for (title, tally) in try results() { Self.show(title, tally) }
  }

  static func show(_ title: String, _ tally: Tally) {
    print("\(title): \(tally.sum.agree) of \(tally.sum.all)")
    for row in tally.sorted { print("  \(row.family): \(row.agree) of \(row.all)") }
  }

  private func lines<Recording: Decodable>(of file: String) throws -> [Recording] {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try JSONDecoder().decode(Recording.self, from: Data(line.utf8))
    }
  }

  // MARK: - Scenes

  /// Frames within half a point, by the beginning of the scene's name; Catalyst's tables and texts
  /// have a wider font and whole-point heights, and are counted apart.
  private func compareScenes(pinned: Bool) throws -> Tally {
    var tally = Tally()
    let scenes = folder.appendingPathComponent("scenes")
    for file in try FileManager.default.contentsOfDirectory(atPath: scenes.path).sorted()
    where file.hasSuffix(".json") {
      let scene = try SceneRecording(name: String(file.dropLast(5)), in: folder)
      let frames = try scene.replay(pinned: pinned)
      for (path, recorded) in scene.golden.sorted(by: { $0.key < $1.key }) {
        let ours = frames[path]
        let error =
          ours.map { zip($0, recorded.frame).map { abs($0 - $1) }.max() ?? 0 } ?? .infinity
        tally.note(scene.family, error <= 0.5 + 1e-6)
        if details, error > 0.5 + 1e-6 {
          print("  \(scene.name) \(path): recorded \(recorded.frame), ours \(ours ?? [])")
        }
      }
    }
    return tally
  }

  // MARK: - Ties

  private func compareTies() throws -> Tally {
    SimulatedDevice.named("iPhone 16")?.makeCurrent()
    var tally = Tally()
    for tie: TieRecording in try lines(of: "ties.jsonl") {
      let ours = try tie.replay()
      let agrees = zip(ours, tie.got).allSatisfy { abs($0 - $1) <= 0.5 }
      tally.note(tie.lines == nil ? "single lines" : "labels of 0 lines", agrees)
      if details, !agrees { print("  \(tie.name): recorded \(tie.got), ours \(ours)") }
    }
    return tally
  }

  // MARK: - Breaks

  private func compareBreaks() throws -> [(title: String, tally: Tally)] {
    var (named, silent, frames, lists) = (Tally(), Tally(), Tally(), Tally())
    for recording: BreakRecording in try lines(of: "breaks.jsonl") {
      let ours = try recording.replay()
      let agrees = ours.broken == recording.broken.names
      if recording.broken.names.isEmpty {
        silent.note(recording.family, agrees)
      } else {
        named.note(recording.family, agrees)
      }
      if !recording.broken.names.isEmpty {
        let core = recording.core.filter { recording.cons[$0] != nil }
        lists.note("\(recording.family), \(recording.mode)", ours.core == core)
        if details, ours.core != core {
          print(
            "  list of \(recording.family) \(recording.mode) \(recording.order): \(core), ours \(ours.core)"
          )
        }
      }
      let sameFrames = recording.frames.allSatisfy { name, frame in
        zip(ours.frames[name] ?? [], frame).allSatisfy { abs($0 - $1) <= 0.5 }
      }
      frames.note(recording.family, sameFrames)
      if details, !agrees || !sameFrames {
        print(
          "  \(recording.family) \(recording.mode) \(recording.order): recorded "
            + "\(recording.broken.names) \(recording.frames), ours \(ours.broken) \(ours.frames)"
        )
      }
    }
    return [
      ("Breaks", named), ("Nothing breaks", silent), ("Frames of breaks", frames),
      ("Order of the list", lists),
    ]
  }

  // MARK: - Single figures

  /// Figures within half a point.
  private func compareFacts() -> Tally {
    var tally = Tally()
    for fact in Fact.all {
      let ours = fact.ours()
      let agrees = fact.agrees(with: ours)
      tally.note(fact.name, agrees)
      if details, !agrees { print("  \(fact.name): recorded \(fact.recorded), ours \(ours)") }
    }
    return tally
  }
}

extension SceneRecording {
  /// What the scene is about.
  var family: String {
    let kinds = [
      "constraints", "stack", "probe_fill", "collection", "control", "switch", "deep_mixed",
      "label_stack_mix", "label", "attrtext", "button", "tableview", "textfield", "textview",
      "font_widths", "imageview", "toolbar",
    ]
    let kind = kinds.first { name.hasPrefix($0) } ?? name
    return isCatalyst ? kind : "\(kind), iOS"
  }
}
