import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A constraint that does a stack view's work again.
  public static let arrangedConstraint: Rule = Rule(
    "arranged-constraint",
    "A constraint on an arranged view that repeats or fights the stack view's",
    page: "ArrangedConstraint"
  ) { facts in
    let findings = facts.snapshot.constraints.indices.compactMap { facts.stackConstraint($0) }
    // One constraint that repeats the stack view's work is harmless; a view that is pinned all around is fought over.
    let counts = Dictionary(findings.map { ($0.items.first, 1) }, uniquingKeysWith: +)
    return findings.map { finding in
      var finding = finding
      if counts[finding.items.first, default: 0] < Self.fight { finding.severity = .note }
      return finding
    }
  }

  /// How many constraints of one arranged view make a warning of what is a note otherwise.
  private static let fight = 3
}

extension LayoutFacts {
  /// The finding for a constraint that does a stack view's work, or nil for another one.
  func stackConstraint(_ place: Int) -> Finding? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.priority >= 1000, constraint.relation == .equal,
      let second = constraint.second, !constraint.firstAttribute.isSize,
      let axis = constraint.firstAttribute.axis
    else { return nil }
    let ends = [constraint.first, owner(second)]
    // Both are arranged by one stack view, or one is the stack view itself.
    let pair = ends.first { end in
      guard let parent = items[end].parent, let arranged = stacks.arranged[parent] else {
        return false
      }
      let other = end == ends[0] ? ends[1] : ends[0]
      return arranged.contains(end) && (other == parent || arranged.contains(other))
    }
    guard let pair, let parent = items[pair].parent, let stack = items[parent].stack else {
      return nil
    }
    let isAlong = stack.axis == axis
    // Across a stack view that does not fill, edges say how wide a view is, which it leaves open.
    // Along it, a centre says how views share the room, which the stack view may leave open.
    guard !isAlong || constraint.firstAttribute.side(isMirrored: false) != nil else { return nil }
    guard isAlong ? joins(constraint, owner(second), parent, stack) : stack.alignment == "fill"
    else { return nil }
    let name = words.item(parent)
    let what =
      isAlong
      ? "the stack view places its views along its \(axis.rawValue) axis"
      : "the stack view aligns its views (\(stack.alignment))"
    var finding = finding(
      .arrangedConstraint,
      place,
      items: [pair, parent],
      "\(words.named(place)) \(turning(parent, place) ?? "repeats what \(name) does"): \(what) itself",
      suggestion: isAlong
        ? "delete it and use the spacing, `setCustomSpacing(_:after:)` or the layout margins of \(name)"
        : "delete it and set the alignment of \(name)"
    )
    finding.fixes = [.delete(constraint: place)]
    if case .unknown = turned(parent) {
      finding.details = ["whether it holds with the other axis cannot be told from the layout"]
    }
    return finding
  }

  /// Whether a constraint along the axis is between two edges that the stack view joins: those of
  /// neighbours, or its own and that of the view next to it.
  ///
  /// Any other says how long views are, which is not the stack view's business. Hidden views stand
  /// between nothing.
  private func joins(
    _ constraint: LayoutSnapshot.Constraint,
    _ second: Int,
    _ parent: Int,
    _ stack: LayoutSnapshot.StackFacts
  ) -> Bool {
    func isBegin(_ attribute: LayoutAttribute, _ index: Int) -> Bool? {
      let isMirrored = items[index].properties.isRightToLeft
      return attribute.side(isMirrored: isMirrored).map {
        $0 == "top" || $0 == (isMirrored ? "right" : "left")
      }
    }
    guard let first = isBegin(constraint.firstAttribute, constraint.first),
      let other = isBegin(constraint.secondAttribute, second)
    else { return false }
    func place(_ index: Int) -> Int? { stack.arranged.firstIndex(of: index) }
    func areHidden(_ places: Range<Int>) -> Bool {
      places.allSatisfy { items[stack.arranged[$0]].isHidden }
    }
    if constraint.first == parent || second == parent {
      let view = constraint.first == parent ? second : constraint.first
      guard first == other, let place = place(view) else { return false }
      return areHidden(first ? 0..<place : place + 1..<stack.arranged.count)
    }
    guard first != other, let a = place(constraint.first), let b = place(second) else {
      return false
    }
    // The end of the one before meets the beginning of the one behind it.
    let (before, behind) = first ? (b, a) : (a, b)
    return before < behind && areHidden(before + 1..<behind)
  }
}
