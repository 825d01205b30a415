import LayoutEngine

extension Rule {
  /// A required hold on a text's size.
  public static let requiredContentPriority: Rule = Rule(
    "required-content-priority",
    "A text that must have exactly the size of its content",
    page: "RequiredContentPriority"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      let item = facts.items[index]
      guard item.isText, item.kind == .view, facts.isVisible[index] else { return nil }
      var holds: [String] = []
      for axis in LayoutAxis.allCases where item.properties.length(axis) != nil {
        if item.properties.priority(axis, isHugging: true) >= 1000 {
          holds.append("\(axis.rawValue) content hugging")
        }
        if item.properties.priority(axis, isHugging: false) >= 1000 {
          holds.append("\(axis.rawValue) compression resistance")
        }
      }
      guard !holds.isEmpty else { return nil }
      return facts.finding(
        .requiredContentPriority,
        at: index,
        "\(facts.words.item(index)) has a required \(holds.joined(separator: " and ")): a longer "
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
