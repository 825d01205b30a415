import ConstraintSolver
import LayoutEngine

extension Rule {
  /// Left or right beside leading or trailing.
  public static let mixedDirection: Rule = Rule(
    "mixed-direction",
    "Left or right beside leading or trailing",
    page: "MixedDirection"
  ) { facts in
    facts.items.indices.compactMap { facts.mixture(of: $0) }
  }
}

extension LayoutFacts {
  /// The finding for a view some of whose own edges follow the reading direction while others do not.
  fileprivate func mixture(of index: Int) -> Finding? {
    guard items[index].kind == .view else { return nil }
    var following: [Int] = []
    var staying: [Int] = []
    for place in constraints[index] {
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, let second = constraint.second,
        !hierarchy.isAncestor(index, of: constraint.first),
        !hierarchy.isAncestor(index, of: second)
      else { continue }
      let attribute =
        constraint.first == index ? constraint.firstAttribute : constraint.secondAttribute
      if attribute.isDirectional {
        // Bounds come in pairs, which exchange their sides and say the same.
        if constraint.relation == .equal { following.append(place) }
      } else if attribute.isAbsoluteSide {
        staying.append(place)
      }
    }
    // A view as far from one side as from the other stays where it is under either direction.
    following = following.filter { !isOneOfAPair($0, of: index, among: following) }
    staying = staying.filter { !isOneOfAPair($0, of: index, among: staying) }
    // Few views have both, and only for those is it looked up what holds the others.
    guard !following.isEmpty, !staying.isEmpty,
      let following = following.first(where: { holds($0, index) }),
      let staying = staying.first(where: { holds($0, index) })
    else { return nil }
    let constraint = snapshot.constraints[staying]
    let attribute =
      constraint.first == index ? constraint.firstAttribute : constraint.secondAttribute
    return finding(
      .mixedDirection,
      staying,
      items: [index],
      "\(words.item(index)) is held by \(words.constraint(snapshot.constraints[following])), which "
        + "changes sides under right-to-left, and by \(words.constraint(constraint)), which does "
        + "not: \(consequence(for: index))",
      suggestion: "use \(attribute.following.name) in place of \(attribute.name)"
    )
  }

  /// Whether a constraint ties one side of a view to the same side of one that it is in, and a second constraint the
  /// opposite sides, as far inside or outside: under the other reading direction each says what the other one did.
  private func isOneOfAPair(_ place: Int, of index: Int, among places: [Int]) -> Bool {
    guard let side = tiedSide(place, of: index), hierarchy.isAncestor(side.other, of: index) else {
      return false
    }
    return places.contains { other in
      guard let opposite = tiedSide(other, of: index) else { return false }
      let priorities = (snapshot.constraints[place].priority, snapshot.constraints[other].priority)
      return opposite.other == side.other && opposite.attribute == side.attribute.otherSide
        && abs(opposite.distance + side.distance) < Self.visibleDistance
        && priorities.0 == priorities.1
    }
  }

  /// The side of a view that a constraint makes equal to the same side of another item, and how far to the right, or to
  /// the trailing side, of it; nil for any other constraint.
  private func tiedSide(
    _ place: Int,
    of index: Int
  ) -> (attribute: LayoutAttribute, other: Int, distance: Double)? {
    let constraint = snapshot.constraints[place]
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.firstAttribute == constraint.secondAttribute, constraint.multiplier == 1,
      constraint.firstAttribute.otherSide != nil
    else { return nil }
    return constraint.first == index
      ? (constraint.firstAttribute, second, constraint.constant)
      : (constraint.firstAttribute, constraint.first, -constraint.constant)
  }

  /// Whether a constraint says where a view is, and not where what is tied to the view is.
  private func holds(_ place: Int, _ index: Int) -> Bool {
    let constraint = snapshot.constraints[place]
    guard let second = constraint.second else { return true }
    return isPlaced(constraint.first == index ? second : constraint.first, without: index)
  }

  /// Whether something else than a view says where another one is sideways: one that only follows the view, as
  /// a shadow does, or follows another that does, does not hold it.
  private func isPlaced(_ other: Int, without index: Int) -> Bool {
    var seen: Set<Int> = [index]
    var open = [owner(other)]
    while let item = open.popLast() {
      if hierarchy.isAncestor(item, of: index) { return true }
      guard seen.insert(item).inserted else { continue }
      for place in constraints[item] {
        let constraint = snapshot.constraints[place]
        guard constraint.firstAttribute.axis == .horizontal, !constraint.firstAttribute.isSize,
          let second = constraint.second
        else { continue }
        let ends = [owner(constraint.first), owner(second)]
        let isOutside = !ends.contains {
          $0 == index || hierarchy.isAncestor(index, of: $0) || hierarchy.isAncestor(item, of: $0)
        }
        if isOutside { open += ends }
      }
    }
    return false
  }

  /// What becomes of a view under right-to-left.
  private func consequence(for index: Int) -> String {
    guard let other = mirrored else { return "both cannot be right in every language" }
    let root = hierarchy.root(of: index)
    let now = absolute[index]
    let then = other.absolute[index]
    if other.newConflicts { return "under right-to-left they contradict each other" }
    let expected = absolute[root].width - now.maxX
    if abs(then.width - now.width) > Self.visibleDistance {
      return "under right-to-left it is \(Wording.number(then.width)) points wide instead of "
        + "\(Wording.number(now.width))"
    }
    if abs(then.x - expected) > Self.visibleDistance {
      return "under right-to-left it is at x \(Wording.number(then.x)) instead of "
        + "\(Wording.number(expected))"
    }
    return "here they come to the same, until a size changes"
  }
}

/// A layout under the other reading direction.
struct MirroredLayout {
  var absolute: [LayoutRect]
  /// Whether there is a conflict that the layout does not have under its own direction.
  var newConflicts: Bool

  /// Solves a layout from right to left, or from left to right where it is from right to left.
  init?(_ solved: SolvedLayout) {
    guard let other = try? SolvedLayout(solved.snapshot.mirrored()) else { return nil }
    absolute = other.absoluteFrames(other.frames)
    newConflicts = other.conflicts.count > solved.conflicts.count
  }
}

extension LayoutAttribute {
  /// Whether it is a side that stays where it is in every language.
  var isAbsoluteSide: Bool { following != self }

  /// The side across from this one; nil for what is no side, left or right.
  fileprivate var otherSide: LayoutAttribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: nil
    }
  }

  /// The attribute that follows the reading direction in place of one that does not.
  var following: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
