import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The alignment rectangles, in root coordinates, that items have while every text is one short word.
  ///
  /// Where a view belongs shows while no text is empty and none is so long that it runs under what follows it: an empty label at
  /// the left may end, and a long one begin, at the far side of its neighbour.
  func makeRectsWithWords() -> [LayoutRect] {
    var short = snapshot
    for index in items.indices where items[index].isText {
      guard let text = items[index].textFacts else { continue }
      let properties = items[index].properties
      if let width = properties.intrinsicWidth {
        short.items[index].properties.intrinsicWidth = Self.wordWidths.clamping(width)
      }
      if let height = properties.intrinsicHeight, text.lineHeight > 0,
        text.lineLimit != 1 || height == 0
      {
        short.items[index].properties.intrinsicHeight = text.lineHeight
      }
    }
    guard short != snapshot, let other = try? SolvedLayout(short) else {
      return items.indices.map(alignmentRect)
    }
    let frames = other.absoluteFrames(other.frames)
    return items.indices.map { alignmentRect($0, in: frames) }
  }

  /// How wide a short word is, in points.
  private static let wordWidths = 24.0...44.0

  /// Whether the first of two siblings comes before the second along an axis, from the left and from the top.
  ///
  /// What constraints hold at one side alone belongs there, however little room a cell has before its list gives it more.
  func isBefore(_ first: Int, _ second: Int, _ axis: LayoutAxis) -> Bool {
    let (near, far) = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    func side(_ index: Int) -> String? {
      let sides = [near, far].filter { isHeldInside(index, at: $0) }
      return sides.count == 1 ? sides[0] : nil
    }
    let sides = (side(first), side(second))
    if sides == (near, far) { return true }
    if sides == (far, near) { return false }
    let (a, b) = (rectsWithWords[first], rectsWithWords[second])
    return axis == .horizontal
      ? Self.isBefore((a.x, a.maxX), (b.x, b.maxX)) : Self.isBefore((a.y, a.maxY), (b.y, b.maxY))
  }

  /// Whether the first of two stretches comes before the second.
  ///
  /// One that reaches beyond the other at both ends does so by more where it has grown: its place is at the other end.
  private static func isBefore(
    _ first: (start: Double, end: Double),
    _ second: (start: Double, end: Double)
  ) -> Bool {
    let (ahead, behind) = (second.start - first.start, first.end - second.end)
    return ahead * behind > 0 ? ahead <= behind : behind <= ahead
  }

  /// Whether a constraint says how far one of an item's sides is from the same side of what it lies in.
  private func isHeldInside(_ index: Int, at side: String) -> Bool {
    let isMirrored = items[index].parent.map { items[$0].properties.isRightToLeft } ?? false
    return constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation == .equal, let second = constraint.second,
        constraint.firstAttribute.side(isMirrored: isMirrored) == side,
        constraint.secondAttribute.side(isMirrored: isMirrored) == side
      else { return false }
      let outer = owner(constraint.first == index ? second : constraint.first)
      return outer != index && hierarchy.isAncestor(outer, of: index)
    }
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another one.
  fileprivate func clamping(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
