import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// The number of a constraint in the list, from 1.
  func number(of constraint: LoggedConstraint) -> String {
    let index = explanation.constraints.firstIndex { $0.identity == constraint.identity }
    return index.map { "\($0 + 1)" } ?? "one of them"
  }

  /// The constraint of the app that had best give way, or nil where none of them is the app's.
  func yielding(_ own: [LoggedConstraint]) -> String? {
    let user = own.filter {
      ($0.kind == .user || $0.kind == .prototyping) && !$0.isHeightOfRow && !$0.isEmptySizeOfCell
        && !$0.isAmongPrivateViews
    }
    if let index = explanation.conflict.brokenIndex ?? explanation.unstatedBreak,
      user.contains(where: { $0.identity == explanation.constraints[index].identity }),
      !isLine(explanation.constraints[index], among: user),
      explanation.conflict.brokenIndex != nil
        || !isUnnamed(explanation.constraints[index], among: own),
      isSensible(index)
    {
      return "\(index + 1)"
    }
    // The length of what is around the others is what they had best fit into.
    let inner = user.filter { !isLengthOfOutermost($0) && !isUnnamed($0, among: own) }
    let best = [inner.filter { !isLine($0, among: user) }, inner, user]
    let sensible = best.lazy.compactMap { candidates in
      candidates.last { place(of: number(of: $0)).map(isSensible) ?? false }
    }
    return (sensible.first ?? best.lazy.compactMap(\.last).first).map(number(of:))
  }

  /// Whether the conflict ends where a constraint gives way, and no view is then 0 points long.
  private func isSensible(_ place: Int) -> Bool {
    let trial = AdviceTrial(explanation, without: place)
    return explanation.isProvable ? trial.endsConflict && !trial.emptiesView : true
  }

  /// Whether a constraint makes a view a thin line, which is to stay one while something else can give way.
  private func isLine(_ constraint: LoggedConstraint, among user: [LoggedConstraint]) -> Bool {
    guard constraint.isLengthOfApp(true) || constraint.isLengthOfApp(false),
      constraint.statement.relation == .equal, constraint.statement.constant <= 1,
      constraint.statement.constant > 0, case .anchor(let anchor) = constraint.statement.first
    else { return false }
    // Any constraint of the only smallest set ends the conflict.
    return explanation.minimalSets.count == 1
      && user.contains { other in
        other.statement.second != nil
          && other.statement.anchors.contains { $0.item.id == anchor.item.id }
      }
  }

  /// Whether a length in points may be UIKit's, whose names a library leaves out that prints the constraints of the app.
  ///
  /// Source: Masonry's `NSLayoutConstraint (MASDebugAdditions)`.
  func isUnnamed(_ constraint: LoggedConstraint, among own: [LoggedConstraint]) -> Bool {
    constraint.className == "NSLayoutConstraint" && constraint.identifier == nil
      && (constraint.isLengthOfApp(true) || constraint.isLengthOfApp(false))
      && own.contains { $0.className == "MASLayoutConstraint" }
  }

  /// Whether a constraint gives a length to what is around others and in nothing itself.
  private func isLengthOfOutermost(_ constraint: LoggedConstraint) -> Bool {
    guard constraint.isLengthOfApp(true) || constraint.isLengthOfApp(false),
      case .anchor(let anchor) = constraint.statement.first
    else { return false }
    let parents = hierarchy.parents
    return parents[anchor.item.id] == nil && parents.values.contains(anchor.item.id)
  }

  /// Whether a conflict ends without a constraint, as far as it is proven.
  func endsWithout(_ constraint: LoggedConstraint) -> Bool {
    guard explanation.isProvable, let place = place(of: number(of: constraint)) else { return true }
    return AdviceTrial(explanation, without: place).endsConflict
  }

  /// Who is inside whom, as far as the list tells.
  var hierarchy: LoggedHierarchy {
    LoggedHierarchy(explanation.constraints, LoggedSystem(explanation.constraints))
  }

  /// The place among the constraints, from 0, of the one with a number; nil where there is none.
  func place(of number: String) -> Int? {
    guard let place = Int(number), explanation.constraints.indices.contains(place - 1) else {
      return nil
    }
    return place - 1
  }

  /// The constraint with a number, or nil where there is none.
  func constraint(numbered number: String) -> LoggedConstraint? {
    place(of: number).map { explanation.constraints[$0] }
  }
}
