import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import PlumbReport

/// Compares the layouts of two revisions.
@MainActor
struct RevisionComparison {
  private let range: RevisionRange
  private let paths: [String]
  private let files: RevisionFiles
  private var scenes: RevisionScenes
  private let changes: [RevisionFiles.Change]

  /// Asks git what differs below paths, or in the whole repository.
  init(
    _ range: RevisionRange,
    _ paths: [String],
    _ build: BuildOptions,
    fonts: FontOptions,
    assets: AssetOptions
  ) throws {
    self.range = range
    self.paths = paths
    let folder = FileManager.default.currentDirectoryPath
    files = try RevisionFiles(range, in: folder)
    scenes = try RevisionScenes(files, build, fonts: fonts, assets: assets)
    changes = try scenes.changes(below: paths)
  }

  /// Whether Swift files differ, which are read in a process of their own.
  var hasSwift: Bool {
    changes.contains { [$0.before, $0.after].contains { $0?.hasSuffix(".swift") == true } }
  }

  /// What differs.
  mutating func report() async throws -> DifferenceReport {
    var report = DifferenceReport(before: range.before, after: range.afterName)
    if range.startsAtMergeBase { report.before += " (where they parted)" }
    var removed: [RevisionScenes.Scene] = []
    var added: [RevisionScenes.Scene] = []
    for change in changes {
      let before = try scenes.scenes(ofDocument: change.before, at: .before)
      let after = try scenes.scenes(ofDocument: change.after, at: .after)
      let isLayout = !before.isEmpty || !after.isEmpty
      if isLayout, isChange(change) { note(change, in: &report) }
      let known = report.scenes.count
      compare(before, after, &report, &removed, &added)
      try explain(known, in: &report)
      guard isLayout, mayDifferInDark else { continue }
      scenes.isDark = true
      let dark = try [(change.before, RevisionFiles.Side.before), (change.after, .after)].map {
        try scenes.scenes(ofDocument: $0, at: $1)
      }
      scenes.isDark = nil
      try addDark(dark[0], dark[1], besides: known, to: &report)
    }
    let code = changes.filter {
      [$0.before, $0.after].contains { $0?.hasSuffix(".swift") == true }
    }
    if !code.isEmpty {
      for change in code where isChange(change) { note(change, in: &report) }
      let known = report.scenes.count
      let (before, after) = try await scenes(ofSwift: code)
      compare(before, after, &report, &removed, &added)
      try explain(known, in: &report)
      if mayDifferInDark {
        scenes.isDark = true
        let (before, after) = try await scenes(ofSwift: code)
        scenes.isDark = nil
        try addDark(before, after, besides: known, to: &report)
      }
    }
    scenes.tellOfFonts()
    // What went from one file and came in another was moved.
    pair(&removed, &added, &report) { $0.root != nil && $0.root == $1.root }
    pair(&removed, &added, &report) {
      $0.version.file.hasSuffix(".swift") && $1.version.file.hasSuffix(".swift")
        && $0.version.picture.snapshot.name == $1.version.picture.snapshot.name
    }
    report.scenes += added.map { SceneDifference(added: $0.version) }
    report.scenes += removed.map { SceneDifference(removed: $0.version) }
    report.failures = scenes.failures.map { side, message in
      .init(revision: side == .before ? range.before : range.afterName, message: message)
    }
    return report
  }

  /// The scenes that files of Swift make in both revisions.
  private mutating func scenes(
    ofSwift code: [RevisionFiles.Change]
  ) async throws -> (before: [RevisionScenes.Scene], after: [RevisionScenes.Scene]) {
    let modules = scenes.modules(of: code.flatMap { [$0.before, $0.after].compactMap(\.self) })
    return (
      try await scenes.scenes(ofSwift: code.compactMap(\.before), in: modules, at: .before),
      try await scenes.scenes(ofSwift: code.compactMap(\.after), in: modules, at: .after)
    )
  }

  // MARK: - What lies beside the scenes

  /// Whether something changed that may have another variant in the dark style.
  private var mayDifferInDark: Bool { scenes.surroundings.contains { $0.cause.kind == .asset } }

  /// Names what changed beside scenes that use it; those of a report from a place on.
  private func explain(_ first: Int, in report: inout DifferenceReport) throws {
    for place in report.scenes.indices.dropFirst(first) {
      report.scenes[place].explain(by: try scenes.causes(of: report.scenes[place]))
    }
  }

  /// Adds scenes that differ in the dark style alone.
  private func addDark(
    _ before: [RevisionScenes.Scene],
    _ after: [RevisionScenes.Scene],
    besides first: Int,
    to report: inout DifferenceReport
  ) throws {
    let known = Set(report.scenes.dropFirst(first).map(\.name))
    func named(_ all: [RevisionScenes.Scene]) -> [RevisionScenes.Scene] {
      all.filter { !known.contains($0.version.picture.snapshot.name) }.map { scene in
        var scene = scene
        let picture = scene.version.picture
        scene.version.picture = picture.named(picture.snapshot.name + ", dark")
        return scene
      }
    }
    var dark = DifferenceReport(before: report.before, after: report.after)
    // What came or went has been told of.
    var (removed, added): ([RevisionScenes.Scene], [RevisionScenes.Scene]) = ([], [])
    compare(named(before), named(after), &dark, &removed, &added)
    try explain(0, in: &dark)
    report.scenes += dark.scenes
  }

  // MARK: - Pairs

  /// Whether a file differs by itself, rather than by what it uses.
  private func isChange(_ change: RevisionFiles.Change) -> Bool { files.changes.contains(change) }

  /// Counts a file, and names one that came, went or was renamed.
  private func note(_ change: RevisionFiles.Change, in report: inout DifferenceReport) {
    report.changedFiles += 1
    if change.before != change.after {
      report.files.append(.init(before: change.before, after: change.after))
    }
  }

  /// Compares the scenes of a file; those of one version alone are left over.
  private func compare(
    _ before: [RevisionScenes.Scene],
    _ after: [RevisionScenes.Scene],
    _ report: inout DifferenceReport,
    _ removed: inout [RevisionScenes.Scene],
    _ added: inout [RevisionScenes.Scene]
  ) {
    var (old, new) = (before, after)
    pair(&old, &new, &report) { $0.root != nil && $0.root == $1.root }
    pair(&old, &new, &report) {
      $0.sceneID?.isEmpty == false && $0.sceneID == $1.sceneID
    }
    pair(&old, &new, &report) {
      $0.version.picture.snapshot.name == $1.version.picture.snapshot.name
        && ($0.version.file == $1.version.file || !$0.version.file.hasSuffix(".swift"))
    }
    removed += old
    added += new
  }

  /// Takes out pairs of scenes that are the same one, and notes what differs in each.
  private func pair(
    _ old: inout [RevisionScenes.Scene],
    _ new: inout [RevisionScenes.Scene],
    _ report: inout DifferenceReport,
    where areSame: (RevisionScenes.Scene, RevisionScenes.Scene) -> Bool
  ) {
    var rest: [RevisionScenes.Scene] = []
    for scene in new {
      guard let place = old.firstIndex(where: { areSame($0, scene) }) else {
        rest.append(scene)
        continue
      }
      let former = old.remove(at: place)
      if let difference = SceneDifference(from: former.version, to: scene.version) {
        report.scenes.append(difference)
      }
    }
    new = rest
  }
}
