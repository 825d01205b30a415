import SwiftSyntax

/// A branch that was not taken, because what it hangs on is not known.
struct OpenBranch {
  /// The line by which a variant takes it.
  var place: SourcePlace
  /// When it is taken, in words that end a sentence.
  var words: String
}

extension Evaluator {
  /// Notes a condition that is not known and that constraints hang on.
  ///
  /// - Returns: Whether it is taken to hold.
  func decide(_ holds: Bool, at statement: IfExprSyntax, _ scope: Scope) -> Bool {
    openDecisions += 1
    if takesOtherBranches { return !holds }
    let place = scope.frame.file.place(of: statement)
    let text = Self.brief(statement.conditions.trimmedDescription)
    if takesOther(place) { return !holds }
    if !holds { untaken.insert(text) }
    if endsFunction(statement.body.statements),
      !mayLayOut(statement.body, among: Self.constraintWords)
    {
      return holds
    }
    let others = [Syntax(statement.body)] + (statement.elseBody.map { [Syntax($0)] } ?? [])
    if others.contains(where: { mayLayOut($0, among: Self.constraintWords) }) {
      addBranch(place, "if `\(text)` \(holds ? "does not hold" : "holds")")
    }
    return holds
  }

  /// Notes a `guard` of which it is not known whether it lets the function go on, and that makes constraints where it does not.
  ///
  /// - Returns: Whether it lets the function go on.
  func decide(at statement: GuardStmtSyntax, _ scope: Scope) -> Bool {
    openDecisions += 1
    if takesOtherBranches { return false }
    let place = scope.frame.file.place(of: statement)
    if takesOther(place) { return false }
    if mayLayOut(statement.body, among: Self.constraintWords) {
      let text = Self.brief(statement.conditions.trimmedDescription)
      addBranch(place, "if `\(text)` does not hold")
    }
    return true
  }

  /// Notes a choice between two values whose condition is not known, where it decides on constraints: one is chosen in a line
  /// that makes them or switches them on and off.
  ///
  /// - Returns: Whether the first one is chosen.
  func decide(at ternary: TernaryExprSyntax, _ scope: Scope) -> Bool {
    openDecisions += 1
    if takesOtherBranches { return false }
    let place = scope.frame.file.place(of: ternary)
    if takesOther(place) { return false }
    var statement = Syntax(ternary)
    while let parent = statement.parent, !statement.is(CodeBlockItemSyntax.self) {
      statement = parent
    }
    if mayLayOut(statement, among: Self.constraintWords.union(["constant", "priority"])) {
      addBranch(
        place,
        "if `\(Self.brief(ternary.condition.trimmedDescription))` does not hold"
      )
    }
    return true
  }

  /// The case that is run of those that may match something that is not known: the first, unless a variant asks for another.
  func decide(
    among cases: [(syntax: SwitchCaseSyntax, scope: Scope)],
    of statement: SwitchExprSyntax,
    _ scope: Scope
  ) -> (syntax: SwitchCaseSyntax, scope: Scope)? {
    guard let first = cases.first else { return nil }
    openDecisions += 1
    if takesOtherBranches { return cases.last }
    let file = scope.frame.file
    if let other = cases.first(where: { takesOther(file.place(of: $0.syntax)) }) { return other }
    guard cases.contains(where: { mayLayOut($0.syntax, among: Self.constraintWords) }) else {
      return first
    }
    let subject = Self.brief(statement.subject.trimmedDescription)
    for each in cases.dropFirst() {
      addBranch(
        file.place(of: each.syntax),
        "if `\(subject)` is \(Self.words(for: each.syntax.label))"
      )
    }
    return first
  }

  private static func words(for label: SwitchCaseSyntax.Label) -> String {
    switch label {
    case .default: "none of the other cases"
    case .case(let label): "`\(brief(label.caseItems.trimmedDescription))`"
    }
  }

  private func takesOther(_ place: SourcePlace) -> Bool {
    if case .otherBranch(place)? = variant?.choice { return true }
    return false
  }

  private func addBranch(_ place: SourcePlace, _ words: String) {
    guard !openBranches.contains(where: { $0.place == place }) else { return }
    openBranches.append(OpenBranch(place: place, words: words))
  }

  var branchVariants: [ReadingVariant] {
    openBranches.map { ReadingVariant(choice: .otherBranch($0.place), words: $0.words) }
  }
}
