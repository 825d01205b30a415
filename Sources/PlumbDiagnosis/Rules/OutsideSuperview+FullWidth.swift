import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// A warning for a text, a control or a stack that is as wide as its superview and does not begin at its edge: whatever the
  /// size, it ends as far outside as it begins inside.
  ///
  /// What begins in the far half, or beside it, waits there to be shown.
  func shiftedAtFullWidth(_ place: Int) -> Finding? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, constraint.relation == .equal, constraint.priority >= 1000,
      constraint.multiplier == 1, constraint.firstAttribute == .width,
      constraint.secondAttribute == .width, let second = constraint.second
    else { return nil }
    let isInner = items[constraint.first].parent == owner(second)
    let (child, parent) =
      isInner ? (constraint.first, owner(second)) : (second, owner(constraint.first))
    guard items[child].parent == parent, items[child].kind == .view, items[parent].kind == .view,
      !items[child].isImage,
      items[child].isText || isContent(child) || items[child].stack != nil,
      isVisible[child], undetermined[.horizontal]?.contains(child) != true,
      !scrolls.contains(parent), !isInConflictSideways(child), isHeldAtStart(child)
    else { return nil }
    let (inner, outer) = (absolute[child], absolute[parent])
    let (inset, excess) = (inner.x - outer.x, inner.maxX - outer.maxX)
    guard inset > Self.visibleDistance, excess > Self.visibleDistance, inset < outer.width / 2
    else { return nil }
    let name = words.item(child)
    var finding = finding(
      .outsideSuperview,
      place,
      items: [child, parent],
      "\(name) is as wide as \(words.item(parent)) and begins \(Wording.number(inset)) points inside: it sticks out by "
        + "\(Wording.number(excess)) points at the right",
      suggestion:
        "tie its end instead of its width: \(name) trailing = \(words.item(parent)) trailing"
    )
    finding.severity = .warning
    return finding
  }

  /// Whether constraints that say where a view is sideways cannot all hold; what conflicts along the other axis is another matter.
  private func isInConflictSideways(_ child: Int) -> Bool {
    solved.conflicts.contains { conflict in
      conflict.constraints.contains { place in
        let constraint = snapshot.constraints[place]
        return constraint.firstAttribute.axis == .horizontal
          && (constraint.first == child || constraint.second == child)
      }
    }
  }

  /// Whether an equality ties the left edge of a view to something beside it, or to its superview's edge.
  private func isHeldAtStart(_ child: Int) -> Bool {
    constraints[child].contains { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation == .equal, constraint.second != nil,
        constraint.priority >= 1000
      else { return false }
      let attribute =
        constraint.first == child ? constraint.firstAttribute : constraint.secondAttribute
      return attribute.side(isMirrored: false) == "left"
    }
  }
}
