import HostCalls
import SwiftSyntax

extension Evaluator {
  /// Runs the statements of a block.
  func run(_ statements: CodeBlockItemListSyntax, _ scope: Scope) throws -> Flow {
    var deferred: [CodeBlockSyntax] = []
    // Types and functions are known in all of their block.
    var types: [DeclSyntax] = []
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        scope.declare(
          DeclarationCollector.function(function, scope.frame.file, scope.frame.type)
        )
      } else if declaration.isProtocol((any DeclGroupSyntax).self)
        || declaration.is(TypeAliasDeclSyntax.self)
      {
        types.append(declaration)
      }
    }
    if !types.isEmpty { declare(types, of: statements, scope) }
    func finish() throws {
      for block in deferred.reversed() { _ = try run(block.statements, scope.inner()) }
      deferred = []
    }
    do {
      for statement in statements {
        if case .stmt(let statement) = statement.item,
          let block = statement.as(DeferStmtSyntax.self)
        {
          deferred.append(block.body)
          continue
        }
        let flow = try run(statement, scope)
        if case .normal = flow { continue }
        try finish()
        return flow
      }
    } catch {
      if case Interruption.thrown = error { try finish() }
      throw error
    }
    try finish()
    return .normal
  }

  private func run(_ item: CodeBlockItemSyntax, _ scope: Scope) throws -> Flow {
    try step(item, scope.frame.file)
    switchOrder?.look()
    do {
      switch item.item {
      case .expr(let expression): return try run(expression, scope)
      case .stmt(let statement): return try run(statement, scope, label: nil)
      case .decl(let declaration): return try self.declare(declaration, scope)
      }
    } catch let error as Interruption {
      switch error {
      case .trap, .exception:
        // The statement is left out, and told of.
        note(error)
        guard case .stmt(let statement) = item.item, statement.is(ReturnStmtSyntax.self) else {
          return .normal
        }
        return .returned(unknown(item, scope, type: scope.frame.result))
      case .ended, .thrown, .budget: throw error
      }
    } catch let error as UnknownError {
      note(.unknown, "`\(error.unknown.text)` is not known", scope.frame.file.place(of: item))
      return .normal
    } catch let error as ConversionError {
      note(.unsupported, error.message, scope.frame.file.place(of: item))
      return .normal
    }
  }

  private func run(_ expression: ExprSyntax, _ scope: Scope) throws -> Flow {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let statement): return try self.if(statement, scope, asValue: false, nil)
    case .switchExpr(let statement): return try self.switch(statement, scope, asValue: false, nil)
    default:
      let value = try evaluate(expression, scope)
      try noteComparison(expression, value, scope)
      if case .unknown(let unknown) = value { try missedCall(expression, unknown, scope) }
      keepUnused(value, madeBy: expression, scope)
      return .normal
    }
  }

  /// A call whose only effect is one that is not known, such as activating unknown constraints.
  private func missedCall(_ expression: ExprSyntax, _ unknown: Unknown, _ scope: Scope) throws {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return }
    let text = call.calledExpression.trimmedDescription
    let layout = [
      "addSubview", "addArrangedSubview", "onstraint", "layout", "Layout", "snp", "pin",
    ]
    if layout.contains(where: text.contains) {
      note(
        .unknown,
        "`\(Self.brief(text))` is not known",
        scope.frame.file.place(of: expression)
      )
    }
  }

  // MARK: - Declarations

  private func declare(_ declaration: DeclSyntax, _ scope: Scope) throws -> Flow {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variables):
      try declare(variables, scope)
      return .normal
    case .ifConfigDecl(let conditional):
      guard let clause = scope.frame.file.configuration.activeClause(of: conditional),
        case .statements(let statements) = clause.elements
      else { return .normal }
      return try run(statements, scope)
    default: return .normal
    }
  }

  private func declare(_ variables: VariableDeclSyntax, _ scope: Scope) throws {
    let file = scope.frame.file
    if variables.bindings.contains(where: { $0.accessorBlock != nil }) {
      for property in DeclarationCollector.properties(variables, file, nil) {
        guard let getter = property.getter else {
          scope.declare(
            property.name,
            try property.initializer.map { try initial(property, $0, scope) },
            type: property.type
          )
          continue
        }
        // A computed variable is evaluated when it is declared: what it reads does not change most often.
        scope.declare(
          property.name,
          coerce(
            try runBody(getter, scope.inner(), expecting: property.type),
            to: property.type,
            scope
          ),
          type: property.type
        )
      }
      return
    }
    for binding in variables.bindings {
      let type = binding.typeAnnotation.map { TypeReference($0.type) }
      guard let initializer = binding.initializer?.value else {
        for name in Self.names(in: binding.pattern) {
          scope.declare(name, type?.isOptional == true ? Value.none : nil, type: type)
        }
        continue
      }
      let value = coerce(try evaluate(initializer, scope, expecting: type), to: type, scope)
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText {
        // An empty collection does not tell what its elements will be.
        let isEmpty = initializer.is(FunctionCallExprSyntax.self) && value.elements?.isEmpty == true
        let said = isEmpty ? literalType(initializer) : nil
        scope.declare(name, value, type: type ?? said)
        if !scope.frame.file.isOfLibrary { keepName(name, of: value, madeBy: initializer) }
      } else {
        _ = try match(binding.pattern, value, scope)
      }
    }
  }

  static func names(in pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.bareText]
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }

  // MARK: - Statements

  private func run(_ statement: StmtSyntax, _ scope: Scope, label: String?) throws -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): return try run(statement.expression, scope)
    case .returnStmt(let statement):
      guard let expression = statement.expression else { return .returned(.void) }
      return .returned(try evaluate(expression, scope, expecting: scope.frame.result))
    case .breakStmt(let statement): return .broken(statement.label?.bareText)
    case .continueStmt(let statement): return .continued(statement.label?.bareText)
    case .fallThroughStmt: return .fellThrough
    case .labeledStmt(let labeled):
      return try run(labeled.statement, scope, label: labeled.label.bareText)
    case .guardStmt(let statement):
      // What is not known lets the function go on, unless a variant asks what happens if it does not.
      var isOpen = false
      var holds = try conditions(statement.conditions, scope, unknownHolds: true) {
        isOpen = true
        if answers(statement.body) { scope.frame.hasOpenReturn = true }
        return following(statement).contains { mayLayOut($0) }
      }
      if holds == true, isOpen { holds = decide(at: statement, scope) }
      guard holds == false else { return .normal }
      return try run(statement.body.statements, scope.inner())
    case .doStmt(let statement): return try self.do(statement, scope)
    case .throwStmt(let statement):
      throw Interruption.thrown(try evaluate(statement.expression, scope))
    case .forStmt(let statement): return try self.for(statement, scope, label)
    case .whileStmt(let statement):
      while true {
        try step(statement, scope.frame.file)
        let inner = scope.inner()
        let holds = try conditions(statement.conditions, inner, unknownHolds: false) {
          mayLayOut(statement.body)
        }
        if holds == nil {
          keepOpen(statement, statement.body, of: statement.conditions, scope)
        }
        guard holds == true else { return .normal }
        if let flow = try round(statement.body, inner, label) { return flow }
      }
    case .repeatStmt(let statement):
      while true {
        try step(statement, scope.frame.file)
        if let flow = try round(statement.body, scope.inner(), label) { return flow }
        let holds = try condition(statement.condition, scope)
        if holds == nil {
          keepOpen(statement, statement.body, of: statement.condition, scope)
        }
        guard holds == true else { return .normal }
      }
    case .deferStmt: return .normal
    default: return .normal
    }
  }

  /// Forgets what the body of a loop changes of which it is not known how often it runs.
  ///
  /// - Parameters:
  ///   - loop: The loop.
  ///   - body: Its body.
  ///   - subject: What it goes through, or its condition.
  ///   - scope: The variables around it.
  private func keepOpen(
    _ loop: some SyntaxProtocol,
    _ body: CodeBlockSyntax,
    of subject: some SyntaxProtocol,
    _ scope: Scope
  ) {
    forgetChanged(in: [body], scope)
    keepUnrun(loop, of: subject.trimmedDescription, scope)
    if answers(body) { scope.frame.hasOpenReturn = true }
  }

  /// Runs the body of a loop once.
  ///
  /// - Returns: How the loop ends, or nil where it goes on.
  private func round(_ body: CodeBlockSyntax, _ scope: Scope, _ label: String?) throws -> Flow? {
    switch try run(body.statements, scope) {
    case .normal, .continued(nil), .fellThrough: return nil
    case .broken(nil): return .normal
    case .continued(let target): return target == label ? nil : .continued(target)
    case .broken(let target): return target == label ? .normal : .broken(target)
    case .returned(let value): return .returned(value)
    }
  }

  private func `for`(_ statement: ForStmtSyntax, _ scope: Scope, _ label: String?) throws -> Flow {
    let sequence = try evaluate(
      statement.sequence,
      scope,
      expecting: statement.typeAnnotation.map { .array(TypeReference($0.type)) }
    )
    guard let elements = try Builtins.elements(of: sequence, self) else {
      if case .unknown(let unknown) = sequence {
        note(
          mayLayOut(statement.body) ? .unknown : .content,
          "`\(unknown.text)` is not known",
          scope.frame.file.place(of: statement)
        )
        keepOpen(statement, statement.body, of: statement.sequence, scope)
      } else if !sequence.isNone {
        note(
          .unsupported,
          "what `\(Self.brief(statement.sequence.trimmedDescription))` goes through is not understood",
          scope.frame.file.place(of: statement)
        )
      }
      return .normal
    }
    if elements.isEmpty { noteEmptyList(statement.sequence, statement.body, scope) }
    for element in elements {
      try step(statement, scope.frame.file)
      let inner = scope.inner()
      var holds = try match(statement.pattern, element, inner)
      var text = statement.pattern.trimmedDescription
      if holds == true, let condition = statement.whereClause?.condition {
        holds = try self.condition(condition, inner)
        text = condition.trimmedDescription
      }
      if holds == nil {
        untaken.insert(Self.brief(text))
        note(
          mayLayOut(statement.body) ? .condition : .content,
          "`\(Self.brief(text))` is not known",
          scope.frame.file.place(of: statement)
        )
        keepOpen(statement, statement.body, of: statement.sequence, inner)
      }
      guard holds == true else { continue }
      if let flow = try round(statement.body, inner, label) { return flow }
    }
    return .normal
  }

  private func `do`(_ statement: DoStmtSyntax, _ scope: Scope) throws -> Flow {
    do {
      let before = openTries
      let flow = try run(statement.body.statements, scope.inner())
      if openTries > before, !statement.catchClauses.isEmpty {
        // What throws is not known, and so it is not how far the block came.
        let blocks = [statement.body] + statement.catchClauses.map(\.body)
        forgetChanged(in: blocks.filter { !endsFunction($0.statements) }, scope)
      }
      return flow
    } catch Interruption.thrown(let error) {
      for clause in statement.catchClauses {
        let inner = scope.inner()
        inner.declare("error", error)
        if clause.catchItems.isEmpty { return try run(clause.body.statements, inner) }
        for item in clause.catchItems {
          guard let pattern = item.pattern, try match(pattern, error, inner) == true else {
            continue
          }
          return try run(clause.body.statements, inner)
        }
      }
      throw Interruption.thrown(error)
    }
  }
}
