import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// How far right of, or below, an edge of one item the same edge of another is to be.
  private struct Offset {
    /// The number of the constraint in the list, from 1.
    var number: Int
    var inner: Item
    var outer: Item
    var axis: LayoutAxis
    /// Whether it is the right edge or the bottom.
    var isFar: Bool
    /// In points.
    var amount: Double
    /// The constant as it stands in the constraint, in points.
    var constant: Double
  }

  /// A constraint of the app as an offset from the item that it names second, or from the superview (`|`).
  private func offset(_ constraint: LoggedConstraint) -> Offset? {
    let statement = constraint.statement
    guard constraint.kind == .user, constraint.hasUsableNumbers, statement.relation == .equal,
      statement.multiplier == 1, case .anchor(let first) = statement.first,
      case .anchor(let second)? = statement.second, first.item.id != second.item.id,
      case .layout(let edge) = first.attribute, case .layout(let other) = second.attribute,
      let side = edge.side(isMirrored: false), side == other.side(isMirrored: false),
      let axis = edge.axis, let number = Int(number(of: constraint))
    else { return nil }
    let isTurned = statement.containment?.inner == second.item.id
    return Offset(
      number: number,
      inner: isTurned ? second.item : first.item,
      outer: isTurned ? first.item : second.item,
      axis: axis,
      isFar: side == "right" || side == "bottom",
      amount: isTurned ? -statement.constant : statement.constant,
      constant: statement.constant
    )
  }

  /// The same inset at both ends of a view, of which one has the sign of the other.
  ///
  /// Such a view is moved instead of inset, and as wide as what it was to be smaller than.
  func forgottenSign(_ own: [LoggedConstraint]) -> (String, String)? {
    let offsets = own.compactMap(offset)
    for near in offsets where !near.isFar && near.amount != 0 {
      guard
        let far = offsets.first(where: {
          $0.isFar && $0.axis == near.axis && $0.inner.id == near.inner.id
            && $0.outer.id == near.outer.id && $0.amount == near.amount
        })
      else { continue }
      let wrong = near.amount > 0 ? far : near
      let sides =
        near.axis == .horizontal ? ["left", "right"] : ["top", "bottom"]
      let inside = near.amount > 0 ? sides : sides.reversed()
      let amount = Wording.number(abs(near.amount))
      return (
        "likely cause: a sign: \(Self.item(near.inner)) is \(amount) points inside \(Self.item(near.outer)) at the "
          + "\(inside[0]) and \(amount) points outside of it at the \(inside[1])",
        "make the constant of \(wrong.number) \(Wording.number(-wrong.constant)): "
          + "it counts to the right and down at every edge"
      )
    }
    return nil
  }
}
