import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A view with constraints of its own whose autoresizing mask is turned into constraints, too.
  public static let autoresizingMask: Rule = Rule(
    "autoresizing-mask",
    "An autoresizing mask left on beside constraints",
    page: "AutoresizingMask"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      guard facts.hasMask(index),
        let own = facts.constraints[index].first(where: { facts.contradictsMask($0, of: index) })
      else { return nil }
      let constraint = facts.words.constraint(facts.snapshot.constraints[own])
      // UIKit logs of a content view that another value of `translatesAutoresizingMaskIntoConstraints` "is not
      // supported".
      let className = facts.items[index].className
      let isOfCell = facts.isContentViewOfCell(index)
      let owner = className.contains("HeaderFooter") ? "header or footer" : "cell"
      // A collection has no separators, for which a table's row is a little higher than its content.
      let separator =
        UIKitClassName.isContentViewOfCell(className) ? ", if only for its separator" : ""
      return facts.finding(
        .autoresizingMask,
        at: index,
        constraints: [own],
        isOfCell
          ? "\(facts.words.item(index)) is placed by its \(owner) and by \(constraint): "
            + "they contradict each other whenever the \(owner) has another size\(separator)"
          : "\(facts.words.item(index)) is placed by its autoresizing mask and by \(constraint): "
            + "they contradict each other as soon as the frame changes",
        suggestion: isOfCell
          ? "give \(constraint) a priority of 999, or set the size of the \(owner) in its list instead"
          : "set `translatesAutoresizingMaskIntoConstraints` to false"
      )
    }
  }
}

extension LayoutFacts {
  /// Whether a view is the content view that a cell, header or footer makes, and places by its mask.
  ///
  /// That of a collection's cell is a plain view, which has a name, and a size from its cell.
  func isContentViewOfCell(_ index: Int) -> Bool {
    let item = items[index]
    return UIKitClassName.isContentViewOfCell(item.className)
      || item.label == "contentView" && item.usesAutoresizingMask
        && constraints[index].contains {
          snapshot.constraints[$0].first == index
            && snapshot.constraints[$0].source == .encapsulatedSize
        }
  }

  /// Whether a view's mask places it in a superview.
  fileprivate func hasMask(_ index: Int) -> Bool {
    let item = items[index]
    return item.usesAutoresizingMask && item.kind == .view && item.parent != nil
  }

  /// Whether a constraint places a view whose mask places it, too, rather than what lies in the view or
  /// is placed against it.
  fileprivate func contradictsMask(_ place: Int, of index: Int) -> Bool {
    let constraint = snapshot.constraints[place]
    guard constraint.isAboutMasks else { return false }
    // A cell is as high as it takes to satisfy a bound; only an equality rules out what a separator adds.
    if isContentViewOfCell(index), constraint.relation != .equal {
      return false
    }
    guard let other = other(place, than: index) else { return true }
    guard !isPart(other, of: index),
      let axis = snapshot.constraints[place].firstAttribute.axis
    else { return false }
    return isHeldWithoutMasks(other, axis)
  }

  /// Whether an item's place and length along an axis follow from required constraints alone, but for those
  /// that ``engineWithoutMasks`` leaves out; false where too much is open to tell.
  private func isHeldWithoutMasks(_ index: Int, _ axis: LayoutAxis) -> Bool {
    guard let engine = engineWithoutMasks else { return false }
    let freedoms = engine.freedoms(of: ItemID(index: index))
    return !engine.leavesFreedomsOut && !freedoms.contains { $0.quantity.axis == axis }
  }

  /// The item at the other end of a constraint, or nil where there is none.
  private func other(_ place: Int, than index: Int) -> Int? {
    let constraint = snapshot.constraints[place]
    guard let second = constraint.second else { return nil }
    if constraint.first != index { return constraint.first }
    return second == index ? nil : second
  }

  /// Whether an item is a guide of a view, its content, or lies in it.
  private func isPart(_ item: Int, of view: Int) -> Bool { hierarchy.isAncestor(view, of: item) }

  /// A solution of the required constraints, without contents and without the constraints between a view
  /// that its mask places and what does not lie in it.
  ///
  /// What hangs on such a view is open here, and is right to hang on it. All such constraints are left out at
  /// once, for one solve in place of one for each: of a view that two of them hold, each counts as needed.
  func solvedWithoutMasks() -> LayoutSolver? {
    var rest = snapshot
    rest.constraints = snapshot.constraints.indices.filter { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isAboutMasks, let second = constraint.second else {
        return constraint.priority >= 1000
      }
      return ![constraint.first, second].contains { index in
        guard hasMask(index), let other = other(place, than: index) else { return false }
        return !isPart(other, of: index)
      }
    }.map { snapshot.constraints[$0] }
    for index in rest.items.indices {
      rest.items[index].properties.intrinsicWidth = nil
      rest.items[index].properties.intrinsicHeight = nil
    }
    guard let engine = try? LayoutSolver(rest) else { return nil }
    _ = engine.solve()
    return engine
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether it can contradict an autoresizing mask: the app requires it.
  fileprivate var isAboutMasks: Bool { isOwn && priority >= 1000 }
}
