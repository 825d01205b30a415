import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// Reads the layouts of files for the inspector's page.
@MainActor
struct InspectedScenes {
  /// A layout of a file, in one of its circumstances.
  struct Scene {
    var content: InspectorPage.Layout
    /// What it is called among the file's layouts.
    var name: String
    /// The names by which it can be asked for.
    var names: Set<String>
    /// The ids of the elements of a document that the hierarchy is of, without those that its lists show.
    var elements: Set<String> = []
    /// What the reader calls the document whose elements those are, of a class that is laid out with it to its end.
    var document: String?
    /// What it looks like, with what was found in it.
    var picture: LayoutPicture
    /// The hierarchies that it is made of: its own, and those that its lists show.
    var parts: [SceneTrial.Part]
  }

  let variants: LayoutVariants
  let style: PageStyle?

  /// The layouts of what a file turned out to be.
  func scenes(of content: LayoutContent, file: String) throws -> [Scene] {
    switch content {
    case .log(let log):
      return log.entries.map { entry in
        let layout = ReconstructedLayout(entry, file: log.file)
        return Scene(
          content: InspectorPage.Layout(layout),
          name: layout.snapshot.name,
          names: [layout.snapshot.name, "\(entry.lines[0])"],
          picture: LayoutPicture(layout),
          parts: []
        )
      }
    case .tree(let tree):
      // Without constraints, there is nothing that rules could find.
      return [
        Scene(
          content: try .init(SolvedLayout(tree.snapshot), findings: []),
          name: tree.snapshot.name,
          names: [tree.snapshot.name],
          picture: LayoutPicture(tree),
          parts: []
        )
      ]
    case .snapshot(let snapshot): return try scenes(of: snapshot, file: file)
    case .document(let document):
      return try variants.all.flatMap { circumstances, suffix in
        var circumstances = circumstances
        circumstances.isDark = style.map { $0 == .dark }
        return try scenes(of: document, file: file, LayoutReader(circumstances), suffix)
      }
    }
  }

  /// The layouts that a file of Swift makes.
  ///
  /// - Throws: `SnapshotError` for a layout that cannot be solved.
  func scenes(ofSwift file: String, _ reader: SourceReader) throws -> [Scene] {
    var result: [Scene] = []
    try forEachBuild { circumstances, build, suffix in
      result += try reader.layouts(in: file, build).compactMap {
        try scene(of: $0, file: file, circumstances, build, suffix)
      }
    }
    return result
  }

  /// The layouts of what a file turned out to be; those of a document with the classes that it names.
  func scenesWithClasses(
    of content: LayoutContent,
    file: String,
    _ fonts: FontOptions
  ) async throws -> [Scene] {
    let alone = try naming(file) { try scenes(of: content, file: file) }
    guard case .document = content, let classes = try await DocumentClasses(of: file, fonts) else {
      return alone
    }
    var joined: [Scene] = []
    try forEachBuild { circumstances, build, suffix in
      joined += try classes.layouts(build).compactMap {
        try scene(of: $0, file: file, circumstances, build, suffix)
      }
    }
    return DocumentClasses.replace(
      joined,
      elementsOfMade: \.elements,
      in: alone,
      elements: \.elements
    ) { made, _ in made }
  }

  /// Does something for each way in which code is read.
  private func forEachBuild(
    _ body: (CheckCircumstances, BuildOptions, _ suffix: String) throws -> Void
  ) rethrows {
    for (circumstances, suffix) in variants.all {
      for var build in circumstances.builds {
        build.includesLook = true
        build.isDark = style.map { $0 == .dark }
        try body(circumstances, build, suffix)
      }
    }
  }

  /// The scene of a class; nil where it has no layout.
  private func scene(
    of layout: SourceLayout,
    file: String,
    _ circumstances: CheckCircumstances,
    _ build: BuildOptions,
    _ suffix: String
  ) throws -> Scene? {
    guard let snapshot = layout.snapshot else { return nil }
    let (solved, found) = try LayoutReader(circumstances).diagnose(snapshot, file: file)
    let findings = found.compactMap(layout.made().judge)
    let device = build.device.map { ", \($0.id)" } ?? ""
    let elements = layout.document?.elements ?? []
    return Scene(
      content: try .init(solved, findings: findings),
      name: snapshot.name + device + suffix,
      names: elements.union([snapshot.name, layout.document?.scene ?? snapshot.name]),
      elements: elements,
      document: layout.isStopped ? nil : layout.document?.location.file,
      picture: LayoutPicture(solved, findings: findings),
      parts: [.init(snapshot: snapshot, first: 0, firstConstraint: 0)]
    )
  }

  private func scenes(of snapshot: LayoutSnapshot, file: String) throws -> [Scene] {
    try variants.directions.map { isRightToLeft in
      var shown = isRightToLeft ? snapshot.mirrored(toRightToLeft: true) : snapshot
      if isRightToLeft { shown.name += ", right to left" }
      let (solved, findings) = try LayoutReader().diagnose(shown, file: file)
      return Scene(
        content: try .init(solved, findings: findings),
        name: shown.name,
        names: [snapshot.name, snapshot.items.first?.id ?? ""],
        picture: LayoutPicture(solved, findings: findings),
        parts: [.init(snapshot: shown, first: 0, firstConstraint: 0)]
      )
    }
  }

  /// The scenes of a document, with the cells that they show in their lists.
  private func scenes(
    of document: InterfaceDocument,
    file: String,
    _ reader: LayoutReader,
    _ suffix: String
  ) throws -> [Scene] {
    var result: [Scene] = []
    let misplaced = try reader.misplacements(in: document, file: file)
    var darkReader = reader
    darkReader.circumstances.isDark = true
    let all = try reader.layouts(of: document, file: file)
    let allDark = style == .both ? try darkReader.layouts(of: document, file: file) : []
    for (device, layouts) in all.enumerated() {
      var scenes: [Scene] = []
      let darks = allDark.indices.contains(device) ? PlacedLayout.all(allDark[device]) : []
      for (place, placed) in PlacedLayout.all(layouts).enumerated() {
        let dark = darks.indices.contains(place) ? darks[place] : nil
        let snapshot = placed.layout.snapshot
        var (solved, findings) = try reader.diagnose(snapshot, file: file)
        if misplaced.indices.contains(place) { findings += misplaced[place] }
        let content = try InspectorPage.Layout(
          solved,
          findings: findings,
          dark: dark?.layout.snapshot
        )
        let picture = LayoutPicture(solved, findings: findings)
        guard let host = placed.host else {
          scenes.append(
            Scene(
              content: content,
              name: snapshot.name + suffix,
              names: placed.names.union([snapshot.name]),
              elements: placed.elements,
              picture: picture,
              parts: [.init(snapshot: snapshot, first: 0, firstConstraint: 0)]
            )
          )
          continue
        }
        let outer = scenes[placed.scene].picture.snapshot
        scenes[placed.scene].parts.append(
          .init(
            snapshot: snapshot,
            first: outer.items.count + (placed.cell == nil ? 0 : 1),
            firstConstraint: outer.constraints.count
          )
        )
        let origin = placed.layout.origin
        scenes[placed.scene].content.embed(
          content,
          in: host,
          cell: placed.cell,
          darkCell: dark?.cell,
          x: origin.x,
          y: origin.y
        )
        scenes[placed.scene].picture.embed(
          picture,
          in: host,
          cell: placed.cell,
          x: origin.x,
          y: origin.y
        )
        scenes[placed.scene].names.formUnion(placed.names)
      }
      result += scenes
    }
    return result
  }
}
