import ConstraintSolver
import LayoutEngine
public import PlumbLog

/// The words in which an explanation speaks of a log's constraints.
public struct ExplanationWording: Sendable {
  let explanation: ConflictExplanation

  /// Creates the words for an explanation.
  public init(_ explanation: ConflictExplanation) { self.explanation = explanation }

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
    let number = Wording.number(abs(statement.constant))
    guard let second = statement.second else {
      return start + (statement.constant < 0 ? "−" : "") + number
    }
    var rest = side(second)
    if statement.multiplier != 1 { rest = "\(Wording.number(statement.multiplier)) × " + rest }
    if statement.constant > 0 { rest += " + \(number)" }
    if statement.constant < 0 { rest += " − \(number)" }
    return start + rest
  }

  /// Positions as people count: `1, 2 and 3`.
  static func positions(_ members: [Int]) -> String {
    let numbers = members.map { "\($0 + 1)" }
    guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
    return numbers.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: - Sentences

  /// All there is to say, a sentence each.
  public var notes: [String] {
    let causes = [cause?.cause, cause?.fix].compactMap { $0 }
    return arithmetic + [outcome].compactMap { $0 } + doubts + causes + damages
  }

  /// The sum of each smallest set.
  public var arithmetic: [String] { explanation.minimalSets.map(sum) }

  private func sum(_ set: ConflictExplanation.MinimalSet) -> String {
    let positions = Self.positions(set.members)
    let start =
      set.members.count == 1 ? "\(positions) cannot hold" : "\(positions) cannot all hold"
    let needed = set.shares.filter { $0 < 0 }.map { Wording.number(-$0) }
    let given = set.shares.filter { $0 > 0 }
    let total = Wording.number(given.reduce(0, +))
    let points = "\(Wording.number(set.excess)) point\(set.excess == 1 ? "" : "s")"
    let whole = Wording.number(-set.shares.filter { $0 < 0 }.reduce(0, +))
    let addition =
      needed.count > 1 ? "\(needed.joined(separator: " + ")) = \(whole)" : whole
    let rules = set.silentRules.map { "the \($0.quantity) of \(Self.item($0.item))" }
    let silent =
      rules.isEmpty
      ? ""
      : "; " + Self.list(rules) + " cannot be negative"
    return "\(start): \(addition) needed, \(total) there, \(points) missing\(silent)"
  }

  private static func list(_ parts: [String]) -> String {
    let shown = parts.count > 4 ? parts.prefix(3) + ["\(parts.count - 3) more"] : parts[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether what is broken ends the conflict.
  public var outcome: String? {
    guard let broken = explanation.conflict.broken else { return nil }
    guard let index = explanation.conflict.brokenIndex else {
      return "the log says that \(broken.address) gives way, which it does not list"
    }
    guard let resolves = explanation.breakingResolves else { return nil }
    if resolves { return "breaking \(index + 1) ends it" }
    let rest = explanation.remainingSets.map { Self.positions($0.members) }
    return "breaking \(index + 1) does not end it: \(rest.joined(separator: "; and ")) "
      + "still contradict each other and will be logged again"
  }

  /// Why nothing is proven, or what the proof leaves out.
  public var doubts: [String] {
    var result: [String] = []
    let conflict = explanation.conflict
    if !explanation.isProvable {
      if explanation.constraints.isEmpty {
        result.append("no constraint can be read from this text")
      } else {
        result.append("not provable from this text" + (reason.map { ": \($0)" } ?? ""))
        result += explanation.conditions.map(condition)
      }
    }
    if !explanation.leftOut.isEmpty {
      result.append("\(Self.positions(explanation.leftOut)) not counted: not required")
    }
    if conflict.listed.contains(where: \.isInsideScrollView) {
      result.append(
        "seen from inside, the edges of a scroll view are those of its content; "
          + "here they are taken for those of the view"
      )
    }
    if !explanation.isComplete { result.append("there may be more smallest sets") }
    return result
  }

  private var reason: String? {
    let damages = Set(explanation.conflict.problems.map(\.reason))
    if damages.contains(.cut) { return "the list is cut off" }
    if damages.contains(.elided) { return "constraints were left out of the list" }
    if damages.contains(.unreadable) || damages.contains(.foreign) {
      return "some lines cannot be read"
    }
    if explanation.isBelowPrecision {
      return "the constraints miss by less than the digits that are printed"
    }
    if explanation.conflict.broken != nil, explanation.conflict.brokenIndex == nil {
      return "lines of the list are missing"
    }
    return explanation.conditions.isEmpty
      ? "the printed constraints can all hold; something is not printed, or the numbers are rounded"
      : nil
  }

  private func condition(_ condition: ConflictExplanation.Condition) -> String {
    let subject = "the \(condition.quantity) of \(Self.item(condition.item))"
    let least = Wording.number(condition.least)
    let greatest = Wording.number(condition.greatest)
    let range: String
    if condition.greatest - condition.least < 1e-6 {
      range = least
    } else if condition.greatest == .infinity {
      range = "\(least) or more"
    } else {
      range = condition.least <= 0 ? "\(greatest) or less" : "\(least) to \(greatest)"
    }
    return
      "the printed constraints hold only where \(subject) is \(range), which the log does not print"
  }

  /// The lines that could not be read, and why.
  public var damages: [String] {
    explanation.conflict.problems.map { problem in
      let why =
        switch problem.reason {
        case .redacted:
          "the constraints are hidden as <private>: the logging system was told to redact them"
        case .cut: "the text ends inside a constraint"
        case .elided: "constraints were replaced by dots"
        case .unreadable: "a constraint in no known form"
        case .foreign: "no constraint, but a description of somebody's own"
        case .ambiguousName: "a shortened name stands for several views; taken for one"
        case .empty: "a header without a list"
        }
      return "line \(problem.line): \(why)"
    }
  }
}

extension LoggedConstraint {
  fileprivate var isInsideScrollView: Bool {
    let classes = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
    guard let outer = statement.containment?.outer.className else { return false }
    return classes.contains(outer)
  }
}
