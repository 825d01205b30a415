import ConstraintSolver
import LayoutEngine

extension Rule {
  /// Texts or controls of one superview that cover each other.
  public static let overlappingContent: Rule = Rule(
    "overlapping-content",
    "Texts or controls that cover each other",
    .note,
    page: "OverlappingContent"
  ) { facts in
    var findings = facts.textsBelowTops()
    let told = findings.map { Set($0.items) }
    for parent in facts.items.indices where facts.items[parent].stack == nil {
      let content = facts.children[parent].filter {
        facts.isSettled($0) && facts.isContent($0) && !facts.items[$0].isImage
          && facts.frameIsSeen($0)
      }
      for pair in facts.overlappingPairs(content)
      where !facts.areTiedToOverlap(pair.lower, pair.upper)
        && !told.contains([pair.lower, pair.upper])
      {
        let overlap = pair.overlap
        findings.append(
          facts.finding(
            .overlappingContent,
            at: pair.upper,
            others: [pair.lower],
            "\(facts.words.item(pair.upper)) covers \(Wording.number(overlap.width)) × "
              + "\(Wording.number(overlap.height)) points of \(facts.words.item(pair.lower))",
            suggestion: facts.separation(of: pair.lower, pair.upper)
          )
        )
      }
    }
    return findings
  }
}

extension LayoutFacts {
  /// Whether a constraint of the app says by how much two siblings cover each other: the edge at which one begins lies before that at
  /// which the other ends, as in a row of pictures of people.
  ///
  /// A positive constant from the end of the one on is a sign that was forgotten, and not meant.
  fileprivate func areTiedToOverlap(_ first: Int, _ second: Int) -> Bool {
    constraints[first].contains { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation == .equal, constraint.multiplier == 1,
        constraint.constant < 0, Set([constraint.first, constraint.second]) == [first, second]
      else { return false }
      // A constant counts from the leading edge on where the attributes do, whatever the direction.
      let sides = [constraint.firstAttribute, constraint.secondAttribute].map {
        $0.side(isMirrored: false)
      }
      return sides == ["left", "right"] || sides == ["top", "bottom"]
    }
  }

  /// Two items with what they share.
  struct Overlap {
    var lower: Int
    var upper: Int
    var overlap: LayoutRect
  }

  /// The pairs of items whose alignment rectangles share more than a hairline, found by sweeping from
  /// top to bottom.
  func overlappingPairs(_ indices: [Int]) -> [Overlap] {
    let sorted = indices.sorted { (absolute[$0].y, $0) < (absolute[$1].y, $1) }
    var open: [Int] = []
    var pairs: [Overlap] = []
    for index in sorted {
      let rect = alignmentRect(index)
      open.removeAll { alignmentRect($0).maxY <= rect.y }
      for other in open {
        guard let shared = alignmentRect(other).intersection(rect),
          shared.width > Self.visibleDistance, shared.height > Self.visibleDistance
        else { continue }
        pairs.append(
          Overlap(lower: min(index, other), upper: max(index, other), overlap: shared)
        )
      }
      open.append(index)
    }
    return pairs.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
  }

  /// The constraint that keeps two siblings apart along the axis in which they are furthest from each other while their texts
  /// are short.
  func separation(of first: Int, _ second: Int) -> String {
    let (a, b) = (rectsWithWords[first], rectsWithWords[second])
    let dx = abs((a.x + a.maxX) - (b.x + b.maxX)) / max(1, a.width + b.width)
    let dy = abs((a.y + a.maxY) - (b.y + b.maxY)) / max(1, a.height + b.height)
    let isVertical = dy >= dx
    let isFirst = isBefore(first, second, isVertical ? .vertical : .horizontal)
    var (before, after) = isFirst ? (first, second) : (second, first)
    let isMirrored = items[first].parent.map { items[$0].properties.isRightToLeft } ?? false
    if !isVertical, isMirrored { swap(&before, &after) }
    let (end, start) = isVertical ? ("bottom", "top") : ("trailing", "leading")
    return
      "tie them to each other: \(words.item(after)) \(start) ≥ \(words.item(before)) \(end) + 8"
  }
}

extension LayoutRect {
  /// What both rectangles share, or nil where they share nothing.
  func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
