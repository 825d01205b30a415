import Foundation
import PortableUIKit

/// Counts of what agrees, by family.
struct Tally {
  private var counts: [String: (agree: Int, all: Int)] = [:]

  mutating func note(_ family: String, _ agrees: Bool) {
    counts[family, default: (0, 0)].all += 1
    if agrees { counts[family, default: (0, 0)].agree += 1 }
  }

  func print(_ title: String) {
    let sum = counts.values.reduce((0, 0)) { ($0.0 + $1.agree, $0.1 + $1.all) }
    Swift.print("\(title): \(sum.0) of \(sum.1)")
    for (family, count) in counts.sorted(by: { $0.key < $1.key }) {
      Swift.print("  \(family): \(count.agree) of \(count.all)")
    }
  }
}

/// Replays all recordings of a folder and prints how many agree.
@MainActor
struct Comparison {
  var folder: URL
  var details: Bool

  func run() throws {
    try compareScenes(pinned: true)
    try compareScenes(pinned: false)
    try compareTies()
    try compareBreaks()
    compareFacts()
  }

  /// Single figures within half a point.
  private func compareFacts() {
    var tally = Tally()
    for fact in Fact.all {
      tally.note(fact.name, fact.agrees)
      if details, !fact.agrees {
        print("  \(fact.name): recorded \(fact.recorded), ours \(fact.ours())")
      }
    }
    tally.print("Single figures")
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
  private func compareScenes(pinned: Bool) throws {
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
    tally.print(pinned ? "Frames with Apple's text sizes" : "Frames with our text sizes")
  }

  // MARK: - Ties

  private func compareTies() throws {
    SimulatedDevice.named("iPhone 16")?.makeCurrent()
    var tally = Tally()
    for tie: TieRecording in try lines(of: "ties.jsonl") {
      let ours = try tie.replay()
      let agrees = zip(ours, tie.got).allSatisfy { abs($0 - $1) <= 0.5 }
      tally.note(tie.lines == nil ? "single lines" : "labels of 0 lines", agrees)
      if details, !agrees { print("  \(tie.name): recorded \(tie.got), ours \(ours)") }
    }
    tally.print("Ties")
  }

  // MARK: - Breaks

  private func compareBreaks() throws {
    var (named, silent, frames) = (Tally(), Tally(), Tally())
    for recording: BreakRecording in try lines(of: "breaks.jsonl") {
      let ours = try recording.replay()
      let agrees = ours.broken == recording.broken.names
      if recording.broken.names.isEmpty {
        silent.note(recording.family, agrees)
      } else {
        named.note(recording.family, agrees)
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
    named.print("Breaks")
    silent.print("Nothing breaks")
    frames.print("Frames of breaks")
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
