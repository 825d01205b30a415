import ArgumentParser
import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// What `plumbline diff FILE FILE` does.
extension Diff {
  /// Compares two files, and writes what differs.
  @MainActor
  func compare(_ after: String) throws {
    let sources = try [before, after].map(LayoutSource.init)
    var finder = fonts.finder()
    let readers = try sources.map { try SourceSupply($0, assets) }
    let contents = try readers.map { reader in
      try reader.supply(&finder)
      return try LayoutContent(reader.data, file: reader.source.name)
    }
    FontOptions.tell(finder)
    // What is made known last counts for both, unless it is made known again.
    func supply(_ place: Int) throws { try readers[place].supply(&finder) }
    let areTrees = contents.allSatisfy { if case .tree = $0 { true } else { false } }
    let isDrawn = output.map(Self.isPicture) ?? false
    if isDrawn, format != .text || pictures != nil {
      throw ValidationError("a picture as --output goes with neither --format nor --pictures")
    }
    guard areTrees && !isDrawn || format != .text || output != nil && !isDrawn || pictures != nil
    else {
      return try tell(contents, sources, supply)
    }
    try write(report(contents, sources, supply))
  }

  /// Whether a file's name is that of a picture.
  static func isPicture(_ path: String) -> Bool {
    [".svg", ".png"].contains(where: path.lowercased().hasSuffix)
  }

  /// Says frame by frame what differs, and draws it.
  @MainActor
  private func tell(
    _ contents: [LayoutContent],
    _ sources: [LayoutSource],
    _ supply: (Int) throws -> Void
  ) throws {
    let reader = Pictures(options: circumstances.build)
    let scenes = try sources.indices.map { place in
      try supply(place)
      return try reader.scenes(of: contents[place], file: sources[place].name)
    }
    var new: [LayoutPicture] = []
    var texts: [String] = []
    for (before, after) in pairs(scenes, of: contents) {
      switch (before, after) {
      case (let before?, let after?):
        var picture = after.picture
        let difference = LayoutDifference(from: before.picture.snapshot, to: picture.snapshot)
        picture.changes = difference.changes
        new.append(picture)
        if !difference.repainted.isEmpty { Terminal.complain(difference.repaintedText) }
        if !difference.changes.isEmpty { texts.append(difference.text) }
      case (nil, let after?):
        new.append(after.picture)
        texts.append("\(TerminalText.safe(after.picture.snapshot.name))\n  added")
      case (let before?, nil):
        texts.append("\(TerminalText.safe(before.picture.snapshot.name))\n  removed")
      case (nil, nil): break
      }
    }
    if !texts.isEmpty { print(TerminalText.withoutCommands(texts)) }
    if let output { try PictureFile(output).write(LayoutPicture.svg(new)) }
    if !texts.isEmpty { throw ExitCode(1) }
  }

  /// What differs between two files: causes, views and findings.
  @MainActor
  private func report(
    _ contents: [LayoutContent],
    _ sources: [LayoutSource],
    _ supply: (Int) throws -> Void
  ) throws -> DifferenceReport {
    var reader = Pictures(options: circumstances.build)
    reader.rules = Rule.all.filter { $0.isOnByDefault && $0 != .misplaced }
    let scenes = try sources.indices.map { place in
      try supply(place)
      let ignored = reader.ignored(in: contents[place])
      return try reader.scenes(of: contents[place], file: sources[place].name).map { scene in
        var scene = scene
        let snapshot = scene.picture.snapshot
        scene.picture.keepFindings { ignored(.init($0, in: snapshot)) ? nil : $0 }
        return scene
      }
    }
    var report = DifferenceReport(before: sources[0].name, after: sources[1].name)
    report.changedFiles = 1
    func version(_ scene: Pictures.Scene, _ source: LayoutSource) -> SceneDifference.Version {
      .init(file: source.name, picture: scene.picture, recorded: scene.recorded)
    }
    for (before, after) in pairs(scenes, of: contents) {
      let old = before.map { version($0, sources[0]) }
      let new = after.map { version($0, sources[1]) }
      switch (old, new) {
      case (let old?, let new?):
        if let difference = SceneDifference(from: old, to: new) {
          report.scenes.append(difference)
        }
      case (nil, let new?): report.scenes.append(SceneDifference(added: new))
      case (let old?, nil): report.scenes.append(SceneDifference(removed: old))
      case (nil, nil): break
      }
    }
    return report
  }

  /// The scenes of the same name; what tests recorded is one for each file, and the same one whatever it is called.
  private func pairs(
    _ scenes: [[Pictures.Scene]],
    of contents: [LayoutContent]
  ) -> [(Pictures.Scene?, Pictures.Scene?)] {
    if contents.allSatisfy(\.isOneLayout), let old = scenes[0].first, let new = scenes[1].first {
      return [(old, new)]
    }
    var rest = scenes[0]
    var result: [(Pictures.Scene?, Pictures.Scene?)] = []
    for scene in scenes[1] {
      let name = scene.picture.snapshot.name
      let place = rest.firstIndex { $0.picture.snapshot.name == name }
      result.append((place.map { rest.remove(at: $0) }, scene))
    }
    return result + rest.map { ($0, nil) }
  }
}

/// One of two files, with what makes known what it can name: in its own revision, or around it.
@MainActor
private final class SourceSupply {
  let source: LayoutSource
  let data: Data
  private let assets: AssetOptions
  private var surroundings: RevisionSurroundings?
  private let path: String

  init(_ source: LayoutSource, _ assets: AssetOptions) throws {
    (self.source, self.assets) = (source, assets)
    data = try source.data()
    let found = try source.surroundings(assets)
    (surroundings, path) = (found?.0, found?.path ?? source.path)
  }

  func supply(_ fonts: inout FontFinder) throws {
    guard surroundings == nil else {
      try surroundings?.supply(path, data, fonts: &fonts)
      return
    }
    fonts.supply(path, data)
    try assets.supply(path)
  }
}
