import LayoutEngine
import PortableUIKit

/// What Interface Builder's canvas gives a root view where nobody says otherwise, in points.
///
/// Source: safe areas and margins that reproduce the saved frames of public documents, by device and
/// version of the tools.
struct CanvasInsets {
  var safeArea: UIEdgeInsets = .zero
  var margins: UIEdgeInsets

  /// The insets of a root of a document.
  init(of root: DocumentBuilder.PendingRoot, in document: InterfaceDocument) {
    let tools = document.tools
    if let cell = root.cell, cell.name == "tableViewCell" {
      margins = Self.cellMargins(cell, root.element, document)
      return
    }
    guard root.controller != nil || document.givesSafeArea(to: root.element) else {
      margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return
    }
    safeArea = document.fillsDevice(root.element) ? document.canvasSafeArea(tools) : .zero
    guard root.controller != nil else {
      margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return
    }
    let side: CGFloat = (root.element.savedFrame?.width ?? 0) >= 390 ? 20 : 16
    margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// A table cell's content view: 11 above and below (8 in old documents, 15 in Xcode 26), at the
  /// sides 16 or 20 by device (15 in old documents), 8 beside an accessory.
  private static func cellMargins(
    _ cell: InterfaceElement, _ content: InterfaceElement, _ document: InterfaceDocument
  ) -> UIEdgeInsets {
    let tools = document.tools
    let vertical: CGFloat = tools < 14000 ? 8 : tools >= 24000 ? 15 : 11
    let width = cell.savedFrame?.width ?? 0
    let side: CGFloat = tools < 11000 ? 15 : width >= 390 ? 20 : 16
    let hasAccessory = cell.attributes["accessoryType"] != nil
    return UIEdgeInsets(
      top: vertical, left: side, bottom: vertical, right: hasAccessory ? 8 : side)
  }
}

extension InterfaceDocument {
  /// Whether a root has the size of the canvas.
  func fillsDevice(_ element: InterfaceElement) -> Bool {
    guard let frame = element.savedFrame else { return false }
    let canvas = canvasSize
    return abs(frame.width - canvas.width) < 0.5 && abs(frame.height - canvas.height) < 0.5
  }

  /// Whether a root without a controller has a safe area of the device.
  func givesSafeArea(to element: InterfaceElement) -> Bool {
    usesSafeAreas && fillsDevice(element)
      && element.children.contains { $0.attributes["key"] == "safeArea" }
  }

  /// The safe area of the device without bars, as this version of the tools had it.
  func canvasSafeArea(_ tools: Int) -> UIEdgeInsets {
    let known = canvasDeviceInsets
    if known.bottom == 0 {
      return (15000..<21000).contains(tools)
        ? .zero : UIEdgeInsets(top: known.top, left: 0, bottom: 0, right: 0)
    }
    var top = known.top
    if canvasSize.width == 414, canvasSize.height == 896 { top = tools >= 21000 ? 48 : 44 }
    if canvasSize.width == 375, canvasSize.height == 812 { top = tools >= 21000 ? 50 : 44 }
    return UIEdgeInsets(top: top, left: known.left, bottom: known.bottom, right: known.right)
  }
}
