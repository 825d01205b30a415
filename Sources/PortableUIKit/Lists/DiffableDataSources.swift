public import Foundation
import Requirements

/// A data source of a table whose rows are given as a whole.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table, and becomes it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows the items of a snapshot; cells of items that were there before are kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let former = current
    current = snapshot.withoutMarks()
    if let tableView, former.numberOfSections > 0 {
      let mapping = former.mapping(to: snapshot)
      tableView.follow(mapping, tableView.askedCounts())
    } else {
      tableView?.reloadData()
    }
    completion?()
  }

  /// Shows the items of a snapshot, asking for all of them anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks()
    tableView?.reloadData()
    completion?()
  }

  /// Returns the items that are shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// The cell that the provider makes.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      requirementFailure("The cell provider made no cell for \(indexPath)")
    }
    return cell
  }

  /// None; overrides say otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None; overrides say otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// They cannot; overrides say otherwise.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// It cannot.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// None.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The one at the same place.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

/// A data source of a collection whose items are given as a whole.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Makes a header, a footer, or another view of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// What makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates the data source of a collection, and becomes it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows the items of a snapshot; cells of items that were there before are kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let former = current
    current = snapshot.withoutMarks()
    if let collectionView, former.numberOfSections > 0 {
      let mapping = former.mapping(to: snapshot)
      collectionView.follow(mapping)
    } else {
      collectionView?.reloadData()
    }
    completion?()
  }

  /// Shows the items of an outline in a section, those below collapsed items not.
  ///
  /// A section that is not there yet is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline of a section: what was applied to it, or else its items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items =
      current.indexOfSection(section) == nil
      ? [] : current.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(items)
    return outline
  }

  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// What is asked and told when items are moved by hand; they never are here.
  open var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told when items of outlines are shown and hidden by hand; they never are here.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What is asked and told when items are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before items are moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told after items were moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// What is asked and told when items of outlines are shown and hidden by hand.
  public struct SectionSnapshotHandlers {
    /// Whether the items below an item can be shown.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the items below an item are shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether the items below an item can be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the items below an item are hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns the items below an item, which are loaded only then.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Shows the items of a snapshot, asking for all of them anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.withoutMarks()
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the items that are shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// The cell that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      requirementFailure("The cell provider made no cell for \(indexPath)")
    }
    // Items below others in an outline are indented.
    if let list = cell as? UICollectionViewListCell,
      let outline = outlines[current.sectionIdentifiers[indexPath.section]], outline.contains(item)
    {
      list.indentationLevel = outline.level(of: item)
    }
    return cell
  }

  /// The view that the provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      requirementFailure("The supplementary view provider made no \(kind) for \(indexPath)")
    }
    return view
  }

  /// It can.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource {
  /// Shows items, and waits until they are.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows items without comparing them, and waits until they are.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows items, and waits until they are.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows items without comparing them, and waits until they are.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows the items of a section, and waits until they are.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }
}
