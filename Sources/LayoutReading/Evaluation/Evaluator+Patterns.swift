import SwiftSyntax

extension Evaluator {
  /// Whether a value is what a pattern says; names in it are declared.
  ///
  /// - Returns: Nil where that is not known.
  func match(_ pattern: PatternSyntax, _ value: Value, _ scope: Scope) throws -> Bool? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      scope.declare(identifier.identifier.bareText, value)
      return true
    case .wildcardPattern: return true
    case .valueBindingPattern(let binding): return try match(binding.pattern, value, scope)
    case .isTypePattern(let test): return `is`(value, TypeReference(test.type), scope)
    case .tuplePattern(let tuple):
      return try match(
        tuple.elements.map { ($0.label?.bareText, $0.pattern) },
        value,
        scope
      )
    case .expressionPattern(let pattern): return try match(pattern.expression, value, scope)
    default: return nil
    }
  }

  private func match(
    _ parts: [(label: String?, pattern: PatternSyntax)],
    _ value: Value,
    _ scope: Scope
  ) throws -> Bool? {
    guard parts.count > 1 else {
      return try parts.first.map { try match($0.pattern, value, scope) } ?? true
    }
    guard case .tuple(let elements) = value, elements.count == parts.count else {
      if case .unknown = value {
        for part in parts { _ = try match(part.pattern, value, scope) }
        return nil
      }
      return false
    }
    var result: Bool? = true
    for (part, element) in zip(parts, elements) {
      switch try match(part.pattern, element.value, scope) {
      case false?: return false
      case nil: result = nil
      case true?: continue
      }
    }
    return result
  }

  /// Patterns that are written as expressions.
  private func match(_ expression: ExprSyntax, _ value: Value, _ scope: Scope) throws -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): return try match(pattern.pattern, value, scope)
    case .discardAssignmentExpr: return true
    case .nilLiteralExpr:
      if case .unknown = value { return nil }
      return value.isNone
    case .optionalChainingExpr(let chain):
      if case .unknown = value {
        _ = try match(chain.expression, value, scope)
        return nil
      }
      return value.isNone ? false : try match(chain.expression, value, scope)
    case .tupleExpr(let tuple):
      var result: Bool? = true
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return try match(only.expression, value, scope)
      }
      guard case .tuple(let elements) = value, elements.count == tuple.elements.count else {
        return value.isUnknown ? nil : false
      }
      for (part, element) in zip(tuple.elements, elements) {
        switch try match(part.expression, element.value, scope) {
        case false?: return false
        case nil: result = nil
        case true?: continue
        }
      }
      return result
    case .functionCallExpr(let call):
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let result = try matchCase(
          access.declName.baseName.bareText,
          call.arguments.map { ($0.label?.bareText, $0.expression) },
          value,
          scope
        )
      {
        return result
      }
    case .memberAccessExpr(let access):
      if case .enumeration(let enumeration) = value,
        enumeration.declaration.cases.contains(where: {
          $0.name == access.declName.baseName.bareText
        })
      {
        return enumeration.name == access.declName.baseName.bareText
      }
      if access.base == nil, access.declName.baseName.text == "none", value.isNone { return true }
      if access.base == nil, value.isNone { return false }
    case .asExpr(let cast):
      guard `is`(value, TypeReference(cast.type), scope) == true else {
        return value.isUnknown ? nil : false
      }
      return try match(cast.expression, value, scope)
    default: break
    }
    let other = try evaluate(expression, scope, expecting: typeName(of: value))
    if case .range(let range) = other {
      if case .unknown = value { return nil }
      return value.number.map(range.contains) ?? false
    }
    if !(module.operators["~="] ?? []).isEmpty,
      let result = try apply(
        "~=",
        [Argument(value: other), Argument(value: value)],
        scope,
        .bool,
        expression
      ), case .bool(let holds) = result
    {
      return holds
    }
    return Equality.areEqual(other, value)
  }

  /// `.name(…)`: a case with its payload, or an optional's.
  ///
  /// - Returns: Nil where it is none of these; the inner value is nil where it is not known.
  private func matchCase(
    _ name: String,
    _ parts: [(label: String?, expression: ExprSyntax)],
    _ value: Value,
    _ scope: Scope
  ) throws -> Bool?? {
    if case .unknown = value {
      for part in parts { _ = try match(part.expression, value, scope) }
      return .some(nil)
    }
    if name == "some", parts.count == 1 {
      return value.isNone ? false : .some(try match(parts[0].expression, value, scope))
    }
    if value.isNone { return .some(false) }
    if case .enumeration(let enumeration) = value {
      guard enumeration.name == name else { return .some(false) }
      if parts.count == 1, enumeration.payload.count > 1 {
        return .some(try match(parts[0].expression, .tuple(enumeration.payload), scope))
      }
      guard parts.count == enumeration.payload.count else { return .some(false) }
      var result: Bool? = true
      for (part, element) in zip(parts, enumeration.payload) {
        switch try match(part.expression, element.value, scope) {
        case false?: return .some(false)
        case nil: result = nil
        case true?: continue
        }
      }
      return .some(result)
    }
    return Bool??.none
  }
}
