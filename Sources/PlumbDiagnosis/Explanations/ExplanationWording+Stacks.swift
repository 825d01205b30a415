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

}
