import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A constraint that ties an edge of a view to the opposite edge of the same view, where another was meant.
  func ownEdges(_ own: [LoggedConstraint]) -> (String, String)? {
    for constraint in own {
      guard constraint.kind == .user, constraint.statement.relation == .equal,
        constraint.statement.multiplier == 1,
        case .anchor(let first) = constraint.statement.first,
        case .anchor(let second)? = constraint.statement.second, first.item.id == second.item.id,
        case .layout(let edge) = first.attribute, case .layout(let other) = second.attribute,
        let axis = edge.axis, axis == other.axis, edge != other,
        edge.side(isMirrored: false) != nil, other.side(isMirrored: false) != nil
      else { continue }
      let length = Wording.number(abs(constraint.statement.constant))
      let name = Self.item(first.item)
      let number = number(of: constraint)
      // A length of 0 is what comes of a mistake, and any other may be meant.
      if constraint.statement.constant != 0,
        let third = own.first(where: {
          $0.isLengthOfApp(axis == .vertical)
            && $0.statement.anchors.allSatisfy { $0.item.id == first.item.id }
        })
      {
        let places = [number, self.number(of: third)].compactMap { place(of: $0) }
        let numbers = ConflictWording.positions(places.sorted())
        return (
          "likely cause: \(number) ties the \(edge.edge) of \(name) to its own \(other.edge), which makes it "
            + "\(length) points \(axis.adjective), and \(self.number(of: third)) says how \(axis.adjective) it is as well",
          "keep one of \(numbers), or let both ask for the same; if \(number) was meant to name another view, name that"
        )
      }
      return (
        "likely cause: \(number) ties the \(edge.edge) of \(name) to its own \(other.edge), "
          + "which makes it \(length) points \(axis.adjective)",
        "name another view in \(number), probably the superview or a neighbour of \(name)"
      )
    }
    return nil
  }

  /// A view whose edge is tied both to that of another and to a guide that lies inside that one.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where something else has a part.
  func edgeAndGuide(_ own: [LoggedConstraint]) -> (String, String)? {
    guard own.count == 3, let inset = own.first(where: { $0.kind == .guide }),
      let guide = inset.statement.anchors.map(\.item).first(where: \.isGuide),
      let owner = inset.statement.anchors.map(\.item).first(where: { $0.id != guide.id })
    else { return nil }
    let ties = own.filter { $0.kind == .user }.map { tie in
      (tie, tie.statement.anchors.map(\.item.id))
    }
    guard let toGuide = ties.first(where: { $0.1.contains(guide.id) })?.0,
      let toOwner = ties.first(where: { $0.1.contains(owner.id) })?.0,
      toGuide.identity != toOwner.identity,
      let view = toGuide.statement.anchors.first(where: { $0.item.id != guide.id }),
      toOwner.statement.anchors.contains(where: {
        $0.item.id == view.item.id && $0.attribute == view.attribute
      }),
      case .layout(let edge) = view.attribute
    else { return nil }
    let places = [toGuide, toOwner].compactMap { place(of: number(of: $0)) }.sorted()
    return (
      "usual cause: \(ConflictWording.positions(places)) tie the \(edge.edge) of \(Self.item(view.item)) both to "
        + "\(Self.item(owner)) and to \(Self.item(guide)), which is \(Wording.number(abs(inset.statement.constant))) points "
        + "inside of it",
      "keep one of \(ConflictWording.positions(places))"
    )
  }
}
