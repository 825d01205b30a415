import ConstraintSolver
import LayoutEngine

/// Views that are open together: one missing constraint leaves them all open.
struct AmbiguityCause {
  /// The outermost of the views, of several the first one.
  var view: Int
  /// What is open of that view.
  var freedoms: [LayoutFreedom]
  /// The other views, in order.
  var others: [Int]
}

extension LayoutFacts {
  /// Groups what is open by what leaves it open: along an axis, views belong together that constraints tie to
  /// each other.
  ///
  /// - Parameter open: What is open of each view; a scroll view has what is open of its content.
  /// - Returns: The causes, in the order of their views.
  /// - Complexity: O((*open views* + *constraints*) × α).
  func causes(of open: [Int: [LayoutFreedom]]) -> [AmbiguityCause] {
    var causes: [Int: AmbiguityCause] = [:]
    for axis in LayoutAxis.allCases {
      let along = open.mapValues { $0.filter { $0.quantity.axis == axis } }
        .filter { !$0.value.isEmpty }
      for group in groups(of: along, axis) {
        let outermost = group.min {
          (hierarchy.depth(of: $0), $0) < (hierarchy.depth(of: $1), $1)
        }
        guard let outermost else { continue }
        var cause =
          causes[outermost] ?? AmbiguityCause(view: outermost, freedoms: [], others: [])
        cause.freedoms += along[outermost] ?? []
        cause.others = Set(cause.others + group.filter { $0 != outermost }).sorted()
        causes[outermost] = cause
      }
    }
    // A view that is told for itself along one axis is not told again for the other.
    return causes.values.sorted { $0.view < $1.view }
  }

  /// The sets of views that constraints tie to each other along an axis, among those that are open.
  private func groups(of open: [Int: [LayoutFreedom]], _ axis: LayoutAxis) -> [[Int]] {
    var leaders: [Int: Int] = [:]
    /// The open item of each place: guides and contents are open with their views.
    func isOpen(_ index: Int) -> Bool {
      open[owner(index)] != nil || undetermined[axis]?.contains(index) == true
    }
    func find(_ index: Int) -> Int {
      var root = index
      while let next = leaders[root], next != root { root = next }
      var here = index
      while let next = leaders[here], next != root {
        leaders[here] = root
        here = next
      }
      return root
    }
    func join(_ first: Int, _ second: Int) {
      let (a, b) = (find(first), find(second))
      if a != b { leaders[max(a, b)] = min(a, b) }
    }
    for constraint in snapshot.constraints {
      guard let second = constraint.second, constraint.firstAttribute.axis == axis,
        isOpen(constraint.first), isOpen(second)
      else { continue }
      join(owner(constraint.first), owner(second))
    }
    return Dictionary(grouping: open.keys, by: find).values.map { $0.sorted() }
  }

  /// What a person would add: the relation that is missing, and not today's frame as a constant.
  func suggestion(for freedoms: [LayoutFreedom]) -> String {
    var parts: [String] = []
    var isAdding = false
    for axis in LayoutAxis.allCases {
      let along = freedoms.filter { $0.quantity.axis == axis }
      if along.isEmpty { continue }
      if let place = looseEnd(of: along) {
        parts.append("make \(words.named(place)) an equality")
        isAdding = false
      } else {
        parts.append((isAdding ? "" : "add ") + settling(along, axis))
        isAdding = true
      }
    }
    return parts.joined(separator: ", and ")
  }

  /// The constraint by which the last view in a scroll view's content only limits it, where an equality would say how large the
  /// content is; nil where there is none.
  ///
  /// The end of the content is also that of the views that are tied to it there: most contents are one view that holds all others.
  func looseEnd(of freedoms: [LayoutFreedom]) -> Int? {
    guard let freedom = freedoms.first, items[freedom.item.index].kind == .content else {
      return nil
    }
    let content = freedom.item.index
    let axis = freedom.quantity.axis
    /// The two items of a constraint between far edges.
    func atEnds(_ place: Int) -> (first: Int, second: Int)? {
      let constraint = snapshot.constraints[place]
      guard let second = constraint.second, constraint.multiplier == 1,
        constraint.firstAttribute.axis == axis,
        [constraint.firstAttribute, constraint.secondAttribute].allSatisfy({
          ["right", "bottom"].contains($0.side(isMirrored: items[content].properties.isRightToLeft))
        })
      else { return nil }
      return (constraint.first, second)
    }
    var ends: Set<Int> = []
    var open = [content]
    while let end = open.popLast() {
      guard ends.insert(end).inserted else { continue }
      for place in constraints[end] where snapshot.constraints[place].relation == .equal {
        if let pair = atEnds(place) { open.append(pair.first == end ? pair.second : pair.first) }
      }
    }
    let limits = ends.flatMap { constraints[$0] }.compactMap {
      place -> (place: Int, end: Double)? in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, let pair = atEnds(place) else { return nil }
      let isFirst = ends.contains(pair.first)
      guard isFirst != ends.contains(pair.second),
        constraint.relation == (isFirst ? .greaterThanOrEqual : .lessThanOrEqual)
      else { return nil }
      let rect = absolute[isFirst ? pair.second : pair.first]
      return (place, axis == .horizontal ? rect.maxX : rect.maxY)
    }
    return limits.max { ($0.end, $1.place) < ($1.end, $0.place) }?.place
  }

  private func settling(_ freedoms: [LayoutFreedom], _ axis: LayoutAxis) -> String {
    let index = freedoms[0].item.index
    let name = words.item(index)
    let isHorizontal = axis == .horizontal
    let (near, far) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    let center = isHorizontal ? "centerX" : "centerY"
    if items[index].kind == .content {
      if let filler = openLeaf(in: index, axis) {
        return "a \(axis.size) constraint for \(words.item(filler))"
      }
      let loose = looseViews(in: index, axis)
      if !loose.isEmpty {
        let names = Wording.list(loose.map(words.item), limit: Self.mostLooseViews)
        return "\(near) and \(far) constraints from \(names) to \(words.item(owner(index)))"
      }
      let last = isHorizontal ? "trailing edge" : "bottom"
      let container = containerWithoutEnd(in: index, axis) ?? owner(index)
      return "a constraint from the last view in \(words.item(container)) to its \(last)"
    }
    let held = heldAttributes(of: index, axis)
    let isPlaceOpen = freedoms.contains { $0.quantity == .x || $0.quantity == .y }
    let isSizeOpen = freedoms.contains { $0.quantity == .width || $0.quantity == .height }
    switch (isPlaceOpen, isSizeOpen) {
    case (true, false):
      return "a \(near) or \(center) constraint for \(name)"
    case (false, true), (true, true):
      if held.contains(near) { return "a \(far) or \(axis.size) constraint for \(name)" }
      if held.contains(far) { return "a \(near) or \(axis.size) constraint for \(name)" }
      if held.contains(center) { return "a \(axis.size) constraint for \(name)" }
      if held.contains(axis.size) { return "a \(near) or \(center) constraint for \(name)" }
      return isPlaceOpen
        ? "\(near) and \(far) constraints for \(name)" : "a \(axis.size) constraint for \(name)"
    case (false, false): return "a constraint for \(name)"
    }
  }

  /// The first view in a scroll view's content that leaves its length open, though the content ends with what is in it: one that
  /// shows nothing and has no length, such as a plain view that keeps others apart.
  ///
  /// - Returns: Nil where nothing ends the content, or no such view is in it.
  private func openLeaf(in content: Int, _ axis: LayoutAxis) -> Int? {
    let isMirrored = items[content].properties.isRightToLeft
    func isFarEdge(_ attribute: LayoutAttribute) -> Bool {
      ["right", "bottom"].contains(attribute.side(isMirrored: isMirrored))
    }
    let isEnded = constraints[content].contains { place in
      let constraint = snapshot.constraints[place]
      return constraint.relation == .equal && constraint.second != nil
        && constraint.firstAttribute.axis == axis && isFarEdge(constraint.firstAttribute)
        && isFarEdge(constraint.secondAttribute)
    }
    guard isEnded else { return nil }
    let scroll = owner(content)
    let open = solved.freedoms.filter { $0.quantity.isLength && $0.quantity.axis == axis }
    return open.map(\.item.index).sorted().first { index in
      items[index].kind == .view && hierarchy.isAncestor(scroll, of: index)
        && children[index].isEmpty && items[index].properties.length(axis) == nil
    }
  }

  /// The attributes of an item that something outside it, or a constant, is equal to.
  private func heldAttributes(of index: Int, _ axis: LayoutAxis) -> Set<String> {
    var result: Set<String> = []
    for place in constraints[index] {
      let constraint = snapshot.constraints[place]
      guard constraint.relation == .equal, constraint.firstAttribute.axis == axis else { continue }
      let isFirst = constraint.first == index
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      if let other = isFirst ? constraint.second : constraint.first,
        other == index || hierarchy.isAncestor(index, of: other)
      {
        continue
      }
      let isMirrored = items[index].parent.map { items[$0].properties.isRightToLeft } ?? false
      switch attribute.side(isMirrored: isMirrored) {
      case "left": result.insert(isMirrored ? "trailing" : "leading")
      case "right": result.insert(isMirrored ? "leading" : "trailing")
      case let side?: result.insert(side)
      case nil: result.insert(attribute.name)
      }
    }
    return result
  }
}
