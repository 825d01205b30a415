import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a text, or a stack of texts, that a constraint pushes out at a far side, while something else than the
  /// container holds it at the near side: a neighbour, or its own width.
  ///
  /// A badge sticks out at a corner, at two sides. What is moved out as a whole waits there to be shown, and what is out by
  /// half of its own length lies on the edge on purpose, as a search field at the end of a header does.
  func loneOutset(_ place: Int, _ edge: ContainerEdge) -> Finding? {
    let container = edge.container
    let inner = absolute[edge.child]
    // On a phone held upright the safe area is as wide as the view; below it there may be room.
    let isSafeArea = items[container].className == "safe area"
    let outer = absolute[isSafeArea ? owner(container) : container]
    if isSaidWithNearEdge(place, edge) { return outset(place, edge, near: 0) }
    // Of a margin, what sticks out is often just what takes the margin back.
    let (excess, length) =
      edge.axis == .horizontal
      ? (inner.maxX - outer.maxX, inner.width) : (inner.maxY - outer.maxY, inner.height)
    guard showsText(edge.child), items[container].kind == .view || isSafeArea,
      !scrolls.contains(container), isSettled(edge.child), excess > Self.visibleDistance,
      !isMirrored(edge), !isOutAtCorner(edge)
    else { return nil }
    // One that has no text yet has some length once it gets one.
    guard
      isEmptyText(edge.child)
        || excess < length && abs(excess - length / 2) > Self.visibleDistance
    else { return nil }
    return outset(place, edge, near: 0)
  }

  /// Whether a view is a text, or a stack that has some.
  private func showsText(_ index: Int) -> Bool {
    if items[index].stack != nil {
      return children[index].contains { isVisible[$0] && showsText($0) }
    }
    return items[index].isText && !items[index].isImage
  }

  /// Whether a view is a text without a character.
  private func isEmptyText(_ index: Int) -> Bool {
    items[index].stack == nil && items[index].text?.isEmpty != false
      && absolute[index].width * absolute[index].height == 0
  }

  /// Whether a view sticks out along the other axis as well, where nothing of its container holds it in at the near side.
  private func isOutAtCorner(_ edge: ContainerEdge) -> Bool {
    let across = constraints[edge.child].compactMap { containerEdge($0) }.filter {
      $0.child == edge.child && $0.axis != edge.axis
    }
    if across.contains(where: { !$0.isFar && $0.constant < 0 }) { return true }
    return across.contains { $0.isFar && $0.constant > 0 }
      && !across.contains { !$0.isFar && $0.constant > 0 }
  }

  /// Whether the line that pushes a text or a control out at a far side holds it in by as much at a near one of the other axis:
  /// `make.leading.bottom.equalToSuperview().offset(16)`.
  ///
  /// One number for both means an inset.
  private func isSaidWithNearEdge(_ place: Int, _ edge: ContainerEdge) -> Bool {
    guard let line = snapshot.constraints[place].origin, edge.constant >= Self.leastOutset,
      showsText(edge.child) || isContent(edge.child) && !items[edge.child].isImage,
      isVisible[edge.child], !scrolls.contains(owner(edge.container)), !isMirrored(edge)
    else { return false }
    return constraints[edge.child].contains { other in
      guard snapshot.constraints[other].origin == line, let near = containerEdge(other) else {
        return false
      }
      return near.child == edge.child && near.container == edge.container
        && near.axis != edge.axis && !near.isFar && near.relation == .equal
        && near.constant == edge.constant
    }
  }
}
