import SwiftParser
import SwiftSyntax

extension Evaluator {
  /// Evaluates an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - scope: The variables around it.
  ///   - type: The type that is expected of it, by which implicit members and literals are understood.
  /// - Returns: The value.
  /// - Throws: ``Interruption``.
  func evaluate(
    _ expression: ExprSyntax,
    _ scope: Scope,
    expecting type: TypeReference? = nil
  ) throws -> Value {
    let file = scope.frame.file
    try step(expression, file)
    if answer != nil, let holds = answered(expression) { return .bool(holds) }
    switch expression.as(ExprSyntaxEnum.self) {
    // Literals
    case .integerLiteralExpr(let literal):
      return integer(literal, type)
    case .floatLiteralExpr(let literal):
      return .double(Double(literal.literal.text.filter { $0 != "_" }) ?? 0)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return .none
    case .stringLiteralExpr(let literal): return try string(literal, scope, type)
    case .simpleStringLiteralExpr(let literal):
      return .string(literal.segments.map { $0.content.text }.joined())
    case .arrayExpr(let array): return try self.array(array, scope, type)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary, scope, type)
    case .tupleExpr(let tuple): return try self.tuple(tuple, scope, type)
    case .closureExpr(let closure):
      return .function(self.closure(closure, scope, type?.functionParts))
    case .keyPathExpr(let path): return keyPath(path)
    case .macroExpansionExpr(let macro): return try self.macro(macro, scope, type)

    // Names
    case .declReferenceExpr(let reference): return try name(reference, scope, type)
    case .memberAccessExpr(let access): return try member(access, scope, type)
    case .superExpr: return scope.selfValue ?? unknown(expression, scope)
    case .genericSpecializationExpr(let specialization):
      return try evaluate(specialization.expression, scope, expecting: type)
    case .typeExpr(let type): return metatype(TypeReference(type.type), scope, expression)

    // Calls
    case .functionCallExpr(let call): return try self.call(call, scope, type)
    case .subscriptCallExpr(let call): return try self.subscript(call, scope, type)

    // Optionals
    case .optionalChainingExpr(let chain): return try evaluate(chain.expression, scope)
    case .forceUnwrapExpr(let unwrap):
      let value = try evaluate(unwrap.expression, scope, expecting: type)
      guard !value.isNone else { return unwrappedNil(unwrap, scope) }
      return value

    // Operators
    case .infixOperatorExpr(let infix): return try self.infix(infix, scope, type)
    case .prefixOperatorExpr(let prefix): return try self.prefix(prefix, scope, type)
    case .postfixOperatorExpr(let postfix):
      if postfix.operator.text == "..." {
        let lower = try evaluate(postfix.expression, scope)
        return .range(
          RangeValue(lower: lower.number, upper: nil, isClosed: true, isWhole: lower.isWhole)
        )
      }
      return try apply(
        postfix.operator.text,
        [.init(expression: postfix.expression)],
        scope,
        type,
        postfix,
        isPostfix: true
      ) ?? unknown(expression, scope)
    case .ternaryExpr(let ternary):
      let type = try type ?? typeOfBranches(ternary, scope)
      switch try condition(ternary.condition, scope) {
      case true?: return try evaluate(ternary.thenExpression, scope, expecting: type)
      case false?: return try evaluate(ternary.elseExpression, scope, expecting: type)
      case nil:
        let isFirst = decide(at: ternary, scope)
        let value = try evaluate(
          isFirst ? ternary.thenExpression : ternary.elseExpression,
          scope,
          expecting: type
        )
        note(
          isContent(value, type, ternary) ? .content : .condition,
          "`\(Self.brief(ternary.condition.trimmedDescription))` is not known",
          file.place(of: ternary)
        )
        return value
      }
    case .asExpr(let cast): return try self.cast(cast, scope)
    case .isExpr(let test):
      let value = try evaluate(test.expression, scope)
      return `is`(value, TypeReference(test.type), scope).map { .bool($0) }
        ?? unknown(expression, scope, type: .bool)

    // Effects
    case .tryExpr(let attempt):
      guard attempt.questionOrExclamationMark?.text == "?" else {
        let value = try evaluate(attempt.expression, scope, expecting: type)
        if value.isUnknown { openTries += 1 }
        return value
      }
      do {
        return try evaluate(attempt.expression, scope, expecting: type)
      } catch Interruption.thrown {
        return .none
      }
    case .awaitExpr(let wait): return try evaluate(wait.expression, scope, expecting: type)
    case .inOutExpr(let inOut): return try evaluate(inOut.expression, scope, expecting: type)
    case .borrowExpr(let lent): return try evaluate(lent.expression, scope, expecting: type)
    case .consumeExpr(let taken): return try evaluate(taken.expression, scope, expecting: type)
    case .copyExpr(let copied): return try evaluate(copied.expression, scope, expecting: type)

    // Statements as expressions
    case .ifExpr(let statement):
      if case .returned(let value) = try self.if(statement, scope, asValue: true, type) {
        return value
      }
      return .void
    case .switchExpr(let statement):
      if case .returned(let value) = try self.switch(statement, scope, asValue: true, type) {
        return value
      }
      return .void
    default:
      note(
        .unsupported,
        "`\(Self.brief(expression.trimmedDescription))` is not understood",
        file.place(of: expression)
      )
      return unknown(expression, scope)
    }
  }

  /// The type of a choice whose one branch says it, for the other one.
  private func typeOfBranches(
    _ ternary: TernaryExprSyntax,
    _ scope: Scope
  ) throws -> TypeReference? {
    let (first, second) = (ternary.thenExpression, ternary.elseExpression)
    if Self.hasImplicit(first), !Self.hasImplicit(second) {
      return try knownType(of: second, scope)
    }
    if Self.hasImplicit(second), !Self.hasImplicit(first) {
      return try knownType(of: first, scope)
    }
    return nil
  }

  /// Whether the value of a choice is a text or a look, known or not, or nothing that lays out is chosen.
  private func isContent(
    _ value: Value,
    _ type: TypeReference?,
    _ ternary: TernaryExprSyntax
  ) -> Bool {
    switch value {
    case .string: true
    case .host(let object): host.isLook(object)
    case .void: !mayLayOut(ternary)
    case .unknown(let unknown):
      [unknown.type, type].contains { type in
        type?.unwrapped.name.map { host.isLookType($0) || ResolvedType.strings.contains($0) }
          == true
      } || isGivenToLook(ternary)
    default: false
    }
  }

  /// Whether a choice is assigned to a property that changes no frame: `view.tintColor = flag ? first : second`.
  private func isGivenToLook(_ ternary: TernaryExprSyntax) -> Bool {
    guard let assignment = ternary.parent?.as(InfixOperatorExprSyntax.self),
      assignment.operator.is(AssignmentExprSyntax.self),
      assignment.rightOperand.id == ternary.id,
      let member = assignment.leftOperand.as(MemberAccessExprSyntax.self)
    else { return false }
    return host.isOnlyLook(member.declName.baseName.bareText)
  }

  /// What stands for a nil that is unwrapped, which stops the program if the app has no value there, either.
  func unwrappedNil(_ unwrap: ForceUnwrapExprSyntax, _ scope: Scope) -> Value {
    if asksForContainer(unwrap.expression, scope) { return unknownOfNil(unwrap.expression, scope) }
    if isSetBeforeUse(unwrap.expression, scope) {
      note(
        .content,
        "`\(Self.brief(unwrap.expression.trimmedDescription))` is set by other code",
        scope.frame.file.place(of: unwrap)
      )
      return unknownOfNil(unwrap.expression, scope)
    }
    note(
      .trap,
      "`\(Self.brief(unwrap.expression.trimmedDescription))` is nil and is unwrapped",
      scope.frame.file.place(of: unwrap)
    )
    return unknownOfNil(unwrap.expression, scope)
  }

  func metatype(_ type: TypeReference, _ scope: Scope, _ node: some SyntaxProtocol) -> Value {
    resolve(type, scope).map { .type($0) } ?? unknown(node, scope)
  }

  /// The type that a name stands for in a scope.
  func resolve(_ type: TypeReference, _ scope: Scope) -> ResolvedType? {
    resolve(type.replacing(scope.frame.generics), in: scope.frame.typeContext, scope.frame.file)
  }

  /// Whether a condition holds; nil where that is not known.
  func condition(_ expression: ExprSyntax, _ scope: Scope) throws -> Bool? {
    switch try evaluate(expression, scope, expecting: .bool) {
    case .bool(let value): value
    default: nil
    }
  }
}

extension Value {
  /// Whether it is a whole number by its type.
  var isWhole: Bool {
    if case .int = self { return true }
    return false
  }
}
