import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// Reads what can be drawn: documents, and layouts as JSON.
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
  }

  /// The hierarchies of a file.
  func scenes(of data: Data, file: String) throws -> [Scene] {
    if file.hasSuffix(".json") {
      let snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
      let picture = try picture(of: snapshot)
      let root = snapshot.items.first?.id ?? ""
      return [Scene(picture: picture, names: [snapshot.name, root])]
    }
    return try scenes(of: InterfaceDocument(data: data, file: file), file: file)
  }

  private func picture(of snapshot: LayoutSnapshot) throws -> LayoutPicture {
    let solved = try SolvedLayout(snapshot)
    return LayoutPicture(solved, findings: solved.findings(of: rules))
  }

  // MARK: - Documents

  /// The hierarchies of a document; those that a list shows are put into it.
  private func scenes(of document: InterfaceDocument, file: String) throws -> [Scene] {
    var options = options
    options.includesLook = true
    var result: [Scene] = []
    /// The scene of each view, by its id, with its place there.
    var hosts: [String: (scene: Int, item: Int)] = [:]
    for layout in try DocumentBuilder(document, file: file, options: options).layouts() {
      let inner = try picture(of: layout.snapshot)
      let scene: Int
      let first: Int
      if let id = layout.host, let host = hosts[id] {
        scene = host.scene
        let cell = layout.cell.map { Self.item($0, like: layout.snapshot) }
        first = result[scene].picture.snapshot.items.count + (cell == nil ? 0 : 1)
        result[scene].picture.embed(inner, in: host.item, cell: cell)
      } else {
        scene = result.count
        first = 0
        result.append(Scene(picture: inner, names: [layout.scene]))
      }
      result[scene].names.formUnion([layout.rootID, layout.sceneID, layout.controllerID ?? ""])
      for (place, item) in layout.snapshot.items.enumerated() where !item.id.isEmpty {
        hosts[item.id] = (scene, first + place)
      }
    }
    for index in result.indices { result[index].names.remove("") }
    return result
  }

  /// A cell around its content view.
  private static func item(
    _ cell: DocumentLayout.Cell,
    like content: LayoutSnapshot
  ) -> LayoutSnapshot.Item {
    var item = LayoutSnapshot.Item(
      kind: .view,
      id: cell.id,
      className: cell.className,
      parent: nil,
      frame: cell.frame,
      properties: ItemProperties()
    )
    item.properties.isRightToLeft = content.items.first?.properties.isRightToLeft ?? false
    item.isPlacedByFrame = true
    var look = LayoutSnapshot.Look()
    look.tint = content.items.first?.look?.tint
    if cell.className.lowercased().contains("tableviewcell") || !cell.accessory.isEmpty {
      look.background = .white
      look.control = LayoutSnapshot.Control(.cell)
      look.control?.style = cell.accessory
    }
    item.look = look
    return item
  }
}
