import SwiftSyntax

extension Evaluator {
  /// A closure as a value.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - scope: The variables around it, which it shares.
  ///   - type: The parameters and the result that are expected of it.
  ///   - builder: What makes its result, for the body of a result builder.
  /// - Returns: The function.
  func closure(
    _ closure: ClosureExprSyntax,
    _ scope: Scope,
    _ type: (parameters: [TypeReference], result: TypeReference)?,
    builder: ResolvedType? = nil
  ) -> FunctionValue {
    let names = parameters(of: closure, type?.parameters ?? [])
    let captured = capture(closure, scope)
    let count = names?.count ?? type?.parameters.count
    let result =
      closure.signature?.returnClause.map { TypeReference($0.type) }
      ?? type.flatMap { isGeneric($0.result, scope) ? nil : $0.result }
    let types = names.map { $0.map { $0.type ?? .any } } ?? type?.parameters
    weak var own: FunctionValue?
    keepWaiting(closure)
    let function = FunctionValue(name: "closure", parameterCount: count, parameterTypes: types) {
      [weak self] values, _ in
      guard let self else { return .void }
      finishedClosures.insert(closure.id)
      let frame = Frame(
        self: captured.frame.selfVariable,
        in: captured.frame.type,
        captured.frame.file
      )
      frame.result = result
      frame.function = captured.frame.function
      frame.generics = captured.frame.generics
      frame.localTypes = captured.frame.localTypes
      let inner = Scope(frame, in: captured)
      var values = values
      if let names, names.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
        values = parts.map(\.value)
      }
      if let names {
        for (place, parameter) in names.enumerated() where place < values.count {
          inner.declare(
            parameter.name,
            coerce(values[place], to: parameter.type, scope),
            type: parameter.type
          )
        }
      }
      for (place, value) in values.enumerated() { inner.declare("$\(place)", value) }
      if names == nil, values.count == 1, case .tuple(let parts) = values[0],
        closure.statements.trimmedDescription.contains("$1")
      {
        for (place, part) in parts.enumerated() { inner.declare("$\(place)", part.value) }
      }
      let made = try runBody(closure.statements, inner, expecting: result, builder: builder)
      own?.changedArgument = inner.variable(names?.first?.name ?? "$0")?.value
      return coerce(made, to: result, scope)
    }
    own = function
    return function
  }

  /// Keeps in mind that code has a closure, which something may call later.
  func keepWaiting(_ closure: ClosureExprSyntax) { waitingClosures[closure.id] = closure }

  /// Whether closures that were handed to something, and that nothing has called so far, make or activate constraints: what is
  /// missing before may come with them, as in `viewModel.error.bind { … }`.
  var hasWaitingConstraints: Bool {
    waitingClosures.contains { id, closure in
      !finishedClosures.contains(id)
        && mayLayOut(closure, among: Self.makingWords)
    }
  }

  /// Whether closures that nothing has called so far put views into others: what has them may have called them at once.
  var hasWaitingViews: Bool {
    waitingClosures.contains { id, closure in
      !finishedClosures.contains(id)
        && NameCollector.names(in: Syntax(closure)).contains { name in
          name.contains("Subview") || name == "addChild"
        }
    }
  }

  /// What makes or activates constraints that were not there before.
  static let makingWords: Set<String> = [
    "makeConstraints", "remakeConstraints", "activate", "constraint", "isActive", "equalTo",
    "equalToSuperview", "NSLayoutConstraint", "addConstraint", "addConstraints",
  ]

  /// Whether a type is only the name of a parameter of a generic function.
  private func isGeneric(_ type: TypeReference, _ scope: Scope) -> Bool {
    guard let name = type.name, name.count <= 2 || type == .any else { return false }
    return resolve(type, scope) == nil
  }

  private func parameters(
    of closure: ClosureExprSyntax,
    _ types: [TypeReference]
  ) -> [(name: String, type: TypeReference?)]? {
    func type(_ place: Int) -> TypeReference? { place < types.count ? types[place] : nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      return list.enumerated().map { ($1.name.bareText, type($0)) }
    case .parameterClause(let clause):
      return clause.parameters.enumerated().map { place, parameter in
        let name = parameter.secondName?.bareText ?? parameter.firstName.bareText
        return (name, parameter.type.map(TypeReference.init) ?? type(place))
      }
    case nil: return nil
    }
  }

  /// The variables that a closure has around it, with those that it captures under names of their own.
  private func capture(_ closure: ClosureExprSyntax, _ scope: Scope) -> Scope {
    guard let items = closure.signature?.capture?.items, !items.isEmpty else { return scope }
    let inner = scope.inner()
    for item in items {
      let name = item.name.bareText
      if let initializer = item.initializer?.value {
        inner.declare(name, (try? evaluate(initializer, scope)) ?? Value.none)
      } else if name == "self", let value = scope.selfValue {
        inner.declare("self", value)
      } else if let value = scope.variable(name)?.value {
        inner.declare(name, value)
      }
    }
    return inner
  }

  // MARK: - Result builders

  /// The result builder among attributes.
  func builder(of attributes: [String], _ frame: Frame) -> ResolvedType? {
    for name in attributes {
      if let builder = resultBuilder(name, frame.type, Scope(frame)) { return builder }
    }
    return nil
  }

  /// The result builder of a name.
  func resultBuilder(
    _ name: String,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> ResolvedType? {
    guard
      case .declared(let type)? = resolve(
        name: name,
        in: context ?? scope.frame.typeContext,
        scope.frame.file
      ),
      type.attributes.contains("resultBuilder") || type.attributes.contains("_functionBuilder")
    else { return nil }
    return .declared(type)
  }

  /// Runs the body of a result builder by the builder's functions.
  func build(
    _ statements: CodeBlockItemListSyntax,
    _ scope: Scope,
    _ builder: ResolvedType
  ) throws -> Value {
    if statements.count == 1, case .stmt(let statement)? = statements.first?.item,
      let answer = statement.as(ReturnStmtSyntax.self)?.expression
    {
      return try evaluate(answer, scope)
    }
    let block = try buildBlock(statements, scope, builder)
    return try callBuilder("buildFinalResult", [Argument(value: block)], builder, scope, statements)
      ?? block
  }

  private func buildBlock(
    _ statements: CodeBlockItemListSyntax,
    _ scope: Scope,
    _ builder: ResolvedType
  ) throws -> Value {
    var parts: [Value] = []
    for statement in statements {
      try step(statement, scope.frame.file)
      switch statement.item {
      case .decl:
        _ = try run(CodeBlockItemListSyntax([statement]), scope)
      case .expr(let expression):
        if let part = try buildPart(expression, scope, builder) { parts.append(part) }
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          if let part = try buildPart(expression, scope, builder) { parts.append(part) }
        } else if let loop = statement.as(ForStmtSyntax.self) {
          parts.append(try buildLoop(loop, scope, builder))
        }
      }
    }
    let arguments = parts.map { Argument(value: $0) }
    if let result = try callBuilder("buildBlock", arguments, builder, scope, statements) {
      return result
    }
    guard let first = parts.first,
      var result = try callBuilder(
        "buildPartialBlock",
        [Argument(label: "first", value: first)],
        builder,
        scope,
        statements
      )
    else { return parts.count == 1 ? parts[0] : .array(parts) }
    for part in parts.dropFirst() {
      result =
        try callBuilder(
          "buildPartialBlock",
          [Argument(label: "accumulated", value: result), Argument(label: "next", value: part)],
          builder,
          scope,
          statements
        ) ?? result
    }
    return result
  }

  private func buildPart(
    _ expression: ExprSyntax,
    _ scope: Scope,
    _ builder: ResolvedType
  ) throws -> Value? {
    if let choice = expression.as(IfExprSyntax.self) {
      return try buildChoice(choice, scope, builder)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    {
      _ = try evaluate(expression, scope)
      return nil
    }
    let value = try evaluate(expression, scope)
    return try callBuilder("buildExpression", [Argument(value: value)], builder, scope, expression)
      ?? value
  }

  private func buildChoice(
    _ choice: IfExprSyntax,
    _ scope: Scope,
    _ builder: ResolvedType
  ) throws -> Value {
    let inner = scope.inner()
    let holds = try conditions(choice.conditions, inner, unknownHolds: true) == true
    guard let elseBody = choice.elseBody else {
      let value = holds ? try buildBlock(choice.body.statements, inner, builder) : Value.none
      return try callBuilder("buildOptional", [Argument(value: value)], builder, scope, choice)
        ?? value
    }
    if holds {
      let value = try buildBlock(choice.body.statements, inner, builder)
      return try callBuilder(
        "buildEither",
        [Argument(label: "first", value: value)],
        builder,
        scope,
        choice
      ) ?? value
    }
    let value =
      switch elseBody {
      case .codeBlock(let block): try buildBlock(block.statements, scope.inner(), builder)
      case .ifExpr(let next): try buildChoice(next, scope, builder)
      }
    return try callBuilder(
      "buildEither",
      [Argument(label: "second", value: value)],
      builder,
      scope,
      choice
    ) ?? value
  }

  private func buildLoop(
    _ loop: ForStmtSyntax,
    _ scope: Scope,
    _ builder: ResolvedType
  ) throws -> Value {
    let sequence = try evaluate(loop.sequence, scope)
    var parts: [Value] = []
    for element in try Builtins.elements(of: sequence, self) ?? [] {
      let inner = scope.inner()
      guard try match(loop.pattern, element, inner) == true else { continue }
      parts.append(try buildBlock(loop.body.statements, inner, builder))
    }
    return try callBuilder("buildArray", [Argument(value: .array(parts))], builder, scope, loop)
      ?? .array(parts)
  }

  private func callBuilder(
    _ name: String,
    _ arguments: [Argument],
    _ builder: ResolvedType,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    guard case .declared(let type) = builder, let functions = type.statics.functions[name] else {
      return nil
    }
    return try invoke(
      functions.map { Callable($0, on: .type(builder)) },
      arguments,
      scope,
      nil,
      node
    )
  }
}
