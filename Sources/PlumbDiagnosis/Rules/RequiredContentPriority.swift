import LayoutEngine

extension Rule {
  /// A required hold on a text's size.
  public static let requiredContentPriority: Rule = Rule(
    "required-content-priority",
    "A text that may never be narrower than its content",
    isOnByDefault: false,
    page: "RequiredContentPriority"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      let item = facts.items[index]
      guard item.isText, item.kind == .view, facts.isVisible[index],
        item.properties.intrinsicWidth != nil,
        item.properties.priority(.horizontal, isHugging: false) >= 1000,
        item.text?.contains(where: \.isLetter) ?? true
      else { return nil }
      return facts.finding(
        .requiredContentPriority,
        at: index,
        "\(facts.words.item(index)) has a required horizontal compression resistance: a longer "
          + "text breaks a constraint where it would be cut off otherwise",
        suggestion: "use 999: it is as firm against everything but required constraints"
      )
    }
  }
}

extension ItemProperties {
  /// The length of the content along an axis.
  func length(_ axis: LayoutAxis) -> Double? {
    axis == .horizontal ? intrinsicWidth : intrinsicHeight
  }

  /// The hugging or resistance along an axis.
  func priority(_ axis: LayoutAxis, isHugging: Bool) -> Float {
    let priorities = isHugging ? hugging : compressionResistance
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }
}
