public import Foundation
import Requirements

/// A collection of cells, placed by a layout.
///
/// Only the cells that the layout puts into the visible rectangle are made; a cell that is scrolled
/// away waits to be used again.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// What attributes are for.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the footer of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    collectionViewLayout =
      coder.documentValues.collectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    coder.endDecoding(self)
  }

  /// Who is told of items that will be needed soon; nobody asks ahead here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  // MARK: - Providing the Data and the Layout

  /// Who says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who hears of the collection.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if delegate !== oldValue { collectionViewLayout.invalidateLayout() } }
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }
  override var sizesContentItself: Bool { true }

  /// How the collection is laid out.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      let views = subviews.compactMap { $0 as? UICollectionReusableView }
      for view in views { view.willTransition(from: oldValue, to: collectionViewLayout) }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
      for view in views { view.didTransition(from: oldValue, to: collectionViewLayout) }
    }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// The view behind the cells.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether cells can be selected.
  open var allowsSelection = true
  /// Whether several cells can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several cells can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// When cells that are shown are measured anew.
  ///
  /// - Note: UIKit: a cell whose content configuration changes is measured anew with any of them but
  ///   `disabled`; one whose constraints change is measured when it is next asked for.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When cells that are shown are measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// Whether cells are asked for before they are visible; they never are here.
  open var isPrefetchingEnabled = true
  /// Whether cells can be dragged.
  open var dragInteractionEnabled = false
  /// Who is asked about dragging cells.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Who is asked about dropping cells.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a cell is being dragged; none is here.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dragged over the collection; nothing is here.
  open var hasActiveDrop: Bool { false }
  /// How fast cells make room for one that is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: - Reordering

  private var movement: (from: IndexPath, to: IndexPath)?

  /// Begins to move a cell by hand.
  ///
  /// - Returns: Whether the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = (indexPath, indexPath)
    return true
  }

  /// Moves the cell to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let from = movement?.from else { return }
    let to = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: from,
      withPosition: targetPosition
    )
    movement = (from, to)
  }

  /// Leaves the cell where it is, and tells the data source.
  open func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    guard movement.from != movement.to else { return }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    discardItems()
    layoutIfNeeded()
  }

  /// Puts the cell back.
  open func cancelInteractiveMovement() { movement = nil }

  /// What the layout is told of the bounds while it is asked about others.
  var boundsForLayout: CGRect?

  open override var bounds: CGRect {
    get { boundsForLayout ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// Whether the focus selects.
  open var selectionFollowsFocus = false
  /// Whether focus comes back to the item that had it last.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can have focus.
  open var allowsFocus = false
  /// Whether items can have focus while the list is edited.
  open var allowsFocusDuringEditing = false
  /// Whether the collection is being edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for case let cell as UICollectionViewListCell in shown.values { cell.editingDidChange() }
    }
  }

  // MARK: - Creating Cells

  /// Says how cells for an identifier are made: by `init(frame:)` of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerSource(cellClass, kind: "", identifier)
  }

  /// Says how cells for an identifier are made: from a document.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusables.sources[.init(identifier: identifier)] = nib.map { .nib($0) }
  }

  /// Says how views of a kind are made for an identifier: by `init(frame:)` of a class.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerSource(viewClass, kind: elementKind, identifier)
  }

  /// Says how views of a kind are made for an identifier: from a document.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusables.sources[.init(kind: kind, identifier: identifier)] = nib.map { .nib($0) }
  }

  /// Says how cells for an identifier are made: as a document describes its prototype.
  package func registerPrototype(
    forCellWithReuseIdentifier identifier: String,
    _ make: @escaping () -> UIView?
  ) {
    reusables.sources[.init(identifier: identifier)] = .prototype(make)
  }

  /// Says how views of a kind are made for an identifier: as a document describes its prototype.
  package func registerPrototype(
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String,
    _ make: @escaping () -> UIView?
  ) {
    reusables.sources[.init(kind: kind, identifier: identifier)] = .prototype(make)
  }

  /// Returns a cell that is no longer shown, or a new one; the identifier has to be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(kind: "", identifier, attributes(forItemAt: indexPath))
    guard let cell = view as? UICollectionViewCell else {
      requirementFailure(
        """
        could not dequeue a cell with identifier \(identifier): register a class or a nib for the \
        identifier, or give the collection a prototype of that name
        """
      )
    }
    return cell
  }

  /// Returns a view that is no longer shown, or a new one; the identifier has to be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: elementKind,
      at: indexPath
    )
    guard let view = dequeue(kind: elementKind, identifier, attributes) else {
      requirementFailure(
        """
        could not dequeue a view of kind \(elementKind) with identifier \(identifier): register a \
        class or a nib for them
        """
      )
    }
    return view
  }

  // MARK: - Getting Items and Sections

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Returns the cell of an item, or nil where the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.init(category: .cell, kind: "", path: indexPath)] as? UICollectionViewCell
  }

  /// Returns a header, a footer or another view of a kind, or nil where it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[.init(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// Returns the item of a cell, or nil where the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  /// Returns the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The cells that are visible, in the order of the items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem(at:))
  }

  /// The items that are visible, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// Returns the views of a kind that are visible.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  /// Returns the places of the supplementary views that are shown, of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// Returns the attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(forItemAt: indexPath)
  }

  /// Returns the attributes of a header, a footer or another view of a kind.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: - Selecting Items

  /// The items that are selected, or nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item; the delegate does not hear of it.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection { cellForItem(at: selected)?.isSelected = false }
      selection = []
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of an item; the delegate does not hear of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item; nowhere further than the content goes.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Reloading and Changing

  /// Asks for everything anew.
  open func reloadData() { discardItems() }

  /// Makes a group of changes: items are counted and asked for anew.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginChanges()
    updates?()
    endChanges()
    completion?(true)
  }

  /// Changes rows or items together, and tells when that is done.
  ///
  /// - Note: UIKit: there the closure is optional and does not escape, which Swift has no word for: code that calls methods of
  ///   its own object without `self` compiles with this one.
  public final func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Shows items that the data source has by now.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths }
  }

  /// Takes items away that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths }
  }

  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Asks for items anew, with the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deletedRows.append(indexPath)
      $0.insertedRows.append(newIndexPath)
      $0.movedRows[indexPath] = newIndexPath
    }
  }

  /// Shows sections that the data source has by now.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Laying out

  /// What is shown, and as what.
  struct ElementKey: Hashable {
    var category: ElementCategory
    var kind: String
    var path: IndexPath
  }

  var reusables = ReusePool()
  /// The cell that is filled anew, which a data source gets where it asks for one.
  var offeredCell: UICollectionViewCell?
  var shown: [ElementKey: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var storedCounts: [Int]?
  var changes = ListChanges()
  var layoutIsStale = true
  var preparedBounds = CGRect.null

  override func placeContent() { placeItems() }

  /// Whether something was changed that is not laid out.
  open var hasUncommittedUpdates: Bool { false }
}
