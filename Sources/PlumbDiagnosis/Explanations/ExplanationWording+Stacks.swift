import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A view that a stack view hides, which makes it 0 points long in the direction of the stack.
  ///
  /// Source: public threads about `UISV-hiding`; a stack view's own spacing stays while it is hidden.
  func hidden(_ own: [LoggedConstraint]) -> (String, String)? {
    guard let hidden = own.first(where: { $0.identifier == "UISV-hiding" }),
      let item = hidden.statement.anchors.first?.item
    else { return nil }
    let cause =
      "usual cause: \(Self.item(item)) is hidden in a stack view, which makes it 0 points long"
    if let words = yielding(own) {
      return (
        cause, "give \(words) a priority of 999, so that it gives way while the view is hidden"
      )
    }
    let isStack = own.contains { constraint in
      constraint.identifier == "UISV-canvas-connection"
        && constraint.statement.anchors.contains { $0.item.id == item.id }
    }
    guard isStack else { return nil }
    return (
      cause + ", while its own spacing stays",
      "set its spacing to 0 while it is hidden, or hide a view around it instead, to which it is tied with a priority of "
        + "999 at one edge"
    )
  }

  /// Views that a stack view's alignment makes equally long, while the app gives them different lengths.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where there are no such views.
  func stretchedApart(_ own: [LoggedConstraint], _ words: String) -> (String, String)? {
    for isHeight in [true, false] where stretched(words, own, isHeight) != nil {
      let places = own.filter { $0.isLengthOfApp(isHeight) }
        .compactMap { place(of: number(of: $0)) }
      guard places.count > 1 else { continue }
      let length = isHeight ? "height" : "width"
      return (
        "usual cause: a stack view's alignment stretches its views to one \(length), and "
          + "\(ConflictWording.positions(places)) give them different ones",
        "set the stack view's alignment to \(isHeight ? ".center or .top" : ".center or .leading"), or remove \(words)"
      )
    }
    return nil
  }

  /// A view that a stack view arranges, while the app says where the same edge of it is.
  ///
  /// - Parameter own: The constraints that are in the conflict.
  /// - Returns: The cause and what to do, or nil where there is no such view.
  func placedByStack(_ own: [LoggedConstraint]) -> (String, String)? {
    let parents = hierarchy.parents
    for connection in own where connection.identifier == "UISV-canvas-connection" {
      for anchor in connection.statement.anchors {
        guard
          let placed = own.first(where: { constraint in
            guard constraint.kind == .user, case .anchor(let first) = constraint.statement.first
            else { return false }
            return first.item.id == anchor.item.id && first.attribute == anchor.attribute
              && constraint.statement.second != nil
          }),
          let stack = connection.statement.anchors.map(\.item).first(where: {
            $0.id == parents[anchor.item.id]
          }),
          own.contains(where: { constraint in
            constraint.kind == .user && constraint.identity != placed.identity
              && constraint.statement.anchors.contains { $0.item.id == stack.id }
          }),
          case .layout(let edge) = anchor.attribute, let place = place(of: number(of: placed)),
          AdviceTrial(explanation, without: place).endsConflict
        else { continue }
        return (
          "usual cause: \(Self.item(stack)) places \(Self.item(anchor.item)), which it arranges, and \(number(of: placed)) "
            + "says where its \(edge.edge) is as well",
          "remove \(number(of: placed)), and move the stack view instead"
        )
      }
    }
    return nil
  }
}
