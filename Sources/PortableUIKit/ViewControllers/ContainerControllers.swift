public import Foundation

/// A controller of a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
  private let style: UITableView.Style

  /// Creates a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // Apple declares the table so; it is the view.
  /// The table, which is the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that is pulled down to load anew.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    view = UITableView(frame: UIScreen.main.bounds, style: style)
  }
}

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController {
  /// How the collection is laid out.
  public let collectionViewLayout: UICollectionViewLayout

  /// Creates a controller of a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // Apple declares the collection so; it is in the view.
  /// The collection, which is the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: collectionViewLayout
    )
  }
}

/// A controller of two or three columns; the columns are kept and not laid out.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The controllers of the columns.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue { controller.removeFromParent() }
      viewControllers.forEach(addChild)
    }
  }

  /// Whether only one column is shown.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
}
