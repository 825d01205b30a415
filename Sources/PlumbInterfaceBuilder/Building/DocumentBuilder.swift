import LayoutEngine
import PortableUIKit

/// Turns a document into views, and the views into layouts.
///
/// Views of a scene that Interface Builder lays out by themselves are hierarchies of their own: a
/// controller's view, the content view of each cell, a table's header.
@MainActor
public final class DocumentBuilder {
  let document: InterfaceDocument
  let file: String
  let options: BuildOptions
  let traits: InterfaceTraits
  /// The screen in place of the canvas, where the options ask for one.
  let screen: BuildScreen?
  let designableSizes: [String: InterfaceSize]
  /// The identifiers of what outlets name.
  private let outletDestinations: Set<String>
  /// What was understood only in part.
  public private(set) var notes: [BuildNote] = []

  /// The views and guides of the hierarchy that is being built, by the ids of their elements.
  var items: [String: AnyObject] = [:]
  /// The elements behind views, guides and constraints.
  var elements: [ObjectIdentifier: InterfaceElement] = [:]
  var constraintElements: [ObjectIdentifier: InterfaceElement] = [:]
  /// The views of the hierarchy that elements describe, in the order of the document.
  var madeViews: [UIView] = []
  /// The constraints of the hierarchy, by the ids of their elements.
  var constraints: [String: NSLayoutConstraint] = [:]
  /// The ids of the constraints that the hierarchy has got: those of a cell's content view are met from
  /// both.
  var addedConstraints: Set<String> = []
  /// The rectangles of cells that are larger than their content views, by the ids of the cells.
  var cellGuides: [String: UILayoutGuide] = [:]
  /// Hierarchies that were met inside others.
  var pendingRoots: [PendingRoot] = []
  /// What measures the document's texts.
  private(set) var textCanvas: TextCanvas
  /// The name of the scene that is being built.
  var scene = ""
  /// The identifier of that scene.
  var sceneID = ""
  private var notedElements: Set<String> = []
  /// The widths that views were laid out with, by the ids of their elements.
  var laidOutWidths: [String: Double] = [:]

  /// A hierarchy that waits to be built.
  struct PendingRoot {
    var element: InterfaceElement
    var scene: String
    /// The identifier of the scene; a xib has none.
    var sceneID = ""
    /// The controller whose view it is.
    var controller: InterfaceElement?
    /// The cell whose content view it is.
    var cell: InterfaceElement?
    /// The id of the view that shows the hierarchy.
    var host: String?
  }

  /// Creates a builder for a document.
  ///
  /// `file` is how messages name it.
  public init(_ document: InterfaceDocument, file: String, options: BuildOptions = .init()) {
    self.document = document
    self.file = file
    self.options = options
    screen = BuildScreen(options, for: document)
    traits = screen?.traits ?? document.traits
    textCanvas = document.textCanvas(scale: nil)
    designableSizes = document.designableSizes
    outletDestinations = document.root.outletDestinations
  }

  /// Builds and lays out every hierarchy of the document.
  ///
  /// - Throws: `DocumentError` where an element cannot be understood.
  public func layouts() throws(DocumentError) -> [DocumentLayout] {
    try SystemGeneration.withCurrent(options.system ?? document.system) {
      () throws(DocumentError) -> [DocumentLayout] in
      var result: [DocumentLayout] = []
      pendingRoots = document.roots
      while !pendingRoots.isEmpty {
        let next = pendingRoots.removeFirst()
        let layout = try layOut(next)
        for item in layout.snapshot.items where !item.id.isEmpty {
          laidOutWidths[item.id] = item.frame.width
        }
        result.append(layout)
      }
      return result
    }
  }

  /// Builds every hierarchy of the document as an app gets it, without laying it out.
  ///
  /// - Throws: `DocumentError` where an element cannot be understood.
  func hierarchies() throws(DocumentError) -> [LoadedHierarchy] {
    let outlets = document.outlets
    var result: [LoadedHierarchy] = []
    pendingRoots = document.roots
    while !pendingRoots.isEmpty {
      let next = pendingRoots.removeFirst()
      let root = try build(next)
      // Everything is connected by now, as when UIKit calls it.
      for view in madeViews { view.awakeFromNib() }
      result.append(loaded(root, next, outlets))
    }
    return result
  }

  private func loaded(
    _ root: UIView,
    _ pending: PendingRoot,
    _ outlets: [InterfaceOutlet]
  ) -> LoadedHierarchy {
    var objects = items
    for (id, constraint) in constraints { objects[id] = constraint }
    return LoadedHierarchy(
      scene: pending.scene,
      storyboardIdentifier: pending.controller?["storyboardIdentifier"],
      controllerClass: pending.controller?["customClass"],
      reuseIdentifier: pending.cell?["reuseIdentifier"],
      view: root,
      file: file,
      viewClass: pending.element["customClass"] ?? pending.cell?["customClass"],
      isShownByAnother: pending.host != nil,
      objects: objects,
      outlets: outlets.filter { objects[$0.destination] != nil },
      lines: Dictionary(
        objects.keys.compactMap { id in document.element(id: id).map { (id, $0.line) } },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private func layOut(_ pending: PendingRoot) throws(DocumentError) -> DocumentLayout {
    let root = try build(pending)
    root.logsLayoutConflicts = false
    let captured = root.captureLayout(name: pending.scene, includesLook: options.includesLook)
    var snapshot = describe(captured, pending)
    addPaper(to: &snapshot, pending)
    addStandIns(to: &snapshot, captured.objects)
    addBars(to: &snapshot, root, pending)
    var layout = DocumentLayout(
      scene: pending.scene,
      rootID: pending.element.id ?? pending.cell?.id ?? "",
      snapshot: snapshot
    )
    layout.sceneID = pending.sceneID
    layout.controllerID = pending.controller?.id
    layout.containerIDs = pending.controller?.id.map(ContainerGraph(document).showing) ?? []
    layout.host = pending.host
    layout.origin = origin(of: pending)
    layout.cell = pending.cell.map { described($0, in: root) }
    if let change = widthChange(of: pending) { layout.cell?.frame.width += change }
    return layout
  }

  /// Makes the views and constraints of a hierarchy.
  private func build(_ pending: PendingRoot) throws(DocumentError) -> UIView {
    items = [:]
    constraints = [:]
    madeViews = []
    elements = [:]
    constraintElements = [:]
    addedConstraints = []
    cellGuides = [:]
    scene = pending.scene
    sceneID = pending.sceneID
    textCanvas = document.textCanvas(
      scale: options.sceneTextScales[sceneID] ?? options.textScale ?? screen?.device.scale
    )
    let root = try makeView(pending.element)
    if let frame = pending.element.savedFrame { root.frame = CGRect(frame) }
    fitBelowBar(root, pending)
    root.translatesAutoresizingMaskIntoConstraints = true
    if !options.isForApp { root.autoresizingMask = [] }
    if let cell = pending.cell {
      fitInsetGroup(root, cell)
      coverSeparator(root, cell)
    }
    if let change = widthChange(of: pending) { root.frame.size.width += CGFloat(change) }
    root.layoutScaleOverride = CGFloat(document.canvasScale)
    try applyInsets(to: root, pending)
    applyCircumstances(to: root, pending)
    addGuides(of: pending, to: root)
    if let cell = pending.cell { registerCell(cell, content: pending.element, of: root) }
    try addConstraints(below: pending.element, root)
    if let cell = pending.cell { try addConstraints(below: cell, root) }
    return root
  }

  /// Makes a view that is no root of the document, such as one in a bar, and lays it out.
  func detachedView(_ element: InterfaceElement) throws(DocumentError) -> UIView {
    let view = try build(PendingRoot(element: element, scene: ""))
    view.logsLayoutConflicts = false
    if !options.isForApp { view.layoutIfNeeded() }
    return view
  }

  private func described(_ cell: InterfaceElement, in root: UIView) -> DocumentLayout.Cell {
    let look = options.includesLook ? look(of: cell, root) : nil
    return DocumentLayout.Cell(
      id: cell.id ?? "",
      className: cell["customClass"] ?? "UI" + cell.name.prefix(1).uppercased()
        + cell.name.dropFirst(),
      frame: insetFrame(of: cell, root),
      accessory: cell["accessoryType"] ?? "",
      rowHeight: cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil },
      look: look
    )
  }

  /// Gives a content view that was saved a whole point lower than its cell the height of the cell.
  ///
  /// Source: saved frames in three documents of two public repositories, all of Xcode 8, whose views are in the middle of a
  /// content view as high as the cell.
  private func coverSeparator(_ root: UIView, _ cell: InterfaceElement) {
    guard cell.name == "tableViewCell", document.tools < 12000, let outer = cell.savedFrame,
      root.frame.height == CGFloat(outer.height) - 1
    else { return }
    root.frame.size.height = CGFloat(outer.height)
  }

  /// Narrows a content view that was saved as wide as its table, where the table insets its cells.
  ///
  /// Source: saved frames in tables of the inset grouped style.
  private func fitInsetGroup(_ root: UIView, _ cell: InterfaceElement) {
    guard let table = cell.ancestors.first(where: { $0.name == "tableView" }),
      table["style"] == "insetGrouped", let width = table.savedFrame?.width,
      abs(Double(root.frame.width) - width) < 0.5
    else { return }
    root.frame.size.width -= (screen?.size.width ?? document.canvasSize.width) >= 390 ? 40 : 32
  }

  /// Ends a controller's view that begins below an opaque bar at the bottom of the screen.
  ///
  /// Source: saved frames: documents of older tools save such a view with the size of the screen, and what
  /// is in it with the room that is left.
  private func fitBelowBar(_ root: UIView, _ pending: PendingRoot) {
    guard !options.isForApp, pending.controller != nil, pending.host == nil,
      document.fillsCanvas(pending.element), root.frame.minY > 0
    else { return }
    root.frame.size.height -= min(root.frame.minY, root.frame.height)
  }

  /// Notes once for each kind of element that it was taken for a plain view.
  func noteUnknown(_ element: InterfaceElement) {
    guard notedElements.insert(element.name).inserted else { return }
    notes.append(
      BuildNote(
        line: element.line,
        message: "<\(element.name)> is not known; it is laid out as a view"
      )
    )
  }

  func note(_ element: InterfaceElement, _ message: String) {
    notes.append(BuildNote(line: element.line, message: message))
  }

  // MARK: - Describing

  /// Gives the items and constraints of a captured layout the document's words.
  private func describe(_ captured: CapturedLayout, _ pending: PendingRoot) -> LayoutSnapshot {
    var snapshot = captured.snapshot
    // A root that is no screen gets another size from its host.
    let isScreen = pending.cell == nil && document.fillsCanvas(pending.element)
    // The width of a row of a list is known where the device is.
    let hasWidth = widthChange(of: pending) != nil
    for index in snapshot.constraints.indices where !isScreen {
      let attribute = snapshot.constraints[index].firstAttribute
      if snapshot.constraints[index].source == .encapsulatedSize, attribute.isSize,
        !(hasWidth && attribute == .width)
      {
        snapshot.constraints[index].isPlaceholder = true
      }
    }
    for (index, object) in captured.objects.enumerated() {
      guard let element = elements[ObjectIdentifier(object)] else {
        snapshot.items[index].id = ""
        continue
      }
      snapshot.items[index].id = element.id ?? ""
      snapshot.items[index].label = element.userLabel
      snapshot.items[index].text = element.shownText
      snapshot.items[index].className = element.attributes["customClass"] ?? "\(type(of: object))"
      // The content of a table is not known, whatever the document says of the guide that stands for it.
      snapshot.items[index].hasUnknownContent =
        snapshot.items[index].hasUnknownContent
        || element.hasUnknownContent(
          isOutlet: element.id.map(outletDestinations.contains) ?? false
        )
      snapshot.items[index].hasNoContentWidth =
        snapshot.items[index].hasUnknownContent && element.hasNoContentWidth
      snapshot.items[index].savedFrame = options.isAsSaved ? element.savedFrame : nil
      if element.flag("clipsSubviews") { snapshot.items[index].clipsToBounds = true }
      snapshot.items[index].origin = SourceLocation(
        file: file,
        line: element.line,
        column: element.column
      )
    }
    for (index, object) in captured.constraints.enumerated() {
      guard let object, let element = constraintElements[ObjectIdentifier(object)] else {
        snapshot.constraints[index].id = ""
        // A line of the builder's, which says nothing of the document.
        snapshot.constraints[index].origin = nil
        continue
      }
      snapshot.constraints[index].id = element.id ?? ""
      snapshot.constraints[index].isPlaceholder = element.flag("placeholder")
      snapshot.constraints[index].origin = SourceLocation(
        file: file,
        line: element.line,
        column: element.column
      )
    }
    return snapshot
  }
}
