import ConstraintSolver
import LayoutEngine

/// The words in which messages speak of a conflict's constraints.
public enum ConflictWording {
  // MARK: - Items and constraints

  /// An item by its text, else by class and address.
  public static func item(_ item: LoggedConstraint.Item) -> String {
    let mark = "superview of "
    if item.id.hasPrefix(mark) { return "the superview of \(item.id.dropFirst(mark.count))" }
    let name = item.className ?? "the view"
    guard let text = item.text, !text.isEmpty else { return "\(name) \(item.id)" }
    if text.hasPrefix("UIView"), text.hasSuffix("Guide") { return "\(text) \(item.id)" }
    return text.count > 40 ? "`\(text.prefix(39))…`" : "`\(text)`"
  }

  private static func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
    let attribute =
      switch anchor.attribute {
      case .layout(let attribute): attribute.name
      case .contentWidth: "content width"
      case .contentHeight: "content height"
      case .variable(let name): name
      }
    return "\(item(anchor.item)) \(attribute)"
  }

  private static func side(_ side: LoggedConstraint.Side) -> String {
    switch side {
    case .anchor(let anchor): self.anchor(anchor)
    case .distance(let first, let second): "(\(anchor(first)) − \(anchor(second)))"
    }
  }

  /// What a constraint says, as short as it can be said.
  public static func constraint(_ constraint: LoggedConstraint) -> String {
    let statement = constraint.statement
    let start = "\(side(statement.first)) \(statement.relation.sign) "
    let number = number(abs(statement.constant))
    guard let second = statement.second else {
      return start + (statement.constant < 0 ? "−" : "") + number
    }
    var rest = side(second)
    if statement.multiplier != 1 { rest = "\(self.number(statement.multiplier)) × " + rest }
    if statement.constant > 0 { rest += " + \(number)" }
    if statement.constant < 0 { rest += " − \(number)" }
    return start + rest
  }

  // MARK: - Sums

  /// Positions as people count: `1, 2 and 3`; of many, those in a row in short: `1 to 40 and 42`.
  public static func positions(_ members: [Int], or word: String = "and") -> String {
    let numbers =
      members.count > mostInFull ? rows(of: members) : members.map { "\($0 + 1)" }
    guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
    return numbers.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// The sum of a smallest set:
  /// `1, 2 and 3 cannot all hold: 16 + 344 = 360 needed, 320 there, 40 points missing`.
  public static func sum(_ set: ConflictSum) -> String {
    let positions = positions(set.members)
    let all =
      switch set.members.count {
      case 1: ""
      case 2: " both"
      default: " all"
      }
    let start = "\(positions) cannot\(all) hold"
    // Two digits say that nothing is missing where it is less than they show.
    let digits = (2...6).first { Self.number(set.excess, digits: $0) != "0" } ?? 2
    func number(_ value: Double) -> String { Self.number(value, digits: digits) }
    let needed = set.shares.filter { $0 < 0 }.map { number(-$0) }
    let given = set.shares.filter { $0 > 0 }
    let total = number(given.reduce(0, +))
    let points = "\(number(set.excess)) point\(set.excess == 1 ? "" : "s")"
    let whole = number(-set.shares.filter { $0 < 0 }.reduce(0, +))
    let addition = needed.count > 1 ? "\(addends(needed)) = \(whole)" : whole
    let rules = set.silentRules.map { "the \($0.quantity) of \(item($0.item))" }
    let silent =
      rules.isEmpty
      ? ""
      : "; " + list(rules) + " cannot be negative"
    return "\(start): \(addition) needed, \(total) there, \(points) missing\(silent)"
  }

  /// How many constraints a line names or adds up one by one; what has more is said in short.
  private static let mostInFull = 8

  /// Positions with those of three and more in a row together.
  private static func rows(of members: [Int]) -> [String] {
    var rows: [ClosedRange<Int>] = []
    for member in members {
      if let last = rows.last, last.upperBound + 1 == member {
        rows[rows.count - 1] = last.lowerBound...member
      } else {
        rows.append(member...member)
      }
    }
    return rows.flatMap { row in
      row.count > 2
        ? ["\(row.lowerBound + 1) to \(row.upperBound + 1)"] : row.map { "\($0 + 1)" }
    }
  }

  /// The parts of a sum; of many, equal ones together, and the others beyond a few left out: `500 × 44 + 499 × 8`.
  private static func addends(_ parts: [String]) -> String {
    guard parts.count > mostInFull else { return parts.joined(separator: " + ") }
    var order: [String] = []
    var counts: [String: Int] = [:]
    for part in parts {
      counts[part, default: 0] += 1
      if counts[part] == 1 { order.append(part) }
    }
    let terms = order.map { part in
      let count = counts[part] ?? 1
      return count > 1 ? "\(count) × \(part)" : part
    }
    guard terms.count > mostInFull else { return terms.joined(separator: " + ") }
    return (terms.prefix(mostInFull - 2) + ["…", terms[terms.count - 1]])
      .joined(separator: " + ")
  }

  private static func list(_ parts: [String]) -> String {
    let shown = parts.count > 4 ? parts.prefix(3) + ["\(parts.count - 3) more"] : parts[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether breaking a constraint ends the conflict, and which sets are left where it does not.
  public static func outcome(ofBreaking broken: Int, in sets: [ConflictSum]) -> String {
    let rest = sets.filter { !$0.members.contains(broken) }.map(\.members)
    guard !rest.isEmpty else { return "breaking \(broken + 1) ends it" }
    let (single, several) = (rest.filter { $0.count == 1 }, rest.filter { $0.count > 1 })
    var parts: [String] = []
    if !several.isEmpty {
      let sets = several.map { positions($0) }.joined(separator: "; and ")
      parts.append("\(sets) still contradict each other")
    }
    if !single.isEmpty { parts.append("\(positions(single.flatMap(\.self))) still cannot hold") }
    return "breaking \(broken + 1) does not end it: \(parts.joined(separator: "; and ")) "
      + "and will be logged again"
  }

  // MARK: - Numbers

  /// A number with at most two digits after the point.
  public static func number(_ value: Double) -> String { number(value, digits: 2) }

  private static func number(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    let rounded = (value * scale).rounded() / scale
    guard abs(rounded) < 1e15 else { return "\(rounded)" }
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}

extension Relation {
  /// The sign that mathematicians write.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
