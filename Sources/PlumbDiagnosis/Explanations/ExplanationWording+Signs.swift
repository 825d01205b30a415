import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
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
      let turned = AdviceTrial(explanation, .constant(wrong.number - 1, -wrong.constant))
      guard !explanation.isProvable || turned.endsConflict else { continue }
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
