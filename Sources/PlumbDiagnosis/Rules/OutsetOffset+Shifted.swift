import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a constraint that pushes a text, a control or a stack out of the sibling behind it, by as much as
  /// another one holds it in at the near edge: `label.left = bubble.left + 8`, `label.right = bubble.right + 8`.
  ///
  /// Pictures and shapes are moved behind others for looks, and so is a text that is moved both ways: it may be the shadow of
  /// another one.
  func shiftedOverSibling(_ place: Int) -> Finding? {
    guard let shift = siblingShift(place), shift.isFar, shift.constant > 0,
      !items[shift.child].isImage, !items[shift.backdrop].isText,
      absolute[shift.child].intersection(absolute[shift.backdrop]) != nil,
      items[shift.child].isText || isContent(shift.child) || items[shift.child].stack != nil
    else { return nil }
    let others = constraints[shift.child].compactMap(siblingShift).filter {
      $0.child == shift.child && $0.backdrop == shift.backdrop
    }
    guard others.contains(where: { isOppositeEdge($0, of: shift) }),
      !others.contains(where: { $0.axis != shift.axis && $0.isFar && $0.constant > 0 })
    else { return nil }
    let amount = Wording.number(shift.constant)
    let side = shift.axis == .horizontal ? "right" : "bottom"
    let isFirst = snapshot.constraints[place].first == shift.child
    return finding(
      .outsetOffset,
      place,
      items: [shift.child, shift.backdrop],
      "\(words.item(shift.child)) is \(amount) points inside \(words.item(shift.backdrop)) at one side and "
        + "\(amount) points outside at the other (\(side)): "
        + words.constraint(snapshot.constraints[place]),
      suggestion: Self.otherSign(
        now: isFirst ? amount : "−\(amount)",
        wanted: isFirst ? "−\(amount)" : amount
      )
    )
  }

  /// Whether an edge is the near one of the same view beside the same sibling, as far in as the other one is out.
  private func isOppositeEdge(_ near: SiblingShift, of far: SiblingShift) -> Bool {
    near.axis == far.axis && !near.isFar && near.constant == far.constant
  }

  /// A constraint that ties an edge of a view to the same edge of a sibling behind it.
  private struct SiblingShift {
    var child: Int
    var backdrop: Int
    var axis: LayoutAxis
    /// Whether it is the right or bottom edge.
    var isFar: Bool
    /// How far right or down of the sibling's edge the view's is.
    var constant: Double
  }

  private func siblingShift(_ place: Int) -> SiblingShift? {
    guard let tie = siblingTie(place) else { return nil }
    // What was added later lies in front.
    let constant = snapshot.constraints[place].constant
    return SiblingShift(
      child: max(tie.first, tie.second),
      backdrop: min(tie.first, tie.second),
      axis: tie.axis,
      isFar: tie.isFar,
      constant: tie.first > tie.second ? constant : -constant
    )
  }

  /// The two siblings whose edges at the same side an equality ties to each other.
  func siblingTie(_ place: Int) -> (first: Int, second: Int, axis: LayoutAxis, isFar: Bool)? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second, second != constraint.first,
      items[constraint.first].kind == .view, items[second].kind == .view,
      items[constraint.first].parent == items[second].parent,
      let side = constraint.firstAttribute.side(isMirrored: false),
      side == constraint.secondAttribute.side(isMirrored: false),
      let axis = constraint.firstAttribute.axis
    else { return nil }
    return (constraint.first, second, axis, side == "right" || side == "bottom")
  }
}
