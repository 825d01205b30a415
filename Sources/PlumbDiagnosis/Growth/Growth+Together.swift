import LayoutEngine

extension Growth {
  /// The stack views that stick out of their superviews by the texts in them, each of which is too long: none of them is kept inside
  /// where one text alone gets shorter.
  ///
  /// - Parameter index: One of the texts.
  /// - Returns: What leaves, and does not while all these texts are short.
  func rightedTogether(with index: Int) -> Set<GrowthProblem.Kind> {
    guard let stack = outermostStack(of: index) else { return [] }
    let texts = longTexts(in: stack)
    guard texts.count > 1, texts.count <= Self.mostTexts, texts.contains(index) else { return [] }
    return whileShort(texts) { moved in
      righted(among: moved.sorted(), .horizontal) { engine.frame(of: ItemID(index: $0)) }
        .filter { kind in
          guard case .leaves(let item, _) = kind else { return false }
          return item == stack
        }
    }
  }

  /// Stack views with more texts than this are tables, and looking at each text takes a solve for all.
  private static let mostTexts = 12

  /// The last of the stack views around an item, from the inside.
  private func outermostStack(of index: Int) -> Int? {
    var stack: Int?
    var parent = facts.items[index].parent
    while let each = parent, facts.items[each].stack != nil {
      stack = each
      parent = facts.items[each].parent
    }
    return stack
  }

  /// The texts in a stack view and in those that it arranges which are longer than a word.
  private func longTexts(in stack: Int) -> [Int] {
    facts.children[stack].flatMap { child -> [Int] in
      if facts.items[child].stack != nil { return longTexts(in: child) }
      let item = facts.items[child]
      guard let text = item.textFacts, !text.isPlaceholder, !text.shrinks, !facts.isStandIn(child),
        facts.isSettled(child, .horizontal), facts.isContent(child),
        item.properties.intrinsicWidth ?? 0 > Self.shortText
      else { return [] }
      return [child]
    }
  }

  /// Calls `body` while some texts are as wide as a short word, with the items that have another frame then.
  private func whileShort<Result>(
    _ texts: [Int],
    _ moved: Set<Int> = [],
    _ body: (Set<Int>) -> Result
  ) -> Result {
    guard let text = texts.first else { return body(moved) }
    let width = facts.items[text].properties.intrinsicWidth ?? 0
    return engine.withContent(of: ItemID(index: text), width: min(width / 2, Self.shortText)) {
      whileShort(Array(texts.dropFirst()), moved.union($0.map(\.index)), body)
    }
  }
}
