// swift-format-ignore-file
// Layouts of the application's own: a waterfall, a cloud of tags, a carousel.
import UIKit

protocol WaterfallLayoutDelegate: AnyObject {
  func waterfallLayout(_ layout: WaterfallLayout, aspectRatioForItemAt indexPath: IndexPath) -> CGFloat
}

final class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var invalidatesCache = false
}

final class WaterfallAttributes: UICollectionViewLayoutAttributes {
  var columnIndex = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! WaterfallAttributes
    copy.columnIndex = columnIndex
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? WaterfallAttributes, other.columnIndex == columnIndex else { return false }
    return super.isEqual(object)
  }
}

final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  var numberOfColumns = 2 { didSet { if oldValue != numberOfColumns { invalidateLayout() } } }
  var spacing: CGFloat = 8
  private(set) var preparations = 0

  private var cache: [WaterfallAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override class var layoutAttributesClass: AnyClass { WaterfallAttributes.self }
  override class var invalidationContextClass: AnyClass { WaterfallInvalidationContext.self }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    super.prepare()
    guard let collectionView, cache.isEmpty, collectionView.numberOfSections > 0 else { return }
    preparations += 1
    let columnWidth = (contentWidth - spacing * CGFloat(numberOfColumns - 1)) / CGFloat(numberOfColumns)
    var heights = [CGFloat](repeating: 0, count: numberOfColumns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let ratio = delegate?.waterfallLayout(self, aspectRatioForItemAt: indexPath) ?? 1
      let attributes = WaterfallAttributes(forCellWith: indexPath)
      attributes.columnIndex = column
      attributes.frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: heights[column],
        width: columnWidth, height: (columnWidth / ratio).rounded())
      cache.append(attributes)
      heights[column] = attributes.frame.maxY + spacing
      contentHeight = max(contentHeight, attributes.frame.maxY)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! WaterfallInvalidationContext
    context.invalidatesCache = newBounds.width != collectionView?.bounds.width
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? WaterfallInvalidationContext,
      context.invalidatesCache || context.invalidateEverything || context.invalidateDataSourceCounts
    {
      cache.removeAll()
      contentHeight = 0
    }
    super.invalidateLayout(with: context)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    attributes?.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .insert {
      print(item.indexPathAfterUpdate ?? IndexPath(), item.indexPathBeforeUpdate ?? IndexPath())
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { collectionView?.contentOffset ?? proposedContentOffset }
}

/// Tags in rows that are as wide as there is room, from the leading side.
final class TagCloudLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    minimumInteritemSpacing = 8
    minimumLineSpacing = 8
    sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    sectionInsetReference = .fromContentInset
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var x = sectionInset.left
    var lastY: CGFloat = -1
    return attributes.map { original in
      guard original.representedElementCategory == .cell,
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { return original }
      if copy.frame.minY >= lastY { x = sectionInset.left }
      copy.frame.origin.x = x
      x += copy.frame.width + minimumInteritemSpacing
      lastY = max(copy.frame.maxY, lastY)
      return copy
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.backgroundColor = .tertiarySystemFill
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      contentView.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      contentView.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Cards that come to rest in the middle and shrink beside it.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 300)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.decelerationRate = .fast
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    context.invalidateFlowLayoutAttributes = true
    return context
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return attributes.map { original in
      let copy = original.copy() as! UICollectionViewLayoutAttributes
      let distance = visible.midX - copy.center.x
      let scale = 1 - min(abs(distance) / visible.width, 1) * 0.2
      copy.transform3D = CATransform3DMakeScale(scale, scale, 1)
      copy.zIndex = Int(100 * scale)
      return copy
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let step = itemSize.width + minimumLineSpacing
    let page = (proposed.x / step).rounded()
    return CGPoint(x: min(page * step, collectionView.contentSize.width - collectionView.bounds.width), y: proposed.y)
  }
}

final class LayoutBrowser: UICollectionViewController, WaterfallLayoutDelegate, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var ratios: [CGFloat] = [1, 0.5, 2, 1]
  var tags = ["Sea", "Mountains", "A long walk along the river", "City"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.prefetchDataSource = self
    collectionView.isPrefetchingEnabled = true
    installsStandardGestureForInteractiveMovement = true
    useLayoutToLayoutNavigationTransitions = false
    (collectionViewLayout as? WaterfallLayout)?.delegate = self
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = tags[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { tags.insert(tags.remove(at: source.item), at: destination.item) }

  func waterfallLayout(_ layout: WaterfallLayout, aspectRatioForItemAt indexPath: IndexPath) -> CGFloat {
    ratios[indexPath.item]
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}

  func switchLayout() {
    let layout = CarouselLayout()
    collectionView.setCollectionViewLayout(layout, animated: true) { finished in
      print("finished", finished)
    }
  }

  func reorder() {
    collectionView.performBatchUpdates {
      self.collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      self.tags.insert(self.tags.remove(at: 0), at: 2)
    } completion: { [weak collectionView] _ in
      collectionView?.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredVertically, animated: false)
    }
    if collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) {
      collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
      collectionView.endInteractiveMovement()
    } else {
      collectionView.cancelInteractiveMovement()
    }
  }
}
