import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// What settles how stack views share the room of a stack view around them; nil where that is not what is open.
  ///
  /// A stack view has no content size, so that its own hugging holds nothing: what it arranges has to hold on to its content.
  /// That it settles the matter is tried on a copy.
  ///
  /// Source: Apple, `UIView.setContentHuggingPriority(_:for:)`: the priority with which a view resists being made larger than its
  /// intrinsic size.
  func adviceForNestedStacks(_ cause: AmbiguityCause) -> String? {
    guard let freedom = cause.freedoms.first(where: { $0.quantity.isLength }),
      let parent = items[cause.view].parent, let outer = items[parent].stack,
      outer.axis == freedom.quantity.axis, outer.distribution == "fill",
      items[cause.view].stack != nil
    else { return nil }
    let axis = freedom.quantity.axis
    let among = Set([cause.view] + cause.others)
    let nested = outer.arranged.filter { among.contains($0) && items[$0].stack != nil }
    func own(_ index: Int) -> Float { items[index].properties.priority(axis, isHugging: true) }
    guard let firmest = nested.max(by: { own($0) < own($1) }),
      let priority = huggingThatSettles(firmest, axis, cause.freedoms)
    else { return nil }
    let vain = own(firmest) > ItemProperties().priority(axis, isHugging: true)
    let isNamed = vain || nested.count == 1
    let whom = isNamed ? words.item(firmest) : "the stack view that is to keep its \(axis.size)"
    return "give what is in \(whom) a \(axis.rawValue) content hugging priority of "
      + Wording.number(Double(priority))
      + (vain
        ? ": the \(Wording.number(Double(own(firmest)))) of the stack view itself does nothing, as it has no content size"
        : "")
  }

  /// The hugging with which what is in a stack view keeps that from growing, so that nothing of some freedoms is left.
  private func huggingThatSettles(
    _ stack: Int,
    _ axis: LayoutAxis,
    _ freedoms: [LayoutFreedom]
  ) -> Float? {
    let contents = items.indices.filter {
      hierarchy.isAncestor(stack, of: $0) && items[$0].properties.length(axis) != nil
    }
    let highest = contents.map { items[$0].properties.priority(axis, isHugging: true) }.max()
    guard let highest, highest < 999 else { return nil }
    var firmer = snapshot
    for index in contents {
      if axis == .horizontal {
        firmer.items[index].properties.hugging.horizontal = highest + 1
      } else {
        firmer.items[index].properties.hugging.vertical = highest + 1
      }
    }
    guard let solved = try? SolvedLayout(firmer) else { return nil }
    let isLeft = solved.freedoms.contains { left in
      freedoms.contains { $0.item == left.item && $0.quantity == left.quantity }
    }
    return isLeft ? nil : highest + 1
  }
}
