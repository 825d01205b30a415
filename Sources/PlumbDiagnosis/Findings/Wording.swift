import ConstraintSolver
public import LayoutEngine
import PlumbLog

/// The words in which findings speak of items and constraints.
public struct Wording {
  let snapshot: LayoutSnapshot

  /// Creates the words for a snapshot's items.
  public init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
  }

  // MARK: - Items

  /// An item by its label, then its text, then its class and identity.
  public func item(_ index: Int) -> String {
    let item = snapshot.items[index]
    if let label = item.label, !label.isEmpty { return "`\(label)`" }
    if let text = item.text, !text.isEmpty { return "`\(Self.shortened(text))`" }
    if item.kind != .view, let parent = item.parent {
      return "\(item.className) of \(self.item(parent))"
    }
    return item.id.isEmpty ? item.className : "\(item.className) \(item.id)"
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? line.prefix(31) + "…" : line
  }

  // MARK: - Constraints

  func member(_ member: LayoutConflict.Member) -> String {
    switch member.subject {
    case .constraint(let id):
      return constraint(snapshot.constraints[id.index])
    case .hugging(let id, let axis):
      return "\(item(id.index)) at most as \(axis.adjective) as its content"
    case .compressionResistance(let id, let axis):
      return "\(item(id.index)) at least as \(axis.adjective) as its content"
    case .nonNegative(let id, let axis):
      return "\(item(id.index)) \(axis.size) cannot be negative"
    }
  }

  /// A constraint, as short as it can be said.
  public func constraint(_ constraint: LayoutSnapshot.Constraint) -> String {
    let first = "\(item(constraint.first)) \(constraint.firstAttribute.name)"
    let sign = constraint.relation.sign
    guard let second = constraint.second else {
      return "\(first) \(sign) \(Self.number(constraint.constant))"
    }
    let isPlain = constraint.relation == .equal && constraint.multiplier == 1
    if isPlain, constraint.firstAttribute == constraint.secondAttribute,
      !constraint.firstAttribute.isSize
    {
      if isContainer(second, of: constraint.first) { return first }
      if isContainer(constraint.first, of: second) {
        return "\(item(second)) \(constraint.secondAttribute.name)"
      }
    }
    var rest = "\(item(second)) \(constraint.secondAttribute.name)"
    if constraint.multiplier != 1 { rest = "\(Self.number(constraint.multiplier)) × " + rest }
    if constraint.constant > 0 { rest += " + \(Self.number(constraint.constant))" }
    if constraint.constant < 0 { rest += " − \(Self.number(-constraint.constant))" }
    return "\(first) \(sign) \(rest)"
  }

  /// Whether `outer` is the parent of `inner`, or a guide of that parent.
  private func isContainer(_ outer: Int, of inner: Int) -> Bool {
    guard let parent = snapshot.items[inner].parent else { return false }
    if outer == parent { return true }
    return snapshot.items[outer].kind != .view && snapshot.items[outer].parent == parent
  }

  // MARK: - Numbers

  /// What an undetermined length can be, in words.
  public func range(_ freedom: LayoutFreedom) -> String {
    switch (freedom.lower.isFinite, freedom.upper.isFinite) {
    case (true, true):
      "anything from \(Self.number(freedom.lower)) to \(Self.number(freedom.upper))"
    case (true, false): "anything from \(Self.number(freedom.lower)) up"
    case (false, true): "anything up to \(Self.number(freedom.upper))"
    case (false, false): "anything"
    }
  }

  /// A number with at most two digits after the point.
  public static func number(_ value: Double) -> String {
    ConflictWording.number(value)
  }

  /// A rectangle as x, y, width and height.
  public static func rect(_ rect: LayoutRect) -> String {
    "(\(number(rect.x)), \(number(rect.y)), \(number(rect.width)), \(number(rect.height)))"
  }
}

extension LayoutAxis {
  var adjective: String { self == .horizontal ? "wide" : "high" }
  var size: String { self == .horizontal ? "width" : "height" }
}
