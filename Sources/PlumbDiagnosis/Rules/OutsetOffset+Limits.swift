import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a text that may reach so many points beyond the far side, `label.trailing ≤ view.trailing + 16`, where
  /// something is held inside the same view by just as many: the sign of the limit was forgotten.
  ///
  /// What may stick out at both sides is meant to, and so is what no other distance speaks against.
  func loosenedLimit(_ place: Int, _ edge: ContainerEdge) -> Finding? {
    let container = edge.container
    guard items[edge.child].isText, !items[edge.child].isImage, items[container].kind == .view,
      !scrolls.contains(container)
    else { return nil }
    let edges = children[container].flatMap { child in
      constraints[child].compactMap(containerEdge).filter { $0.child == child }
    }
    let isLimitedBesides = edges.contains {
      $0.child == edge.child && $0.axis == edge.axis && $0.isFar && $0.constant <= 0
        && $0.relation != .greaterThanOrEqual
    }
    let isMirrored = edges.contains {
      !$0.isFar && $0.axis == edge.axis && $0.constant == -edge.constant
    }
    let isHeldInside = edges.contains {
      $0.constant == ($0.isFar ? -edge.constant : edge.constant)
    }
    guard isHeldInside, !isMirrored, !isLimitedBesides else { return nil }
    let constraint = snapshot.constraints[place]
    let amount = Wording.number(edge.constant)
    let (now, wanted) =
      constraint.first == edge.child ? (amount, "−\(amount)") : ("−\(amount)", amount)
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, container],
      "\(words.item(edge.child)) may stick out of \(words.item(container)) by \(amount) points "
        + "(\(edge.axis == .horizontal ? "right" : "bottom")): \(words.constraint(constraint))",
      suggestion: Self.otherSign(now: now, wanted: wanted)
    )
  }

  /// The finding for a text that may end no sooner than so many points inside the far side, `label.bottom ≥ view.bottom − 20`,
  /// where nothing else ends it: the relation was to keep it inside, and is turned around.
  func turnedLimit(_ place: Int, _ edge: ContainerEdge) -> Finding? {
    let constraint = snapshot.constraints[place]
    guard constraint.priority >= 1000, items[edge.child].isText, !items[edge.child].isImage,
      items[edge.container].kind == .view, !scrolls.contains(edge.container)
    else { return nil }
    let ties = constraints[edge.child].map { snapshot.constraints[$0] }.filter {
      $0.source == .app && $0.firstAttribute.axis == edge.axis
    }
    // A single edge at the near side, and none of its own length: only what is in it says where it ends.
    let isPlaced = constraints[edge.child].lazy.compactMap(containerEdge).contains {
      $0.child == edge.child && !$0.isFar && $0.axis == edge.axis && $0.relation == .equal
    }
    guard isPlaced, ties.count == 2 else { return nil }
    var wanted = constraint
    wanted.relation = constraint.relation.reversed
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, edge.container],
      "nothing keeps \(words.item(edge.child)) inside \(words.item(edge.container)) "
        + "(\(edge.axis == .horizontal ? "right" : "bottom")): \(words.constraint(constraint)) only keeps it from "
        + "ending sooner",
      suggestion: "turn the relation around: \(words.constraint(wanted))"
    )
  }
}
