import LayoutEngine
import PortableUIKit

/// What the frames that a document saved tell of a root view's safe area and margins, in points.
///
/// A required equality between an edge of a view in the root and the same edge of the root's safe area
/// or margins says where that edge was when the document was saved, and where there is none, one that comes before
/// the sizes of contents. What most of these equalities say
/// is taken if it is one of the insets that canvases are known to have; a frame that is out of date seldom says one of
/// those. Views that the document itself calls misplaced are not asked. Where nothing is tied to the safe area's top, the
/// saved navigation bar over the root says where it ends. Where no edge of the safe area is told above and below,
/// a tie to its middle says how much larger the one inset is than the other, and those of the device are taken if they
/// differ by as much.
///
/// Source: with what saved frames tell, as many views of public documents agree with their saved frames as with
/// insets that were recorded for each document. Ties that are not required tell the margins of views in documents of four
/// public repositories, and no view is lost by them. A scene of a document whose safe area nothing else tells starts below its
/// saved bar, 20 points lower than others of its version do. Ties to the middle tell that the safe areas of views that are no
/// screens are the device's in documents of four.
struct SavedInsets {
  /// The insets of the safe area that are told.
  private(set) var safeArea: [CanvasInsets.Side: Double] = [:]
  /// The margins in force that are told, with the safe area's part in them.
  private(set) var margins: [CanvasInsets.Side: Double] = [:]

  /// Asks the frames of a root's subviews.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - constraints: What its element, and that of the cell whose content view it is, hold.
  ///   - document: The document.
  ///   - usual: What the root is taken to have otherwise.
  ///   - addsSafeArea: Whether the safe area is added to the root's margins.
  init(
    of root: DocumentBuilder.PendingRoot,
    _ constraints: [InterfaceConstraint],
    in document: InterfaceDocument,
    usual: CanvasInsets,
    addsSafeArea: Bool
  ) {
    var safeAreas: [CanvasInsets.Side: [Double]] = [:]
    var inForce: [CanvasInsets.Side: [Double]] = [:]
    let edges = RootEdges(of: root)
    let told = constraints.compactMap { constraint in
      edges.inset(toldBy: constraint).map { (constraint.priority == 1000, $0, $1) }
    }
    let sure = Set(told.filter(\.0).map(\.1))
    for (isRequired, edge, inset) in told where isRequired || !sure.contains(edge) {
      if edge.isMargin {
        inForce[edge.side, default: []].append(inset)
      } else {
        safeAreas[edge.side, default: []].append(inset)
      }
    }
    let hasTop = safeAreas[.top] != nil
    if !hasTop, let bar = Self.barEnd(over: root, in: document) {
      safeAreas[.top] = [bar]
    }
    if usual.margins.left == usual.margins.right {
      let both = (inForce[.left] ?? []) + (inForce[.right] ?? [])
      inForce[.left] = both
      inForce[.right] = both
    }
    for side in CanvasInsets.Side.allCases {
      let known = CanvasInsets.knownSafeAreas(side, in: document)
      let usualMargin = usual.margins[side] + (addsSafeArea ? usual.safeArea[side] : 0)
      safeArea[side] = Self.common(safeAreas[side] ?? [], known, usual.safeArea[side])
      margins[side] = Self.common(
        inForce[side] ?? [],
        known + CanvasInsets.knownMargins,
        usualMargin
      )
    }
    guard !hasTop, safeAreas[.bottom] == nil else { return }
    let shifts = constraints.compactMap { edges.shift(toldBy: $0) }
    let pairs = [usual.safeArea, document.canvasSafeArea, document.canvasDeviceInsets, .zero]
    // A frame is off by half a pixel at each edge, and a shift by twice as much as a middle.
    let known = pairs.first { pair in
      shifts.count { abs($0 - Double(pair.top - pair.bottom)) <= 1 } * 2 > shifts.count
    }
    guard let known, known != usual.safeArea else { return }
    safeArea[.top] = Double(known.top)
    safeArea[.bottom] = Double(known.bottom)
  }

  /// Where the saved navigation bar over a root that fills the canvas ends; nil where there is none, or one with a large
  /// title, which leaves no room in some scenes.
  private static func barEnd(
    over root: DocumentBuilder.PendingRoot,
    in document: InterfaceDocument
  ) -> Double? {
    guard let id = root.controller?.id, document.fillsCanvas(root.element),
      let owner = ContainerGraph(document).navigationController(of: id),
      let bar = document.element(id: owner)?.child(key: "navigationBar"),
      bar["largeTitles"] != "YES", let frame = bar.savedFrame, frame.height >= 44,
      frame.height < 60
    else { return nil }
    return frame.y + frame.height
  }

  /// The known inset that more than half of what is told says; nil if it is the usual one.
  private static func common(_ told: [Double], _ known: [Double], _ usual: CGFloat) -> Double? {
    known.first { inset in
      abs(inset - Double(usual)) >= 0.5 && told.count { abs($0 - inset) < 0.5 } * 2 > told.count
    }
  }
}

extension CanvasInsets {
  /// The sides of a rectangle.
  enum Side: CaseIterable {
    case top, left, bottom, right
  }

  /// Takes over what the saved frames of a root's subviews tell; margins only if asked for.
  mutating func take(_ told: SavedInsets, addsSafeArea: Bool, takesMargins: Bool) {
    for side in Side.allCases {
      if let safe = told.safeArea[side] { safeArea[side] = CGFloat(safe) }
      guard takesMargins, let inForce = told.margins[side].map({ CGFloat($0) }) else { continue }
      guard addsSafeArea else {
        margins[side] = inForce
        continue
      }
      // Where the canvas has no margin of its own, what is told is the safe area.
      if told.safeArea[side] == nil, inForce < safeArea[side] || margins[side] == 0 {
        safeArea[side] = inForce
      }
      margins[side] = max(0, inForce - safeArea[side])
    }
  }

  /// The margins that canvases are known to give.
  static var knownMargins: [Double] { [0, 8, 11, 15, 16, 20] }

  /// What the safe area is known to be inset by on a side: nothing, a status bar, a device's own inset as the versions
  /// of the tools had it or that of another device, each with a bar or without, which a large title makes 52 points higher,
  /// or the bar of a sheet, which no status bar is above and which is 56 points high.
  ///
  /// Source: Apple, `UINavigationBar.prefersLargeTitles`; saved bars of 96 points, and scenes under one in two public
  /// documents. A third has a canvas of 375 points that kept the 47 of one of 390. Scenes of five that are as much lower than
  /// the canvas as a sheet is, and have a bar, start 56 points below their edge.
  static func knownSafeAreas(_ side: Side, in document: InterfaceDocument) -> [Double] {
    let own = Double(document.canvasDeviceInsets[side])
    let ofTools = Double(document.canvasSafeArea[side])
    switch side {
    case .left, .right: return [0, own, ofTools]
    case .top:
      let screens = [0, 20, own, ofTools, own * 2, 44, 47, 48, 50]
      return screens.flatMap { [$0, $0 + 44, $0 + 54, $0 + 44 + 52] } + [Double(sheetBar)]
    case .bottom: return [0, own, ofTools, own * 2, 34].flatMap { [$0, $0 + 44, $0 + 49] }
    }
  }
}

/// The edges of a root view, its safe area and its margins, as constraints name them.
private struct RootEdges {
  /// An edge of the safe area or of the margins.
  struct Edge: Hashable {
    var side: CanvasInsets.Side
    var isMargin: Bool
  }

  private var rootFrame: LayoutRect?
  /// The saved frames, in the root, of the views in it that stand where their constraints put them.
  private var frames: [String: LayoutRect] = [:]
  /// The root and the cell whose content view it is.
  private var roots: Set<String> = []
  private var safeAreas: Set<String> = []
  private var topGuides: Set<String> = []
  private var bottomGuides: Set<String> = []

  init(of root: DocumentBuilder.PendingRoot) {
    rootFrame = root.element.savedFrame
    add(subviewsOf: root.element, at: (0, 0))
    for element in [root.element, root.cell].compactMap(\.self) {
      if let id = element.id { roots.insert(id) }
      for child in element.children where child.isViewGuide && child.key == "safeArea" {
        if let id = child.id { safeAreas.insert(id) }
      }
    }
    for guide in root.controller?.child("layoutGuides")?.children ?? [] {
      guard let id = guide.id else { continue }
      if guide["type"] == "top" {
        topGuides.insert(id)
      } else {
        bottomGuides.insert(id)
      }
    }
  }

  /// Takes up the views in one whose corner is at a place of the root; those that scroll are left out.
  private mutating func add(subviewsOf element: InterfaceElement, at corner: (x: Double, y: Double))
  {
    for view in element.child("subviews")?.children ?? [] where view["misplaced"] != "YES" {
      guard var frame = view.savedFrame else { continue }
      frame.x += corner.x
      frame.y += corner.y
      if let id = view.id { frames[id] = frame }
      if view.name == "view" || view.name == "stackView" {
        add(subviewsOf: view, at: (frame.x, frame.y))
      }
    }
  }

  /// The edge that a constraint ties a view to, and how far the edge is from the root's; nil if the
  /// constraint tells no such thing.
  func inset(toldBy constraint: InterfaceConstraint) -> (Edge, Double)? {
    guard let rootFrame, constraint.relation == .equal, constraint.priority > 750,
      constraint.multiplier == 1, !constraint.isSymbolic, let first = constraint.firstItem,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return nil }
    let edge: Edge
    var place: Double
    if let frame = frames[first], let found = self.edge(second, secondAttribute),
      let ofView = Self.place(constraint.firstAttribute, of: frame, found.side)
    {
      edge = found
      place = ofView - constraint.constant
    } else if let frame = frames[second], let found = self.edge(first, constraint.firstAttribute),
      let ofView = Self.place(secondAttribute, of: frame, found.side)
    {
      edge = found
      place = ofView + constraint.constant
    } else {
      return nil
    }
    switch edge.side {
    case .top, .left: break
    case .bottom: place = rootFrame.height - place
    case .right: place = rootFrame.width - place
    }
    return (edge, place)
  }

  /// Where a view has an edge, if the attribute is of that side.
  private static func place(
    _ attribute: InterfaceConstraint.Attribute,
    of frame: LayoutRect,
    _ side: CanvasInsets.Side
  ) -> Double? {
    guard attribute.side == side else { return nil }
    switch side {
    case .top: return frame.y
    case .left: return frame.x
    case .bottom: return frame.y + frame.height
    case .right: return frame.x + frame.width
    }
  }

  /// How much larger the safe area's inset is above than below, as a constraint tells that ties a view to its middle; nil if
  /// it tells no such thing.
  func shift(toldBy constraint: InterfaceConstraint) -> Double? {
    guard let rootFrame, constraint.relation == .equal, constraint.priority == 1000,
      constraint.multiplier == 1, constraint.firstAttribute == .centerY,
      constraint.secondAttribute == .centerY, let first = constraint.firstItem,
      let second = constraint.secondItem
    else { return nil }
    let middle: Double
    if let frame = frames[first], safeAreas.contains(second) {
      middle = frame.y + frame.height / 2 - constraint.constant
    } else if let frame = frames[second], safeAreas.contains(first) {
      middle = frame.y + frame.height / 2 + constraint.constant
    } else {
      return nil
    }
    return 2 * middle - rootFrame.height
  }

  /// The edge that an item's attribute stands for.
  private func edge(_ item: String, _ attribute: InterfaceConstraint.Attribute) -> Edge? {
    if roots.contains(item) {
      return attribute.marginSide.map { Edge(side: $0, isMargin: true) }
    }
    // The guides of older documents lie between the root's edge and the safe area.
    if topGuides.contains(item) {
      return attribute == .bottom ? Edge(side: .top, isMargin: false) : nil
    }
    if bottomGuides.contains(item) {
      return attribute == .top ? Edge(side: .bottom, isMargin: false) : nil
    }
    guard safeAreas.contains(item) else { return nil }
    return attribute.side.map { Edge(side: $0, isMargin: false) }
  }
}

extension InterfaceConstraint.Attribute {
  /// The side of an edge; leading is left, as on the canvas.
  fileprivate var side: CanvasInsets.Side? {
    switch self {
    case .top: .top
    case .left, .leading: .left
    case .bottom: .bottom
    case .right, .trailing: .right
    default: nil
    }
  }

  /// The side of a margin.
  fileprivate var marginSide: CanvasInsets.Side? {
    switch self {
    case .topMargin: .top
    case .leftMargin, .leadingMargin: .left
    case .bottomMargin: .bottom
    case .rightMargin, .trailingMargin: .right
    default: nil
    }
  }
}

extension UIEdgeInsets {
  /// The inset of a side.
  fileprivate subscript(side: CanvasInsets.Side) -> CGFloat {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
