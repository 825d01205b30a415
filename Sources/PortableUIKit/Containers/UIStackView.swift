public import Foundation
import Requirements

/// A view that lays out other views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [title, detail])
///     stack.axis = .vertical
///     stack.spacing = 8
///
/// The layout is made of ordinary constraints, which the stack view owns and names as UIKit does:
/// `UISV-canvas-connection` ties the views to the stack view, `UISV-spacing` to each other. They are
/// built anew before the next layout whenever something changes.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views fill the length of the stack view.
  public enum Distribution: Int, Sendable {
    /// They take all of it, by their hugging and compression priorities.
    case fill = 0
    /// They take all of it in equal parts.
    case fillEqually = 1
    /// They take all of it in the proportions of their intrinsic sizes.
    case fillProportionally = 2
    /// The spaces between them are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between their centers are equal, and the spaces at least the spacing.
    case equalCentering = 4
  }

  /// Where views stand across the stack view.
  public enum Alignment: Int, Sendable {
    /// They take all of it.
    case fill = 0
    /// At the leading edge, or the top.
    case leading = 1
    /// On one first baseline; rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, or the bottom.
    case trailing = 4
    /// On one last baseline; rows only.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  // MARK: - Creating Stack Views

  /// Creates a stack view of the views given, which become its subviews.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view from an archive; this never fails.
  public required init(coder: NSCoder) {
    coder.beginDecoding()
    super.init(frame: .zero)
    coder.endDecoding(self)
  }

  // MARK: - Managing Arranged Subviews

  /// The views that the stack view lays out, in order.
  public internal(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end of the arranged ones, and as a subview where it is none yet.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arrangedIndex(of: view) != nil
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged ? 1 : 0))
  }

  /// Inserts a view among the arranged ones, and adds it as a subview where it is none yet.
  ///
  /// - Parameters:
  ///   - view: The view; one that is arranged already moves.
  ///   - stackIndex: The place, from 0 to the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let index = arrangedIndex(of: view) { arrangedSubviews.remove(at: index) }
    requirement(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "The index \(stackIndex) is out of bounds for \(arrangedSubviews.count) arranged subviews"
    )
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Removes a view from the arranged ones; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    removeArrangement()
    arrangementDidChange()
  }

  /// The place of a view among the arranged ones; nil for any other.
  ///
  /// A view that is no subview is none of them. There is no closure here: each would ask for the main actor.
  private func arrangedIndex(of view: UIView) -> Int? {
    guard view.superview === self else { return nil }
    var index = 0
    let count = arrangedSubviews.count
    while index < count {
      if arrangedSubviews[index] === view { return index }
      index += 1
    }
    return nil
  }

  /// Forgets an arranged view that is being removed; overrides call `super`.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    arrangementDidChange()
  }

  /// Proportions follow the intrinsic sizes.
  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    if distribution == .fillProportionally { arrangementDidChange() }
    outerProportionsDidChange()
  }

  /// Tells the stack views around this one, whose proportions follow the lengths of what is in it.
  private func outerProportionsDidChange() {
    guard let outer = superview as? UIStackView else { return }
    if outer.distribution == .fillProportionally {
      outer.arrangementDidChange()
    } else {
      outer.outerProportionsDidChange()
    }
  }

  // MARK: - Configuring the Layout

  /// Whether the views stand in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How views fill the length.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where views stand across.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between views in points, or ``spacingUseSystem``.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the space between the views of a column is that between their baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether views are laid out inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The space of ``spacing``, for one view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The space that the system keeps between views: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the space after an arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the space that was set after an arranged view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Laying out

  /// The space after single views, while they are arranged.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints of the present arrangement.
  var arrangement: [NSLayoutConstraint] = []
  /// The guides of the present arrangement.
  var arrangementGuides: [UILayoutGuide] = []
  private var isArrangementStale = true
  /// Whether the arrangement is that of Interface Builder's canvas, which its documents show.
  ///
  /// It differs from that of a running application where a view has no size across, and where priorities
  /// are equal.
  package var isFromDocument = false {
    didSet { if isFromDocument != oldValue { arrangementDidChange() } }
  }

  /// Whether a single label of several lines gets an equal part of a row that is filled, too, as before iOS 15.
  package var hasFormerTextWidths = false {
    didSet { if hasFormerTextWidths != oldValue { arrangementDidChange() } }
  }

  /// Margins of 0, unlike those of other views.
  ///
  /// Source: saved frames in Interface Builder documents.
  override class var defaultLayoutMargins: NSDirectionalEdgeInsets { .zero }

  /// Has the arrangement built anew before the next layout.
  func arrangementDidChange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
    outerProportionsDidChange()
  }

  /// Builds the constraints of the arrangement where something has changed.
  open override func updateConstraints() {
    if isArrangementStale {
      isArrangementStale = false
      rebuildArrangement()
    }
    super.updateConstraints()
  }

  /// The first arranged view that is not hidden.
  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  /// The last arranged view of a column that is not hidden; the first of a row.
  open override var forLastBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
  }
}
