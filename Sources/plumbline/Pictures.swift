import Foundation
import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// Reads what can be drawn: documents, layouts as JSON, and conflict logs.
@MainActor
struct Pictures {
  /// How documents are laid out.
  var options = BuildOptions()
  /// The rules whose findings are shown.
  var rules: [Rule] = []

  /// A hierarchy with the identifiers by which it can be asked for.
  struct Scene {
    var picture: LayoutPicture
    var names: Set<String>
    /// The identifier of the document's scene, or nil.
    var sceneID: String?
    /// The ids of the elements of a document that the hierarchy is of, without those that its lists show.
    var elements: Set<String> = []
    /// What a recorded tree says of each view beside what the picture shows, or nil for what is none.
    var recorded: [RecordedTree.Facts]?
  }

  /// The hierarchies of a file.
  func scenes(of content: LayoutContent, file: String) throws -> [Scene] {
    switch content {
    case .document(let document): return try scenes(of: document, file: file)
    case .snapshot(var snapshot):
      if options.isRightToLeft { snapshot = snapshot.mirrored(toRightToLeft: true) }
      let root = snapshot.items.first?.id ?? ""
      return [
        Scene(
          picture: try naming(file) { try picture(of: snapshot) },
          names: [snapshot.name, root]
        )
      ]
    case .tree(let tree):
      return [
        Scene(picture: LayoutPicture(tree), names: [tree.snapshot.name], recorded: tree.facts)
      ]
    case .log(let log):
      return log.entries.map { entry in
        let layout = ReconstructedLayout(entry, file: log.file)
        return Scene(
          picture: LayoutPicture(layout),
          names: [layout.snapshot.name, "\(entry.lines[0])"]
        )
      }
    }
  }

  /// The layouts that a file of Swift makes.
  ///
  /// The fonts that its module names become known first, and those that are not found are told.
  func scenes(ofSwift file: String, _ fonts: FontOptions) async throws -> [Scene] {
    var options = options
    options.includesLook = true
    let sources = SwiftSources(around: file)
    if let failure = sources.failures.first { throw Failure(failure.description) }
    fonts.supply(code: file, sources.texts.map(\.text))
    let layouts = await sources.reader().layouts(in: file, options)
    FontOptions.tell(of: layouts.compactMap(\.snapshot))
    for layout in layouts where layout.snapshot == nil {
      let reason = layout.reasons.first?.message ?? "nothing is known of it"
      Terminal.complain("\(file): \(layout.className) could not be laid out: \(reason)")
    }
    return try layouts.compactMap { try scene(of: $0, file: file) }
  }

  /// The hierarchies of a document, laid out with the classes that it names.
  ///
  /// - Parameters:
  ///   - content: The document; other content has no classes.
  ///   - file: Its file, whose module has the classes.
  ///   - fonts: Where the fonts of the classes come from.
  /// - Returns: The hierarchies.
  /// - Throws: ``Failure`` for a module of which a file cannot be read.
  func scenesWithClasses(
    of content: LayoutContent,
    file: String,
    _ fonts: FontOptions
  ) async throws -> [Scene] {
    let scenes = try scenes(of: content, file: file)
    guard case .document = content, let classes = try await DocumentClasses(of: file, fonts) else {
      return scenes
    }
    var options = options
    options.includesLook = true
    return try DocumentClasses.replace(
      classes.layouts(options),
      elementsOfMade: { $0.document?.elements ?? [] },
      in: scenes,
      elements: \.elements
    ) { layout, scene in
      guard var made = try self.scene(of: layout, file: file) else { return scene }
      made.sceneID = scene?.sceneID
      made.elements = layout.document?.elements ?? []
      made.names.formUnion(made.elements.union(scene?.names ?? []))
      return made
    }
  }

  /// The picture of a class; nil where none could be made.
  private func scene(of layout: SourceLayout, file: String) throws -> Scene? {
    guard let snapshot = layout.snapshot else { return nil }
    let solved = try naming(file) { try SolvedLayout(snapshot) }
    let findings = solved.findings(of: rules).compactMap(layout.made().judge)
    return Scene(picture: LayoutPicture(solved, findings: findings), names: [snapshot.name])
  }

  /// Whether a document says to ignore a finding; other files say nothing.
  func ignored(in content: LayoutContent) -> (CheckReport.Entry) -> Bool {
    guard case .document(let document) = content else { return { _ in false } }
    let rules = IgnoredRules(document)
    return { rules.contain($0) }
  }

  private func picture(of snapshot: LayoutSnapshot) throws -> LayoutPicture {
    let solved = try SolvedLayout(snapshot)
    return LayoutPicture(solved, findings: solved.findings(of: rules))
  }

  /// The hierarchies of a document; those that a list shows are put into it.
  private func scenes(of document: InterfaceDocument, file: String) throws -> [Scene] {
    var options = options
    options.includesLook = true
    var result: [Scene] = []
    let layouts = try DocumentBuilder(document, file: file, options: options).layouts()
    // What a canvas calls a scene, it can be asked for by.
    let titles = Dictionary(
      document.scenes.map { ($0.id ?? "", document.title(of: $0).name) },
      uniquingKeysWith: { first, _ in first }
    )
    for placed in PlacedLayout.all(layouts) {
      let inner = try naming(file) { try picture(of: placed.layout.snapshot) }
      if let host = placed.host {
        let origin = placed.layout.origin
        result[placed.scene].picture.embed(
          inner,
          in: host,
          cell: placed.cell,
          x: origin.x,
          y: origin.y
        )
        result[placed.scene].names.formUnion(placed.names)
      } else {
        result.append(
          Scene(
            picture: inner,
            names: placed.names.union(titles[placed.layout.sceneID].map { [$0] } ?? []),
            sceneID: placed.layout.sceneID,
            elements: placed.elements
          )
        )
      }
    }
    return result
  }
}
