public import PlumbLog

/// The conflicts of a log with their explanations, repeated ones once.
public struct ExplainedLog: Sendable {
  /// A conflict, and how often it was logged.
  public struct Entry: Sendable {
    /// The explanation of the first one.
    public var explanation: ConflictExplanation
    /// The lines of all that are the same up to addresses, in order; at least one.
    public var lines: [Int]
    /// What there is to say, a sentence each.
    public var notes: [String]
  }

  /// The file.
  public let file: String
  /// The different conflicts, in the order of the log.
  public private(set) var entries: [Entry] = []
  /// What else the log says about Auto Layout, each once, in the order of the log.
  public private(set) var messages: [ExplainedMessage] = []
  /// How many views the traces of the log list.
  public let tracedViews: Int

  /// Whether something was found that can be explained: a conflict with constraints that can be read, or another
  /// message.
  public var explainsSomething: Bool {
    !messages.isEmpty
      || entries.contains { !$0.explanation.constraints.isEmpty && !$0.explanation.isHarmless }
  }

  /// Explains a log.
  ///
  /// - Complexity: O(n) for n bytes, and what ``ConflictExplanation`` takes for each different conflict.
  public init(_ log: ConflictLog, file: String) {
    self.file = file
    tracedViews = log.tracedViews
    messages = ExplainedMessage.all(log.messages)
    var known: [ConflictShape: Int] = [:]
    for conflict in log.conflicts {
      let shape = ConflictShape(conflict)
      if let index = known[shape] {
        entries[index].lines.append(conflict.line)
        continue
      }
      known[shape] = entries.count
      entries.append(
        Entry(explanation: ConflictExplanation(conflict), lines: [conflict.line], notes: [])
      )
    }
    for index in entries.indices {
      let words = ExplanationWording(entries[index].explanation)
      entries[index].notes = words.notes
    }
  }
}

/// What two logged conflicts have in common that differ in addresses and texts alone.
package struct ConflictShape: Hashable {
  private var constraints: [LoggedConstraint] = []
  private var broken: Int?
  private var isAnnounced: Bool
  private var problems: [LoggedConflict.Problem.Reason]

  package init(_ conflict: LoggedConflict) {
    var numbers: [String: Int] = [:]
    func neutral(_ item: LoggedConstraint.Item) -> LoggedConstraint.Item {
      let number = numbers[item.id] ?? numbers.count
      numbers[item.id] = number
      let isGuide = item.text?.hasPrefix("UI") == true
      return .init(id: "\(number)", className: item.className, text: isGuide ? item.text : nil)
    }
    func neutral(_ side: LoggedConstraint.Side) -> LoggedConstraint.Side {
      switch side {
      case .anchor(let anchor): .anchor(.init(neutral(anchor.item), anchor.attribute))
      case .distance(let first, let second):
        .distance(
          .init(neutral(first.item), first.attribute),
          .init(neutral(second.item), second.attribute)
        )
      }
    }
    var addresses: [String: Int] = [:]
    for constraint in conflict.listed {
      var plain = constraint
      plain.line = 0
      plain.text = ""
      let number = addresses[constraint.identity] ?? addresses.count
      addresses[constraint.identity] = number
      plain.address = "\(number)"
      plain.statement.first = neutral(constraint.statement.first)
      plain.statement.second = constraint.statement.second.map(neutral)
      plain.statement.containment = constraint.statement.containment.map { containment in
        .init(
          inner: neutral(.init(id: containment.inner)).id,
          outer: neutral(containment.outer)
        )
      }
      constraints.append(plain)
    }
    broken = conflict.broken.map { _ in conflict.brokenIndex ?? -1 }
    isAnnounced = conflict.isAnnounced
    problems = conflict.problems.map(\.reason)
  }
}
