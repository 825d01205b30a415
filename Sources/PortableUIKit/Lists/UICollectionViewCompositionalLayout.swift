public import Foundation
import Requirements

/// A layout of groups of items, one group for each section, that scrolls down.
///
/// The groups of a section stand below each other, or beside each other where the section scrolls across
/// the collection. A group takes as many items as fit.
///
/// Source: Apple's documentation of `UICollectionViewCompositionalLayout` and
/// `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section at a place.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider

  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are asked for.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout from an archive; there is none without sections.
  public required init?(coder: NSCoder) {
    nil
  }

  var sections: [[UICollectionViewLayoutAttributes]] = []
  var ends: [[UICollectionViewLayoutAttributes]] = []
  private var ranges: [ClosedRange<CGFloat>] = []
  var surroundings: [SectionSurroundings] = []
  /// The headers and footers of all that is laid out.
  var globals: [UICollectionViewLayoutAttributes] = []
  var globalSurroundings: SectionSurroundings?
  var decorated: [DecoratedItem] = []
  var size = CGSize.zero
  /// The lists that sections are, by their place.
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// The list that a section is, where it is one.
  func listConfiguration(forSection section: Int) -> UICollectionLayoutListConfiguration? {
    lists[section]
  }

  /// How far sections are scrolled across the collection, in points, by their place.
  var offsetsAcross: [Int: CGFloat] = [:]

  /// The sizes that views have said.
  var measured: [UICollectionView.ElementKey: CGSize] = [:]

  /// Computes the groups; overrides call `super`.
  open override func prepare() {
    super.prepare()
    sections = []
    ends = []
    ranges = []
    surroundings = []
    globals = []
    globalSurroundings = nil
    lists = [:]
    guard let collectionView else { return }
    let environment = CollectionEnvironment(collectionView)
    let room = environment.effectiveContentSize
    let width = room.width
    var y: CGFloat = 0
    let boundaries = configuration.boundarySupplementaryItems
    if !boundaries.isEmpty { placeGlobals(boundaries, atEnd: false, room, &y) }
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else {
        requirementFailure("The section provider gave no section for \(index)")
      }
      if index > 0 { y += configuration.interSectionSpacing }
      let start = y
      lists[index] = section.listConfiguration
      place(section, index, collectionView, environment.effectiveContentSize, &y)
      ranges.append(start...max(start, y))
      let area = CGRect(x: 0, y: start, width: width, height: max(0, y - start))
      surroundings[index].extras += decorations(of: section, index, in: area)
    }
    if !boundaries.isEmpty { placeGlobals(boundaries, atEnd: true, room, &y) }
    size = CGSize(width: width, height: y)
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    let span = rect.minY...max(rect.minY, rect.maxY)
    for index in sections.indices where ranges[index].overlaps(span) {
      let around = surroundings[index]
      let boundaries = ends[index].map { inSight($0, around, ranges[index]) }
      let (extras, items) = scrolledAcross(index)
      var found = (extras + boundaries + items).filter { $0.frame.overlaps(rect) }
      if let handler = around.section.visibleItemsInvalidationHandler, let collectionView {
        found = found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        let offset =
          around.lengthAcross == nil
          ? collectionView.contentOffset : CGPoint(x: offsetsAcross[index] ?? 0, y: 0)
        moveBack(found, by: offsetsAcross[index], in: index)
        handler(found, offset, CollectionEnvironment(collectionView))
        moveBack(found, by: offsetsAcross[index].map { -$0 }, in: index)
      }
      result += found
    }
    if let globalSurroundings {
      result += globals.map { inSight($0, globalSurroundings, 0...max(0, size.height)) }
        .filter { $0.frame.overlaps(rect) }
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count > 1 else {
      return globals.first { $0.representedElementKind == elementKind }
    }
    let section = indexPath.section
    guard ends.indices.contains(section) else { return nil }
    if let end = ends[section].first(where: { $0.representedElementKind == elementKind }) {
      return inSight(end, surroundings[section], ranges[section])
    }
    return surroundings[section].extras.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
        && $0.representedElementCategory == .supplementaryView
    }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard surroundings.indices.contains(indexPath.section) else { return nil }
    return surroundings[indexPath.section].extras.first {
      $0.representedElementKind == elementKind && $0.representedElementCategory == .decorationView
    }
  }

  // MARK: - Sizes that views say

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }

  override var estimatesSizes: Bool? { true }

  override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    measured[UICollectionView.ElementKey(attributes)] = attributes.size
    stale.remove(UICollectionView.ElementKey(attributes))
  }

  override func forgetPreferred() { measured = [:] }

  override func forgetPreferred(_ key: UICollectionView.ElementKey) {
    stale.insert(key)
  }

  override func remeasure() { stale.formUnion(measured.keys) }

  override func preferredFollow(
    _ place: (UICollectionView.ElementKey) -> UICollectionView.ElementKey?
  ) {
    let known = measured
    measured = [:]
    for (key, size) in known {
      if let new = place(key) { measured[new] = size }
    }
    stale = Set(measured.keys)
  }

  override func preferredIsCurrent(_ key: UICollectionView.ElementKey) {
    stale.remove(key)
  }

  /// The views that are measured anew, whose former sizes count until then.
  var stale: Set<UICollectionView.ElementKey> = []
}
