public import Foundation

/// How a collection is laid out.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Asks for the layout anew.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }
}

/// A layout in rows or columns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets cells say themselves how large they are.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that cells probably have, in points.
  open var estimatedItemSize = CGSize.zero
  /// The least space between rows in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least space between the cells of a row in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The space around a section in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers in points.
  open var footerReferenceSize = CGSize.zero
}

/// A collection of cells.
///
/// - Note: UIKit: cells are not placed here; they can be made, filled and measured, one by one. A
///   class cannot be registered: without the Objective-C runtime nothing but `init(coder:)` can be
///   called on a class that is known only at run time.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// How the collection is laid out.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether several cells can be selected.
  open var allowsMultipleSelection = false

  /// Asks for the cells anew.
  open func reloadData() {
    setNeedsLayout()
  }
}

/// A view in a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which the view is kept for other places.
  open internal(set) var reuseIdentifier: String?

  /// Makes the view ready for another place.
  open func prepareForReuse() {}
}

/// A cell of a collection; content belongs into ``contentView``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for content; it fills the cell.
  public let contentView = UIView()

  /// Creates a cell with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// The view behind everything.
  open var backgroundView: UIView?
  /// The view behind a selected cell.
  open var selectedBackgroundView: UIView?

  /// The size of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}
