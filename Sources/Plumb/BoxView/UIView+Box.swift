#if canImport(UIKit)
public import UIKit

extension UIView {
  // MARK: - Items

  /// An item of the view, with zero pins on all four sides.
  public var boxed: BoxItem { BoxItem(view: self) }
  /// An item of the view, with zero pins on all four sides.
  public var bi: BoxItem { boxed }
  /// An item of the view with a layout.
  public func boxed(layout: BoxLayout) -> BoxItem { BoxItem(view: self, layout: layout) }

  /// Changes the view's item in the box above it, in place.
  ///
  ///     nameField.updateBoxItem { $0.layout.top = >=20 }
  public func updateBoxItem(
    file: String = #fileID,
    line: UInt = #line,
    _ update: (inout BoxItem) -> Void
  ) {
    guard let box = superview as? BoxView else {
      report(.notAnItem(self), file: file, line: line)
      return
    }
    box.updateItemForObject(self, file: file, line: line, update: update)
  }

  /// Replaces the view's item in the box above it by a changed copy.
  ///
  ///     nameField.updateBoxItem { $0.top(20) }
  public func updateBoxItem(
    file: String = #fileID,
    line: UInt = #line,
    _ update: (BoxItem) -> BoxItem
  ) {
    updateBoxItem(file: file, line: line) { (item: inout BoxItem) in item = update(item) }
  }

  /// The view itself, ready for constraints: its autoresizing mask no longer makes any.
  public var al: Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  // MARK: - Content Priorities

  /// How firmly the view resists growing wider than its content.
  public var huggingX: UILayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How firmly the view resists growing higher than its content.
  public var huggingY: UILayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How firmly the view resists growing narrower than its content.
  public var resistanceX: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How firmly the view resists growing lower than its content.
  public var resistanceY: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }

  // MARK: - Inserting Subviews

  /// The frame, of height 0, from which a new view below `view` can grow, in this view's coordinates.
  public func insertionFrameBelow(view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    return CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
  }

  /// The frame, of width 0, from which a new view behind `view` can grow, in this view's coordinates.
  ///
  /// Behind is on the right, or on the left where this view reads from right to left.
  public func insertionFrameOnRight(view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? frame.minX : frame.maxX,
      y: frame.minY,
      width: 0,
      height: frame.height
    )
  }

  /// Adds `view` at a place from back to front.
  ///
  /// A view beside itself stays where it is.
  public func insertSubview(_ view: UIView, z: BoxLayout.ZPosition) {
    switch z {
    case .above(view), .below(view):
      if view.superview !== self { addSubview(view) }
    case .back, .above(nil): insertSubview(view, at: 0)
    case .front, .below(nil): addSubview(view)
    case .above(let sibling?): insertSubview(view, aboveSubview: sibling)
    case .below(let sibling?): insertSubview(view, belowSubview: sibling)
    }
  }

  // MARK: - Adding Items

  /// Adds one item that fills the view as its layout says, and returns the active constraints.
  @discardableResult
  public func addBoxItem(
    _ item: BoxItem,
    axis: BoxLayout.Axis = .y,
    insets: UIEdgeInsets? = nil,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    addBoxItems([item], axis: axis, insets: insets, file: file, line: line)
  }

  /// Adds a view that fills this one as `layout` says, and returns the active constraints.
  @discardableResult
  public func addBoxedView(
    _ view: UIView,
    layout: BoxLayout = .zero,
    file: String = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    addBoxItems([view.boxed(layout: layout)], file: file, line: line)
  }

  // MARK: - Removing Constraints

  /// Deactivates the constraints that have `attribute` of the view on their first side.
  public func bxRemoveConstraintsForAttribute(_ attribute: NSLayoutConstraint.Attribute) {
    NSLayoutConstraint.deactivate(
      constraintsHereAndAbove.filter { $0.firstItem === self && $0.firstAttribute == attribute }
    )
  }

  /// Deactivates the constraints between the view and `view`.
  public func bxRemoveConstraintsToView(_ view: UIView) {
    NSLayoutConstraint.deactivate(
      constraintsHereAndAbove.filter {
        $0.firstItem === self && $0.secondItem === view
          || $0.firstItem === view && $0.secondItem === self
      }
    )
  }

  private var constraintsHereAndAbove: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      constraints += current.constraints
      view = current.superview
    }
    return constraints
  }
}

extension UIEdgeInsets {
  /// The same inset on all four sides, in points.
  public static func all(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
#endif
