import LayoutEngine
import PortableUIKit

extension DocumentBuilder {
  /// Builds the view of an element, with everything below it.
  func makeView(_ element: InterfaceElement) throws(DocumentError) -> UIView {
    if let make = options.nib?.viewMaker(of: element) { return try decodedView(element, make) }
    return try filledView(element, nil)
  }

  /// Gives a view what its element says, and what is below it.
  ///
  /// - Parameters:
  ///   - element: The view's element.
  ///   - adopted: The view, where it is there already.
  /// - Returns: The view.
  /// - Throws: An error where an element cannot be understood.
  func filledView(
    _ element: InterfaceElement,
    _ adopted: UIView?
  ) throws(DocumentError) -> UIView {
    var options = options
    if let size = options.sceneContentSizes[sceneID] { options.contentSize = size }
    var factory = ViewFactory(document: document, options: options, traits: traits)
    factory.adopted = adopted
    let view = try factory.make(element)
    if !ViewFactory.isKnown(element) { noteUnknown(element) }
    // An app's texts are measured as those that its code makes.
    if options.nib == nil {
      view.textCanvas = textCanvas
      (view as? UILabel)?.isPlacedByCell = element.isLabelOfCell
      factory.roundTitle(of: view, element, scale: textCanvas.scale)
    }
    register(view, element)
    try applyCommonAttributes(element, to: view)
    if let label = view as? UILabel { applyShadow(element, to: label) }
    if options.includesLook || options.isForApp { applyLook(element, to: view) }
    if options.nib != nil { try applyBehavior(element, to: view) }
    addHostedRoots(of: element)
    addSectionTitles(of: element, to: view)
    try addSubviews(of: element, to: view)
    registerGuides(of: element, in: view)
    return view
  }

  /// Gives a label the shadow of its text, which its height depends on.
  private func applyShadow(_ element: InterfaceElement, to label: UILabel) {
    guard let color = color("shadowColor", of: element) else { return }
    label.shadowColor = color
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = CGSize(width: offset.length("width"), height: offset.length("height"))
    }
  }

  private func register(_ view: UIView, _ element: InterfaceElement) {
    elements[ObjectIdentifier(view)] = element
    madeViews.append(view)
    options.nib?.register(view, element)
    if let id = element.id { items[id] = view }
  }

  // MARK: - Attributes of every view

  private func applyCommonAttributes(
    _ element: InterfaceElement,
    to view: UIView
  ) throws(DocumentError) {
    if let frame = startingFrame(of: element) { view.frame = CGRect(frame) }
    view.isHidden = try element.flag("hidden", in: traits)
    view.translatesAutoresizingMaskIntoConstraints = element.isPlacedByFrame
    view.autoresizingMask = autoresizingMask(of: element)
    view.accessibilityIdentifier =
      options.isForApp ? element.accessibilityIdentifier : element.userLabel
    view.tag = element["tag"].flatMap(Int.init) ?? 0
    try applyPriorities(element, to: view)
    applyMargins(element, to: view)
    applySizeOverrides(element, to: view)
    switch element.attributes["semanticContentAttribute"] {
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    default: break
    }
  }

  /// The saved frame, where it is input: for views placed by their mask or fixed; and the saved size
  /// where the mask of a subview counts from it.
  ///
  /// Other views begin without a frame. Margins and safe areas depend on frames, and where a layout
  /// can come to rest in more than one way, the frames that it is compared with must not choose.
  private func startingFrame(of element: InterfaceElement) -> LayoutRect? {
    guard var frame = element.savedFrame else { return nil }
    // An app's view has its saved frame until it is laid out.
    if element.isPlacedByFrame || options.nib != nil { return frame }
    var inside = element.child("subviews")?.children ?? []
    if let content = element.child("view", key: "contentView") { inside.append(content) }
    guard inside.contains(where: \.isPlacedByFrame) else { return nil }
    (frame.x, frame.y) = (0, 0)
    return frame
  }

  private func autoresizingMask(of element: InterfaceElement) -> UIView.AutoresizingMask {
    guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { result, entry in
      if mask.flag(entry.0) { result.insert(entry.1) }
    }
  }

  /// Priorities that a document leaves out are 250 and 750 for every element.
  private func applyPriorities(
    _ element: InterfaceElement,
    to view: UIView
  ) throws(DocumentError) {
    func priority(
      _ attribute: String,
      _ otherwise: Float
    ) throws(DocumentError) -> UILayoutPriority {
      UILayoutPriority(try element.number(attribute, in: traits).map(Float.init) ?? otherwise)
    }
    view.setContentHuggingPriority(try priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(try priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      try priority("horizontalCompressionResistancePriority", 750),
      for: .horizontal
    )
    view.setContentCompressionResistancePriority(
      try priority("verticalCompressionResistancePriority", 750),
      for: .vertical
    )
  }

  private func applyMargins(_ element: InterfaceElement, to view: UIView) {
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
    if element.attributes["insetsLayoutMarginsFromSafeArea"] == "NO" {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = insets.directionalInsets
    } else if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(
        top: insets.length("top"),
        left: insets.length("left"),
        bottom: insets.length("bottom"),
        right: insets.length("right")
      )
    }
  }

  /// Sizes that the document states for the view: a designable's, a placeholder's, a text's.
  private func applySizeOverrides(_ element: InterfaceElement, to view: UIView) {
    if options.textSizes == .saved, let frame = element.savedFrame {
      let size = CGSize(width: frame.width, height: frame.height)
      if Self.textElements.contains(element.name) {
        view.textSizeOverride = size
      } else if Self.isSizedLikeText(element) {
        view.intrinsicSizeOverride = size
      }
    }
    // A designable label was measured on one line: its text is measured anew.
    if let id = element.id, let size = designableSizes[id], !hasOwnClass(element),
      options.textSizes == .metrics || !Self.textElements.contains(element.name),
      element.name != "label"
    {
      view.intrinsicSizeOverride = CGSize(width: size.width, height: size.height)
    }
    guard !options.isForApp else { return }
    let width = element.attributes["placeholderIntrinsicWidth"]
    let height = element.attributes["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return }
    view.intrinsicSizeOverride = CGSize(
      width: width.flatMap(Double.init).map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: height.flatMap(Double.init).map { CGFloat($0) } ?? UIView.noIntrinsicMetric
    )
  }

  /// Whether a view is one of a class of the caller's, which runs.
  private func hasOwnClass(_ element: InterfaceElement) -> Bool {
    element["customClass"].map { options.viewClasses[$0] != nil } ?? false
  }

  private static let textElements: Set<String> = ["label", "button", "textField", "textView"]

  /// Whether fonts decide how large an element is that shows more than one text: a symbol is a character
  /// of a font, a bar is as high as its buttons, and a wheel shows rows of text.
  private static func isSizedLikeText(_ element: InterfaceElement) -> Bool {
    switch element.name {
    case "toolbar", "datePicker": true
    case "imageView": element.showsSymbol
    default: false
    }
  }

  // MARK: - Subviews

  private func addSubviews(
    of element: InterfaceElement,
    to view: UIView
  ) throws(DocumentError) {
    if let content = element.child("view", key: "contentView"),
      let effectView = view as? UIVisualEffectView
    {
      try adopt(content, as: effectView.contentView)
    }
    if options.nib != nil { try addContent(of: element, to: view) }
    let excluded = try element.excluded(from: .subviews, for: traits)
    for child in element.child("subviews")?.children ?? [] {
      if let id = child.id, excluded.contains(id) { continue }
      if try fillLabel(child, ofCellAround: element, view) { continue }
      let subview = try makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
        try addCanvasSize(to: subview, child, in: stack)
        if !options.isForApp { addDefaultSize(to: subview, in: stack) }
      } else if let scroll = view as? UIVisualEffectView {
        scroll.contentView.addSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Builds an element into a view that its owner has made.
  func adopt(_ element: InterfaceElement, as view: UIView) throws(DocumentError) {
    register(view, element)
    try applyCommonAttributes(element, to: view)
    if options.includesLook || options.isForApp { applyLook(element, to: view) }
    try addSubviews(of: element, to: view)
    registerGuides(of: element, in: view)
  }

  /// Queues the hierarchies that Interface Builder lays out by themselves.
  private func addHostedRoots(of element: InterfaceElement) {
    if options.nib != nil { return }
    for hosted in element.hostedRoots {
      pendingRoots.append(
        PendingRoot(
          element: hosted.view,
          scene: scene,
          sceneID: sceneID,
          controller: nil,
          cell: hosted.cell,
          host: element.id
        )
      )
    }
  }

  // MARK: - Guides

  /// Lets a cell's element stand for its content view where both have the same place; else for the
  /// rectangle of the cell around its content view, which an accessory or a separator makes smaller.
  ///
  /// Documents in which the content view has no element of its own mean the content view.
  func registerCell(_ cell: InterfaceElement, content: InterfaceElement, of root: UIView) {
    registerGuides(of: cell, in: root)
    guard let id = cell.id, items[id] == nil else { return }
    items[id] = root
    guard content.id != nil, let outer = cell.savedFrame, let inner = content.savedFrame,
      (inner.x, inner.y, inner.width, inner.height) != (0, 0, outer.width, outer.height),
      isConstrained(id, in: [cell, content])
    else { return }
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let lead = root.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: CGFloat(inner.x))
    let top = root.topAnchor.constraint(equalTo: guide.topAnchor, constant: CGFloat(inner.y))
    NSLayoutConstraint.activate([
      lead, top,
      guide.widthAnchor.constraint(
        equalTo: root.widthAnchor,
        constant: CGFloat(outer.width - inner.width)
      ),
      guide.heightAnchor.constraint(
        equalTo: root.heightAnchor,
        constant: CGFloat(outer.height) - root.frame.height
      ),
    ])
    cellGuides[id] = guide
    elements[ObjectIdentifier(guide)] = cell
  }

  /// Whether a constraint of one of the hierarchies names an item.
  private func isConstrained(_ id: String, in hierarchies: [InterfaceElement]) -> Bool {
    hierarchies.contains { hierarchy in
      hierarchy.selfAndDescendants.contains {
        $0.name == "constraint" && ($0["firstItem"] == id || $0["secondItem"] == id)
      }
    }
  }

  private func registerGuides(of element: InterfaceElement, in view: UIView) {
    for child in element.children where child.isViewGuide {
      guard let id = child.id else { continue }
      let key = child.name == "keyboardLayoutGuide" ? "keyboard" : child.key
      let guide: UILayoutGuide? =
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
      guard let guide else {
        note(child, "the guide '\(child.key ?? child.name)' is not known and was left out")
        continue
      }
      items[id] = guide
      elements[ObjectIdentifier(guide)] = child
    }
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension InterfaceElement {
  /// Whether it is a label of one of UIKit's styles of cells, which lay theirs out by themselves.
  ///
  /// Source: Apple, `UITableViewCell.CellStyle`.
  var isLabelOfCell: Bool {
    guard let id, let cell = ancestors.first(where: { $0.name == "tableViewCell" }) else {
      return false
    }
    return cell["textLabel"] == id || cell["detailTextLabel"] == id
  }
}
