import ConstraintSolver
public import LayoutEngine
import PlumbLog

/// The words in which findings speak of items and constraints.
public struct Wording {
  let snapshot: LayoutSnapshot
  /// Whether a view is called by what people see of it, before any name that only its developer sees.
  private let namesWhatIsSeen: Bool

  /// Creates the words for a snapshot's items.
  public init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    namesWhatIsSeen = false
  }

  /// Creates words that call a view by its text, and one without by a text in it: "stack view around `Email`".
  package init(seenIn snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    namesWhatIsSeen = true
  }

  // MARK: - Items

  /// An item by its label, then its text, then its class and identity.
  public func item(_ index: Int) -> String {
    let item = snapshot.items[index]
    if namesWhatIsSeen, let seen = seen(index) { return seen }
    if let label = item.label, !label.isEmpty { return "`\(label)`" }
    if let text = item.text, !text.isEmpty { return "`\(Self.shortened(text))`" }
    if item.kind != .view, let parent = item.parent {
      return "\(item.className) of \(self.item(parent))"
    }
    return item.id.isEmpty ? item.className : "\(item.className) \(item.id)"
  }

  /// A view by its own text, or, where it has no label either, by the first text in it.
  private func seen(_ index: Int) -> String? {
    let item = snapshot.items[index]
    if let text = item.text, !text.isEmpty { return "`\(Self.shortened(text))`" }
    guard item.kind == .view, item.label?.isEmpty ?? true else { return nil }
    guard item.parent != nil else { return "the screen" }
    for (place, other) in snapshot.items.enumerated().dropFirst(index + 1) {
      guard let text = other.text, !text.isEmpty, !other.isHidden else { continue }
      var above = other.parent
      while let place = above, place > index { above = snapshot.items[place].parent }
      if above == index { return "\(item.className) around `\(Self.shortened(text))`" }
      if place > index + 200 { break }
    }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? line.prefix(31) + "…" : line
  }

  // MARK: - Constraints

  func member(_ member: LayoutConflict.Member, isWhole: Bool = false) -> String {
    switch member.subject {
    case .constraint(let id):
      return constraint(snapshot.constraints[id.index], isWhole: isWhole)
    case .hugging(let id, let axis):
      return "\(item(id.index)) at most as \(axis.adjective) as its content"
    case .compressionResistance(let id, let axis):
      return "\(item(id.index)) at least as \(axis.adjective) as its content"
    case .nonNegative(let id, let axis):
      return "\(item(id.index)) \(axis.size) ≥ 0"
    }
  }

  /// A constraint, as short as it can be said.
  public func constraint(_ constraint: LayoutSnapshot.Constraint) -> String {
    self.constraint(constraint, isWhole: false)
  }

  /// A constraint; a whole one says what it is tied to where that is its superview, too.
  func constraint(_ constraint: LayoutSnapshot.Constraint, isWhole: Bool) -> String {
    let first = "\(item(constraint.first)) \(constraint.firstAttribute.name)"
    let sign = constraint.relation.sign
    guard let second = constraint.second else {
      return "\(first) \(sign) \(Self.number(constraint.constant))"
    }
    let isPlain = constraint.relation == .equal && constraint.multiplier == 1
    if isPlain, !isWhole, constraint.firstAttribute == constraint.secondAttribute,
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

  /// A number with a true minus in front of a negative one, as code of constraints in words has it.
  static func signed(_ value: Double) -> String {
    let number = number(abs(value))
    return value < 0 && number != "0" ? "−\(number)" : number
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
