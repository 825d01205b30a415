public import Foundation
import Requirements

/// A column of rows.
///
/// The table asks its data source for the cells of the rows that are visible, and for no others; a
/// cell that is scrolled away waits to be used again. Heights of rows that were never visible are
/// estimates, as in UIKit, so that ``UIScrollView/contentSize`` can change while rows appear.
///
/// - Note: UIKit: the place of what is visible is not kept when a row above it turns out higher or
///   lower than estimated. After insertions and deletions all visible cells are asked for anew.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// The height that the table finds itself.
  public class var automaticDimension: CGFloat { -1 }

  /// The identifier of the index, for `sectionIndexTitles`.
  public class var indexSearch: String { "{search}" }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    style = coder.documentValues.tableStyle
    super.init(coder: coder)
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    coder.endDecoding(self)
  }

  /// The look of the table.
  public let style: Style

  // MARK: - Providing the Data and Cells

  /// Who says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is told of rows that will be needed soon; nobody asks ahead here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether it is told.
  open var isPrefetchingEnabled = true
  /// Asks anew for the titles of the index at the side, which is not drawn here.
  open func reloadSectionIndexTitles() {}

  /// Who hears of the table, and says how high its parts are.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  // MARK: - Configuring the Table

  /// The height of rows in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The height that rows probably have, in points; 0 asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of section headers in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of section footers in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height that section headers probably have, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height that section footers probably have, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above each section header, in points.
  ///
  /// Automatic: 22 points in a plain table, nothing in others. Source: saved frames in Interface
  /// Builder documents of Xcode 13 and later.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }
  /// The height of the rows that fill an empty table; 0 for none.
  open var fillerRowHeight: CGFloat = 0
  /// The line below rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the line below rows.
  open var separatorColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UITableView.separatorColor) { $0.separatorColor = $1 }
    ]
  }

  /// Where lines begin and end, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What ``separatorInset`` counts from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The look of the line below rows.
  open var separatorEffect: UIVisualEffect?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus selects.
  open var selectionFollowsFocus = false
  /// Whether rows can have focus.
  open var allowsFocus = false
  /// Whether cells stay within the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content of cells is inset to the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The color of the index.
  open var sectionIndexColor: UIColor?
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The number of rows from which on there is an index.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// When rows that are shown are measured anew.
  ///
  /// - Note: UIKit: a row whose content configuration changes is measured anew with any of them but
  ///   `disabled`; one whose constraints change is measured when it is next asked for.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When rows that are shown are measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// Whether rows can be dragged.
  open var dragInteractionEnabled = false
  /// Who is asked about dragging rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Who is asked about dropping rows.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether a row is being dragged; none is here.
  open var hasActiveDrag: Bool { false }
  /// Whether something is being dragged over the table; nothing is here.
  open var hasActiveDrop: Bool { false }
  /// The color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether the focus comes back to the row where it was last.
  open var remembersLastFocusedIndexPath = false
  /// Whether the table is being edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setEditing(isEditing, animated: false) }
    }
  }

  /// Begins or ends editing, and has the cells do so.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The view above the rows, as high as its frame and as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// The view below the rows, as high as its frame and as wide as the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    setNeedsLayout()
  }

  // MARK: - Creating Cells

  /// Says how cells for an identifier are made: by `init(style:reuseIdentifier:)` of a class, or no
  /// longer where it is nil.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerSource(cellClass, UITableViewCell.self, kind: Self.cellKind, identifier)
  }

  /// Says how cells for an identifier are made: from a document.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reusables.sources[.init(kind: Self.cellKind, identifier: identifier)] = nib.map { .nib($0) }
  }

  /// Says how headers and footers for an identifier are made: by `init(reuseIdentifier:)` of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSource(
      aClass,
      UITableViewHeaderFooterView.self,
      kind: Self.headerFooterKind,
      identifier
    )
  }

  /// Says how headers and footers for an identifier are made: from a document.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let key = ReusePool.Key(kind: Self.headerFooterKind, identifier: identifier)
    reusables.sources[key] = nib.map { .nib($0) }
  }

  /// Says how cells for an identifier are made: as a document describes its prototype.
  package func registerPrototype(
    forCellReuseIdentifier identifier: String,
    _ make: @escaping () -> UIView?
  ) {
    reusables.sources[.init(kind: Self.cellKind, identifier: identifier)] = .prototype(make)
  }

  /// The rows that a document gives the table; nil where its data source says what they are.
  package final var staticSections: [StaticTableSection]?

  /// Returns a cell that is no longer shown, or a new one where the identifier is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a cell that is no longer shown, or a new one; the identifier has to be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      requirementFailure(
        """
        unable to dequeue a cell with identifier \(identifier) for \(indexPath): register a class or \
        a nib for the identifier, or give the table a prototype of that name
        """
      )
    }
    return cell
  }

  /// Returns a header or footer that is no longer shown, or a new one where the identifier is
  /// registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: - Getting Rows and Sections

  /// The number of sections.
  open var numberOfSections: Int { geometry.sections.count }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = geometry.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// Returns the cell of a row, or nil where the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    geometry.slot(of: indexPath).flatMap { rowCells[$0] }
  }

  /// Returns the header of a section, or nil where it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    geometry.headerSlot(of: section).flatMap { sectionViews[$0] } as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or nil where it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    geometry.footerSlot(of: section).flatMap { sectionViews[$0] } as? UITableViewHeaderFooterView
  }

  /// Returns the row of a cell, or nil where the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rowCells.first { $0.value === cell }.flatMap { geometry.indexPath(of: $0.key) }
  }

  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    geometry.indexPath(of: geometry.extents.index(endingAfter: point.y - headerViewHeight))
  }

  /// Returns the rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    geometry.slots(from: rect.minY - headerViewHeight, to: rect.maxY - headerViewHeight)
      .compactMap(geometry.indexPath(of:))
  }

  /// The cells that are visible, top first.
  open var visibleCells: [UITableViewCell] {
    rowCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows that are visible, top first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rowCells.keys.sorted().compactMap(geometry.indexPath(of:))
  }

  // MARK: - Getting Rectangles

  /// Returns the rectangle of a section with header and footer, in the content.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// Returns the rectangle of a row in the content; empty for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.slot(of: indexPath).map(slotRect) ?? .zero
  }

  /// Returns the rectangle of the header of a section in the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    geometry.headerSlot(of: section).map(slotRect) ?? .zero
  }

  /// Returns the rectangle of the footer of a section in the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    geometry.footerSlot(of: section).map(slotRect) ?? .zero
  }

  // MARK: - Selecting Rows

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The rows that are selected, or nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row; the delegate does not hear of it.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for selected in selection { cellForRow(at: selected)?.setSelected(false, animated: animated) }
      selection = []
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row; the delegate does not hear of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: - Scrolling

  /// Scrolls to a row; nowhere further than the content goes.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the row that is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = indexPathForSelectedRow else { return }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }

  // MARK: - Reloading and Changing

  /// Asks for everything anew.
  open func reloadData() { discardRows() }

  /// Begins a group of changes.
  open func beginUpdates() { changes.begin(oldCounts: geometry.counts) }

  /// Ends a group of changes: rows are counted, and their heights asked for anew.
  open func endUpdates() { endChanges() }

  /// Makes a group of changes.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
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

  /// Whether a group of changes has not ended.
  open var hasUncommittedUpdates: Bool { changes.depth > 0 }

  /// Shows rows that the data source has by now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Takes rows away that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Asks for rows anew, with the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deletedRows.append(indexPath)
      $0.insertedRows.append(newIndexPath)
      $0.movedRows[indexPath] = newIndexPath
    }
  }

  /// Shows sections that the data source has by now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
      $0.movedSections[section] = newSection
    }
  }

  // MARK: - Laying out

  static let cellKind = "cell"
  static let headerFooterKind = "headerFooter"

  var reusables = ReusePool()
  /// The cell that is filled anew, which a data source gets where it asks for one.
  var offeredCell: UITableViewCell?
  var storedGeometry: TableGeometry?
  /// The cells that are visible, by their place.
  var rowCells: [Int: UITableViewCell] = [:]
  /// The headers and footers that are there, by their place.
  var sectionViews: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  var changes = ListChanges()

  override func placeContent() { placeRows() }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
  override var sizesContentItself: Bool { true }
}

/// The style of the line below rows, by its former name.
extension UITableView {
  /// The line below rows.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
}
