import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a constraint that lays the far edge of a text, a control or a stack over the view that follows it, by as
  /// much as another constraint keeps its near edge away from what is there.
  ///
  /// Only the spelling in which the sign is forgotten counts, `label.trailing = button.leading + 8`: a negative constant at a
  /// near edge, `subtitle.top = title.bottom − 4`, is meant. Pictures and backdrops lie under others for looks. A text that ends
  /// well within the next text has the wrong sign whatever is at its other side.
  func coveredNeighbour(_ place: Int) -> Finding? {
    let constraint = snapshot.constraints[place]
    let child = constraint.first
    guard let neighbour = constraint.second, constraint.relation == .equal, constraint.constant > 0,
      let axis = neighbourAxis(place), !items[neighbour].isImage, !items[child].isImage,
      items[child].isText || isContent(child) || items[child].stack != nil
    else { return nil }
    let keepsAsMuch = constraints[child].contains {
      nearGap(of: child, $0, axis) == constraint.constant
    }
    guard keepsAsMuch || coversText(child, neighbour, axis, constraint.constant) else { return nil }
    let amount = Wording.number(constraint.constant)
    let side = axis == .horizontal ? "right" : "bottom"
    return finding(
      .outsetOffset,
      place,
      items: [child, neighbour],
      (keepsAsMuch
        ? "\(words.item(child)) keeps a distance of \(amount) points at one side and covers \(amount) points of "
          + "\(words.item(neighbour)) at the other (\(side)): "
        : "\(words.item(child)) covers \(amount) points of \(words.item(neighbour)) (\(side)): ")
        + words.constraint(constraint),
      suggestion: Self.otherSign(now: amount, wanted: "−\(amount)")
    )
  }

  /// Whether a label is laid over another one by more than their lines are drawn closer to each other for looks.
  private func coversText(_ child: Int, _ neighbour: Int, _ axis: LayoutAxis, _ by: Double) -> Bool
  {
    func isLabel(_ item: Int) -> Bool {
      items[item].isText && !items[item].isImage && items[item].textFacts?.isPlaceholder != true
        && !children[item].contains { items[$0].isText || items[$0].isImage }
    }
    return isLabel(child) && isLabel(neighbour)
      && by >= (axis == .horizontal ? 4 : 8)
  }

  /// The axis of a constraint that ties the far edge of its first view to the near edge of a sibling; nil for others.
  private func neighbourAxis(_ place: Int) -> LayoutAxis? {
    let constraint = snapshot.constraints[place]
    guard let second = constraint.second, areSiblings(constraint.first, second),
      let axis = constraint.firstAttribute.axis, constraint.secondAttribute.axis == axis,
      isFar(constraint.firstAttribute) == true, isFar(constraint.secondAttribute) == false
    else { return nil }
    return constraint.isOwn && constraint.multiplier == 1 ? axis : nil
  }

  /// How far a constraint keeps the near edge of a view from its superview's, or from the sibling before it, in points.
  private func nearGap(of child: Int, _ place: Int, _ axis: LayoutAxis) -> Double? {
    if let edge = containerEdge(place) {
      let isNear = edge.child == child && edge.axis == axis && !edge.isFar
      return isNear && edge.relation == .equal ? edge.constant : nil
    }
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.multiplier == 1, constraint.relation == .equal,
      let second = constraint.second, areSiblings(constraint.first, second),
      constraint.firstAttribute.axis == axis, constraint.secondAttribute.axis == axis
    else { return nil }
    let ends = (isFar(constraint.firstAttribute), isFar(constraint.secondAttribute))
    if constraint.first == child, ends == (false, true) { return constraint.constant }
    if second == child, ends == (true, false) { return -constraint.constant }
    return nil
  }

  private func areSiblings(_ first: Int, _ second: Int) -> Bool {
    first != second && items[first].kind == .view && items[second].kind == .view
      && items[first].parent == items[second].parent
  }

  /// Whether an attribute is the right or bottom edge; nil for what is no edge.
  private func isFar(_ attribute: LayoutAttribute) -> Bool? {
    switch attribute.side(isMirrored: false) {
    case "right", "bottom": true
    case "left", "top": false
    default: nil
    }
  }
}
