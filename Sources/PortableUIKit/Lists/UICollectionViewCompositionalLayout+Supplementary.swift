import Foundation

/// What stands around the items of a section.
@MainActor
struct SectionSurroundings {
  /// The section.
  let section: NSCollectionLayoutSection
  /// Headers and footers that stay in sight, by kind.
  var pinned: [String: NSCollectionLayoutBoundarySupplementaryItem] = [:]
  /// Badges and decorations.
  var extras: [UICollectionViewLayoutAttributes] = []
  /// How wide the items are that scroll across the collection, in points; nil where they do not.
  var lengthAcross: CGFloat?
}

/// An item with views beside it, and where its cell stands.
struct DecoratedItem {
  let item: NSCollectionLayoutItem
  let attributes: UICollectionViewLayoutAttributes
}

extension UICollectionViewCompositionalLayout {
  /// The space between the sides of the collection and those that insets are measured from, in points.
  ///
  /// What the collection keeps free of its content anyhow is not kept free twice.
  func sides(
    _ reference: UIContentInsetsReference,
    of view: UICollectionView
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let kept = view.adjustedContentInset
    let around: UIEdgeInsets =
      switch reference {
      case .automatic, .safeArea: view.safeAreaInsets
      case .none: .zero
      case .layoutMargins: view.layoutMargins
      case .readableContent: view.readableSides
      }
    let left = max(0, around.left - kept.left)
    let right = max(0, around.right - kept.right)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// The badges of items of a section.
  func supplementaries(
    of items: [DecoratedItem],
    measure: (NSCollectionLayoutItem, UICollectionViewLayoutAttributes, CGSize) -> CGSize
  ) -> [UICollectionViewLayoutAttributes] {
    items.flatMap { decorated in
      decorated.item.supplementaryItems.map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind,
          with: decorated.attributes.indexPath
        )
        let container = decorated.attributes.frame
        let size = measure(item, attributes, item.layoutSize.size(in: container.size))
        attributes.frame = item.frame(size: size, at: container)
        attributes.zIndex = item.zIndex
        return attributes
      }
    }
  }

  /// The views behind a section that is as large as `area`.
  func decorations(
    of section: NSCollectionLayoutSection,
    _ index: Int,
    in area: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: IndexPath(item: 0, section: index)
      )
      let insets = item.contentInsets
      attributes.frame = CGRect(
        x: area.minX + insets.leading,
        y: area.minY + insets.top,
        width: max(0, area.width - insets.leading - insets.trailing),
        height: max(0, area.height - insets.top - insets.bottom)
      )
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  /// Attributes of a header or footer, moved so that it stays in sight where it is to.
  ///
  /// A header goes no further than to the end of its section, and a footer than to its beginning.
  func inSight(
    _ attributes: UICollectionViewLayoutAttributes,
    _ surroundings: SectionSurroundings,
    _ range: ClosedRange<CGFloat>
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, let kind = attributes.representedElementKind,
      let item = surroundings.pinned[kind],
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let insets = view.adjustedContentInset
    let height = attributes.frame.height
    let last = max(range.lowerBound, range.upperBound - height)
    if item.alignment.isBottom {
      let end = view.bounds.maxY - insets.bottom - height
      copy.frame.origin.y = max(range.lowerBound, min(attributes.frame.minY, end))
    } else {
      let start = view.bounds.minY + insets.top
      copy.frame.origin.y = min(max(attributes.frame.minY, start), last)
    }
    return copy
  }
}

extension NSRectAlignment {
  /// Whether it names the lower edge.
  var isBottom: Bool {
    self == .bottom || self == .bottomLeading || self == .bottomTrailing
  }
}

extension UIView {
  /// The space beside what is easily read, in points: the margins, and more where the view is wide.
  ///
  /// Source: ``readableContentGuide``, which is in the middle and at most 672 points wide.
  fileprivate var readableSides: UIEdgeInsets {
    let margins = layoutMargins
    let spare = bounds.width - margins.left - margins.right - 672
    guard spare > 0 else { return margins }
    return UIEdgeInsets(
      top: margins.top,
      left: margins.left + spare / 2,
      bottom: margins.bottom,
      right: margins.right + spare / 2
    )
  }
}
