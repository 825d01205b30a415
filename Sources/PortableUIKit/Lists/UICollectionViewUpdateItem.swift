public import Foundation

/// One change of the items of a collection, for its layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happened to an item.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; nil for one that is new.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil for one that is gone.
  public let indexPathAfterUpdate: IndexPath?
  /// What happened.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// What a flow layout has to compute anew.
///
/// Source: Apple's documentation of `UICollectionViewFlowLayoutInvalidationContext`.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spaces anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are computed anew.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionView {
  /// How fast items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}
