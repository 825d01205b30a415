import Foundation
import Requirements

extension UITableView {
  // MARK: - Placing rows

  /// Makes the rows that are visible, measures those that say their height themselves, and lets the
  /// others go.
  func placeRows() {
    if let known = storedGeometry, known.width != bounds.width { storedGeometry = nil }
    let geometry = geometry
    let start = headerViewHeight
    var slot = geometry.extents.index(endingAfter: max(0, bounds.minY - start))
    var placed: Set<Int> = []
    while slot < geometry.extents.count {
      let top = start + geometry.extents.offset(of: slot)
      guard top < bounds.maxY else { break }
      resolve(slot, in: geometry)
      let height = geometry.extents[slot]
      if height > 0, top + height > bounds.minY {
        place(slot, in: geometry)
        placed.insert(slot)
      }
      slot += 1
    }
    letGo(rowsExcept: placed)
    if style == .plain { pinSectionViews(in: geometry, &placed) }
    for (slot, view) in sectionViews where !placed.contains(slot) { view.isHidden = true }
    placeEnds(in: geometry)
  }

  /// Asks for the height of a row that has only an estimate.
  private func resolve(_ slot: Int, in geometry: TableGeometry) {
    guard !geometry.isResolved[slot], case .row(let path) = geometry.part(of: slot) else { return }
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 {
      height = automaticHeight(of: rowCell(slot, path, height: geometry.extents[slot]))
      if height <= 0 { height = Self.defaultRowHeight }
    }
    geometry.extents[slot] = height
    geometry.isResolved[slot] = true
  }

  /// The cell of a row, asked for where there is none.
  private func rowCell(_ slot: Int, _ path: IndexPath, height: CGFloat) -> UITableViewCell {
    if let cell = rowCells[slot] { return cell }
    guard let dataSource else {
      requirementFailure("\(type(of: self)) shows a row and has no data source")
    }
    let cell = inOwnSystem { dataSource.tableView(self, cellForRowAt: path) }
    takeIn(cell, slot, path, height: height)
    return cell
  }

  /// Makes a cell that of a row, and tells that it is about to be shown.
  func takeIn(_ cell: UITableViewCell, _ slot: Int, _ path: IndexPath, height: CGFloat) {
    // A delegate that says nothing of it leaves the level that the cell has.
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 || cell.isIndentedByDelegate {
      cell.indentationLevel = level
      cell.isIndentedByDelegate = level != 0
    }
    cell.frame = CGRect(x: rowInset, y: cell.frame.minY, width: rowWidth, height: height)
    rowCells[slot] = cell
    cell.isHidden = false
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(selection.contains(path), animated: false)
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.superview !== self { insert(cell, at: slot) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// Puts the cell of a row among the others, in the order of the rows.
  private func insert(_ cell: UITableViewCell, at slot: Int) {
    var above: (slot: Int, cell: UITableViewCell)?
    for (other, placed) in rowCells where other < slot && placed.superview === self {
      if other > above?.slot ?? -1 { above = (other, placed) }
    }
    if let above {
      insertSubview(cell, aboveSubview: above.cell)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  private func place(_ slot: Int, in geometry: TableGeometry) {
    let frame = slotRect(slot)
    switch geometry.part(of: slot) {
    case .row(let path):
      rowCell(slot, path, height: frame.height).frame = frame
    case .header(let section):
      show(sectionView(ofHeader: true, section, slot: slot), frame)
    case .footer(let section):
      show(sectionView(ofHeader: false, section, slot: slot), frame)
    case nil: break
    }
  }

  private func show(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  /// Headers and footers of a plain table stay in sight as long as their section does.
  private func pinSectionViews(in geometry: TableGeometry, _ placed: inout Set<Int>) {
    let insets = adjustedContentInset
    let top = bounds.minY + insets.top
    let bottom = bounds.maxY - insets.bottom
    for index in visibleSections(in: geometry) {
      let rect = sectionRect(index)
      let header = geometry.sections[index].headerSlot
      let headerFrame = slotRect(header)
      if headerFrame.height > 0, let view = sectionView(ofHeader: true, index, slot: header) {
        var frame = headerFrame
        let last = rect.maxY - frame.height
        frame.origin.y = max(frame.minY, min(top, last))
        show(view, frame)
        placed.insert(header)
      }
      let footer = header + geometry.sections[index].rowCount + 1
      let footerFrame = slotRect(footer)
      if footerFrame.height > 0, let view = sectionView(ofHeader: false, index, slot: footer) {
        var frame = footerFrame
        frame.origin.y = min(frame.minY, max(bottom - frame.height, rect.minY))
        show(view, frame)
        placed.insert(footer)
      }
    }
  }

  private func visibleSections(in geometry: TableGeometry) -> [Int] {
    geometry.sections.indices.filter {
      let rect = sectionRect($0)
      return rect.height > 0 && rect.maxY > bounds.minY && rect.minY < bounds.maxY
    }
  }

  /// Places what stands above and below the rows, and sets the size of the content.
  private func placeEnds(in geometry: TableGeometry) {
    let width = bounds.width
    if let tableHeaderView, tableHeaderView.translatesAutoresizingMaskIntoConstraints {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: headerViewHeight)
    }
    var end = headerViewHeight + geometry.extents.total
    if let tableFooterView {
      let height = tableFooterView.frame.height
      tableFooterView.frame = CGRect(x: 0, y: end, width: width, height: height)
      end += height
    }
    backgroundView?.frame = bounds
    sizeContent(to: CGSize(width: width, height: end))
  }

  // MARK: - Rectangles

  /// The rectangle of a slot in the content; that of a header without the room above it.
  func slotRect(_ slot: Int) -> CGRect {
    let top = headerViewHeight + geometry.extents.offset(of: slot)
    let height = geometry.extents[slot]
    switch geometry.part(of: slot) {
    case .header(let section):
      let padding = geometry.sections[section].headerPadding
      return CGRect(x: 0, y: top + padding, width: bounds.width, height: height - padding)
    case .footer, nil:
      return CGRect(x: 0, y: top, width: bounds.width, height: height)
    case .row:
      return CGRect(x: rowInset, y: top, width: rowWidth, height: height)
    }
  }

  func sectionRect(_ section: Int) -> CGRect {
    guard let first = geometry.headerSlot(of: section), let last = geometry.footerSlot(of: section)
    else { return .zero }
    let top = geometry.extents.offset(of: first)
    let bottom = geometry.extents.offset(of: last + 1)
    return CGRect(x: 0, y: headerViewHeight + top, width: bounds.width, height: bottom - top)
  }

  // MARK: - Letting go

  private func letGo(rowsExcept placed: Set<Int>) {
    for (slot, cell) in rowCells where !placed.contains(slot) {
      rowCells[slot] = nil
      recycle(cell)
      if let path = geometry.indexPath(of: slot) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier else { return }
    reusables.waiting[.init(kind: Self.cellKind, identifier: identifier), default: []].append(cell)
  }

  func recycle(sectionView view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    let key = ReusePool.Key(kind: Self.headerFooterKind, identifier: identifier)
    reusables.waiting[key, default: []].append(view)
  }

  /// Forgets what the rows are; they are asked for anew with the next layout.
  func discardRows() {
    for cell in rowCells.values { recycle(cell) }
    rowCells = [:]
    for view in sectionViews.values { recycle(sectionView: view) }
    sectionViews = [:]
    storedGeometry = nil
    setNeedsLayout()
  }

  /// Has a visible row measured anew whose content configuration has changed.
  ///
  /// Source: Apple's documentation of `selfSizingInvalidation`, which is enabled by default.
  func contentDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let geometry = storedGeometry,
      let slot = rowCells.first(where: { $0.value === cell })?.key,
      geometry.isResolved[slot]
    else { return }
    geometry.isResolved[slot] = false
    resolve(slot, in: geometry)
    // Before the constraints are solved, which might contradict the former height.
    cell.frame.size.height = geometry.extents[slot]
    cell.contentView.frame.size.height = geometry.extents[slot]
    setNeedsLayout()
  }

  /// Asks for the heights anew, with the cells that there are.
  func heightsDidChange() {
    storedGeometry = nil
    setNeedsLayout()
  }

  // MARK: - Making cells

  func registerSource(
    _ aClass: AnyClass?,
    _ base: UIView.Type,
    kind: String,
    _ identifier: String
  ) {
    requirement(!identifier.isEmpty, "An identifier for reuse has to have at least one character")
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    guard let aClass else {
      reusables.sources[key] = nil
      return
    }
    guard let viewClass = aClass as? UIView.Type, isSubclass(viewClass, of: base) else {
      requirementFailure("\(aClass) was registered for \(identifier); it has to be a \(base)")
    }
    reusables.sources[key] = .type(viewClass)
  }

  private func isSubclass(_ aClass: UIView.Type, of base: UIView.Type) -> Bool {
    base == UITableViewCell.self
      ? aClass is UITableViewCell.Type : aClass is UITableViewHeaderFooterView.Type
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let offeredCell, offeredCell.reuseIdentifier == identifier { return offeredCell }
    let key = ReusePool.Key(kind: Self.cellKind, identifier: identifier)
    if let cell = reusables.waiting[key]?.popLast() as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    let cell: UITableViewCell? =
      switch reusables.sources[key] {
      case .type(let type):
        (type as? UITableViewCell.Type).map { UITableViewCell.make($0, identifier: identifier) }
      case .nib(let nib):
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      case .prototype(let make): make() as? UITableViewCell
      case nil: nil
      }
    if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReusePool.Key(kind: Self.headerFooterKind, identifier: identifier)
    if let view = reusables.waiting[key]?.popLast() as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    switch reusables.sources[key] {
    case .type(let type):
      return (type as? UITableViewHeaderFooterView.Type).map {
        UITableViewHeaderFooterView.make($0, identifier: identifier)
      }
    case .nib(let nib):
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
      return view
    case .prototype(let make): return make() as? UITableViewHeaderFooterView
    case nil: return nil
    }
  }

  // MARK: - Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let slot = geometry.slot(of: path) else {
      requirementFailure("Attempt to scroll to \(path), which the table does not have")
    }
    // Heights that are estimates become known on the way there.
    for _ in 0..<16 {
      let rect = slotRect(slot)
      let insets = adjustedContentInset
      let top = rect.minY - insets.top
      let bottom = rect.maxY - bounds.height + insets.bottom
      let offset: CGFloat =
        switch position {
        case .top: top
        case .bottom: bottom
        case .middle: (top + bottom) / 2
        case .none: min(max(contentOffset.y, bottom), top)
        }
      let limited = clamped(CGPoint(x: contentOffset.x, y: offset))
      guard limited != contentOffset else { return }
      setContentOffset(limited, animated: animated)
      layoutIfNeeded()
    }
  }
}
