public import Foundation

/// Where a layout puts a cell or another view of a collection.
///
/// Subclasses keep the initialiser without arguments, by which copies are made.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates attributes of nothing.
  public required override init() {
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, a footer, or another view of a kind.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The place of the item.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What the attributes are for.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of the view, or nil for a cell.
  open internal(set) var representedElementKind: String?

  /// The rectangle in the content, in points.
  open var frame = CGRect.zero

  /// The middle of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the rectangle; setting it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// A transform for drawing; the rectangle does not follow it.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A transform for drawing, in space; the rectangle does not follow it.
  open var transform3D = CATransform3DIdentity
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Where the view stands before and behind others.
  open var zIndex = 0
  /// Whether the view is not shown.
  open var isHidden = false

  /// Along which axes the layout takes the size that the view prefers.
  var selfSizing: SelfSizing = []

  /// Axes.
  struct SelfSizing: OptionSet {
    let rawValue: Int
    static let width = SelfSizing(rawValue: 1)
    static let height = SelfSizing(rawValue: 2)
  }

  /// Returns attributes of the same class with the same values; overrides call `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSizing = selfSizing
    return copy
  }

  /// Whether other attributes are of the same view, with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { isAlike(object) }
  }

  private func isAlike(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && frame == other.frame && alpha == other.alpha
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && zIndex == other.zIndex
      && isHidden == other.isHidden && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
