import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a text or a control that a constraint pushes out at the left, where another one holds it in at the right,
  /// or nothing does: `label.leading = view.leading − 16`.
  ///
  /// Numbers count to the right at every edge, so that a negative one is right at the trailing edge alone. What is moved by
  /// more than this waits beside the screen to be shown, a field that is out at both sides goes from edge to edge, and one that is out
  /// at the top or bottom as well is a badge. Buttons are moved out to bring their titles to the edge, so that they count only
  /// where they are inside at the right by as much.
  func nearOutset(_ place: Int) -> Finding? {
    guard let edge = containerEdge(place), !edge.isFar, edge.axis == .horizontal,
      edge.relation == .equal, snapshot.constraints[place].priority >= 1000,
      edge.constant <= -Self.leastNearOutset, edge.constant >= -Self.mostNearOutset,
      !scrolls.contains(owner(edge.container)), isSettled(edge.child, .horizontal),
      isWriting(edge.child), !isOutAcross(edge), !isOfPile(edge)
    else { return nil }
    // Of a margin, what sticks out is often just what takes the margin back.
    let (inner, outer) = (absolute[edge.child], absolute[owner(edge.container)])
    let excess = outer.x - inner.x
    guard abs(absolute[edge.container].x - outer.x) < Self.visibleDistance,
      excess > Self.visibleDistance
    else { return nil }
    let ends = constraints[edge.child].compactMap(containerEdge).filter {
      $0.child == edge.child && $0.axis == edge.axis && $0.isFar
    }
    if let end = ends.first {
      guard ends.count == 1, end.relation == .equal, end.constant < 0,
        end.constant == edge.constant || !isButton(edge.child)
      else { return nil }
      return nearOutset(place, edge, inside: -end.constant)
    }
    guard !isButton(edge.child), cutsOff(owner(edge.container)), excess < inner.width / 2
    else { return nil }
    return nearOutset(place, edge, inside: nil)
  }

  /// How far out a text must begin, in points, for its sign to be taken for a mistake: less takes back what a text view or
  /// a letter has of its own.
  private static var leastNearOutset: Double { 8 }

  /// How far out a text may begin: what is further out is out of sight on purpose.
  private static var mostNearOutset: Double { 40 }

  /// Whether a view is a label, a button or a field, and no text view, whose own inset is often taken back.
  private func isWriting(_ index: Int) -> Bool {
    let item = items[index]
    return item.isText && !item.isImage && !item.className.contains("TextView")
  }

  private func isButton(_ index: Int) -> Bool { items[index].className.contains("Button") }

  /// Whether nothing of what sticks out of a view is seen: it is a screen's, a cell's, or cuts off.
  private func cutsOff(_ index: Int) -> Bool {
    guard let parent = items[index].parent else { return true }
    return items[index].clipsToBounds || isContentViewOfCell(index)
      || UIKitClassName.isWindow(items[parent].className)
  }

  /// Whether a view sticks out along the other axis as well.
  private func isOutAcross(_ edge: ContainerEdge) -> Bool {
    constraints[edge.child].compactMap(containerEdge).contains {
      $0.child == edge.child && $0.axis != edge.axis
        && ($0.isFar ? $0.constant > 0 : $0.constant < 0)
    }
  }

  private func nearOutset(_ place: Int, _ edge: ContainerEdge, inside: Double?) -> Finding {
    let constraint = snapshot.constraints[place]
    let amount = Wording.number(-edge.constant)
    let (child, container) = (words.item(edge.child), words.item(owner(edge.container)))
    let isFirst = constraint.first == edge.child
    let (now, wanted) = isFirst ? ("−\(amount)", amount) : (amount, "−\(amount)")
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, owner(edge.container)],
      inside.map {
        "\(child) is \(Wording.number($0)) points inside \(container) at one side and \(amount) points "
          + "outside at the other (left): \(words.constraint(constraint))"
      } ?? "\(child) sticks out of \(container) by \(amount) points (left): "
        + words.constraint(constraint),
      suggestion: Self.otherSign(now: now, wanted: wanted)
    )
  }
}
