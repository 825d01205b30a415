/// Where the columns of a rewritten file are not those of the file.
package struct ColumnShifts: Codable, Equatable, Sendable {
  /// Text that is longer than what it stands for.
  struct Shift: Codable, Equatable, Sendable {
    /// Where it begins in the file: a byte of the line, from 1.
    let column: Int
    /// The number of bytes that it stands for; 0 for what was put in.
    let before: Int
    /// Its number of bytes.
    let after: Int
  }

  private var shifts: [Int: [Shift]] = [:]

  /// All columns are as they were.
  package init() {}

  /// Whether all columns are as they were.
  package var isEmpty: Bool { shifts.isEmpty }

  mutating func note(line: Int, column: Int, before: Int, after: Int) {
    shifts[line, default: []].append(Shift(column: column, before: before, after: after))
  }

  /// Returns the column in the file of one in the rewritten text.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: A byte of the rewritten line, from 1.
  /// - Returns: The byte of the line in the file, where a longer text stands for something the first of that, and whether
  ///   it stands in text that was put in.
  package func original(line: Int, column: Int) -> (column: Int, isAdded: Bool) {
    var moved = 0
    for shift in shifts[line] ?? [] {
      let start = shift.column + moved
      if column < start { break }
      if column < start + shift.after { return (shift.column, shift.before == 0) }
      moved += shift.after - shift.before
    }
    return (column - moved, false)
  }
}
