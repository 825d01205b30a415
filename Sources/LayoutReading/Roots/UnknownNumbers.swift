import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

extension Evaluator {
  /// Whether a note says that a number of a constraint, or the spacing of a stack view, is not known, and nothing else.
  func isOfNumber(_ note: ReadingNote) -> Bool {
    note.kind == .unknown && note.place.map(placesOfUnknownNumbers.contains) == true
  }

  /// The findings for texts, controls and stacks that the same number holds at both sides, `left = left + margin` and
  /// `right = right + margin`: whatever it is, they are out of their superview at one of them.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - objects: The constraints behind those of the layout.
  /// - Returns: The findings, at the far side.
  func outsetsByUnknownNumbers(
    _ snapshot: LayoutSnapshot,
    _ objects: [AnyObject?]
  ) -> [SourceFinding] {
    let edges = objects.indices.compactMap { place in
      objects[place].flatMap { openEdge(snapshot, place, $0) }
    }
    return edges.filter(\.isFar).compactMap { edge in
      let item = snapshot.items[edge.child]
      guard item.isText || item.stack != nil, let place = snapshot.constraints[edge.place].origin,
        edges.contains(where: { $0.isOpposite(of: edge) })
      else { return nil }
      let words = Wording(snapshot)
      return SourceFinding(
        rule: .outsetOffset,
        place: place,
        message:
          "\(words.item(edge.child)) is `\(edge.text)` points inside \(words.item(edge.container)) at one side and as "
          + "many outside at the other (\(edge.side)): one of the two needs the other sign"
      )
    }
  }

  /// An edge of a view that is so far from the same edge of its superview that the code does not tell how far.
  private struct OpenEdge {
    var place: Int
    var child: Int
    var container: Int
    var side: String
    /// How far, as the source says it.
    var text: String

    var isFar: Bool { ["right", "bottom"].contains(side) }

    func isOpposite(of far: OpenEdge) -> Bool {
      let near = far.side == "right" ? "left" : "top"
      return child == far.child && container == far.container && side == near && text == far.text
    }
  }

  private func openEdge(
    _ snapshot: LayoutSnapshot,
    _ place: Int,
    _ object: AnyObject
  ) -> OpenEdge? {
    guard let unknown = openLayout.given[ObjectIdentifier(object)]?["constant"],
      snapshot.constraints.indices.contains(place)
    else { return nil }
    let constraint = snapshot.constraints[place]
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let outer = constraint.second, let side = constraint.firstAttribute.side(isMirrored: false),
      side == constraint.secondAttribute.side(isMirrored: false)
    else { return nil }
    let item = snapshot.items[outer]
    let owner = item.kind == .guide ? item.parent : outer
    guard let owner, snapshot.items[constraint.first].parent == owner else { return nil }
    return OpenEdge(
      place: place,
      child: constraint.first,
      container: owner,
      side: side,
      text: unknown.text
    )
  }
}
