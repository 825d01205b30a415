import HostCalls
import Foundation
import SwiftSyntax

extension Evaluator {
  /// Whether an expression is only understood by the type that is expected of it.
  static func needsType(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .closureExpr, .nilLiteralExpr, .arrayExpr,
      .dictionaryExpr, .stringLiteralExpr, .booleanLiteralExpr, .keyPathExpr, .inOutExpr:
      true
    case .memberAccessExpr(let access): access.base.map(needsType) ?? true
    case .functionCallExpr(let call): needsType(call.calledExpression)
    case .ternaryExpr(let ternary):
      needsType(ternary.thenExpression) || needsType(ternary.elseExpression)
    case .prefixOperatorExpr(let prefix): needsType(prefix.expression)
    case .infixOperatorExpr(let infix):
      needsType(infix.leftOperand) && needsType(infix.rightOperand)
    case .tupleExpr(let tuple): tuple.elements.contains { needsType($0.expression) }
    case .tryExpr(let attempt): needsType(attempt.expression)
    case .forceUnwrapExpr(let unwrap): needsType(unwrap.expression)
    default: false
    }
  }

  /// How well an expression fits a type: 0 not at all, 4 exactly.
  func fit(
    _ expression: ExprSyntax?,
    _ type: TypeReference,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> Int {
    guard let expression else { return 1 }
    if type == .any { return 1 }
    let name = type.name
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr:
      guard let name else { return 0 }
      if name == "Int" { return type.isOptional ? 3 : 4 }
      if ResolvedType.fractions.contains(name) || ResolvedType.wholes.contains(name) {
        return name == "Double" || name == "CGFloat" ? 3 : 2
      }
      if name == "NSNumber" { return 1 }
      return mayTakeLiteral(name, "IntegerLiteral", context, scope)
    case .floatLiteralExpr:
      guard let name else { return 0 }
      if name == "Double" || name == "CGFloat" { return 4 }
      if ResolvedType.fractions.contains(name) { return 3 }
      return mayTakeLiteral(name, "FloatLiteral", context, scope)
    case .prefixOperatorExpr(let prefix):
      if prefix.operator.text == "-" { return fit(prefix.expression, type, context, scope) }
      let makesType = module.operators[prefix.operator.text]?.contains {
        $0.signature.parameters.count == 1 && !$0.isPostfix
          && $0.signature.result.unwrapped == type.unwrapped
      }
      if makesType == true { return 4 }
      // An operator of its own makes something that is no number.
      return name.map(ResolvedType.builtins.contains) == true ? 1 : 2
    case .infixOperatorExpr(let infix): return fit(infix.leftOperand, type, context, scope)
    case .stringLiteralExpr:
      guard let name else { return 0 }
      return ResolvedType.strings.contains(name)
        ? 4 : mayTakeLiteral(name, "StringLiteral", context, scope)
    case .booleanLiteralExpr: return name == "Bool" ? 4 : name == "NSNumber" ? 1 : 0
    case .nilLiteralExpr: return type.isOptional ? 3 : 0
    case .arrayExpr(let array):
      if let element = type.element {
        guard let first = array.elements.first?.expression else { return 3 }
        return Self.needsType(first) ? fit(first, element, context, scope) : 2
      }
      guard let name,
        let resolved = resolve(name: name, in: context ?? scope.frame.typeContext, scope.frame.file)
      else { return 0 }
      switch resolved {
      case .host(let host): return host.isOptionSet ? 3 : host.form == .protocolType ? 1 : 0
      case .declared(let type): return type.kind == .protocolType ? 1 : 2
      case .builtin(let name): return name == "Set" || name == "Array" ? 3 : 0
      }
    case .dictionaryExpr:
      if case .dictionary = type.unwrapped { return 3 }
      return 0
    case .closureExpr(let closure):
      guard let parts = type.functionParts else { return 0 }
      let count: Int? =
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.count
        case .parameterClause(let clause): clause.parameters.count
        case nil: nil
        }
      if let count { return count == parts.parameters.count ? 4 : 0 }
      return 2
    case .memberAccessExpr(let access):
      guard access.base == nil else { return 1 }
      return hasStatic(access.declName.baseName.bareText, type, context, scope) ? 4 : 0
    case .functionCallExpr(let call):
      var callee = call.calledExpression
      while let access = callee.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else {
          let name = access.declName.baseName.bareText
          if name == "init" { return 2 }
          return hasStatic(name, type, context, scope) ? 4 : 0
        }
        callee = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
      }
      return 1
    case .ternaryExpr(let ternary):
      return min(
        fit(ternary.thenExpression, type, context, scope),
        fit(ternary.elseExpression, type, context, scope)
      )
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1 {
        return fit(tuple.elements.first?.expression, type, context, scope)
      }
      if case .tuple(let parts, _) = type.unwrapped {
        return parts.count == tuple.elements.count ? 3 : 0
      }
      return 0
    case .inOutExpr: return 2
    default: return 1
    }
  }

  func mayTakeLiteral(
    _ name: String,
    _ literal: String,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> Int {
    guard let type = resolve(name: name, in: context ?? scope.frame.typeContext, scope.frame.file)
    else {
      return 1
    }
    return switch type {
    case .host(let host):
      host.form == .protocolType
        ? 1
        : host.metatype is any ExpressibleByStringLiteral.Type && literal == "StringLiteral"
          ? 2
          : host.metatype is any ExpressibleByIntegerLiteral.Type && literal == "IntegerLiteral"
            ? 2
            : host.metatype is any ExpressibleByFloatLiteral.Type && literal != "StringLiteral"
              ? 2 : 0
    case .declared(let declared):
      declared.kind == .protocolType
        ? 1
        : declared.inherited.contains { $0.name?.contains(literal) == true } ? 3 : 0
    case .builtin: 0
    }
  }

  func hasStatic(
    _ name: String,
    _ type: TypeReference,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> Bool {
    guard
      let resolved = resolve(type, in: context, scope.frame.file) ?? resolve(type, scope)
    else { return false }
    if name == "init" { return true }
    if case .builtin(let builtin) = resolved, Builtins.shared(name, of: builtin) != nil {
      return true
    }
    return layers(of: resolved).contains { layer in
      switch layer {
      case .declared(let declaration):
        declaration.statics.properties[name] != nil || declaration.statics.functions[name] != nil
          || declaration.cases.contains { $0.name == name }
      case .host(let host): host.shared(name) != nil || !host.makers(name).isEmpty
      }
    }
  }

  /// How well a value fits a type: 0 not at all, 4 exactly.
  func fit(
    _ value: Value,
    _ type: TypeReference,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> Int {
    if type == .any { return 1 }
    switch (value, type.unwrapped) {
    case (.unknown(let unknown), _):
      return unknown.type.map { $0.unwrapped == type.unwrapped ? 4 : 1 } ?? 1
    case (.none, _): return type.isOptional ? 3 : 0
    case (.int, .named(let name, _)):
      if name == "Int" { return 4 }
      if ResolvedType.wholes.contains(name) || name == "NSNumber" { return 2 }
      // A literal that went through a variable stays whole; the language would not take it.
      if ResolvedType.fractions.contains(name) { return 1 }
    case (.double, .named(let name, _)):
      if name == "CGFloat" { return 4 }
      if ResolvedType.fractions.contains(name) { return 3 }
      if ResolvedType.wholes.contains(name) { return 0 }
    case (.string, .named(let name, _)):
      if ResolvedType.strings.contains(name) { return 4 }
    case (.bool, .named("Bool", _)): return 4
    case (.function, .function): return 4
    case (.function, _): return 0
    case (.array(let elements), .array(let element)):
      guard let first = elements.first else { return 3 }
      return fit(first, element, context, scope)
    case (.array, .named("Set", _)): return 0
    case (.set, .named("Set", _)), (.dictionary, .dictionary): return 4
    case (.keyPath, .named(let name, _)): return name.hasSuffix("KeyPath") ? 4 : 0
    case (.range, .named(let name, _)): return name.contains("Range") ? 4 : 0
    case (.tuple(let elements), .tuple(let types, _)): return elements.count == types.count ? 3 : 0
    case (.type, .metatype): return 4
    case (_, .array), (_, .dictionary), (_, .tuple), (_, .function), (_, .metatype): return 0
    default: break
    }
    guard let resolved = resolve(type, in: context ?? scope.frame.typeContext, scope.frame.file)
    else {
      return 1
    }
    switch resolved {
    case .builtin: return 0
    case .host(let host):
      let object: Any? =
        switch value {
        case .host(let object): object
        case .object(let instance): instance.host
        case .int(let number): number
        case .double(let number): Double(number)
        case .string(let text): text
        default: nil
        }
      if let object, host.matches(object) { return self.host.type(of: object) === host ? 4 : 3 }
      if case .double(let number) = value, host.matches(CGFloat(number)) { return 3 }
      if case .array = value, host.isOptionSet { return 2 }
      return conforms(value, resolved) ? 3 : 0
    case .declared: return conforms(value, resolved) ? 3 : 0
    }
  }

  func conforms(_ value: Value, _ type: ResolvedType) -> Bool {
    guard let own = resolvedType(of: value) else { return false }
    if own.key == type.key { return true }
    return isType(own, type)
  }
}
