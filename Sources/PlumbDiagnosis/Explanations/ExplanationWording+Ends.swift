import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// How far right of, or below, an edge of one item the same edge of another is to be.
  struct Offset {
    /// The number of the constraint in the list, from 1.
    var number: Int
    var inner: Item
    var outer: Item
    var axis: LayoutAxis
    /// Whether it is the right edge or the bottom.
    var isFar: Bool
    /// In points.
    var amount: Double
    /// The constant as it stands in the constraint, in points.
    var constant: Double
  }

  /// A constraint of the app as an offset from the item that it names second, or from the superview (`|`).
  func offset(_ constraint: LoggedConstraint) -> Offset? {
    let statement = constraint.statement
    guard constraint.kind == .user, !constraint.isAmongPrivateViews, constraint.hasUsableNumbers,
      statement.relation == .equal, statement.multiplier == 1,
      case .anchor(let first) = statement.first,
      case .anchor(let second)? = statement.second, first.item.id != second.item.id,
      case .layout(let edge) = first.attribute, case .layout(let other) = second.attribute,
      let side = edge.side(isMirrored: false), side == other.side(isMirrored: false),
      let axis = edge.axis, let number = Int(number(of: constraint))
    else { return nil }
    let isTurned = statement.containment?.inner == second.item.id
    return Offset(
      number: number,
      inner: isTurned ? second.item : first.item,
      outer: isTurned ? first.item : second.item,
      axis: axis,
      isFar: side == "right" || side == "bottom",
      amount: isTurned ? -statement.constant : statement.constant,
      constant: statement.constant
    )
  }

  // MARK: - Edges that are said twice

  /// A view that is tied to another at both ends, and has a length or a centre of its own as well.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where there are no such constraints.
  func pinned(_ own: [LoggedConstraint], _ words: String) -> (String, String)? {
    guard explanation.minimalSets.count == 1 else { return nil }
    let offsets = own.compactMap(offset)
    for near in offsets where !near.isFar {
      guard
        let far = offsets.first(where: {
          $0.isFar && $0.axis == near.axis && $0.inner.id == near.inner.id
            && $0.outer.id == near.outer.id
        }),
        let (third, what) = third(near, own)
      else { continue }
      let number = number(of: third)
      let ends = [near.number, far.number].sorted()
      guard isAllThereIs(ends.map(String.init) + [number], of: near.outer, own) else { continue }
      return (
        "usual cause: \(ends[0]) and \(ends[1]) tie both ends of \(Self.item(near.inner)) to "
          + "\(Self.item(near.outer)), and \(number) \(what)",
        "remove \(number) or one of \(ends[0]) and \(ends[1]), or give \(words) a priority of 999"
      )
    }
    return nil
  }

  /// Whether the app says nothing besides some constraints, or at most how long the view around them is.
  private func isAllThereIs(
    _ numbers: [String],
    of outer: Item,
    _ own: [LoggedConstraint]
  ) -> Bool {
    own.allSatisfy { constraint in
      guard constraint.kind == .user, !numbers.contains(number(of: constraint)) else { return true }
      guard constraint.statement.second == nil,
        case .anchor(let anchor) = constraint.statement.first
      else { return false }
      return anchor.item.id == outer.id
    }
  }

  /// What says where or how long a view is that is tied at both ends, and what it says.
  private func third(_ near: Offset, _ own: [LoggedConstraint]) -> (LoggedConstraint, String)? {
    let isHeight = near.axis == .vertical
    if let length = own.first(where: {
      guard case .anchor(let anchor) = $0.statement.first else { return false }
      return $0.isLengthOfApp(isHeight) && anchor.item.id == near.inner.id
    }) {
      return (length, "gives it a \(isHeight ? "height" : "width") as well")
    }
    let centre = LoggedConstraint.Attribute.layout(isHeight ? .centerY : .centerX)
    let items = [near.inner.id, near.outer.id]
    return own.first {
      let anchors = $0.statement.anchors
      return $0.kind == .user && anchors.count == 2
        && anchors.allSatisfy { $0.attribute == centre && items.contains($0.item.id) }
    }
    .map { ($0, "says where its centre is") }
  }

  /// Two constraints of the app that say where the same edge of a view is, by two other edges.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where there are no such constraints.
  func sameEdge(_ own: [LoggedConstraint], _ words: String) -> (String, String)? {
    guard explanation.minimalSets.count == 1, own.allSatisfy({ $0.kind == .user }) else {
      return nil
    }
    for (place, second) in own.enumerated() {
      guard let edge = second.edge,
        let first = own[..<place].first(where: { $0.edge == edge }),
        case .layout(let attribute) = edge.attribute
      else { continue }
      let numbers = [number(of: first), number(of: second)]
      return (
        "usual cause: \(numbers[0]) and \(numbers[1]) both say where the \(attribute.edge) of "
          + "\(Self.item(edge.item)) is",
        "keep one of \(numbers[0]) and \(numbers[1]), or give \(words) a priority of 999"
      )
    }
    return nil
  }

  // MARK: - Less than nothing

  /// What is left for the views that would be shorter than nothing.
  var leastRoom: String {
    let rules = explanation.minimalSets.first?.silentRules.filter(\.isSize) ?? []
    guard explanation.minimalSets.count == 1, rules.count == 1, rules[0].weight > 0,
      ["width", "height"].contains(rules[0].quantity)
    else { return "less than no room for what lies between them" }
    let length = (explanation.minimalSets[0].excess / rules[0].weight)
    let adjective = rules[0].quantity == "width" ? "wide" : "high"
    return "\(Self.item(rules[0].item)) −\(Wording.number(length)) points \(adjective)"
  }

  /// A length below 0 that the app asks for.
  func belowZero(_ own: [LoggedConstraint]) -> (String, String)? {
    guard own.count == 1, let only = own.first, only.kind == .user, only.statement.second == nil,
      only.statement.constant < 0, case .anchor(let anchor) = only.statement.first,
      case .layout(let length) = anchor.attribute
    else { return nil }
    let number = number(of: only)
    return (
      "likely cause: the constant of \(number) is computed, and comes out below 0, which no \(length.name) can be",
      "keep the constant of \(number) at 0 or more, such as max(0, …)"
    )
  }

  /// A length that is to be shorter than another by more than there is of that.
  ///
  /// - Parameter words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where that is no such length.
  func lessThanNothing(_ words: String) -> (String, String)? {
    guard let statement = constraint(numbered: words)?.statement, explanation.needsNonNegativeSize,
      statement.multiplier == 1, statement.constant < 0, statement.relation != .greaterThanOrEqual,
      case .anchor(let first) = statement.first, case .anchor(let second)? = statement.second,
      first.attribute == second.attribute, case .layout(let length) = first.attribute,
      length == .width || length == .height
    else { return nil }
    let points = Wording.number(-statement.constant)
    let other = Self.item(second.item)
    return (
      "usual cause: \(words) makes the \(length.name) of \(Self.item(first.item)) \(points) points less than that of "
        + "\(other), which is not \(points) points \(length == .width ? "wide" : "high")",
      "give \(other) a \(length.name) of \(points) points or more, or give \(words) a priority of 999"
    )
  }
}

extension LoggedConstraint {
  /// The edge or centre that the constraint says something of: what the app wrote first, or what is inside of `|`.
  var edge: Anchor? {
    guard statement.relation == .equal, case .anchor(let first) = statement.first,
      case .anchor(let second)? = statement.second, case .layout(let attribute) = first.attribute,
      attribute.axis != nil, attribute != .width, attribute != .height
    else { return nil }
    return statement.containment?.inner == second.item.id ? second : first
  }
}

extension LayoutAttribute {
  /// An edge or a centre as a sentence calls it.
  var edge: String {
    switch self {
    case .leading, .trailing, .left, .right: "\(name) edge"
    case .centerX, .centerY: "centre"
    default: name
    }
  }
}
