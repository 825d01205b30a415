import Foundation

/// Where the rows and sections of a list are after changes, and whose views are asked for anew.
///
/// Views of what stays are kept and moved: a data source is asked for what is inserted and reloaded, and for nothing else.
///
/// Source: Apple's documentation of `performBatchUpdates(_:completion:)`, `reloadRows(at:with:)` and `reconfigureItems(at:)`:
/// reloading is what replaces a cell, reconfiguring calls the provider for the one that there is.
struct ListMapping {
  /// The place of a row by now, or nil for one that is gone.
  var row: (IndexPath) -> IndexPath?
  /// The place of a section by now, or nil for one that is gone or reloaded.
  var section: (Int) -> Int?
  /// The rows, by their former place, whose cells are replaced.
  var reloaded: Set<IndexPath> = []
  /// The rows, by their former place, that are filled anew.
  var reconfigured: Set<IndexPath> = []

  /// The place of a row by now, if its cell is kept.
  func kept(_ path: IndexPath) -> IndexPath? {
    guard !reloaded.contains(path), section(path.section) != nil || row(path) != nil else {
      return nil
    }
    return row(path)
  }
}

extension ListChanges {
  /// Where everything is after these changes, which lead to `newCounts` rows.
  func mapping(newCounts: [Int]) -> ListMapping {
    var sections: [Int?] = Array(repeating: nil, count: oldCounts.count)
    var free = newCounts.indices.filter { !insertedSections.contains($0) }.makeIterator()
    for section in oldCounts.indices where !deletedSections.contains(section) {
      sections[section] = free.next()
    }
    for (from, to) in movedSections where sections.indices.contains(from) { sections[from] = to }
    let deleted = Dictionary(grouping: deletedRows, by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    let inserted = Dictionary(grouping: insertedRows, by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    let (moved, renewed) = (movedRows, reloadedSections)
    return ListMapping(
      row: { path in
        if let target = moved[path] { return target }
        guard path.count == 2, sections.indices.contains(path.section),
          !renewed.contains(path.section), let section = sections[path.section]
        else { return nil }
        let gone = deleted[path.section] ?? []
        let before = firstPlace(in: gone.indices) { gone[$0] >= path.item }
        guard before == gone.count || gone[before] != path.item else { return nil }
        let left = path.item - before
        // What is inserted is named by the place that it has at the end.
        let new = inserted[section] ?? []
        let item = left + firstPlace(in: new.indices) { new[$0] - $0 > left }
        guard newCounts.indices.contains(section), item < newCounts[section] else { return nil }
        return IndexPath(item: item, section: section)
      },
      section: { index in
        sections.indices.contains(index) && !renewed.contains(index) ? sections[index] : nil
      },
      reloaded: Set(reloadedRows),
      reconfigured: Set(reconfiguredRows)
    )
  }
}

/// The first of some places of which something holds, where it holds of all behind it; their end where it holds of none.
private func firstPlace(in places: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var places = places
  while !places.isEmpty {
    let middle = places.lowerBound + places.count / 2
    places = holds(middle) ? places.lowerBound..<middle : middle + 1..<places.upperBound
  }
  return places.lowerBound
}
