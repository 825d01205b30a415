import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A text or an image that leaves its superview when it grows.
  public static let unboundedGrowth: Rule = Rule(
    "unbounded-growth",
    "A longer text leaves its superview",
    page: "UnboundedGrowth"
  ) { facts in
    facts.growth.found.compactMap { facts.unboundedGrowth($0) } + facts.widenedContents()
      + facts.growthLeftOut()
  }

  /// Siblings that cover each other when one of them grows.
  public static let missingSiblingRelation: Rule = Rule(
    "missing-sibling-relation",
    "A longer text covers a sibling that it is not tied to",
    page: "MissingSiblingRelation"
  ) { facts in
    facts.growth.found.compactMap { facts.missingRelation($0) }
  }
}

extension LayoutFacts {
  /// A note where not every text was made longer.
  fileprivate func growthLeftOut() -> [Finding] {
    guard growth.leftOut > 0 else { return [] }
    var finding = finding(
      .unboundedGrowth,
      at: 0,
      "the layout is too large to make every text longer and look what happens: "
        + "\(growth.leftOut) were left out",
      suggestion: nil
    )
    finding.severity = .note
    return [finding]
  }

  fileprivate func unboundedGrowth(_ problem: GrowthProblem) -> Finding? {
    guard case .leaves(let item, let superview) = problem.kind else { return nil }
    let name = words.item(item)
    let outer = words.item(superview)
    let isOwn = item == problem.content
    let text = words.item(problem.content)
    let message =
      switch problem.begin {
      case .now(let axis):
        "\(name) sticks out of \(outer) by \(amounts(item, superview, axis)): "
          + (isOwn ? "its text is too long" : "the text of \(text) is too long")
      case .width, .line:
        why(problem)
          + (isOwn
            ? "\(problem.isBeyondTranslations ? "it" : name) leaves \(outer) "
            : "\(problem.isBeyondTranslations ? "it" : text) pushes \(name) out of \(outer) ")
          + begin(of: problem, "its")
      }
    var finding = finding(
      .unboundedGrowth,
      at: problem.content,
      others: isOwn ? [superview] : [item, superview],
      message,
      suggestion: bounds(problem, item, outer)
    )
    finding.severity = severity(of: problem)
    finding.growthAxis = problem.begin.axis
    return finding
  }

  fileprivate func missingRelation(_ problem: GrowthProblem) -> Finding? {
    guard case .covers(let first, let second) = problem.kind else { return nil }
    let other = first == problem.content ? second : first
    let both = "\(words.item(first)) and \(words.item(second)) cover each other"
    let text = words.item(problem.content)
    let message =
      switch problem.begin {
      case .now(.horizontal): "\(both): the text of \(text) is too long"
      case .now(.vertical): "\(both): the text of \(text) takes \(lines(of: problem.content)) lines"
      case .width, .line: "\(why(problem))\(both) \(begin(of: problem, "the", of: text))"
      }
    var finding = finding(
      .missingSiblingRelation,
      at: problem.content,
      others: first == problem.content || second == problem.content ? [other] : [first, second],
      message,
      suggestion: separation(of: first, second)
    )
    finding.severity = severity(of: problem)
    finding.growthAxis = problem.begin.axis
    return finding
  }

  // MARK: - How serious it is

  /// What nothing limits, as the beginning of a sentence; empty where a translation is enough.
  private func why(_ problem: GrowthProblem) -> String {
    guard problem.isBeyondTranslations else { return "" }
    let name = words.item(problem.content)
    if canWrap(problem.content) {
      return "\(name) never wraps, because nothing limits its width: "
    }
    return "nothing limits the width of \(name): "
  }

  /// A literal is known to be short; a text that stands for another one, one that was meant to wrap, and a
  /// button in the middle of a screen are not.
  private func severity(of problem: GrowthProblem) -> Finding.Severity {
    if case .covers(let first, let second) = problem.kind, case .now(.horizontal) = problem.begin,
      showsOneAtATime(besides: first, second)
    {
      return .note
    }
    guard problem.isBeyondTranslations else { return .warning }
    let index = problem.content
    if isStandIn(index) || canWrap(index) || isButton(index) && isCentered(index) {
      return .warning
    }
    return .note
  }

  /// Whether other contents beside two cover each other, too: code shows one set of them at a time.
  private func showsOneAtATime(besides first: Int, _ second: Int) -> Bool {
    guard let parent = items[first].parent else { return false }
    let content = children[parent].filter {
      isSettled($0) && isContent($0) && !items[$0].isImage && frameIsSeen($0)
    }
    return overlappingPairs(content).contains {
      Set([$0.lower, $0.upper]).isDisjoint(with: [first, second])
    }
  }

  /// Whether a text was meant to wrap: it has more than one line, and not because the code breaks it by hand.
  private func canWrap(_ index: Int) -> Bool {
    guard let facts = items[index].textFacts, facts.lineLimit != 1 else { return false }
    return items[index].text?.contains(where: \.isNewline) != true
  }

  /// Whether a text is that of a control, which shows it in a view of its own.
  private func isButton(_ index: Int) -> Bool {
    items[index].isText && children[index].contains { items[$0].isText }
  }

  /// Whether nothing but the centre says where a view is sideways.
  private func isCentered(_ index: Int) -> Bool {
    let along = constraints[index].filter { place in
      let constraint = snapshot.constraints[place]
      return constraint.isOwn && constraint.firstAttribute.axis == .horizontal
        && ![constraint.first, constraint.second ?? index].contains {
          hierarchy.isAncestor(index, of: $0)
        }
    }
    return !along.isEmpty
      && along.allSatisfy { place in
        let constraint = snapshot.constraints[place]
        let attribute =
          constraint.first == index ? constraint.firstAttribute : constraint.secondAttribute
        return attribute == .centerX
      }
  }

  // MARK: - Wording

  /// By how much an item sticks out along an axis, at each side.
  private func amounts(_ item: Int, _ superview: Int, _ axis: LayoutAxis) -> String {
    let frame = alignmentRect(item)
    let bounds = absolute[superview]
    let sides =
      axis == .horizontal
      ? [("left", bounds.x - frame.x), ("right", frame.maxX - bounds.maxX)]
      : [("top", bounds.y - frame.y), ("bottom", frame.maxY - bounds.maxY)]
    return sides.filter { $0.1 > Self.visibleDistance }.map {
      "\(Wording.number($0.1)) points at the \($0.0)"
    }
    .joined(separator: " and ")
  }

  private func lines(of index: Int) -> String {
    let height = items[index].properties.intrinsicHeight ?? 0
    let line = items[index].textFacts?.lineHeight ?? height
    return Wording.number((height / max(1, line)).rounded())
  }

  /// When a problem begins, in words: "once its text is 381 points wide (now 200)".
  private func begin(
    of problem: GrowthProblem,
    _ article: String,
    of owner: String? = nil
  ) -> String {
    let owner = owner.map { " of \($0)" } ?? ""
    switch problem.begin {
    case .width(let width):
      let now = items[problem.content].properties.intrinsicWidth ?? 0
      let what = items[problem.content].isText ? "text" : "image"
      return "once \(article) \(what)\(owner) is \(Wording.number(width)) points wide "
        + "(now \(Wording.number(now)))"
    case .line(let line, _):
      return "from \(article) \(Self.ordinal(line)) line\(owner) on"
    case .now: return "already"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 2: "second"
    case 3: "third"
    case 4: "fourth"
    case 5: "fifth"
    default: "\(number)th"
    }
  }

  /// The constraints that keep an item inside: at the sides that nothing holds.
  private func bounds(_ problem: GrowthProblem, _ item: Int, _ outer: String) -> String {
    let name = words.item(item)
    switch problem.begin {
    case .width, .now(.horizontal):
      let isMirrored = items[item].parent.map { items[$0].properties.isRightToLeft } ?? false
      let begins = isHeld(item, at: isMirrored ? "right" : "left", isMirrored)
      let ends = isHeld(item, at: isMirrored ? "left" : "right", isMirrored)
      // Between two neighbours, or where both sides are held, both limits are missing.
      let (limitsStart, limitsEnd) = begins == ends ? (true, true) : (!begins, !ends)
      let before = limitsStart ? neighbour(of: item, at: isMirrored ? "right" : "left") : nil
      let after = limitsEnd ? neighbour(of: item, at: isMirrored ? "left" : "right") : nil
      let leading =
        "\(name) leading ≥ "
        + (before.map { "\(words.item($0)) trailing + 8" } ?? "\(outer) leading + 8")
      let trailing =
        "\(name) trailing ≤ "
        + (after.map { "\(words.item($0)) leading − 8" } ?? "\(outer) trailing − 8")
      let neighbours = [before, after].compactMap(\.self)
      let clear =
        neighbours.isEmpty
        ? "" : ", and clear of \(neighbours.map(words.item).joined(separator: " and "))"
      return "keep it inside\(clear): "
        + [limitsStart ? leading : nil, limitsEnd ? trailing : nil].compactMap(\.self)
        .joined(separator: " and ") + precedence(of: neighbours, over: item)
    case .line(_, isAtTop: true):
      return "let \(outer) grow with it, or scroll: \(name) top ≥ \(outer) top + 8"
    case .line, .now(.vertical):
      return "let \(outer) grow with it, or scroll: \(name) bottom ≤ \(outer) bottom − 8"
    }
  }

  /// The nearest text or control that an item runs under at a side before it leaves their superview; nil where nothing is in
  /// the way, or where constraints tie the two already.
  private func neighbour(of item: Int, at side: String) -> Int? {
    guard let parent = items[item].parent else { return nil }
    let rect = rectsWithWords[item]
    let inTheWay = children[parent].filter { sibling in
      guard sibling != item, isSettled(sibling), isContent(sibling) || isImageButton(sibling),
        frameIsSeen(sibling),
        !constraints[item].contains(where: { place in
          let constraint = snapshot.constraints[place]
          return constraint.firstAttribute.axis == .horizontal
            && [constraint.first, constraint.second].contains(sibling)
        })
      else { return false }
      let other = rectsWithWords[sibling]
      return (side == "right" ? rect.maxX <= other.x : other.maxX <= rect.x)
        && min(rect.maxY, other.maxY) - max(rect.y, other.y) > Self.visibleDistance
    }
    return inTheWay.min {
      side == "right"
        ? rectsWithWords[$0].x < rectsWithWords[$1].x
        : rectsWithWords[$0].maxX > rectsWithWords[$1].maxX
    }
  }

  /// Whether a constraint gives an item a width, whatever is beside it.
  private func hasWidth(_ index: Int) -> Bool {
    constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      return constraint.first == index && constraint.second == nil
        && constraint.firstAttribute == .width && constraint.relation != .lessThanOrEqual
        && constraint.priority >= 1000
    }
  }

  /// Whether a control shows a picture and no text.
  private func isImageButton(_ index: Int) -> Bool {
    items[index].isText && items[index].textFacts == nil && items[index].kind == .view
      && children[index].contains { items[$0].isImage && isVisible[$0] }
  }

  /// That an item is to give way to its neighbours, where nothing else says so; empty where it does already.
  private func precedence(of neighbours: [Int], over item: Int) -> String {
    func resistance(_ index: Int) -> Float {
      items[index].properties.compressionResistance.horizontal
    }
    let weak = neighbours.filter {
      resistance($0) <= resistance(item) && resistance(item) < 999 && !hasWidth($0)
    }
    guard !weak.isEmpty else { return "" }
    return "; raise the horizontal compression resistance of "
      + weak.map(words.item).joined(separator: " and ")
      + " to \(Wording.number(Double(resistance(item)) + 1))"
  }

  /// Whether a constraint with something outside an item says where one of its sides is.
  private func isHeld(_ index: Int, at side: String, _ isMirrored: Bool) -> Bool {
    constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      guard let second = constraint.second, constraint.relation == .equal else { return false }
      let isFirst = constraint.first == index
      guard !hierarchy.isAncestor(index, of: isFirst ? second : constraint.first) else {
        return false
      }
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      return attribute.side(isMirrored: isMirrored) == side
    }
  }
}
