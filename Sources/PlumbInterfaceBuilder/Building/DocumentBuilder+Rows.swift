import LayoutEngine
import PortableUIKit

// What is seen of the rows of a document's tables beside their content.

extension DocumentBuilder {
  /// What a cell looks like around its content: its background and corners, its accessory and the lines around it.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - root: Its content view.
  /// - Returns: The look in the style of the content view.
  func look(of cell: InterfaceElement, _ root: UIView) -> LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.isDark = root.traitCollection.userInterfaceStyle == .dark
    look.tint = LayoutSnapshot.Color(root.tintColor)
    look.background = background(of: cell).map {
      LayoutSnapshot.Color($0.resolvedColor(with: root.traitCollection))
    }
    guard cell.name == "tableViewCell" else { return look }
    addRow(to: &look, cell, root)
    return look
  }

  private func addRow(
    to look: inout LayoutSnapshot.Look,
    _ cell: InterfaceElement,
    _ root: UIView
  ) {
    var control = LayoutSnapshot.Control(.cell)
    defer { look.control = control }
    control.style = cell["accessoryType"] ?? ""
    let table = cell.ancestors.first { $0.name == "tableView" }
    let inset =
      cell.child("inset", key: "separatorInset") ?? table?.child("inset", key: "separatorInset")
    let said = inset.map(\.edgeInsets)
    let side = root.layoutMargins.left
    control.lineInsets = LayoutInsets(
      top: 0,
      left: Double(said?.left ?? side),
      bottom: 0,
      right: Double(said?.right ?? 0)
    )
    let rows = cell.parent?.children.filter { $0.name == "tableViewCell" } ?? []
    guard let table, let row = rows.firstIndex(of: cell) else {
      // A cell that stands by itself has no line that would say anything.
      (control.count, control.selected) = (1, 0)
      return
    }
    let hasLines = table["separatorStyle"] != "none"
    (control.count, control.selected) = hasLines ? (rows.count, row) : (1, 0)
    let isFirst = row == 0
    let isLast = row == rows.count - 1
    switch table["style"] {
    case "insetGrouped":
      // Source: Apple's design resources for iOS 18 and iOS 26.
      if isFirst || isLast { look.cornerRadius = root.isOfNewestSystem ? 26 : 10 }
      look.corners = []
      if isFirst { look.corners.formUnion([.topLeft, .topRight]) }
      if isLast { look.corners.formUnion([.bottomLeft, .bottomRight]) }
    case "grouped" where hasLines && !root.isOfNewestSystem:
      look.layers = edges(of: cell, root, isFirst: isFirst, isLast: isLast)
    default: break
    }
  }

  /// The lines from side to side above and below the rows of a group.
  private func edges(
    of cell: InterfaceElement,
    _ root: UIView,
    isFirst: Bool,
    isLast: Bool
  ) -> [LayoutSnapshot.Layer] {
    guard let frame = cell.savedFrame else { return [] }
    let width = frame.width + Double(laidOutChange(of: cell))
    let color = UIColor.separator.resolvedColor(with: root.traitCollection)
    var look = LayoutSnapshot.Look()
    look.background = LayoutSnapshot.Color(color)
    return [(isFirst, 0), (isLast, frame.height - 0.5)].filter(\.0).map {
      LayoutSnapshot.Layer(
        frame: LayoutRect(x: 0, y: $0.1, width: width, height: 0.5),
        look: look
      )
    }
  }

  private func laidOutChange(of cell: InterfaceElement) -> Double {
    guard let table = cell.ancestors.first(where: { $0.name == "tableView" }), let id = table.id,
      let saved = table.savedFrame?.width, let width = laidOutWidths[id]
    else { return 0 }
    return width - saved
  }

  /// The frame of a cell in its table: one that was saved as wide as a table of inset groups stands in from its sides.
  func insetFrame(of cell: InterfaceElement, _ root: UIView) -> LayoutRect {
    var frame = cell.savedFrame ?? .zero
    guard let table = cell.ancestors.first(where: { $0.name == "tableView" }),
      table["style"] == "insetGrouped", let width = table.savedFrame?.width,
      abs(frame.width - width) < 0.5
    else { return frame }
    let side = (screen?.size.width ?? document.canvasSize.width) >= 390 ? 20.0 : 16
    frame.x += side
    frame.width -= 2 * side
    return frame
  }
}

extension UIView {
  /// Whether the view is laid out as on the newest generation of the system.
  fileprivate var isOfNewestSystem: Bool { SystemGeneration.current >= .ios26 }
}
