import Foundation
import Requirements

extension UITableView {
  func change(_ note: (inout ListChanges) -> Void) {
    beginUpdates()
    note(&changes)
    endUpdates()
  }

  /// Ends a group of changes; after the outermost, the rows are where they are by now.
  ///
  /// Cells of rows that stay are kept, and their heights are asked for anew: a group without changes is how a row that has
  /// changed gets another height.
  ///
  /// Source: Apple's documentation of `beginUpdates()` and `endUpdates()`.
  func endChanges() {
    guard changes.end() else { return }
    let counts = askedCounts()
    changes.check(newCounts: counts, noun: "rows")
    follow(changes.mapping(newCounts: counts), counts)
    layoutIfNeeded()
  }

  /// The rows of each section, asked for.
  func askedCounts() -> [Int] {
    let sectionCount = dataSource.map { $0.numberOfSections(in: self) } ?? 0
    return (0..<max(0, sectionCount)).map {
      let count = dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
      requirement(count >= 0, "The data source answered \(count) rows for section \($0)")
      return count
    }
  }

  /// Moves what is shown to where it is by now, and asks for the rest anew.
  func follow(_ mapping: ListMapping, _ counts: [Int]) {
    guard let old = storedGeometry else {
      discardRows()
      return
    }
    let headers = TableGeometry.headerSlots(counts)
    func slot(_ path: IndexPath) -> Int? {
      guard counts.indices.contains(path.section), path.row < counts[path.section] else {
        return nil
      }
      return headers[path.section] + 1 + path.row
    }
    var cells: [Int: UITableViewCell] = [:]
    for (place, cell) in rowCells {
      if let new = old.indexPath(of: place).flatMap(mapping.kept).flatMap(slot) {
        cells[new] = cell
      } else {
        recycle(cell)
      }
    }
    rowCells = cells
    keepSectionViews(mapping, old, counts, headers)
    let geometry = makeGeometry(counts)
    storedGeometry = geometry
    // Rows out of sight keep the height that was measured until they come into sight again.
    for place in old.isResolved.indices where old.isResolved[place] {
      guard let new = old.indexPath(of: place).flatMap(mapping.kept).flatMap(slot),
        !geometry.isResolved[new]
      else { continue }
      geometry.extents[new] = old.extents[place]
    }
    selection = Set(selection.compactMap(mapping.row)).filter { slot($0) != nil }
    for path in mapping.reconfigured {
      guard let path = mapping.row(path), let place = slot(path) else { continue }
      reconfigure(path, place)
    }
    setNeedsLayout()
  }

  /// Keeps the headers and footers of sections that stay, and lets the others go.
  private func keepSectionViews(
    _ mapping: ListMapping,
    _ old: TableGeometry,
    _ counts: [Int],
    _ headers: [Int]
  ) {
    var kept: [Int: UIView] = [:]
    for (place, view) in sectionViews {
      let new: Int? =
        switch old.part(of: place) {
        case .header(let section): mapping.section(section).map { headers[$0] }
        case .footer(let section): mapping.section(section).map { headers[$0] + counts[$0] + 1 }
        case .row, nil: nil
        }
      if let new { kept[new] = view } else { recycle(sectionView: view) }
    }
    sectionViews = kept
  }

  /// Has the data source fill the cell of a row anew, which it gets where it asks for one.
  private func reconfigure(_ path: IndexPath, _ slot: Int) {
    guard let cell = rowCells[slot], let dataSource else { return }
    offeredCell = cell
    let filled = inOwnSystem { dataSource.tableView(self, cellForRowAt: path) }
    offeredCell = nil
    guard filled !== cell else { return }
    recycle(cell)
    rowCells[slot] = nil
    takeIn(filled, slot, path, height: cell.frame.height)
  }
}
