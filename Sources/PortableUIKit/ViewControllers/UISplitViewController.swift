public import Foundation

/// A controller of two or three columns beside each other, or of one where there is little width.
///
/// - Note: UIKit: columns are beside the secondary one always, never above it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// What the two columns beside each other were called before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// What the secondary column alone was called.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// What the primary column above the secondary one was called.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The width that the controller chooses.
  public static let automaticDimension: CGFloat = -CGFloat(Float.greatestFiniteMagnitude)

  /// Creates a controller of a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose columns are set with ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are.
  public let style: Style

  var columns: [Column: UIViewController] = [:]
  /// The stacks of columns whose controllers are none.
  private var stacks: [Column: UINavigationController] = [:]
  /// How the columns were laid out last.
  var collapse = Collapse.none

  /// The controllers of the columns, primary first; where one column is shown alone, that of it.
  ///
  /// Source: Apple's documentation of `viewControllers`.
  open var viewControllers: [UIViewController] {
    get {
      if case .collapsed = collapse, let alone { return [alone] }
      return [.primary, .supplementary, .secondary].compactMap { contained(in: $0) }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    let old = contained(in: column)
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    columns[column] = vc
    stacks[column] = nil
    if let vc {
      if style != .unspecified, column != .compact, !(vc is UINavigationController) {
        stacks[column] = UINavigationController(rootViewController: vc)
      }
      let child = stacks[column] ?? vc
      addChild(child)
      child.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// What fills a column: its controller, or the stack that it is put into.
  ///
  /// Source: Apple's documentation of `init(style:)`: columns are put into navigation controllers where they are none.
  func contained(in column: Column) -> UIViewController? { stacks[column] ?? columns[column] }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// How the columns share the width.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// What lies behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// When the button is shown that changes the columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// Who is asked and told.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How the columns are wished to share the width; they stand beside each other here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How the columns share the width.
  open var splitBehavior: SplitBehavior { .tile }
  /// At which side of the second column the first one stands.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// At which side the first column stands; it stands at the leading one here.
  open var primaryEdge = PrimaryEdge.leading
  /// A button that changes which columns are shown.
  open var displayModeButtonItem: UIBarButtonItem { displayModeButton }
  private lazy var displayModeButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    style: .plain,
    target: nil,
    action: nil
  )
  /// Whether a swipe changes the columns.
  open var presentsWithGesture = true
  /// Whether there is a button to show the secondary column alone.
  open var showsSecondaryOnlyButton = false
  /// What lies behind the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// When the button is shown that changes the columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The part of the width that the supplementary column is wished to take.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width that the supplementary column is wished to have, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the supplementary column in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the supplementary column in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  /// The width of the supplementary column in points: 320, unless something else is wished for.
  ///
  /// - Note: UIKit: Apple documents no figure; 320 points is an assumption.
  open var supplementaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let total = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if preferredSupplementaryColumnWidth != automatic {
      width = preferredSupplementaryColumnWidth
    } else if preferredSupplementaryColumnWidthFraction != automatic {
      width = total * preferredSupplementaryColumnWidthFraction
    }
    if maximumSupplementaryColumnWidth != automatic {
      width = min(width, maximumSupplementaryColumnWidth)
    }
    if minimumSupplementaryColumnWidth != automatic {
      width = max(width, minimumSupplementaryColumnWidth)
    }
    return min(width, total)
  }

  /// Shows a column.
  open func show(_ column: Column) {
    delegate?.splitViewController(self, willShow: column)
    if isCollapsed { return showAlone(column) }
    switch column {
    case .primary where style == .tripleColumn: preferredDisplayMode = .twoBesideSecondary
    case .primary, .supplementary: preferredDisplayMode = .oneBesideSecondary
    case .secondary, .compact: break
    @unknown default: break
    }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    delegate?.splitViewController(self, willHide: column)
    switch column {
    case .primary where style == .tripleColumn: preferredDisplayMode = .oneBesideSecondary
    case .primary, .supplementary: preferredDisplayMode = .secondaryOnly
    case .secondary, .compact: break
    @unknown default: break
    }
  }

  /// Which columns are wished for.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    return style == .tripleColumn && preferredDisplayMode == .twoBesideSecondary
      ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// The part of the width that the primary column is wished to take.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width that the primary column is wished to have, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the primary column in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the primary column in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

  /// The width of the primary column in points: 320, unless something else is wished for.
  ///
  /// - Note: UIKit: Apple documents no figure; 320 points is what tablets show.
  open var primaryColumnWidth: CGFloat {
    let automatic = Self.automaticDimension
    let total = viewIfLoaded?.bounds.width ?? 0
    var width: CGFloat = 320
    if preferredPrimaryColumnWidth != automatic {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      width = total * preferredPrimaryColumnWidthFraction
    }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    return min(width, total)
  }

  /// Whether only one column is shown.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Shows the controller in the secondary column, or, where one column is shown alone, on top of it.
  ///
  /// Source: Apple's documentation of `showDetailViewController(_:sender:)`.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed, let stack = alone as? UINavigationController else {
      return setViewController(vc, for: .secondary)
    }
    giveBack()
    setViewController(vc, for: .secondary)
    push(.secondary, onto: stack)
  }

  open override func loadView() {
    view = ControllerContainerView(frame: UIScreen.main.bounds) { [weak self] in
      self?.placeColumns()
    }
  }

  /// The columns that are shown, with their widths in points.
  ///
  /// One column beside the secondary one is the supplementary one where there are three.
  private func columnWidths(of total: CGFloat) -> [(Column, CGFloat)] {
    guard style == .tripleColumn else {
      let width = primaryColumnWidth
      return [(.primary, width), (.secondary, max(0, total - width))]
    }
    let supplementary = supplementaryColumnWidth
    guard displayMode == .twoBesideSecondary else {
      return [(.supplementary, supplementary), (.secondary, max(0, total - supplementary))]
    }
    let primary = primaryColumnWidth
    return [
      (.primary, primary), (.supplementary, supplementary),
      (.secondary, max(0, total - primary - supplementary)),
    ]
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    updateCollapse()
    var frames: [(controller: UIViewController?, frame: CGRect)] = []
    if isCollapsed {
      frames = [(alone, bounds)]
    } else if displayMode == .secondaryOnly {
      frames = [(contained(in: .secondary), bounds)]
    } else {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var x: CGFloat = 0
      for (column, width) in columnWidths(of: bounds.width) {
        let left = isRightToLeft ? bounds.width - x - width : x
        let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        frames.append((contained(in: column), frame))
        x += width
      }
    }
    for controller in columns.keys.compactMap({ contained(in: $0) })
    where !frames.contains(where: { $0.controller === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for (controller, frame) in frames {
      guard let child = controller?.view else { continue }
      if child.superview !== view { view.addSubview(child) }
      child.frame = frame
    }
  }
}

/// What is asked and told of columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Asks whether the secondary controller is left out once there is little width; else it is put on top.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Asks whether a controller is shown by somebody else.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Asks which column is on top once there is little width.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Asks which columns are shown once there is more width; not asked here.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Tells that other columns are about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Tells that a column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  /// Tells that a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  /// Tells that one column is left.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Tells that several columns are shown again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }
  /// The one proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Those proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
