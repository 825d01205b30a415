import ConstraintSolver

extension LayoutSolver {
  /// A constraint as an equation or inequality: `title.leading = card.leading + 16`.
  ///
  /// A priority below 1000 stands behind it: `title.width ≥ 200 (750)`.
  public func description(of id: LayoutConstraintID) -> String {
    let constraint = constraint(id)
    let left = "\(name(of: constraint.first)).\(constraint.firstAttribute.name)"
    var right = ""
    if let second = constraint.second, constraint.multiplier != 0 {
      if constraint.multiplier != 1 { right = "\(text(constraint.multiplier)) × " }
      right += "\(name(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 {
        right += constraint.constant < 0 ? " − " : " + "
        right += text(abs(constraint.constant))
      }
    } else {
      right = text(constraint.constant)
    }
    let priority = constraint.priority < 1000 ? " (\(text(Double(constraint.priority))))" : ""
    return "\(left) \(constraint.relation.sign) \(right)\(priority)"
  }

  /// What a member of a conflict says: a constraint, or a silent rule such as `title.width ≥ 0`.
  public func description(of subject: LayoutConflict.Subject) -> String {
    switch subject {
    case .constraint(let id): description(of: id)
    case .hugging(let id, let axis): "\(length(of: id, axis)) ≤ that of its content"
    case .compressionResistance(let id, let axis): "\(length(of: id, axis)) ≥ that of its content"
    case .nonNegative(let id, let axis): "\(length(of: id, axis)) ≥ 0"
    }
  }

  /// A conflict in several lines: how much is missing, each member, and what gave way.
  ///
  ///     3 constraints cannot all hold, 54 points are missing:
  ///       title.width ≥ 200
  ///       title.trailing ≤ card.trailing − 4
  ///       card.width = 150
  ///     title.width ≥ 200 gives way.
  public func description(of conflict: LayoutConflict) -> String {
    let members = conflict.members.map { description(of: $0.subject) }
    let count =
      members.count == 1
      ? "1 constraint cannot hold"
      : "\(members.count) constraints cannot \(members.count == 2 ? "both" : "all") hold"
    let missing = conflict.excess == 1 ? "1 point is" : "\(text(conflict.excess)) points are"
    var lines = ["\(count), \(missing) missing:"] + members.map { "  \($0)" }
    if let broken = conflict.brokenSubject { lines.append("\(description(of: broken)) gives way.") }
    return lines.joined(separator: "\n")
  }

  /// What is open in a layout: `title.width can be 10 to 40; nothing says which`.
  public func description(of freedom: LayoutFreedom) -> String {
    let quantity = "\(name(of: freedom.item)).\(freedom.quantity.rawValue)"
    let range =
      switch (freedom.lower.isFinite, freedom.upper.isFinite) {
      case (true, true): "\(text(freedom.lower)) to \(text(freedom.upper))"
      case (true, false): "\(text(freedom.lower)) or more"
      case (false, true): "\(text(freedom.upper)) or less"
      case (false, false): "anything"
      }
    return "\(quantity) can be \(range); nothing says which"
  }

  private func length(of id: ItemID, _ axis: LayoutAxis) -> String {
    "\(name(of: id)).\(axis == .horizontal ? "width" : "height")"
  }

  /// A number as people write it, to a thousandth.
  private func text(_ value: Double) -> String {
    let sign = value < 0 ? "−" : ""
    let size = abs(value)
    let rounded = size < 1e12 ? (size * 1000).rounded() / 1000 : size
    guard let whole = Int(exactly: rounded) else { return "\(sign)\(rounded)" }
    return whole == 0 ? "0" : "\(sign)\(whole)"
  }
}

extension Relation {
  /// The sign between the sides.
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
