public import Foundation

/// What a layout has to compute anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// Whether everything is to be asked for anew.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items may have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content is to be moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content becomes, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The items whose place is to be computed anew.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and other views whose place is to be computed anew, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose place is to be computed anew, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Names headers or other views of a kind whose place is to be computed anew.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names decorations of a kind whose place is to be computed anew.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Names items whose place is to be computed anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// Where the cells of a collection stand; subclasses compute it.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Providing Layout Attributes

  /// Computes what can be computed once; overrides call `super`.
  open func prepare() {}

  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all that stands in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, a footer, or another view of a kind.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where scrolling comes to rest: where it was going.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where a change of the layout leaves the content.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: - Responding to Changes

  /// Told of changes of the items before they are laid out; overrides call `super`.
  ///
  /// - Note: UIKit: nothing is animated here, and the layout is not told.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Told after changes of the items; overrides call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Told before the bounds of the collection change by an animation; overrides call `super`.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Told after the bounds of the collection changed by an animation; overrides call `super`.
  open func finalizeAnimatedBoundsChange() {}

  /// Told before the layout takes over from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Told before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Told after one layout took over from another.
  open func finalizeLayoutTransition() {}

  /// Returns where a cell that is new comes from: from its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
  }

  /// Returns where a cell that is gone goes to: nowhere.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
  }

  /// Returns the attributes of a cell that is dragged over others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = known ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// Returns where a cell that is dragged would go: to the place of the one below it.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  // MARK: - Invalidating the Layout

  /// Makes a context of the class that the layout names.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return contextClass?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Asks for the layout anew.
  open func invalidateLayout() {
    remeasure()
    invalidateLayout(with: makeContext())
  }

  /// Asks for a part of the layout anew; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether the layout is computed anew for other bounds: where the size is another.
  ///
  /// - Note: UIKit: Apple's answers false; a collection of another size is laid out anew all the same.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the layout is computed anew for the size that a view prefers.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for the size that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Whether the layout marks attributes whose size is an estimate; nil where that is not known.
  var estimatesSizes: Bool? { nil }

  /// Takes note of the size that a view prefers.
  func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Forgets what was measured.
  func forgetPreferred() {}

  /// Told that a view prefers the size that it has.
  func preferredIsCurrent(_ key: UICollectionView.ElementKey) {}

  /// Has one view measured anew.
  func forgetPreferred(_ key: UICollectionView.ElementKey) {}

  /// Has every view measured anew that is in sight or comes into it: the room has changed.
  ///
  /// Former sizes count until then.
  func remeasure() {}

  /// Gives the sizes that views have said to the places where those are by now; nil is for those that are gone.
  func preferredFollow(_ place: (UICollectionView.ElementKey) -> UICollectionView.ElementKey?) {}

  // MARK: - Registering Decoration Views

  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Says how decorations of a kind are made: by `init(frame:)` of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationMakers[elementKind] = nil
  }

  /// How decorations of a kind are made whose class is no compiled one: given their frame.
  private var decorationMakers: [String: (CGRect) -> UICollectionReusableView?] = [:]

  /// Says how decorations of a kind are made.
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - make: Makes one, given its frame in points in the collection; nil where it cannot be made.
  package func registerDecorations(
    ofKind elementKind: String,
    _ make: @escaping (CGRect) -> UICollectionReusableView?
  ) {
    decorationMakers[elementKind] = make
  }

  /// Makes a decoration, or nil where nothing is registered for its kind.
  func makeDecoration(ofKind elementKind: String, frame: CGRect) -> UICollectionReusableView? {
    if let made = decorationMakers[elementKind]?(frame) { return made }
    return decorationClasses[elementKind].map { UICollectionReusableView.make($0, frame: frame) }
  }

  /// Whether the layout turns round in a right-to-left interface.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
