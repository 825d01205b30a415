import HostCalls
import SwiftSyntax

extension Evaluator {
  /// Whether all conditions hold; names that they bind are declared in the scope.
  ///
  /// - Parameters:
  ///   - list: The conditions.
  ///   - scope: The variables around them.
  ///   - unknownHolds: Whether what is not known is taken to hold, which is noted.
  ///   - matters: Whether views or constraints hang on it.
  /// - Returns: Nil only where something is not known and is not taken to hold.
  /// - Throws: ``Interruption``.
  func conditions(
    _ list: ConditionElementListSyntax,
    _ scope: Scope,
    unknownHolds: Bool,
    matters: () -> Bool = { true }
  ) throws -> Bool? {
    if let holds = answered(list) {
      for element in list where holds {
        guard case .optionalBinding(let binding) = element.condition else { continue }
        if try bind(binding, scope) == false,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
        {
          scope.declare(name, unknown(binding.pattern, scope))
        }
      }
      return holds
    }
    for element in list {
      let result: Bool?
      switch element.condition {
      case .expression(let expression): result = try condition(expression, scope)
      case .availability(let availability):
        result = availability.availabilityKeyword.text == "#available"
      case .optionalBinding(let binding): result = try bind(binding, scope)
      case .matchingPattern(let matching):
        let value = try evaluate(matching.initializer.value, scope)
        result = try match(matching.pattern, value, scope)
      }
      switch result {
      case true?: continue
      case false?: return false
      case nil:
        note(
          matters() ? .condition : .content,
          "`\(Self.brief(element.condition.trimmedDescription))` is not known",
          scope.frame.file.place(of: element)
        )
        guard unknownHolds else { return nil }
      }
    }
    return true
  }

  /// The statements behind one in its block.
  func following(_ statement: some SyntaxProtocol) -> [CodeBlockItemSyntax] {
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    return list.filter { $0.position > item.position }
  }

  func bind(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) throws -> Bool? {
    let type = binding.typeAnnotation.map { TypeReference($0.type) }
    var value: Value
    let bound: ExprSyntax
    if let initializer = binding.initializer?.value {
      value = try evaluate(initializer, scope, expecting: type.map { .optional($0) })
      bound = initializer
    } else if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
      let name = pattern.identifier.bareText
      value = try lookUp(name, scope, binding) ?? unknown(binding.pattern, scope)
      bound = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    } else {
      return false
    }
    if value.isNone, asksForContainer(bound, scope) {
      value = .unknown(
        Unknown(
          bound.trimmedDescription,
          type: try self.type(of: bound, scope)?.unwrapped,
          at: scope.frame.file.place(of: binding)
        )
      )
    }
    guard !value.isNone else { return false }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText {
      scope.declare(name, value, type: type)
    } else {
      _ = try match(binding.pattern, value, scope)
    }
    if case .unknown(let unknown) = value { return isFilled(unknown) ? true : nil }
    return true
  }

  /// Whether code ends its function with a value.
  func answers(_ node: some SyntaxProtocol) -> Bool { ReturnFinder.isFound(in: Syntax(node)) }

  /// Whether layout comes behind an `if` in its block, which does not come where its body leaves the function.
  private func goesOn(behind statement: IfExprSyntax) -> Bool {
    guard let outer = statement.parent?.as(ExpressionStmtSyntax.self) else { return false }
    return following(outer).contains { mayLayOut($0) }
  }

  /// Runs `if`.
  func `if`(
    _ statement: IfExprSyntax,
    _ scope: Scope,
    asValue: Bool,
    _ type: TypeReference?
  ) throws -> Flow {
    let inner = scope.inner()
    var holds = try conditions(statement.conditions, inner, unknownHolds: false) {
      asValue || mayLayOut(statement.body) || statement.elseBody.map { mayLayOut($0) } ?? false
        || endsFunction(statement.body.statements) && goesOn(behind: statement)
    }
    let isOpen = holds == nil
    if isOpen, !asValue, answers(statement) { scope.frame.hasOpenReturn = true }
    if holds == nil {
      // The branch that ends the function least early; the names that it needs are bound as unknown.
      holds = decide(!endsFunction(statement.body.statements), at: statement, scope)
      if holds == true {
        for element in statement.conditions {
          if case .optionalBinding(let binding) = element.condition,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
            inner.variable(name) == nil || binding.initializer != nil
          {
            if case .unknown? = inner.variable(name)?.value { continue }
            inner.declare(name, unknown(binding.pattern, scope))
          }
        }
      }
    }
    let flow = try self.branch(holds == true, of: statement, inner, scope, asValue, type)
    if isOpen { forgetChanged(byBranchesOf: statement, scope) }
    return flow
  }

  private func branch(
    _ holds: Bool,
    of statement: IfExprSyntax,
    _ inner: Scope,
    _ scope: Scope,
    _ asValue: Bool,
    _ type: TypeReference?
  ) throws -> Flow {
    if holds { return try branch(statement.body.statements, inner, asValue, type) }
    switch statement.elseBody {
    case .codeBlock(let block):
      return try branch(block.statements, scope.inner(), asValue, type)
    case .ifExpr(let next): return try self.if(next, scope, asValue: asValue, type)
    case nil: return .normal
    }
  }

  /// Forgets what the branches change of which it is not known which one is taken; after one that ends the function, nothing more
  /// of that is asked for.
  private func forgetChanged(byBranchesOf statement: IfExprSyntax, _ scope: Scope) {
    var branches: [any SyntaxProtocol] = []
    if !endsFunction(statement.body.statements) { branches.append(statement.body.statements) }
    switch statement.elseBody {
    case .codeBlock(let block) where !endsFunction(block.statements):
      branches.append(block.statements)
    case .ifExpr(let next): branches.append(next)
    default: break
    }
    forgetChanged(in: branches, scope)
  }

  func branch(
    _ statements: CodeBlockItemListSyntax,
    _ scope: Scope,
    _ asValue: Bool,
    _ type: TypeReference?
  ) throws -> Flow {
    guard asValue, statements.count == 1, let only = statements.first else {
      return try run(statements, scope)
    }
    switch only.item {
    case .expr(let expression):
      return .returned(try evaluate(expression, scope, expecting: type))
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return .returned(try evaluate(expression, scope, expecting: type))
      }
      return try run(statements, scope)
    case .decl: return try run(statements, scope)
    }
  }

  /// Whether a block leaves its function.
  func endsFunction(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard let last = statements.last else { return false }
    switch last.item {
    case .stmt(let statement):
      return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
    case .expr(let expression):
      let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name ?? "")
    case .decl: return false
    }
  }

  /// Runs `switch`.
  func `switch`(
    _ statement: SwitchExprSyntax,
    _ scope: Scope,
    asValue: Bool,
    _ type: TypeReference?
  ) throws -> Flow {
    let subject = try evaluate(statement.subject, scope)
    let cases = switchCases(statement.cases, scope)
    if let taken = answered(statement, cases, scope.frame.file) {
      let inner = scope.inner()
      if case .case(let label) = taken.label { _ = try matches(label, subject, inner) }
      let flow = try branch(taken.statements, inner, asValue, type)
      if case .broken(nil) = flow { return .normal }
      return flow
    }
    var fellThrough = false
    // The cases that may be the one that is run.
    var open: [(syntax: SwitchCaseSyntax, scope: Scope)] = []
    for each in cases {
      let inner = scope.inner()
      var holds: Bool? = fellThrough
      if !fellThrough {
        switch each.label {
        case .default: holds = true
        case .case(let label): holds = try matches(label, subject, inner)
        }
      }
      if holds == nil {
        note(
          asValue || mayLayOut(statement.cases) ? .condition : .content,
          "`\(Self.brief(statement.subject.trimmedDescription))` is not known",
          scope.frame.file.place(of: statement)
        )
        open.append((each, inner))
        continue
      }
      guard holds == true else { continue }
      if !open.isEmpty {
        open.append((each, inner))
        break
      }
      let flow = try branch(each.statements, inner, asValue, type)
      switch flow {
      case .fellThrough: fellThrough = true
      case .broken(nil): return .normal
      default: return flow
      }
    }
    guard let chosen = decide(among: open, of: statement, scope) else { return .normal }
    let flow = try branch(chosen.syntax.statements, chosen.scope, asValue, type)
    forgetChanged(in: open.map(\.syntax.statements).filter { !endsFunction($0) }, scope)
    if case .broken(nil) = flow { return .normal }
    return flow
  }

  func switchCases(_ list: SwitchCaseListSyntax, _ scope: Scope) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let each): return [each]
      case .ifConfigDecl(let conditional):
        guard let clause = scope.frame.file.configuration.activeClause(of: conditional),
          case .switchCases(let inner) = clause.elements
        else { return [] }
        return switchCases(inner, scope)
      }
    }
  }

  func matches(
    _ label: SwitchCaseLabelSyntax,
    _ subject: Value,
    _ scope: Scope
  ) throws -> Bool? {
    var result: Bool? = false
    for item in label.caseItems {
      var holds = try match(item.pattern, subject, scope)
      if holds == true, let condition = item.whereClause?.condition {
        holds = try self.condition(condition, scope)
      }
      if holds == true { return true }
      if holds == nil { result = nil }
    }
    return result
  }
}

/// Finds statements that end the function with a value; those of closures and functions inside end these.
private final class ReturnFinder: SyntaxVisitor {
  private var isFound = false

  static func isFound(in node: Syntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
