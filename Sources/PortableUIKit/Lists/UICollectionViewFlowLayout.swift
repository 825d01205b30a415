public import Foundation

/// A layout in lines: rows from top to bottom, or columns from left to right.
///
/// A line takes as many items as fit with the least space between them; the space left is shared among
/// the gaps. Items of a line stand in its middle, and the line is as high as the highest. Where all
/// items of a section are of one size, the last line keeps the gaps of the lines above.
///
/// Source: Apple's documentation of `UICollectionViewFlowLayout` ("Using the Flow Layout" in the
/// "Collection View Programming Guide for iOS"). That the last line is not stretched, and that an
/// item alone in another line stands in the middle, is general knowledge.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The size that lets cells say themselves how large they are.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size that cells probably have, in points; other than zero, cells say their size themselves.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least space between lines in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least space between the cells of a line in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space around the lines of a section in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What ``sectionInset`` counts from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers in points; only the length along the scrolling counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers in points; only the length along the scrolling counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight as long as their section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight as long as their section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0
  /// The sizes that cells have said.
  private var measured: [IndexPath: CGSize] = [:]
  /// The items that are measured anew, whose former sizes count until then.
  private var stale: Set<IndexPath> = []

  /// Computes the lines; overrides call `super`.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    breadth = max(
      0,
      isVertical
        ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    )
    length = 0
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    for index in 0..<collectionView.numberOfSections {
      let section = FlowSection(
        metrics(of: index, in: collectionView, delegate),
        sizes: sizes(of: index, in: collectionView, delegate),
        start: length,
        breadth: breadth,
        isVertical: isVertical
      )
      sections.append(section)
      length = section.end
    }
  }

  private func metrics(
    of section: Int,
    in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Metrics {
    var insets =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let around: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    if scrollDirection == .vertical {
      insets.left += around.left
      insets.right += around.right
    } else {
      insets.top += around.top
      insets.bottom += around.bottom
    }
    return FlowSection.Metrics(
      insets: insets,
      lineSpacing: delegate?
        .collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      itemSpacing: delegate?
        .collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: delegate?
        .collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize,
      footer: delegate?
        .collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    )
  }

  private func sizes(
    of section: Int,
    in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    let isEstimated = estimatedItemSize != .zero
    let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    let common = isEstimated && !isAutomatic ? estimatedItemSize : itemSize
    guard delegate != nil || isEstimated else {
      return Array(repeating: common, count: count)
    }
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if isEstimated { return measured[path] ?? common }
      return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? common
    }
  }

  open override var collectionViewContentSize: CGSize {
    scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: - Providing Layout Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let top = isVertical ? rect.minY : rect.minX
    let bottom = isVertical ? rect.maxY : rect.maxX
    var result: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated()
    where section.end >= top && section.start <= bottom {
      let ends = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      let path = IndexPath(item: 0, section: index)
      let attributes = ends.compactMap {
        layoutAttributesForSupplementaryView(ofKind: $0, at: path)
      }
      result += attributes.filter { $0.frame.overlaps(rect) }
      for item in section.items(from: top, to: bottom) where section.frames[item].overlaps(rect) {
        let path = IndexPath(item: item, section: index)
        if let attributes = layoutAttributesForItem(at: path) { result.append(attributes) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.indexPath = indexPath
    attributes.frame = sections[indexPath.section].frames[indexPath.item]
    if estimatedItemSize != .zero, measured[indexPath] == nil || stale.contains(indexPath) {
      attributes.selfSizing = [.width, .height]
    }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
      let frame = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = frame
    attributes.zIndex = 10
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.frame = pinned(frame, isHeader: isHeader, in: section)
    }
    return attributes
  }

  private func pinned(_ frame: CGRect, isHeader: Bool, in section: FlowSection) -> CGRect {
    guard let collectionView else { return frame }
    let insets = collectionView.adjustedContentInset
    let bounds = collectionView.bounds.inset(by: insets)
    var frame = frame
    if scrollDirection == .vertical {
      frame.origin.y =
        isHeader
        ? max(frame.minY, min(bounds.minY, section.end - frame.height))
        : min(frame.minY, max(bounds.maxY - frame.height, section.start))
    } else {
      frame.origin.x =
        isHeader
        ? max(frame.minX, min(bounds.minX, section.end - frame.width))
        : min(frame.minX, max(bounds.maxX - frame.width, section.start))
    }
    return frame
  }

  // MARK: - Sizes that cells say

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
  }

  override var estimatesSizes: Bool? { true }

  override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    measured[attributes.indexPath] = attributes.size
    stale.remove(attributes.indexPath)
  }

  override func forgetPreferred() { measured = [:] }

  override func forgetPreferred(_ key: UICollectionView.ElementKey) { stale.insert(key.path) }

  override func remeasure() { stale.formUnion(measured.keys) }

  override func preferredIsCurrent(_ key: UICollectionView.ElementKey) { stale.remove(key.path) }

  override func preferredFollow(
    _ place: (UICollectionView.ElementKey) -> UICollectionView.ElementKey?
  ) {
    let known = measured
    measured = [:]
    for (path, size) in known {
      let key = UICollectionView.ElementKey(category: .cell, kind: "", path: path)
      if let new = place(key) { measured[new.path] = size }
    }
    stale = Set(measured.keys)
  }
}
