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
  func scenes(ofSwift file: String) async throws -> [Scene] {
    var options = options
    options.includesLook = true
    let sources = SwiftSources(around: file)
    if let failure = sources.failures.first { throw Failure(failure.description) }
    let layouts = await sources.reader().layouts(in: file, options)
    for layout in layouts where layout.snapshot == nil {
      let reason = layout.reasons.first?.message ?? "nothing is known of it"
      Terminal.complain("\(file): \(layout.className) could not be laid out: \(reason)")
    }
    return try layouts.compactMap { layout in
      guard let snapshot = layout.snapshot else { return nil }
      let solved = try naming(file) { try SolvedLayout(snapshot) }
      let findings = solved.findings(of: rules).compactMap(layout.made().judge)
      return Scene(
        picture: LayoutPicture(solved, findings: findings),
        names: [snapshot.name]
      )
    }
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
          Scene(picture: inner, names: placed.names, sceneID: placed.layout.sceneID)
        )
      }
    }
    return result
  }
}
