public import Foundation

/// The room that a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// What a section is laid out for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room and the traits of a collection.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let traitCollection: UITraitCollection

  /// The room of a group, or all that the collection has.
  init(_ collection: UICollectionView, group: CGSize? = nil) {
    contentSize = group ?? collection.bounds.size
    effectiveContentSize =
      group ?? collection.bounds.inset(by: collection.adjustedContentInset).size
    traitCollection = collection.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
}

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way the collection scrolls.
  ///
  /// - Note: UIKit: only down here.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// The edges that the insets of sections are measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The headers and footers of all that is laid out; they are asked for at a path of one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
