import Foundation

/// Where the parts of a table stand: for each section a header, its rows and a footer, one slot each.
final class TableGeometry {
  /// A section.
  struct Section {
    /// The slot of the header; rows and footer follow.
    var headerSlot: Int
    var rowCount: Int
    /// The room above the header within its slot, in points.
    var headerPadding: CGFloat
  }

  /// The width that the heights are for, in points.
  let width: CGFloat
  let sections: [Section]
  /// The heights of the slots.
  var extents: ExtentIndex
  /// Which heights are more than estimates.
  var isResolved: [Bool]

  init(width: CGFloat, sections: [Section], heights: [CGFloat], isResolved: [Bool]) {
    self.width = width
    self.sections = sections
    extents = ExtentIndex(heights)
    self.isResolved = isResolved
  }

  /// The number of rows of each section.
  var counts: [Int] { sections.map(\.rowCount) }

  /// The slot at which each section of so many rows begins.
  static func headerSlots(_ counts: [Int]) -> [Int] {
    var next = 0
    return counts.map { count in
      defer { next += count + 2 }
      return next
    }
  }

  /// What a slot is.
  enum Part: Equatable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The slot of a row, or nil for one that is not there.
  func slot(of path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.row >= 0, path.row < section.rowCount else { return nil }
    return section.headerSlot + 1 + path.row
  }

  func headerSlot(of section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].headerSlot : nil
  }

  func footerSlot(of section: Int) -> Int? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].headerSlot + sections[section].rowCount + 1
  }

  /// What a slot is, or nil for one that is not there.
  func part(of slot: Int) -> Part? {
    guard slot >= 0, slot < extents.count else { return nil }
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].headerSlot <= slot { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    if slot == section.headerSlot { return .header(low) }
    if slot == section.headerSlot + section.rowCount + 1 { return .footer(low) }
    return .row(IndexPath(row: slot - section.headerSlot - 1, section: low))
  }

  /// The row of a slot, or nil for a header or footer.
  func indexPath(of slot: Int) -> IndexPath? {
    guard case .row(let path) = part(of: slot) else { return nil }
    return path
  }

  /// The slots that reach into a range, in points from the top of the first.
  func slots(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = extents.index(endingAfter: max(0, top))
    var end = first
    while end < extents.count, extents.offset(of: end) < bottom { end += 1 }
    return first..<end
  }
}
