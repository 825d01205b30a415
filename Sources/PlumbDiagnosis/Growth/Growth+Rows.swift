import ConstraintSolver
import LayoutEngine

extension Growth {
  /// Problems without those that are over when another one is: of a row that leaves its superview, the item at its end is to be kept
  /// inside, and what is tied to that follows.
  func endsOfRows(
    _ kinds: Set<GrowthProblem.Kind>,
    _ axis: LayoutAxis
  ) -> Set<GrowthProblem.Kind> {
    kinds.filter { kind in
      guard axis == .horizontal, case .leaves(let item, let superview) = kind else { return true }
      return !kinds.contains { other in
        guard case .leaves(let next, superview) = other, next != item else { return false }
        return isFollowed(item, by: next)
      }
    }
  }

  /// Whether a required equality puts an item before another one of the row, with a gap or without.
  private func isFollowed(_ item: Int, by next: Int) -> Bool {
    facts.constraints[item].contains { place in
      let constraint = facts.snapshot.constraints[place]
      guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
        Set([constraint.first, constraint.second]) == [item, next]
      else { return false }
      let (own, other) =
        constraint.first == item
        ? (constraint.firstAttribute, constraint.secondAttribute)
        : (constraint.secondAttribute, constraint.firstAttribute)
      let gap = constraint.first == item ? -constraint.constant : constraint.constant
      return own.side(isMirrored: false) == "right" && other.side(isMirrored: false) == "left"
        && gap >= 0
    }
  }
}
