import LayoutEngine

extension Rule {
  /// A text that does not fit.
  public static let textTruncated: Rule = Rule(
    "text-truncated",
    "A text that is cut off",
    page: "TextTruncated"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      let item = facts.items[index]
      guard let text = item.textFacts, !text.shrinks, facts.isSettled(index),
        facts.frameIsSeen(index)
      else { return nil }
      let rect = facts.alignmentRect(index)
      let slack = 1 + text.naturalWidth * 0.02
      if text.lineLimit == 1, rect.width < text.naturalWidth - slack {
        return facts.finding(
          .textTruncated,
          at: index,
          "\(facts.words.item(index)) needs \(Wording.number(text.naturalWidth)) points in width "
            + "and gets \(Wording.number(rect.width)): its text is cut off",
          suggestion: text.isPlaceholder
            ? "give the field more room"
            : "give it more lines (`numberOfLines = 0`), let its font shrink "
              + "(`adjustsFontSizeToFitWidth`), or give it more room"
        )
      }
      guard let height = item.properties.intrinsicHeight,
        rect.height < height - max(1, text.lineHeight / 4)
      else { return nil }
      return facts.finding(
        .textTruncated,
        at: index,
        "\(facts.words.item(index)) needs \(Wording.number(height)) points in height "
          + "and gets \(Wording.number(rect.height)): its text is cut off",
        suggestion: "let the height follow the text: replace a fixed height by ≥"
      )
    }
  }
}
