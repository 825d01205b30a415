import Foundation
import SwiftSyntax

extension Evaluator {
  /// Evaluates `left op right`.
  func infix(
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    if infix.operator.is(AssignmentExprSyntax.self) {
      try assign(infix, scope)
      return .void
    }
    guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return unknown(infix, scope)
    }
    switch symbol {
    case "&&", "||": return try logical(symbol, infix, scope)
    case "??":
      let left = try evaluate(infix.leftOperand, scope, expecting: type.map { .optional($0) })
      return left.isNone ? try evaluate(infix.rightOperand, scope, expecting: type) : left
    case "===", "!==":
      let (left, right) = (
        try evaluate(infix.leftOperand, scope), try evaluate(infix.rightOperand, scope)
      )
      guard let same = identical(left, right) else { return unknown(infix, scope, type: .bool) }
      return .bool(same == (symbol == "==="))
    default: break
    }
    if symbol.count > 1, symbol.hasSuffix("="), !Self.comparisons.contains(symbol),
      module.operators[symbol] == nil, host.operators[symbol] == nil
    {
      try changeInPlace(String(symbol.dropLast()), infix, scope)
      return .void
    }
    let arguments = [
      Argument(expression: infix.leftOperand), Argument(expression: infix.rightOperand),
    ]
    return try apply(symbol, arguments, scope, type, infix) ?? unknown(infix, scope)
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "~="]

  private func identical(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return nil
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    default:
      guard let left = object(of: left), let right = object(of: right) else { return false }
      return left === right
    }
  }

  private func object(of value: Value) -> AnyObject? {
    switch value {
    case .object(let instance): instance.host ?? instance
    case .host(let object): Swift.type(of: object) is AnyObject.Type ? object as AnyObject : nil
    default: nil
    }
  }

  private func logical(
    _ symbol: String,
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope
  ) throws -> Value {
    let stops = symbol == "||"
    let left = try condition(infix.leftOperand, scope)
    if left == stops { return .bool(stops) }
    let right = try condition(infix.rightOperand, scope)
    if right == stops { return .bool(stops) }
    guard left != nil, right != nil else { return unknown(infix, scope, type: .bool) }
    return .bool(!stops)
  }

  // MARK: - Assigning

  private func assign(_ infix: InfixOperatorExprSyntax, _ scope: Scope) throws {
    let left = infix.leftOperand
    // `chain?.member = value`: nothing is evaluated on the right where the chain ends.
    let reference = try self.reference(left, scope)
    let type = try self.type(of: left, scope)
    var value = try evaluate(infix.rightOperand, scope, expecting: type)
    value = coerce(value, to: type, scope)
    try reference.set(value)
  }

  /// The declared type of what stands on the left of an assignment, as far as it is known.
  func type(of expression: ExprSyntax, _ scope: Scope) throws -> TypeReference? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.bareText
      if let variable = scope.variable(name) {
        return variable.type ?? variable.value.flatMap(typeName(of:))
      }
      if let value = scope.selfValue, let type = propertyType(name, layers(of: value)) {
        return type
      }
      if let value = scope.selfValue, case .type(let own) = value {
        return staticType(name, of: own)
      }
      if let type = scope.frame.type, let found = staticType(name, of: .declared(type)) {
        return found
      }
      return module.variable(name, near: scope.frame.file).flatMap {
        $0.type ?? globals[ObjectIdentifier($0)]?.value.flatMap(typeName(of:))
      }
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.bareText
      if base.is(SuperExprSyntax.self), let value = scope.selfValue {
        return propertyType(name, layers(of: value))
      }
      let value = try evaluate(base, scope)
      if case .type(let type) = value { return staticType(name, of: type) }
      return propertyType(name, layers(of: value)) ?? Builtins.propertyType(name, of: value)
    case .subscriptCallExpr(let call):
      switch try type(of: call.calledExpression, scope)?.unwrapped {
      case .array(let element): return element
      case .dictionary(_, let value): return value
      default: return nil
      }
    case .optionalChainingExpr(let chain): return try type(of: chain.expression, scope)
    case .forceUnwrapExpr(let unwrap): return try type(of: unwrap.expression, scope)
    case .tupleExpr(let tuple):
      return .tuple(try tuple.elements.map { try type(of: $0.expression, scope) ?? .any })
    default: return nil
    }
  }

  private func propertyType(_ name: String, _ layers: [Layer]) -> TypeReference? {
    for layer in layers {
      switch layer {
      case .declared(let declaration):
        guard let property = declaration.members.properties[name] else { continue }
        if let type = property.type { return qualified(type, in: property.owner) }
        if property.isOverride { continue }
        return property.initializer.flatMap { literalType($0) }
      case .host(let type):
        if let property = type.property(name) { return property.type }
      }
    }
    return nil
  }

  private func staticType(_ name: String, of type: ResolvedType) -> TypeReference? {
    for layer in layers(of: type) {
      switch layer {
      case .declared(let declaration):
        if let property = declaration.statics.properties[name] {
          return property.type ?? property.initializer.flatMap { literalType($0) }
        }
      case .host(let host):
        if let property = host.shared(name) { return property.type }
      }
    }
    return nil
  }

  /// The type of an expression that says it: a literal, or a call of a type.
  func literalType(_ expression: ExprSyntax) -> TypeReference? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .int
    case .floatLiteralExpr: return .double
    case .stringLiteralExpr: return .string
    case .booleanLiteralExpr: return .bool
    case .functionCallExpr(let call):
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
        name.first?.isUppercase == true
      {
        return .named(name, [])
      }
      return nil
    case .memberAccessExpr(let access):
      // `Style.plain`: a value of the type before the dot, as enumerations and constants have it.
      guard let base = access.base?.trimmedDescription, base.first?.isUppercase == true else {
        return nil
      }
      return .named(base, [])
    default: return nil
    }
  }

  /// The type of a value by its name.
  func typeName(of value: Value) -> TypeReference? {
    switch value {
    case .int: .int
    case .double: .double
    case .unknown(let unknown): unknown.type
    default: resolvedType(of: value).map { .named($0.name, []) }
    }
  }

  private func changeInPlace(
    _ symbol: String,
    _ infix: InfixOperatorExprSyntax,
    _ scope: Scope
  ) throws {
    let reference = try self.reference(infix.leftOperand, scope)
    let left = try reference.get()
    if left.isNone { return }
    let type = try self.type(of: infix.leftOperand, scope)
    let right = try evaluate(infix.rightOperand, scope, expecting: type ?? typeName(of: left))
    let result =
      try apply(symbol, [Argument(value: left), Argument(value: right)], scope, type, infix)
      ?? unknown(infix, scope)
    try reference.set(coerce(result, to: type, scope))
  }

  // MARK: - Applying

  /// Evaluates `op operand`.
  func prefix(
    _ prefix: PrefixOperatorExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let symbol = prefix.operator.text
    let arguments = [Argument(expression: prefix.expression)]
    switch symbol {
    case "-", "+":
      let value = try evaluate(prefix.expression, scope, expecting: type)
      switch value {
      case .int(let number): return .int(symbol == "-" ? 0 &- number : number)
      case .double(let number):
        // The minus is part of a whole literal, and there is no minus zero among whole numbers.
        if number == 0, prefix.expression.is(IntegerLiteralExprSyntax.self) { return value }
        return .double(symbol == "-" ? -number : number)
      case .unknown: return unknown(prefix, scope, type: type)
      default:
        return try apply(symbol, [Argument(value: value)], scope, type, prefix, isPrefix: true)
          ?? unknown(prefix, scope)
      }
    case "!":
      switch try condition(prefix.expression, scope) {
      case let value?: return .bool(!value)
      case nil: return unknown(prefix, scope, type: .bool)
      }
    case "..<", "...":
      let upper = try evaluate(prefix.expression, scope)
      return .range(
        RangeValue(
          lower: nil,
          upper: upper.number,
          isClosed: symbol == "...",
          isWhole: upper.isWhole
        )
      )
    case "~":
      if case .int(let bits) = try evaluate(prefix.expression, scope) { return .int(~bits) }
      return try apply(symbol, arguments, scope, type, prefix, isPrefix: true)
        ?? unknown(prefix, scope)
    default:
      return try apply(symbol, arguments, scope, type, prefix, isPrefix: true)
        ?? unknown(prefix, scope)
    }
  }

  /// Applies an operator: one of the language to its own values, else one of the source or of the DSL.
  func apply(
    _ symbol: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: some SyntaxProtocol,
    isPrefix: Bool = false
  ) throws -> Value? {
    let declared = (module.operators[symbol] ?? []).filter {
      $0.signature.parameters.count == arguments.count
    }
    let hosted = (host.operators[symbol] ?? []).filter {
      $0.signature.parameters.count == arguments.count
    }
    let isArithmetic = Builtins.operators.contains(symbol) && arguments.count == 2
    var arguments = arguments
    if isArithmetic {
      // Numbers and texts are what most operators are applied to.
      let (left, right) = try operands(symbol, arguments, scope, type)
      if case .unknown = left { return try unknownOperation(left, right, node, scope, type) }
      if case .unknown = right { return try unknownOperation(left, right, node, scope, type) }
      if let result = try Builtins.operate(symbol, left, right, isFraction(type), node, scope, self)
      {
        return result
      }
      arguments = [
        Argument(value: left), Argument(value: right),
      ]
    }
    let callables = declared.map { function in
      Callable(function, on: function.owner.map { .type(.declared($0)) }).unlabeled
    }
    if let result = try invoke(callables, arguments, scope, type, node) { return result }
    if let result = try invoke(hosted.map { Callable($0).unlabeled }, arguments, scope, type, node)
    {
      return result
    }
    guard symbol == "==" || symbol == "!=", arguments.count == 2,
      case .value(let left) = arguments[0].source, case .value(let right) = arguments[1].source
    else { return nil }
    guard let equal = Equality.areEqual(left, right) else {
      return unknown(node, scope, type: .bool)
    }
    return .bool(equal == (symbol == "=="))
  }

  private func unknownOperation(
    _ left: Value,
    _ right: Value,
    _ node: some SyntaxProtocol,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    unknown(node, scope, type: type)
  }

  /// The operands of an operator, each understood by what the other one is.
  private func operands(
    _ symbol: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> (Value, Value) {
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "~=", "..<", "..."].contains(symbol)
    let expected = isComparison ? nil : type
    func isImplicit(_ argument: Argument) -> Bool {
      argument.expression.map(Self.needsType) ?? false
    }
    if isImplicit(arguments[0]), !isImplicit(arguments[1]) {
      let right = try value(of: arguments[1], scope, expected)
      return (try value(of: arguments[0], scope, expected ?? typeName(of: right)), right)
    }
    let left = try value(of: arguments[0], scope, expected)
    var other = expected
    if isImplicit(arguments[1]), other == nil {
      other = typeName(of: left)
      // A whole number does not make a fraction whole.
      if case .int = left { other = nil }
      if case .array = left { other = nil }
    }
    return (left, try value(of: arguments[1], scope, other))
  }
}
