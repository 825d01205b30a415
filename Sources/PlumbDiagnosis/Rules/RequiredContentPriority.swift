import LayoutEngine

extension Rule {
  /// A required hold on a text's size that breaks a constraint when the text gets longer.
  public static let requiredContentPriority: Rule = Rule(
    "required-content-priority",
    "A text that breaks a constraint when it gets longer",
    isOnByDefault: false,
    page: "RequiredContentPriority"
  ) { facts in
    guard facts.solved.conflicts.isEmpty else { return [] }
    let held = facts.items.indices.filter { facts.holdsItsWidth($0) }
    return held.prefix(facts.mostProbes).compactMap { facts.breakage(of: $0) }
  }
}

extension LayoutFacts {
  /// How many other layouts a rule may have solved.
  fileprivate var mostProbes: Int { max(10, 20_000 / max(1, items.count)) }

  /// Whether an item is a text on one line with a required horizontal compression resistance.
  ///
  /// A text on several lines wraps, a number is as long in every language, and what Interface Builder
  /// gives a new view is replaced.
  fileprivate func holdsItsWidth(_ index: Int) -> Bool {
    let item = items[index]
    guard item.isText, item.kind == .view, isVisible[index], let text = item.text,
      text.contains(where: \.isLetter), text != "Label", text != "Button",
      let facts = item.textFacts, facts.lineLimit == 1, !facts.shrinks, !facts.isPlaceholder
    else { return false }
    return item.properties.intrinsicWidth ?? 0 > 0
      && item.properties.priority(.horizontal, isHugging: false) >= 1000
  }

  /// The finding for a text that contradicts something when it is as long as translations come to.
  fileprivate func breakage(of index: Int) -> Finding? {
    let item = items[index]
    let width =
      (item.properties.intrinsicWidth ?? 0) * options.growth(ofText: item.text?.count ?? 0)
    var longer = snapshot
    longer.items[index].properties.intrinsicWidth = width
    guard width.isFinite, let other = try? SolvedLayout(longer) else { return nil }
    let conflict = other.conflicts.first { conflict in
      conflict.members.contains {
        if case .compressionResistance(let id, .horizontal) = $0.subject {
          return id.index == index
        }
        return false
      }
    }
    guard let conflict else { return nil }
    let what =
      conflict.broken.map { words.constraint(snapshot.constraints[$0.index]) + " gives way" }
      ?? "constraints contradict it"
    return finding(
      .requiredContentPriority,
      at: index,
      "\(words.item(index)) has a required horizontal compression resistance: with "
        + "\(Wording.number(width)) points of text (now "
        + "\(Wording.number(item.properties.intrinsicWidth ?? 0))) \(what), where the text would be "
        + "cut off otherwise",
      suggestion: "use 999: it is as firm against everything but required constraints"
    )
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
