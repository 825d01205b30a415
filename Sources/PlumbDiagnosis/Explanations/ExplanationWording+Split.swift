import ConstraintSolver
import PlumbLog

extension ExplanationWording {
  /// A limit that an item of AppKit's split view has, and that its content does not fit.
  ///
  /// Source: Apple's documentation of `NSSplitViewItem`: `minimumThickness` and `maximumThickness`, whose constraints are
  /// required; their identifiers stand in public logs.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where there is no such limit or something else has a part.
  func splitItem(_ own: [LoggedConstraint]) -> (String, String)? {
    guard explanation.minimalSets.count == 1,
      let limit = own.first(where: { $0.identifier?.hasPrefix("NSSplitViewItem.M") ?? false }),
      own.allSatisfy({ $0.statement.multiplier == 1 }), let words = yielding(own)
    else { return nil }
    let isMost = limit.statement.relation == .lessThanOrEqual
    let property = isMost ? "maximumThickness" : "minimumThickness"
    let points = limit.statement.constant
    let excess = explanation.minimalSets[0].excess
    let least = isMost ? points + excess : max(0, points - excess)
    guard let place = place(of: number(of: limit)),
      AdviceTrial(explanation, .constant(place, least)).endsConflict
    else { return nil }
    let wanted = Wording.number(least)
    return (
      "usual cause: an item of a split view has a \(property) of \(Wording.number(points)) (\(number(of: limit))), and its "
        + "content asks for \(isMost ? "more" : "less")",
      "set \(property) to \(wanted) or \(isMost ? "more" : "less") (navigationSplitViewColumnWidth in SwiftUI), or give "
        + "\(words) a priority of 999"
    )
  }
}
