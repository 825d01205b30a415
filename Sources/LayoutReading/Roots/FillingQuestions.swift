import SwiftSyntax

/// Something that code asks of a value from outside, and on which constraints or hidden views hang: `message.isOwn`.
struct FillingQuestion: Hashable {
  /// What is known of one answer.
  enum Answer: Hashable {
    case holds(Bool)
    /// A `switch` takes one of its cases, by its place and pattern.
    case takes(SourcePlace, String)
  }

  /// The condition, or what a `switch` goes by, as the source writes it.
  var text: String
  /// Its answers, each of which is another state.
  var answers: [Answer]

  /// An answer in words.
  func words(_ answer: Answer) -> String {
    let text = Evaluator.brief(text)
    return switch answer {
    case .holds(true): "`\(text)` holds"
    case .holds(false): "`\(text)` does not hold"
    case .takes(_, let pattern):
      pattern.isEmpty ? "`\(text)` is none of the cases" : "`\(text)` is `\(pattern)`"
    }
  }
}

/// Looks for what the code of a method or an observer asks of values that are handed to it.
final class FillingQuestionFinder: SyntaxVisitor {
  private let file: SourceFile
  private let isMeant: (Syntax) -> Bool
  /// The names of what comes from outside, and of what is made of it.
  private var names: Set<String>
  private(set) var found: [FillingQuestion] = []

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - names: The names of what comes from outside.
  ///   - file: The file of the code.
  ///   - isMeant: Whether code switches constraints, or hides views.
  init(_ names: Set<String>, _ file: SourceFile, isMeant: @escaping (Syntax) -> Bool) {
    self.names = names
    self.file = file
    self.isMeant = isMeant
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      node.initializer.map({ isFromOutside($0.value) }) ?? names.contains(name)
    else { return .visitChildren }
    names.insert(name)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let value = node.initializer?.value, isFromOutside(value)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if node.conditions.count == 1,
      case .expression(let condition)? = node.conditions.first?.condition,
      isMeant(Syntax(node.body)) || node.elseBody.map({ isMeant(Syntax($0)) }) == true
    {
      add(condition)
    } else if node.conditions.count > 1, isMeant(Syntax(node.body)), areFromOutside(node.conditions)
    {
      add(
        FillingQuestion(
          text: node.conditions.trimmedDescription,
          answers: [.holds(true), .holds(false)]
        ),
        longest: Self.longestList
      )
    }
    return .visitChildren
  }

  /// Whether all conditions of a list are about values from outside, and some ask more than whether there is one:
  /// `if let name = model.name, name.isEmpty`.
  private func areFromOutside(_ list: ConditionElementListSyntax) -> Bool {
    var isAsked = false
    for element in list {
      switch element.condition {
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
          binding.initializer.map({ isFromOutside($0.value) }) ?? names.contains(name)
        else { return false }
        names.insert(name)
      case .expression(let expression):
        guard isFromOutside(expression) else { return false }
        isAsked = true
      default: return false
      }
    }
    return isAsked
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self),
      let member = node.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["isActive", "isHidden"].contains(member), isMeant(Syntax(node))
    {
      add(node.rightOperand)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard isFromOutside(node.subject), isMeant(Syntax(node.cases)) else { return .visitChildren }
    let answers = node.cases.compactMap { element -> FillingQuestion.Answer? in
      guard case .switchCase(let each) = element else { return nil }
      let pattern =
        if case .case(let label) = each.label { label.caseItems.trimmedDescription } else { "" }
      return .takes(file.place(of: each), pattern)
    }
    add(FillingQuestion(text: node.subject.trimmedDescription, answers: answers))
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ condition: ExprSyntax) {
    var condition = condition
    while true {
      if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
        condition = negation.expression
      } else if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        condition = inner
      } else {
        break
      }
    }
    guard isFromOutside(condition) else { return }
    add(
      FillingQuestion(
        text: condition.trimmedDescription,
        answers: [.holds(true), .holds(false)]
      )
    )
  }

  private static let longestList = 200

  private func add(_ question: FillingQuestion, longest: Int = 60) {
    guard question.answers.count > 1, question.text.count < longest,
      !found.contains(where: { $0.text == question.text })
    else { return }
    found.append(question)
  }

  private static let operators: Set<String> = [
    "==", "!=", ">", "<", ">=", "<=", "+", "-", "*", "/", "%",
  ]

  /// Whether an expression is a value from outside, a member of one, or a comparison of one with something.
  private func isFromOutside(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): names.contains(reference.baseName.bareText)
    case .memberAccessExpr(let access):
      access.base.map { base in
        base.trimmedDescription == "self"
          ? names.contains(access.declName.baseName.bareText) : isFromOutside(base)
      } ?? false
    case .optionalChainingExpr(let chain): isFromOutside(chain.expression)
    case .forceUnwrapExpr(let unwrap): isFromOutside(unwrap.expression)
    case .infixOperatorExpr(let infix):
      Self.operators.contains(infix.operator.trimmedDescription)
        && isFromOutside(infix.leftOperand)
    default: false
    }
  }
}
