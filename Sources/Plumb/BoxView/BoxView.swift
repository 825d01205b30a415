#if canImport(UIKit)
public import UIKit

/// A view that lays out its items one after another along an axis.
///
///     let boxView = BoxView(axis: .y, spacing: 20, insets: .all(16))
///     boxView.items = [
///       titleLabel.boxed.centerX(padding: 30).bottom(20),
///       nameField.boxed.height(44),
///       loginButton.boxed.top(30).left(50).right(50),
///     ]
///
/// Each item has a distance of its own on every side, on top of the spacing. The box makes the
/// constraints that the items ask for and no others, so that it stands beside any other layout code.
/// A change of one item exchanges the constraints of that item and leaves the others installed.
@preconcurrency @MainActor
open class BoxView: UIView {
  // MARK: - Creating a Box

  /// Creates a box whose frame constraints decide.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the items follow each other.
  ///   - spacing: The distance between two items in points, on top of their own.
  ///   - insets: The distances between the items and the sides of the box, in points.
  public init(axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: UIEdgeInsets = .zero) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setup()
  }

  /// Creates a box with a frame in points, which its autoresizing mask keeps.
  ///
  /// Required, so that a box of any class can be made by its type, as in BoxView.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  /// Creates a box from an archive; ``setup()`` is not called.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called once after a box was made in code, for subclasses.
  open func setup() {}

  // MARK: - Arranging Items

  /// The axis along which the items follow each other.
  public var axis: BoxLayout.Axis = .y {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between two items in points, on top of their own.
  public var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distances between the items and the sides of the box, in points.
  ///
  /// Left and right are those where the horizontal axis begins and ends.
  public var insets: UIEdgeInsets = .zero {
    didSet {
      guard insets != oldValue else { return }
      setNeedsUpdateConstraints()
      if insetsAreMargins, !takesInsetsFromMargins { layoutMargins = insets }
    }
  }

  /// Whether insets and layout margins are the same thing: setting one sets the other.
  public var insetsAreMargins = false

  /// Whether the insets are being set because the margins were.
  private var takesInsetsFromMargins = false

  /// The items, in the order of the axis.
  ///
  /// Setting them adds the views and guides that are new and removes those that are gone.
  public var items: [BoxItem] {
    get { storedItems }
    set { replaceItems(newValue) }
  }
  var storedItems: [BoxItem] = []

  /// The items; those that are nil are left out when they are set.
  public var optItems: [BoxItem?] {
    get { items }
    set { items = newValue.compactMap { $0 } }
  }

  /// Views that stay in front of the others; the last one is foremost.
  public var frontViews: [UIView]? {
    didSet { orderViews() }
  }

  /// Views that stay behind the others; the last one is hindmost.
  public var backViews: [UIView]? {
    didSet { orderViews() }
  }

  /// Whether items with a hidden view take no part in the layout, sizes included.
  public var excludeHiddenViews = false {
    didSet {
      guard excludeHiddenViews != oldValue else { return }
      observeVisibility()
      setNeedsUpdateConstraints()
    }
  }

  /// Whether the views of the items get the semantic attribute of the box; nested boxes pass it on.
  public var forceSubviewsSCA = false {
    didSet { passSemanticOn() }
  }

  /// Whether items may be added by hand beside those of the box without a report.
  public var allowNotManagedViews = false

  var visibilityObservations: [ObjectIdentifier: NSKeyValueObservation] = [:]

  // MARK: - Managed Objects

  /// The constraints that the box keeps, in the order in which the items ask for them.
  public var managedConstraints: [NSLayoutConstraint] { boxConstraints.all }
  var boxConstraints = BoxConstraints()
  /// The messages of what was wrong with the items at the last update.
  var knownProblems: Set<String> = []

  /// The views of the items, in their order.
  public var managedViews: [UIView] { items.compactMap(\.view) }

  /// The layout guides of the items, in their order.
  public var managedGuides: [UILayoutGuide] { items.compactMap(\.guide) }

  // MARK: - Updating Items

  /// Whether ``updateItems()`` will be called with the next layout; true at first.
  public private(set) var needsUpdateItems = true

  /// Asks for ``updateItems()`` with the next layout.
  public func setNeedsUpdateItems() {
    needsUpdateItems = true
    setNeedsLayout()
  }

  /// Where a subclass sets its items.
  open func updateItems() {}

  open override func layoutSubviews() {
    if needsUpdateItems {
      needsUpdateItems = false
      updateItems()
    }
    super.layoutSubviews()
  }

  open override func updateConstraints() {
    updateManagedConstraints()
    super.updateConstraints()
  }

  // MARK: - Following the View

  open override func willRemoveSubview(_ subview: UIView) {
    forgetItem(of: subview)
    super.willRemoveSubview(subview)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window's traits decide the reading direction.
    setNeedsUpdateConstraints()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsUpdateConstraints()
    }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsUpdateConstraints()
      passSemanticOn()
    }
  }

  open override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      super.layoutMargins = newValue
      takeInsets(newValue)
    }
  }

  open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      super.directionalLayoutMargins = newValue
      takeInsets(
        UIEdgeInsets(
          top: newValue.top,
          left: newValue.leading,
          bottom: newValue.bottom,
          right: newValue.trailing
        )
      )
    }
  }

  private func takeInsets(_ margins: UIEdgeInsets) {
    guard insetsAreMargins else { return }
    takesInsetsFromMargins = true
    insets = margins
    takesInsetsFromMargins = false
  }
}
#endif
