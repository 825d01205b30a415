import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A view whose both ends the app ties to the same edge of another, so that it is 0 points long, and that holds something.
  ///
  /// Views are hidden like that at the end of a screen until they slide in.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where there is no such view.
  func squeezed(_ own: [LoggedConstraint]) -> (String, String)? {
    guard explanation.minimalSets.count == 1 else { return nil }
    let ends = own.compactMap(end)
    for near in ends where !near.isFar {
      guard
        let far = ends.first(where: {
          $0.isFar && $0.inner.id == near.inner.id && $0.outer == near.outer
            && $0.constant == near.constant
        }),
        let lowered = own.last(where: { constraint in
          constraint.kind == .user && !constraint.isAmongPrivateViews
            && !isUnnamed(constraint, among: own)
            && ![near.number, far.number].contains(Int(number(of: constraint)) ?? 0)
        }),
        let place = place(of: number(of: lowered)),
        AdviceTrial(explanation, without: place).endsConflict
      else { continue }
      let numbers = [near.number, far.number].sorted()
      return (
        "likely cause: \(numbers[0]) and \(numbers[1]) put both ends of \(Self.item(near.inner)) at one place, the "
          + "\(near.edge.edge) of \(Self.item(near.outer.item)), which makes it 0 points "
          + "\(near.isHeight ? "high" : "wide"), and it holds something",
        "if it is hidden like that for a while, give \(number(of: lowered)) a priority of 999; if not, remove \(numbers[0]) "
          + "or \(numbers[1])"
      )
    }
    return nil
  }

  /// An end of a view, and the edge of another view where the app puts it.
  private struct End {
    var number: Int
    var inner: Item
    var outer: LoggedConstraint.Anchor
    var edge: LayoutAttribute
    var isFar: Bool
    var isHeight: Bool
    var constant: Double
  }

  private func end(_ constraint: LoggedConstraint) -> End? {
    let statement = constraint.statement
    guard constraint.kind == .user, statement.relation == .equal, statement.multiplier == 1,
      case .anchor(let first) = statement.first, case .anchor(let second)? = statement.second,
      first.item.id != second.item.id, case .layout(let edge) = first.attribute,
      case .layout(let other) = second.attribute, let side = edge.side(isMirrored: false),
      other.side(isMirrored: false) != nil, edge.axis == other.axis,
      let number = Int(number(of: constraint)), statement.containment == nil
    else { return nil }
    return End(
      number: number,
      inner: first.item,
      outer: second,
      edge: other,
      isFar: side == "right" || side == "bottom",
      isHeight: edge.axis == .vertical,
      constant: statement.constant
    )
  }
}
