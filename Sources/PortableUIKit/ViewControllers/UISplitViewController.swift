public import Foundation

/// A controller of two columns beside each other, or of one where there is little width.
///
/// - Note: UIKit: of the three columns of a triple-column style, the supplementary one is kept and not
///   laid out; the primary one is beside the secondary one always, never above it.
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

  private var columns: [Column: UIViewController] = [:]

  /// The controllers of the columns, primary first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== vc else { return }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Which columns are wished for.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Which columns are shown.
  open var displayMode: DisplayMode {
    isCollapsed || preferredDisplayMode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
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

  /// Shows the controller in the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }

  open override func loadView() {
    view = ControllerContainerView(frame: UIScreen.main.bounds) { [weak self] in
      self?.placeColumns()
    }
  }

  private func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let compact = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    var frames: [(controller: UIViewController?, frame: CGRect)] = []
    if isCollapsed {
      frames = [(compact, bounds)]
    } else if displayMode == .secondaryOnly {
      frames = [(columns[.secondary], bounds)]
    } else {
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = primaryColumnWidth
      let rest = bounds.width - width
      frames = [
        (
          columns[.primary],
          CGRect(x: isRightToLeft ? rest : 0, y: 0, width: width, height: bounds.height)
        ),
        (
          columns[.secondary],
          CGRect(x: isRightToLeft ? 0 : width, y: 0, width: rest, height: bounds.height)
        ),
      ]
    }
    for controller in Set(columns.values)
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
