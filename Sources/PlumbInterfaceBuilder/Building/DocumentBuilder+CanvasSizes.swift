import PortableUIKit

/// The sizes that Interface Builder's canvas gives to views that have none of their own in a stack view.
extension DocumentBuilder {
  /// Gives a plain view that nothing sizes across its stack the canvas's default size, as weakly as
  /// can be.
  ///
  /// Source: saved frames of plain views in stacks that do not fill their alignment, which have 240
  /// points or the most that the stack has room for.
  func addDefaultSize(to view: UIView, in stack: UIStackView) {
    guard type(of: view) == UIView.self, stack.alignment != .fill else { return }
    let isHorizontal = stack.axis == .horizontal
    let dimension = isHorizontal ? view.heightAnchor : view.widthAnchor
    let size = dimension.constraint(equalToConstant: 240)
    size.priority = UILayoutPriority(26)
    size.markAsInterfaceBuilders()
    size.isActive = true
  }

  /// Keeps an arranged view that has no size of its own at least 50 points wide and high, as firmly as the
  /// view resists being compressed, and as weakly as can be no larger.
  ///
  /// It is the canvas that does so, not UIKit: see ``BuildOptions/includesCanvasSizes``. Stack views,
  /// labels and image views count where they hold and show nothing; views whatever they hold, but where
  /// they hold something only if neither dimension has a constant.
  ///
  /// Source: saved frames in stack views of seven public repositories. Such views have 50 points where
  /// there is room: labels that hug with 251 are stretched by them, and views of the same resistance
  /// share what is missing with them. Views beside others that hug with 250 are larger.
  func addCanvasSize(
    to view: UIView,
    _ element: InterfaceElement,
    in stack: UIStackView
  ) throws(DocumentError) {
    guard options.includesCanvasSizes, view.intrinsicSizeOverride == nil,
      (view.textSizeOverride ?? .zero) == .zero, Self.canLackSize.contains(element.name),
      element.name == "view" || view.subviews.isEmpty
    else { return }
    let content = view.intrinsicContentSize
    guard content.width <= 0, content.height <= 0 else { return }
    // The default size is the wish for the width of a plain view across a vertical stack.
    let hasDefaultWidth =
      type(of: view) == UIView.self && stack.axis == .vertical && stack.alignment != .fill
    let stated = try statedDimensions(of: element)
    guard stated.isEmpty || view.subviews.isEmpty else { return }
    if !hasDefaultWidth, !stated.contains("width") { hold(view, view.widthAnchor, .horizontal) }
    if !stated.contains("height") { hold(view, view.heightAnchor, .vertical) }
  }

  /// The dimensions that a constraint of the element's own gives a constant.
  ///
  /// One of zero that gives way to a content's own wish says how small the view may become, not how large
  /// it is.
  ///
  /// Source: saved frames of public documents.
  private func statedDimensions(
    of element: InterfaceElement
  ) throws(DocumentError) -> Set<String> {
    let excluded = try element.excluded(from: .constraints, for: traits)
    var result: Set<String> = []
    for constraint in element.child("constraints")?.children ?? [] {
      guard constraint["secondItem"] == nil, constraint["relation"] == nil,
        constraint["firstItem"] == nil || constraint["firstItem"] == element.id,
        constraint.id.map(excluded.contains) != true
      else { continue }
      let isZero = (constraint.number("constant") ?? 0) == 0
      if isZero, (constraint.number("priority") ?? 1000) <= 250 { continue }
      if let dimension = constraint["firstAttribute"] { result.insert(dimension) }
    }
    return result
  }

  private static let canLackSize: Set<String> = ["view", "label", "stackView", "imageView"]

  private func hold(
    _ view: UIView,
    _ dimension: NSLayoutDimension,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var resistance = view.contentCompressionResistancePriority(for: axis)
    // The saved size of a text is what the canvas had left for it beside such views.
    if options.textSizes == .saved {
      resistance = UILayoutPriority(max(1, resistance.rawValue - 1))
    }
    let least = dimension.constraint(greaterThanOrEqualToConstant: 50)
    least.priority = min(resistance, UILayoutPriority(999))
    let most = dimension.constraint(lessThanOrEqualToConstant: 50)
    most.priority = UILayoutPriority(1)
    for constraint in [least, most] {
      constraint.markAsInterfaceBuilders()
      constraint.isActive = true
    }
  }
}
