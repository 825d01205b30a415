import Foundation
import Requirements

/// Changes of a table or collection that belong together.
struct ListChanges {
  /// How many groups have begun and not ended.
  private(set) var depth = 0
  private(set) var oldCounts: [Int] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  /// The rows that are asked for anew, and those that are filled anew, by their former place.
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  /// What is moved, among the deleted and the inserted as well.
  var movedRows: [IndexPath: IndexPath] = [:]
  var movedSections: [Int: Int] = [:]

  /// Begins a group; the first one notes the rows of each section before.
  mutating func begin(oldCounts: @autoclosure () -> [Int]) {
    if depth == 0 { self = ListChanges(oldCounts: oldCounts()) }
    depth += 1
  }

  /// Ends a group.
  ///
  /// - Returns: Whether it was the outermost.
  mutating func end() -> Bool {
    requirement(depth > 0, "A group of changes was ended that had not begun")
    depth -= 1
    return depth == 0
  }

  init(oldCounts: [Int] = []) {
    self.oldCounts = oldCounts
  }

  /// Traps where the data source has other numbers than the changes say, as UIKit does.
  func check(newCounts: [Int], noun: String) {
    let expectedSections = oldCounts.count + insertedSections.count - deletedSections.count
    requirement(
      expectedSections == newCounts.count,
      """
      Invalid update: there are \(newCounts.count) sections after the update and there were \
      \(oldCounts.count) before, with \(insertedSections.count) inserted and \
      \(deletedSections.count) deleted
      """
    )
    var expected: [Int?] = oldCounts
    for path in deletedRows where expected.indices.contains(path.section) {
      expected[path.section] = expected[path.section].map { $0 - 1 }
    }
    for section in reloadedSections where expected.indices.contains(section) {
      expected[section] = nil
    }
    for section in deletedSections.reversed() where expected.indices.contains(section) {
      expected.remove(at: section)
    }
    for section in insertedSections { expected.insert(nil, at: min(section, expected.count)) }
    for path in insertedRows where expected.indices.contains(path.section) {
      expected[path.section] = expected[path.section].map { $0 + 1 }
    }
    for (section, count) in expected.enumerated() {
      guard let count else { continue }
      requirement(
        count == newCounts[section],
        """
        Invalid update: invalid number of \(noun) in section \(section): there are \
        \(newCounts[section]) after the update, where the insertions and deletions make \(count)
        """
      )
    }
  }
}
