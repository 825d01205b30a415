import LayoutEngine

/// What comes of a layout when a stack view gets the other axis.
enum TurnedStack {
  /// The constraints that are members of conflicts then.
  case solved(conflicting: Set<Int>)
  /// It cannot be told from the snapshot.
  case unknown
}

extension LayoutFacts {
  /// The stack view that made a constraint, or nil for another one.
  func stack(of place: Int) -> Int? {
    let constraint = snapshot.constraints[place]
    guard constraint.source == .stackView else { return nil }
    let candidates = [constraint.first, items[constraint.first].parent].compactMap(\.self)
    return candidates.first { snapshot.arrangement(of: $0)?.contains(place) == true }
  }

  /// What a constraint does when a stack view gets the other axis, as the end of a sentence.
  func turning(_ stack: Int, _ place: Int) -> String {
    let axis = items[stack].stack?.axis == .horizontal ? "vertical" : "horizontal"
    switch turned(stack) {
    case .unknown:
      return "; whether it holds with a \(axis) axis cannot be told from the layout"
    case .solved(let conflicting) where conflicting.contains(place):
      return "; with a \(axis) axis it contradicts \(words.item(stack))"
    case .solved: return ""
    }
  }
}

extension LayoutSnapshot {
  /// The places of the constraints that a stack view made to arrange its views; nil for an item that
  /// is none.
  func arrangement(of stack: Int) -> Set<Int>? {
    guard let facts = items[stack].stack else { return nil }
    var members = Set(facts.arranged)
    members.insert(stack)
    for index in items.indices where items[index].parent == stack && items[index].kind == .guide {
      members.insert(index)
    }
    let found = constraints.indices.filter { place in
      let constraint = constraints[place]
      guard constraint.source == .stackView, members.contains(constraint.first) else {
        return false
      }
      return constraint.second.map(members.contains) ?? (constraint.first != stack)
    }
    return Set(found)
  }

  /// The layout with the other axis for a stack view: its own constraints, each for the other axis.
  ///
  /// - Returns: Nil where they do not tell what the others would be: with baselines, which have no
  ///   counterpart, and where views are filled in proportion to their content.
  func turned(stack: Int) -> LayoutSnapshot? {
    guard let facts = items[stack].stack, let arrangement = arrangement(of: stack),
      facts.distribution != "fillProportionally"
    else { return nil }
    var result = self
    result.items[stack].stack?.axis = facts.axis == .horizontal ? .vertical : .horizontal
    for place in arrangement {
      guard let first = constraints[place].firstAttribute.onOtherAxis,
        let second = constraints[place].secondAttribute.onOtherAxis
      else { return nil }
      result.constraints[place].firstAttribute = first
      result.constraints[place].secondAttribute = second
    }
    return result
  }
}

extension LayoutAttribute {
  /// What it is for the other axis, or nil for a baseline.
  fileprivate var onOtherAxis: LayoutAttribute? {
    switch self {
    case .notAnAttribute: .notAnAttribute
    case .left, .leading: .top
    case .right, .trailing: .bottom
    case .top: .leading
    case .bottom: .trailing
    case .width: .height
    case .height: .width
    case .centerX: .centerY
    case .centerY: .centerX
    case .leftMargin, .leadingMargin: .topMargin
    case .rightMargin, .trailingMargin: .bottomMargin
    case .topMargin: .leadingMargin
    case .bottomMargin: .trailingMargin
    case .centerXWithinMargins: .centerYWithinMargins
    case .centerYWithinMargins: .centerXWithinMargins
    case .firstBaseline, .lastBaseline: nil
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether the app made it, for the app and not for design time alone.
  var isOwn: Bool { source == .app && !isPlaceholder }
}
