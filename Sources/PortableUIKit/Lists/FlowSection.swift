import Foundation

/// The lines of one section of a flow layout.
///
/// Along and across are those of the scrolling: in a layout that scrolls down, a line lies across.
struct FlowSection {
  /// What the section is asked to keep, in points.
  struct Metrics {
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// Items beside each other.
  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
  }

  /// Where the section begins, along.
  let start: CGFloat
  /// Where it ends.
  private(set) var end: CGFloat
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  /// The rectangles of the items in the content.
  private(set) var frames: [CGRect] = []
  private var lines: [Line] = []

  init(_ metrics: Metrics, sizes: [CGSize], start: CGFloat, breadth: CGFloat, isVertical: Bool) {
    self.start = start
    end = start
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect
    {
      isVertical
        ? CGRect(x: across, y: along, width: breadth, height: length)
        : CGRect(x: along, y: across, width: length, height: breadth)
    }
    if along(metrics.header) > 0 {
      header = rect(end, 0, along(metrics.header), breadth)
      end += along(metrics.header)
    }
    let insets = metrics.insets
    let before = isVertical ? insets.left : insets.top
    let available = max(
      0,
      breadth - (isVertical ? insets.left + insets.right : insets.top + insets.bottom)
    )
    end += isVertical ? insets.top : insets.left
    frames.reserveCapacity(sizes.count)
    let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    var first = 0
    while first < sizes.count {
      if first > 0 { end += metrics.lineSpacing }
      // Sums of fractions that should be the whole width may lie a little above it.
      let limit = available + 1e-6
      var last = first
      var sum = across(sizes[first])
      while last + 1 < sizes.count,
        sum + metrics.itemSpacing + across(sizes[last + 1]) <= limit
      {
        last += 1
        sum += metrics.itemSpacing + across(sizes[last])
      }
      let items = first..<(last + 1)
      let place = Self.place(
        items.count,
        sum: sum,
        item: across(sizes[first]),
        spacing: metrics.itemSpacing,
        available: available,
        isUniform: isUniform,
        isLast: items.upperBound == sizes.count
      )
      let length = items.reduce(0) { max($0, along(sizes[$1])) }
      var position = before + place.offset
      for item in items {
        let size = sizes[item]
        frames.append(
          rect(end + (length - along(size)) / 2, position, along(size), across(size))
        )
        position += across(size) + place.gap
      }
      lines.append(Line(items: items, start: end, length: length))
      end += length
      first = items.upperBound
    }
    end += isVertical ? insets.bottom : insets.right
    if along(metrics.footer) > 0 {
      footer = rect(end, 0, along(metrics.footer), breadth)
      end += along(metrics.footer)
    }
  }

  /// Where the first item of a line stands, and the gap behind each, in points.
  private static func place(
    _ count: Int,
    sum: CGFloat,
    item: CGFloat,
    spacing: CGFloat,
    available: CGFloat,
    isUniform: Bool,
    isLast: Bool
  ) -> (offset: CGFloat, gap: CGFloat) {
    if isUniform {
      let fitting =
        item + spacing > 0 ? Int(min(1e6, (available + spacing + 1e-6) / (item + spacing))) : count
      guard fitting > 1 else { return (max(0, (available - item) / 2), spacing) }
      // A section with less than a line has nothing to line up with, but keeps the columns.
      return (0, max(spacing, (available - CGFloat(fitting) * item) / CGFloat(fitting - 1)))
    }
    if isLast { return (0, spacing) }
    if count == 1 { return (max(0, (available - sum) / 2), spacing) }
    return (0, spacing + max(0, available - sum) / CGFloat(count - 1))
  }

  /// The items of the lines that reach into a range along the scrolling.
  func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start + lines[middle].length < top {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < lines.count else { return 0..<0 }
    var line = low
    while line < lines.count, lines[line].start <= bottom { line += 1 }
    guard line > low else { return 0..<0 }
    return lines[low].items.lowerBound..<lines[line - 1].items.upperBound
  }
}

extension CGRect {
  /// Whether the rectangles have an area in common; those that only touch have none.
  ///
  /// Foundation's `intersects` counts those that touch, other than Apple's.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
