import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The constraints of a conflict that say how long views are which a stack view in the conflict arranges along its axis, each
  /// with the stack view's distribution.
  func sharesOfStacks(in conflict: LayoutConflict) -> [Int: String] {
    let arranging = Set(conflict.constraints.compactMap { stack(of: $0) })
    var result: [Int: String] = [:]
    for place in conflict.constraints {
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation == .equal, constraint.firstAttribute.isSize,
        let parent = items[constraint.first].parent, arranging.contains(parent),
        let stack = items[parent].stack, constraint.firstAttribute.axis == stack.axis,
        stack.arranged.contains(constraint.first)
      else { continue }
      result[place] = stack.distribution
    }
    return result
  }
}
