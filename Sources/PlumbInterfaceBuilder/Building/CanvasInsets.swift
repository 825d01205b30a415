import LayoutEngine
import PortableUIKit

/// What Interface Builder's canvas gives a root view where nobody says otherwise, in points.
///
/// Source: the safe areas and margins that reproduce the saved frames of public documents, by device
/// and by version of the tools.
struct CanvasInsets {
  var safeArea: UIEdgeInsets = .zero
  var margins: UIEdgeInsets

  /// The insets of a root of a document; `screenWidth` is that of a screen in place of the canvas.
  init(
    of root: DocumentBuilder.PendingRoot,
    in document: InterfaceDocument,
    screenWidth: Double? = nil
  ) {
    if let cell = root.cell, cell.name == "tableViewCell" {
      margins = Self.cellMargins(cell, in: document)
      return
    }
    let width = screenWidth ?? document.canvasSize.width
    // Source: saved frames: 16 points up to a width of 393, 20 from 414 on. What widths between those have
    // is not recorded; 16 is taken.
    var side: CGFloat = width >= 414 ? 20 : 16
    if root.cell != nil { side = width >= 390 ? 20 : 16 }
    if root.cell != nil, root.element.id == nil {
      // A content view without an element of its own, as older tools wrote them.
      margins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
      return
    }
    let isCanvas = document.fillsCanvas(root.element) && root.cell == nil
    guard isCanvas || root.controller != nil else {
      // Source: saved frames in 12 documents of ten public repositories, of views 371 to 434 points wide; none shows
      // the 8 points that a view has by itself.
      let own: CGFloat = (root.element.savedFrame?.width ?? 0) >= 414 ? 20 : 16
      margins = UIEdgeInsets(top: 8, left: own, bottom: 8, right: own)
      return
    }
    if isCanvas {
      safeArea = document.canvasSafeArea
      let owner = root.controller ?? root.element
      let containers = ContainerGraph(document)
      let id = root.controller?.id ?? ""
      let top = owner.child(key: "simulatedTopBarMetrics")?.name
      let bottom = owner.child(key: "simulatedBottomBarMetrics")?.name
      // A controller's bar is told by the storyboard's segues; what is simulated there may be opaque.
      if containers.isInNavigation(id)
        || (root.controller == nil && top == "simulatedNavigationBarMetrics")
      {
        safeArea.top += Self.navigationBar(document)
      }
      if containers.isInTabs(id) || (bottom == "simulatedTabBarMetrics") {
        safeArea.bottom += 49
      } else if bottom == "simulatedToolbarMetrics" {
        safeArea.bottom += 44
      }
    } else if document.isSheet(root.element), let id = root.controller?.id,
      ContainerGraph(document).isInNavigation(id)
    {
      safeArea.top = Self.sheetBar
    }
    margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The height of a navigation bar in a sheet, which no status bar is above.
  ///
  /// Source: scenes under one in five public documents of Xcode 11 to 16.
  static let sheetBar: CGFloat = 56

  private static func navigationBar(_ document: InterfaceDocument) -> CGFloat {
    document.tools >= 24000 ? 54 : 44
  }

  /// A table cell's content view: 11 above and below (8 in old documents), at the sides 16, or 20 on
  /// wide devices, and 15 in documents older than those; 8 beside an accessory.
  private static func cellMargins(
    _ cell: InterfaceElement,
    in document: InterfaceDocument
  ) -> UIEdgeInsets {
    let vertical: CGFloat = document.tools < 13000 ? 8 : 11
    let width = cell.savedFrame?.width ?? 0
    let isInTable = cell.parent?.name != "objects"
    let isWide = width >= 390 || (isInTable && document.canvasSize.width >= 390 && width > 343)
    // Until then a wide cell that stands alone had the margins of the narrower device.
    let isOldAlone =
      !isInTable && document.tools < 17000 && width >= 390 && document.canvasSize.width == 375
    let side: CGFloat = document.tools < 11000 || isOldAlone ? 15 : isWide ? 20 : 16
    let hasAccessory = cell["accessoryType"] != nil
    return UIEdgeInsets(
      top: vertical,
      left: side,
      bottom: vertical,
      right: hasAccessory ? 8 : side
    )
  }
}

extension InterfaceDocument {
  /// Whether a root has the size of the canvas.
  func fillsCanvas(_ element: InterfaceElement) -> Bool {
    guard let frame = element.savedFrame else { return false }
    return abs(frame.width - canvasSize.width) < 0.5 && abs(frame.height - canvasSize.height) < 0.5
  }

  /// Whether a root is as wide as the canvas and lower by what a sheet leaves above itself.
  ///
  /// Source: roots that are 20 points lower than canvases of devices with a home button, 54 lower than others, and 10 lower
  /// since Xcode 14.
  func isSheet(_ element: InterfaceElement) -> Bool {
    guard tools >= 15_000, let frame = element.savedFrame else { return false }
    return abs(frame.width - canvasSize.width) < 0.5
      && [10, 20, 54].contains { abs(canvasSize.height - frame.height - $0) < 0.5 }
  }

  /// The safe area of the device without bars, as this version of the tools had it.
  ///
  /// Devices with a home button have no status bar in tools 15000 to 22000. Tools from 24000 on count
  /// the safe area of rounded devices twice. What a version had at the top upright it had at the sides in landscape.
  var canvasSafeArea: UIEdgeInsets {
    var insets = canvasDeviceInsets
    if insets.bottom == 0 {
      if (15000..<22000).contains(tools), insets.top > 0 { insets.top = 0 }
      return insets
    }
    let cutOut: CGFloat? =
      switch canvas?.deviceID {
      case "retina6_1": tools >= 21200 ? 48 : 44
      case "retina5_9": tools >= 21000 ? 50 : 44
      default: nil
      }
    if let cutOut {
      if insets.top > 0 { insets.top = cutOut }
      if insets.left > 0 { insets.left = cutOut }
      if insets.right > 0 { insets.right = cutOut }
    }
    if canvas?.deviceID == "retina6_5" { return insets }
    guard tools >= 24000 else { return insets }
    return UIEdgeInsets(
      top: insets.top * 2,
      left: insets.left * 2,
      bottom: insets.bottom * 2,
      right: insets.right * 2
    )
  }
}
