/// Changes to the text of a file, by offsets in bytes of UTF-8.
///
/// A change keeps the lines: what is taken away leaves its line breaks, and what is shorter than the text that it stands
/// for is filled up with spaces, so that columns behind it stay as well.
package struct TextEdits {
  /// One change.
  struct Edit {
    /// What is taken away; empty for an insertion.
    let range: Range<Int>
    /// What comes in its place, without filling.
    let text: String
  }

  private(set) var edits: [Edit] = []

  /// Whether nothing changes.
  var isEmpty: Bool { edits.isEmpty }

  /// Puts text in place of a range.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Puts spaces in place of a range.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// Puts text before an offset.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Takes out the changes in a range, and returns them.
  mutating func remove(in range: Range<Int>) -> [Edit] {
    let inside = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    return inside
  }

  /// Returns the text with the changes, and where columns moved.
  func applied(to source: [UInt8]) -> (text: [UInt8], shifts: ColumnShifts) {
    Self.apply(edits, to: source, in: 0..<source.count)
  }

  /// Returns a part of the text with changes.
  static func apply(
    _ edits: [Edit],
    to source: [UInt8],
    in whole: Range<Int>
  ) -> (text: [UInt8], shifts: ColumnShifts) {
    var output: [UInt8] = []
    output.reserveCapacity(whole.count + 256)
    var shifts = ColumnShifts()
    var lines = LineCounter()
    var position = whole.lowerBound
    // Of two at one place, the one that was asked for first comes first.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position else { continue }
      output += source[position..<edit.range.lowerBound]
      lines.advance(over: source[position..<edit.range.lowerBound])
      position = edit.range.lowerBound
      let removed = source[edit.range]
      let firstLine = removed.firstIndex(of: 10).map { $0 - removed.startIndex } ?? removed.count
      let text = Array(edit.text.utf8)
      output += text
      if text.count < firstLine { output += Array(repeating: 32, count: firstLine - text.count) }
      output += removed.dropFirst(firstLine).map { $0 == 10 || $0 == 13 ? $0 : 32 }
      let width = max(text.count, firstLine)
      // Text of several lines ends with the columns that it found.
      if width != firstLine, !text.contains(10) {
        shifts.note(line: lines.line, column: lines.column, before: firstLine, after: width)
      }
      lines.advance(over: removed)
      position = edit.range.upperBound
    }
    output += source[position..<whole.upperBound]
    return (output, shifts)
  }
}

extension Range where Bound == Int {
  /// Whether a range lies in this one.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// Where one is in a text.
struct LineCounter {
  /// The number of the line, from 1.
  private(set) var line = 1
  /// The number of the byte in the line, from 1.
  private(set) var column = 1

  /// Goes on over bytes.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == 10 {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
