public import Foundation

/// A cell or other view that is about to be shown, whose look a section's handler may change.
///
/// Source: Apple's documentation of `NSCollectionLayoutVisibleItem`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque the view is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Where the view stands before and behind others.
  var zIndex: Int { get set }
  /// Whether the view is not shown.
  var isHidden: Bool { get set }
  /// The middle of the view, in points.
  var center: CGPoint { get set }
  /// A transform for drawing.
  var transform: CGAffineTransform { get set }
  /// A transform for drawing, in space.
  var transform3D: CATransform3D { get set }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The rectangle in points.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// What the view is for.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of the view, or nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// What is called before items of a section are shown: with them, with how far the section is scrolled
/// in points, and with what it is laid out for.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A cell of a group whose places the application computes.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// Where the cell stands before and behind others.
  public let zIndex: Int

  /// Creates an item.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item before or behind others.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// What computes the places of the cells of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]
