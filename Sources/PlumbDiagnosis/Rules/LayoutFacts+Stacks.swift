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
    return candidates.first { stacks.arrangements[$0]?.contains(place) == true }
  }

  /// That a constraint contradicts a stack view once that gets the other axis, as the beginning of a sentence that
  /// goes on with the constraint; nil where it does not, or where the layout does not tell.
  func turning(_ stack: Int, _ place: Int) -> String? {
    guard case .solved(let conflicting) = turned(stack), conflicting.contains(place) else {
      return nil
    }
    let axis = items[stack].stack?.axis == .horizontal ? "vertical" : "horizontal"
    return "contradicts \(words.item(stack)) as soon as its axis is \(axis)"
  }
}

/// The stack views of a layout and what belongs to each.
struct StackViews {
  /// The places of the constraints that each stack view made to arrange its views.
  private(set) var arrangements: [Int: Set<Int>] = [:]
  /// The views that each stack view arranges.
  private(set) var arranged: [Int: Set<Int>] = [:]

  /// - Complexity: O(*items* + *constraints*).
  init(_ snapshot: LayoutSnapshot) {
    let items = snapshot.items
    /// The stack views whose constraints may name an item.
    var owners: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() {
      if let stack = item.stack {
        arrangements[index] = []
        arranged[index] = Set(stack.arranged)
        owners[index, default: []].append(index)
        for view in Set(stack.arranged) { owners[view, default: []].append(index) }
      }
      if item.kind == .guide, let parent = item.parent, items[parent].stack != nil {
        owners[index, default: []].append(parent)
      }
    }
    for (place, constraint) in snapshot.constraints.enumerated()
    where constraint.source == .stackView {
      for stack in owners[constraint.first] ?? [] {
        let isOwn =
          constraint.second.map { owners[$0]?.contains(stack) == true }
          ?? (constraint.first != stack)
        if isOwn { arrangements[stack]?.insert(place) }
      }
    }
  }
}

extension LayoutSnapshot {
  /// The layout with the other axis for a stack view: its own constraints, each for the other axis.
  ///
  /// - Returns: Nil where they do not tell what the others would be: with baselines, which have no
  ///   counterpart, and where views are filled in proportion to their content.
  func turned(stack: Int, _ stacks: StackViews) -> LayoutSnapshot? {
    guard let facts = items[stack].stack, let arrangement = stacks.arrangements[stack],
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
