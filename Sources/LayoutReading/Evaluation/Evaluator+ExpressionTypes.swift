import SwiftSyntax

/// The types of expressions, as far as they are known without evaluating them.
extension Evaluator {
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
      // Evaluating a call once more would do once more what it does.
      guard !Self.isReachedByCall(base) else { return nil }
      return try memberType(name, of: evaluate(base, scope)) { try self.type(of: base, scope) }
    case .subscriptCallExpr(let call):
      let container = try type(of: call.calledExpression, scope)
      return try elementType(of: container) {
        try call.arguments.first.map { try self.evaluate($0.expression, scope) }
      }
    case .optionalChainingExpr(let chain): return try type(of: chain.expression, scope)
    case .forceUnwrapExpr(let unwrap): return try type(of: unwrap.expression, scope)
    case .tupleExpr(let tuple):
      return .tuple(try tuple.elements.map { try type(of: $0.expression, scope) ?? .any })
    default: return nil
    }
  }

  /// The declared type of a member of a value, as far as it is known.
  ///
  /// - Parameters:
  ///   - name: The member.
  ///   - value: What it is a member of.
  ///   - declared: The declared type of the value.
  /// - Returns: The type, or nil where it is not known.
  /// - Throws: What `declared` throws.
  func memberType(
    _ name: String,
    of value: Value,
    declared: () throws -> TypeReference?
  ) throws -> TypeReference? {
    var value = value
    // A view of Apple's that is not here has what every view has.
    if case .unknown(let unknown) = value, let stand = unknown.stand { value = .host(stand) }
    if case .type(let type) = value { return staticType(name, of: type) }
    if ["first", "last"].contains(name) {
      if case .string = value { return .optional(.named("Character", [])) }
      if case .array = value, let element = try declared()?.element { return .optional(element) }
    }
    return propertyType(name, layers(of: value)) ?? Builtins.propertyType(name, of: value)
  }

  /// The type of what a subscript of a container gives, as far as it is known.
  ///
  /// - Parameters:
  ///   - container: The declared type of the container.
  ///   - index: The first argument.
  /// - Returns: The type, or nil where it is not known.
  /// - Throws: What `index` throws.
  func elementType(
    of container: TypeReference?,
    at index: () throws -> Value?
  ) throws -> TypeReference? {
    switch container?.unwrapped {
    case .array(let element):
      if case .range = try index() { return .array(element) }
      return element
    case .dictionary(_, let value): return value
    default: return nil
    }
  }

  /// Whether a call stands before one of the dots of an expression.
  static func isReachedByCall(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .memberAccessExpr(let access): access.base.map(isReachedByCall) ?? false
    case .optionalChainingExpr(let chain): isReachedByCall(chain.expression)
    case .forceUnwrapExpr(let unwrap): isReachedByCall(unwrap.expression)
    case .subscriptCallExpr(let call): isReachedByCall(call.calledExpression)
    case .tupleExpr(let tuple): tuple.elements.contains { isReachedByCall($0.expression) }
    default: false
    }
  }

  func propertyType(_ name: String, _ layers: [Layer]) -> TypeReference? {
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
      if let type = emptyCollectionType(call) { return type }
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
        name.first?.isUppercase == true
      {
        return .named(name, [])
      }
      // `Style.init(3)`; other functions of a type may make something else.
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "init", base.trimmedDescription.first?.isUppercase == true
      {
        return .named(base.trimmedDescription, [])
      }
      return nil
    case .arrayExpr(let array):
      return array.elements.lazy.compactMap { self.literalType($0.expression) }.first.map {
        .array($0)
      }
    case .tupleExpr(let tuple):
      let types = tuple.elements.map { literalType($0.expression) ?? .any }
      guard types.contains(where: { $0 != .any }) else { return nil }
      return types.count == 1
        ? types[0] : .tuple(types, labels: tuple.elements.map { $0.label?.bareText })
    case .asExpr(let cast): return TypeReference(cast.type)
    case .memberAccessExpr(let access):
      // `Style.plain`: a value of the type before the dot, as enumerations and constants have it.
      guard let base = access.base?.trimmedDescription, base.first?.isUppercase == true else {
        return nil
      }
      return .named(base, [])
    default: return nil
    }
  }

  /// The type of an empty collection that is made by its type: `[UILabel]()`, `[String: UIView]()`.
  private func emptyCollectionType(_ call: FunctionCallExprSyntax) -> TypeReference? {
    func named(_ expression: ExprSyntax?) -> TypeReference? {
      guard let expression,
        expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      else { return nil }
      return .named(expression.trimmedDescription, [])
    }
    guard call.arguments.isEmpty else { return nil }
    if let array = call.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return named(array.elements.first?.expression).map { .array($0) }
    }
    guard let dictionary = call.calledExpression.as(DictionaryExprSyntax.self),
      case .elements(let pairs) = dictionary.content, pairs.count == 1,
      let key = named(pairs.first?.key), let value = named(pairs.first?.value)
    else { return nil }
    return .dictionary(key, value)
  }

  /// The type of a value by its name.
  func typeName(of value: Value) -> TypeReference? {
    switch value {
    case .int: .int
    case .double: .double
    case .unknown(let unknown): unknown.type
    case .array(let elements): elements.first.flatMap(typeName(of:)).map { .array($0) }
    case .set(let elements):
      elements.first.flatMap(typeName(of:)).map { .named("Set", [$0]) }
    case .dictionary(let dictionary):
      dictionary.pairs.first.map {
        .dictionary(typeName(of: $0.key) ?? .any, typeName(of: $0.value) ?? .any)
      }
    case .tuple(let parts):
      .tuple(parts.map { typeName(of: $0.value) ?? .any }, labels: parts.map(\.label))
    case .none: nil
    default: resolvedType(of: value).map { .named($0.name, []) }
    }
  }

  /// The type of an expression without evaluating more of it than what comes before its last dot.
  func knownType(of expression: ExprSyntax, _ scope: Scope) throws -> TypeReference? {
    if let type = literalType(expression) { return type }
    guard !expression.is(FunctionCallExprSyntax.self) else { return nil }
    return try type(of: expression, scope)
  }
}
