public import Foundation
import Requirements

/// A width or height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  /// How a length is given.
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The part, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width of what is around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what is around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points until the view says its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length in points until the views say their own, which then is that of the longest beside it in the group.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of the width of what is around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height of what is around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the view says its own length.
  open var isEstimated: Bool { kind == .estimated || isUniformAcrossSiblings }
  /// Whether the view that says the greatest length says it for those beside it in the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The length in what is around, in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in what is around, in points.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container),
      height: heightDimension.length(in: container)
    )
  }
}

/// The space between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The space in points.
  public let spacing: CGFloat
  /// Whether the space takes what is left.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A space in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// A space that is at least so many points and takes what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// An item of a compositional layout: a cell, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size in the group around, before ``contentInsets``.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside the item's place and around its content, in points.
  ///
  /// Along an axis with an estimated length it counts for nothing, as in UIKit.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The views beside the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The space around the item in its group.
  ///
  /// - Note: UIKit: kept, and not laid out here.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Creates an item with views beside it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Items beside or below each other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// The items, which are repeated as long as there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// How many items there are, or nil for as many as fit.
  let count: Int?
  /// Whether the items share the room equally.
  let sharesEqually: Bool
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What computes the places of the cells, where the application does.
  private(set) var customItems: NSCollectionLayoutGroupCustomItemProvider?

  /// Cells at places that the application computes.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: false)
    group.customItems = itemProvider
    guard let result = group as? Self else {
      requirementFailure("\(self) cannot make groups; NSCollectionLayoutGroup can")
    }
    return result
  }

  init(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    isHorizontal: Bool,
    count: Int? = nil,
    sharesEqually: Bool = false
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.count = count
    self.sharesEqually = sharesEqually
    super.init(layoutSize: size)
  }

  /// Items beside each other, repeated as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }

  /// Items below each other, repeated as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }

  /// A number of items beside each other that share the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      isHorizontal: true,
      count: count,
      sharesEqually: true
    )
  }

  /// A number of items below each other that share the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize,
      [subitem],
      isHorizontal: false,
      count: count,
      sharesEqually: true
    )
  }

  /// A number of items beside each other, in their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  /// A number of items below each other, in their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// How groups of a section are scrolled across the collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// A section of a compositional layout: one group, repeated.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group.
  let group: NSCollectionLayoutGroup
  /// The space around the groups in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between the groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the groups are scrolled across the collection; they are placed as before any scrolling.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stand between the insets.
  open var supplementariesFollowContentInsets = true
  /// The edges that ``contentInsets`` are measured from; those of the layout at first.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that headers and footers stand between; those of the section at first.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// What is called before items of the section are shown.
  ///
  /// The offset is that of the section where it scrolls across the collection, and else that of the collection.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section is, where it is one.
  var listConfiguration: UICollectionLayoutListConfiguration?
  /// The room above headers and below footers, in points.
  var boundaryInsets = NSDirectionalEdgeInsets.zero

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// How it scrolls across.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
}
