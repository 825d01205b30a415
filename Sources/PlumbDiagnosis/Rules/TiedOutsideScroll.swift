import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A constraint between what is in a scroll view and what is outside of it.
  ///
  /// A note, as a view may be meant to stay; a warning where nothing scrolls, or where the content changes as it does.
  ///
  /// Source: Apple, Technical Note TN2154: a subview of a scroll view is made to float over the other content by constraints to a
  /// view outside of the scroll view.
  public static let tiedOutsideScroll: Rule = Rule(
    "tied-outside-scroll",
    "A view in a scroll view that is tied to something outside of it",
    .note,
    page: "TiedOutsideScroll"
  ) { facts in
    facts.scrolls.sorted().flatMap { scroll in
      LayoutAxis.allCases.compactMap { facts.finding(forTiesOutOf: scroll, $0) }
    }
  }
}

extension LayoutFacts {
  /// The finding for what is tied to the outside of a scroll view along an axis in which it scrolls.
  ///
  /// As the content scrolls by some points, what is outside moves by as much against it: so it is moved on a copy.
  fileprivate func finding(forTiesOutOf scroll: Int, _ axis: LayoutAxis) -> Finding? {
    guard isVisible[scroll], let content = content(of: scroll), scrolls(content, scroll, axis)
    else {
      return nil
    }
    let ties = snapshot.constraints.indices.compactMap { tie($0, outOf: scroll, axis) }
    let held = ties.filter { tie in
      let constraint = snapshot.constraints[tie.place]
      return constraint.relation == .equal && constraint.priority >= 1000
        && isVisible[tie.inner]
    }
    guard let first = held.first, let moved = scrolled(ties) else { return nil }
    let name = words.item(scroll)
    let what = words.constraint(snapshot.constraints[first.place], isWhole: true)
    let consequence = consequence(of: moved, in: scroll, content, axis)
    var finding = finding(
      .tiedOutsideScroll,
      first.place,
      items: [owner(first.inner), scroll],
      "\(what) reaches out of \(name): "
        + (consequence ?? "\(words.item(first.inner)) stays where it is while the rest scrolls"),
      suggestion: "tie it to \(words.item(parent(of: first.inner, in: scroll))), which scrolls"
        + (consequence == nil ? ", unless it is to stay" : "")
    )
    finding.constraints = held.map(\.place)
    finding.details = held.dropFirst().map { words.named($0.place) }
    if consequence != nil { finding.severity = .warning }
    return finding
  }

  /// What goes wrong as soon as the content scrolls, as the end of a sentence; nil where a view or two stay where they are.
  private func consequence(
    of moved: SolvedLayout,
    in scroll: Int,
    _ content: Int,
    _ axis: LayoutAxis
  ) -> String? {
    let known = Set(solved.conflicts.map { Set($0.constraints) })
    if let conflict = moved.conflicts.first(where: { !known.contains(Set($0.constraints)) }) {
      let own = conflict.members.filter { member in
        guard case .constraint(let id) = member.subject else { return false }
        return snapshot.constraints[id.index].isOwn
      }
      let names = ConflictWords(moved, conflict).names(of: own)
      return Wording.fitting(names.count) { limit in
        "\(Wording.list(names, limit: limit)) cannot \(names.count == 2 ? "both" : "all") hold once it is scrolled"
      }
    }
    let frames = moved.absoluteFrames(moved.frames)
    if undetermined[axis]?.contains(content) != true,
      abs(length(frames[content], axis) - length(absolute[content], axis)) > Self.visibleDistance
    {
      return
        "its content becomes \(axis == .horizontal ? "wider or narrower" : "higher or lower") as it is scrolled"
    }
    let shown = items.indices.filter {
      hierarchy.isAncestor(scroll, of: $0) && isVisible[$0] && isContent($0)
    }
    let stays = shown.filter {
      abs(start(frames[$0], axis) - start(absolute[$0], axis) - Self.scrolled) < 0.5
    }
    return !shown.isEmpty && stays.count == shown.count
      ? "nothing in it moves while it is scrolled" : nil
  }

  /// How far the content is scrolled on a copy, in points.
  private static let scrolled = 8.0

  /// A constraint between an item in a scroll view and one outside of it.
  private struct Tie {
    var place: Int
    var inner: Int
  }

  private func tie(_ place: Int, outOf scroll: Int, _ axis: LayoutAxis) -> Tie? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.multiplier == 1, let second = constraint.second,
      !constraint.firstAttribute.isSize, constraint.firstAttribute.axis == axis
    else { return nil }
    func isInside(_ item: Int) -> Bool {
      owner(item) != scroll && hierarchy.isAncestor(scroll, of: owner(item))
    }
    func isOutside(_ item: Int) -> Bool {
      owner(item) != scroll && !hierarchy.isAncestor(scroll, of: owner(item))
    }
    if isInside(constraint.first), isOutside(second) {
      return Tie(place: place, inner: constraint.first)
    }
    if isInside(second), isOutside(constraint.first) { return Tie(place: place, inner: second) }
    return nil
  }

  /// The layout after the content was scrolled: what is outside is further along it.
  private func scrolled(_ ties: [Tie]) -> SolvedLayout? {
    var moved = snapshot
    for tie in ties {
      let isFirst = moved.constraints[tie.place].first == tie.inner
      moved.constraints[tie.place].constant += isFirst ? Self.scrolled : -Self.scrolled
    }
    return try? SolvedLayout(moved)
  }

  private func content(of scroll: Int) -> Int? {
    children[scroll].first { items[$0].kind == .content && !items[$0].hasUnknownContent }
  }

  /// Whether a content scrolls along an axis: it is longer than the scroll view, or ends with what is in it, by constraints that
  /// leave open where.
  private func scrolls(_ content: Int, _ scroll: Int, _ axis: LayoutAxis) -> Bool {
    if undetermined[axis]?.contains(content) == true {
      return constraints[content].contains {
        snapshot.constraints[$0].isOwn && snapshot.constraints[$0].firstAttribute.axis == axis
      }
    }
    return length(absolute[content], axis) > length(absolute[scroll], axis) + Self.visibleDistance
  }

  /// What an item in a scroll view lies in.
  private func parent(of item: Int, in scroll: Int) -> Int {
    let view = owner(item)
    guard let parent = items[view].parent, parent != scroll else { return scroll }
    return owner(parent)
  }

  private func length(_ rect: LayoutRect, _ axis: LayoutAxis) -> Double {
    axis == .horizontal ? rect.width : rect.height
  }

  private func start(_ rect: LayoutRect, _ axis: LayoutAxis) -> Double {
    axis == .horizontal ? rect.x : rect.y
  }
}
