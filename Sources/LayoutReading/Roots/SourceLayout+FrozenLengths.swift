import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What is told of lengths of a screen's views that code takes from the size of the screen, beside constraints that tie both
  /// edges to it, or an edge and the middle: `width = view.frame.width` with `leading` and `trailing`.
  ///
  /// The number stays as it is, and the edges follow: all hold in the size in which the constraints were made, and in no other
  /// one. A length that a property holds may be changed by code.
  ///
  /// Source: Apple, "Auto Layout Guide, Anatomy of a Constraint": the equations have to hold at once.
  var frozenLengths: [Finding] {
    guard let root = views.controllerView, document == nil, let snapshot else { return [] }
    let places = snapshot.constraints.indices.filter { place in
      let constraint = snapshot.constraints[place]
      return isRequiredByApp(constraint) && constraint.second == nil
        && constraint.firstAttribute.isSize && snapshot.items[constraint.first].parent == root
        && !stored.contains(place) && ties(along: constraint, to: root).count > 1
    }
    guard !places.isEmpty, found(.conflict, in: snapshot)?.isEmpty == true else { return [] }
    let words = Wording(snapshot)
    return places.map { place in
      let constraint = snapshot.constraints[place]
      let ties = ties(along: constraint, to: root)
      let edges =
        ties.contains("center")
        ? "its middle and one of its edges say"
        : constraint.firstAttribute == .width
          ? "its leading and trailing edges say" : "its top and bottom say"
      return Finding(
        .redundantConstraint,
        in: className,
        at: constraint.origin ?? location,
        items: [],
        message:
          "\(words.constraint(constraint)) says what \(edges) already, in a number that stays: "
          + "they cannot all hold once \(words.item(root)) has another size",
        suggestion: "leave it out"
      )
    }
  }

  private func isRequiredByApp(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    constraint.source == .app && constraint.relation == .equal && constraint.priority >= 1000
  }

  /// The sides of a view along the axis of a length, and its middle, that are tied to those of its superview, or of a guide of
  /// that.
  private func ties(along length: LayoutSnapshot.Constraint, to root: Int) -> Set<String> {
    guard let snapshot else { return [] }
    func isOuter(_ item: Int) -> Bool {
      item == root || snapshot.items[item].kind == .guide && snapshot.items[item].parent == root
    }
    let sides = snapshot.constraints.compactMap { constraint -> String? in
      guard isRequiredByApp(constraint), constraint.multiplier == 1,
        let second = constraint.second,
        constraint.firstAttribute.axis == length.firstAttribute.axis,
        constraint.first == length.first && isOuter(second)
          || second == length.first && isOuter(constraint.first),
        let side = Self.side(constraint.firstAttribute),
        side == Self.side(constraint.secondAttribute)
      else { return nil }
      return side
    }
    return Set(sides)
  }

  private static func side(_ attribute: LayoutAttribute) -> String? {
    [.centerX, .centerY].contains(attribute) ? "center" : attribute.side(isMirrored: false)
  }
}
