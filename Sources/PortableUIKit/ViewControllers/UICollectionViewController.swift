public import Foundation
import Requirements

/// A controller of a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// How the collection is laid out.
  public let collectionViewLayout: UICollectionViewLayout

  /// Creates a controller of a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.documentValues.collectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var storedCollection: UICollectionView?

  // Apple declares the collection so; it is there with the view.
  /// The collection, which fills the controller's view.
  ///
  /// It is not that view itself, as a table is: UIKit puts it into a view of its own (public code finds a
  /// `UICollectionViewControllerWrapperView` above it), to which other views can be added beside it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection
    }
    set {
      storedCollection?.removeFromSuperview()
      storedCollection = newValue
      if let newValue, let view = viewIfLoaded, view !== newValue { fill(view, with: newValue) }
    }
  }

  open override func loadView() {
    let collection: UICollectionView
    if loadViewFromDocument() {
      guard let loaded = storedCollection ?? viewIfLoaded as? UICollectionView else { return }
      collection = loaded
      if collection.dataSource == nil { collection.dataSource = self }
      if collection.delegate == nil { collection.delegate = self }
      // A document may have a view around the collection.
      if viewIfLoaded !== collection {
        storedCollection = collection
        return
      }
    } else {
      collection = UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: collectionViewLayout
      )
      collection.dataSource = self
      collection.delegate = self
    }
    let around = UIView(frame: collection.frame)
    around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = around
    storedCollection = collection
    fill(around, with: collection)
  }

  private func fill(_ view: UIView, with collection: UICollectionView) {
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.frame = view.bounds
    view.insertSubview(collection, at: 0)
  }

  // MARK: - The items; overrides say what they are

  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps: whoever has items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requirementFailure("\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
  }

  /// Traps: whoever has headers or footers overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    requirementFailure(
      """
      \(type(of: self)) does not override \
      collectionView(_:viewForSupplementaryElementOfKind:at:), which the layout asks for \(kind)
      """
    )
  }

  /// Whether a long press moves cells.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether another controller's layout takes over when that controller is pushed; it does not here.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether the selection ends when the collection appears.
  open var clearsSelectionOnViewWillAppear = true

  /// No menu is shown for an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// The menu of an item offers nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// It can.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
