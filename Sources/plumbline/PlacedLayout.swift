import LayoutEngine
import PlumbInterfaceBuilder

/// A hierarchy of a document, with the list that shows it.
struct PlacedLayout {
  /// The hierarchy.
  var layout: DocumentLayout
  /// Which of the document's scenes it belongs to; one that no list shows begins a new one.
  var scene: Int
  /// The place of the list among the items of the scene, as they come one after the other, or nil.
  var host: Int?
  /// The cell around it, which comes before its own items.
  var cell: LayoutSnapshot.Item?

  /// Finds out for each hierarchy of a document where it is shown.
  static func all(_ layouts: [DocumentLayout]) -> [PlacedLayout] {
    var result: [PlacedLayout] = []
    /// The number of items in each scene.
    var counts: [Int] = []
    /// The scene of each view, by its id, with its place there.
    var hosts: [String: (scene: Int, item: Int)] = [:]
    for layout in layouts {
      let host = layout.host.flatMap { hosts[$0] }
      var placed = PlacedLayout(layout: layout, scene: host?.scene ?? counts.count)
      if let host {
        placed.host = host.item
        placed.cell = layout.cell.map { item($0, like: layout.snapshot) }
      } else {
        counts.append(0)
      }
      let first = counts[placed.scene] + (placed.cell == nil ? 0 : 1)
      for (place, item) in layout.snapshot.items.enumerated() where !item.id.isEmpty {
        hosts[item.id] = (placed.scene, first + place)
      }
      counts[placed.scene] = first + layout.snapshot.items.count
      result.append(placed)
    }
    return result
  }

  /// The ids of the elements that the hierarchy is of.
  var elements: Set<String> {
    Set([layout.rootID, layout.controllerID ?? ""]).subtracting([""])
  }

  /// The names by which the hierarchy can be asked for.
  var names: Set<String> {
    Set(
      [layout.scene, layout.rootID, layout.sceneID, layout.controllerID ?? ""] + layout.containerIDs
    ).subtracting([""])
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
    item.look = cell.look
    return item
  }
}
