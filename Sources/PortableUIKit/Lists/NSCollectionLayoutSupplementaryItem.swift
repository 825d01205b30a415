public import Foundation
import Requirements

/// Where a supplementary view stands at the edges of an item, a group or a section.
///
/// Source: Apple's documentation of `NSCollectionLayoutAnchor`.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that the view stands at; where neither of two opposite ones is named, the middle.
  public let edges: NSDirectionalRectEdge
  /// How far the view is moved: in points, or as parts of its own size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether ``offset`` is a part of the view's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor at edges, moved by an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at edges, moved by parts of the view's own width and height.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The point of a rectangle that the anchor names, before it is moved, written from left to right.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    )
  }

  /// How far a view of a size is moved, in points.
  func shift(of size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view beside the cell of an item, such as a badge.
///
/// Source: Apple's documentation of `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of what the view belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; nil for the same edges as those of the container.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Where the view stands before and behind others.
  open var zIndex = 1

  /// Creates a view at edges of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of which one point stands at a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The rectangle at that of the item, in points, written from left to right.
  func frame(size: CGSize, at container: CGRect) -> CGRect {
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let place = containerAnchor.point(of: container)
    let shift = containerAnchor.shift(of: size)
    let ownShift = itemAnchor?.shift(of: size) ?? .zero
    return CGRect(
      x: place.x - own.x + shift.x + ownShift.x,
      y: place.y - own.y + shift.y + ownShift.y,
      width: size.width,
      height: size.height
    )
  }
}

/// A header or footer of a section, or of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section that the view stands at.
  public let alignment: NSRectAlignment
  /// How far the view is moved from there, in points.
  public let offset: CGPoint
  /// Whether the view stays in sight while some of its section is.
  open var pinToVisibleBounds = false
  /// Whether the view takes room of its own; else it stands over what the section begins or ends with.
  open var extendsBoundary = true

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Creates a header or footer that is moved by an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Creates a header or footer at edges of the section, which an anchor names.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, containerAnchor, nil, elementKind)
  }

  /// Creates a header or footer of which one point stands at a point of the section.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, containerAnchor, itemAnchor, elementKind)
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?,
    _ elementKind: String
  ) {
    alignment = NSRectAlignment(containerAnchor.edges)
    offset = .zero
    super.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// How far a view of a size is moved from its edge, in points.
  func moved(of size: CGSize) -> CGPoint {
    let shift = containerAnchor.shift(of: size)
    let own = itemAnchor?.shift(of: size) ?? .zero
    return CGPoint(x: offset.x + shift.x + own.x, y: offset.y + shift.y + own.y)
  }
}

extension NSRectAlignment {
  /// The place at the edges that an anchor names.
  fileprivate init(_ edges: NSDirectionalRectEdge) {
    let isTop = edges.contains(.top)
    guard isTop || edges.contains(.bottom) else {
      self = edges.contains(.leading) ? .leading : edges.contains(.trailing) ? .trailing : .none
      return
    }
    self =
      edges.contains(.leading)
      ? (isTop ? .topLeading : .bottomLeading)
      : edges.contains(.trailing)
        ? (isTop ? .topTrailing : .bottomTrailing) : isTop ? .top : .bottom
  }
}

/// A decoration of a section: a view behind all of it.
///
/// Source: Apple's documentation of `NSCollectionLayoutDecorationItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, for which a class is registered with the layout.
  public let elementKind: String
  /// Where the view stands before and behind others; behind cells of the same figure.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
  }

  /// Returns a view as large as the section with its headers and footers, less `contentInsets`.
  open class func background(elementKind: String) -> Self {
    let item = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    guard let result = item as? Self else {
      requirementFailure("\(self) cannot make backgrounds; NSCollectionLayoutDecorationItem can")
    }
    return result
  }
}

/// The edges that insets of sections are measured from.
///
/// Source: Apple's documentation of `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of what is around: of the layout for a section, of the section for its headers.
  case automatic = 0
  /// Those of the collection.
  case none = 1
  /// Those of the safe area.
  case safeArea = 2
  /// Those of the margins.
  case layoutMargins = 3
  /// Those between which text is easily read.
  case readableContent = 4
}

/// The space around an item in its group.
///
/// - Note: UIKit: kept, and not laid out here.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
