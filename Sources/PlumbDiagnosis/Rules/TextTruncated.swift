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
      guard let text = item.textFacts, facts.isSettled(index),
        facts.frameIsSeen(index), !facts.isInside(index), !item.isPlacedByFrame
      else { return nil }
      if facts.isSqueezed(index), let finding = facts.tooLow(index, text) { return finding }
      let rect = facts.alignmentRect(index)
      let slack = 1 + text.naturalWidth * 0.02 + unsureWidth(of: item)
      // A text that shrinks is cut off where its smallest font is still too large.
      let least = text.naturalWidth * (text.shrinks ? text.minimumScale ?? 0 : 1)
      let isMeasured = !(item.text ?? "").unicodeScalars.contains(
        where: \.properties.isEmojiPresentation
      )
      if text.lineLimit == 1, isMeasured, !facts.isStandIn(index), rect.width < least - slack {
        return facts.finding(
          .textTruncated,
          at: index,
          "\(facts.words.item(index)) needs \(Wording.number(least)) points in width "
            + "\(text.shrinks ? "in its smallest font " : "")"
            + "and gets \(Wording.number(rect.width)): its text is cut off",
          suggestion: text.isPlaceholder
            ? "give the field more room"
            : text.shrinks
              ? "let its font shrink further (`minimumScaleFactor`), or give it more room"
              : "give it more lines (`numberOfLines = 0`), let its font shrink "
                + "(`adjustsFontSizeToFitWidth`), or give it more room"
        )
      }
      return facts.tooLow(index, text)
    }
  }
}

/// By how much a text may be narrower than it was measured.
///
/// Hangul is measured as the system's font draws it, 0.866 em a syllable; an app's may draw it narrower, down to 0.85 em.
private func unsureWidth(of item: LayoutSnapshot.Item) -> Double {
  let syllables = (item.text ?? "").unicodeScalars.count { (0xAC00...0xD7A3).contains($0.value) }
  return Double(syllables) * 0.016 * (item.textFacts?.fontSize ?? 0)
}

extension LayoutFacts {
  /// Whether a line has less than half of its height, so that nothing of it can be read, however wide it is.
  fileprivate func isSqueezed(_ index: Int) -> Bool {
    guard let text = items[index].textFacts, text.lineLimit == 1, !text.shrinks else {
      return false
    }
    return alignmentRect(index).height < text.lineHeight / 2
  }

  /// A finding where a text has too little height; nil where it has enough.
  fileprivate func tooLow(_ index: Int, _ text: LayoutSnapshot.TextFacts) -> Finding? {
    // A line is as high whatever it says; how many there will be is not known of a stand-in.
    guard !text.shrinks, text.lineLimit == 1 || !isStandIn(index) else { return nil }
    // The content of a button is higher than its text; letters fit into somewhat less than a line.
    let needed = text.lineLimit == 1 ? text.lineHeight : items[index].properties.intrinsicHeight
    let slack = max(1, text.lineHeight / 5)
    let given = alignmentRect(index).height
    guard let height = needed, given < height - slack, heightWithRoom(index) < height - slack else {
      return nil
    }
    return finding(
      .textTruncated,
      at: index,
      "\(words.item(index)) needs \(Wording.number(height)) points in height "
        + "and gets \(Wording.number(given)): its text is cut off",
      suggestion: "let the height follow the text: replace a fixed height by ≥"
    )
  }

  /// Whether a text is the one that Interface Builder gives a new view, or belongs to another view's
  /// insides: what is shown at run time is another one.
  func isStandIn(_ index: Int) -> Bool {
    isInside(index) || items[index].text == "Label" || items[index].text == "Button"
  }

  /// The height of an item where the host gives the root as much room as its content wants, as it does
  /// with cells that size themselves.
  fileprivate func heightWithRoom(_ index: Int) -> Double {
    let insets = items[index].properties.alignmentInsets
    let frame = roomy?.frames[index] ?? solved.frames[index]
    return frame.height - insets.top - insets.bottom
  }
}
