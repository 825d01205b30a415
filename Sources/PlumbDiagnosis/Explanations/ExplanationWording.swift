public import PlumbLog

/// The words in which an explanation speaks of a log's constraints.
public struct ExplanationWording: Sendable {
  let explanation: ConflictExplanation

  /// Creates the words for an explanation.
  public init(_ explanation: ConflictExplanation) { self.explanation = explanation }

  // MARK: - Items and constraints

  /// An item by its text, else by class and address.
  public static func item(_ item: LoggedConstraint.Item) -> String { ConflictWording.item(item) }

  /// What a constraint says, as short as it can be said.
  public static func constraint(_ constraint: LoggedConstraint) -> String {
    ConflictWording.constraint(constraint)
  }

  // MARK: - Sentences

  /// All there is to say, a sentence each.
  public var notes: [String] {
    let causes = [cause?.cause, cause?.fix].compactMap { $0 }
    return arithmetic + [outcome].compactMap { $0 } + doubts + causes + masks + damages
  }

  /// The sum of each smallest set.
  public var arithmetic: [String] { explanation.minimalSets.map(ConflictWording.sum) }

  /// Whether what is broken ends the conflict.
  public var outcome: String? {
    guard let broken = explanation.conflict.broken else { return predictedOutcome }
    guard let index = explanation.conflict.brokenIndex else {
      let what = explanation.conflict.brokenConstraint.map {
        "\(Self.constraint($0)) (\(broken.address))"
      }
      return "the log says that \(what ?? broken.address) gives way, which it does not list"
    }
    guard explanation.isProvable else { return nil }
    return ConflictWording.outcome(ofBreaking: index, in: explanation.minimalSets)
  }

  /// What probably gave way, where the log does not say.
  private var predictedOutcome: String? {
    guard let index = explanation.unstatedBreak else { return nil }
    let said = "the text does not say what gives way; predicted is \(index + 1)"
    guard explanation.isProvable else { return said }
    return said + ": " + ConflictWording.outcome(ofBreaking: index, in: explanation.minimalSets)
  }

  /// Why nothing is proven, or what the proof leaves out.
  public var doubts: [String] {
    var result: [String] = []
    let conflict = explanation.conflict
    if !explanation.isProvable {
      if explanation.constraints.isEmpty {
        result.append("no constraint can be read from this text")
      } else if explanation.isHarmless {
        result.append("not provable from this text: \(harmlessness)")
      } else {
        result.append("not provable from this text" + (reason.map { ": \($0)" } ?? ""))
        result += conditions
      }
    }
    let (optional, immense) = (
      explanation.leftOut.filter { explanation.constraints[$0].hasUsableNumbers },
      explanation.leftOut.filter { !explanation.constraints[$0].hasUsableNumbers }
    )
    if !optional.isEmpty {
      result.append("\(ConflictWording.positions(optional)) not counted: not required")
    }
    if !immense.isEmpty {
      result.append("\(ConflictWording.positions(immense)) not counted: the numbers are too large")
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

  /// Why a list is no conflict, and what to paste instead.
  private var harmlessness: String {
    explanation.constraints.count == 1
      ? "one constraint alone contradicts nothing; paste the whole message, "
        + "from \"Unable to simultaneously satisfy constraints\" to the constraint that is broken"
      : "these constraints can hold together; if they are from a message about a conflict, paste all of it, as lines are "
        + "missing"
  }

  /// What the letters of autoresizing masks mean, once for each view.
  public var masks: [String] {
    var seen: Set<String> = []
    return explanation.constraints.compactMap { constraint in
      guard let letters = constraint.mask, let mask = AutoresizingLetters(letters),
        let item = constraint.maskedItem,
        seen.insert("\(item.id) \(letters)").inserted
      else { return nil }
      return "\(letters) of \(Self.item(item)): \(mask.words)"
    }
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
