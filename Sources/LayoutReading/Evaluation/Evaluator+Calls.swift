import Foundation
import SwiftSyntax

extension Evaluator {
  // MARK: - Calls as the source writes them

  /// Evaluates a call.
  func call(
    _ call: FunctionCallExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let arguments = Argument.all(
      call.arguments,
      call.trailingClosure,
      call.additionalTrailingClosures
    )
    var callee = call.calledExpression
    if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
      if let name = specialization.expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
        name == "Set" || name == "Array"
      {
        let values: [Value] = try arguments.map { try self.value(of: $0, scope, nil) }
        return try Builtins.make(name, values, arguments.map(\.label), self) ?? unknown(call, scope)
      }
      callee = specialization.expression
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return try self.call(access, arguments, scope, type, call)
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return try self.call(reference, arguments, scope, type, call)
    }
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self),
      arguments.isEmpty
    {
      return callee.is(ArrayExprSyntax.self) ? .array([]) : .dictionary(DictionaryValue())
    }
    let value = try evaluate(callee, scope)
    return try self.call(value, arguments, scope, type, call)
  }

  /// Calls a value: a function, or a type that is made.
  private func call(
    _ value: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    switch value {
    case .function(let function):
      let values = try arguments.map { try self.value(of: $0, scope, nil) }
      return try function.body(values, arguments.map(\.label))
    case .type(let resolved):
      return try make(resolved, arguments, scope, node)
    case .none: return .none
    case .unknown(let unknown):
      return try callUnknown(unknown.text, arguments, scope, type, node)
    default:
      let callables = methods("callAsFunction", of: value, layers(of: value))
      if let result = try invoke(callables, arguments, scope, type, node) { return result }
      return unknown(node, scope)
    }
  }

  /// `name(…)`.
  private func call(
    _ reference: DeclReferenceExprSyntax,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    let name = reference.baseName.bareText
    if let variable = scope.variable(name), let value = variable.value {
      return try call(value, arguments, scope, type, node)
    }
    if let (around, functions) = scope.functions(name),
      let result = try invoke(
        functions.map { Callable($0, in: around) },
        arguments,
        scope,
        type,
        node
      )
    {
      return result
    }
    if let value = scope.selfValue {
      if case .type(let resolved) = value {
        if let result = try callStatic(name, of: resolved, arguments, scope, type, node) {
          return result
        }
      } else {
        let methods = methods(name, of: value, layers(of: value))
        if !methods.isEmpty,
          let result = try invoke(methods, arguments, scope, type, node, on: selfReference(scope))
        {
          return result
        }
        if let found = try property(name, of: value, layers(of: value)) {
          return try call(found, arguments, scope, type, node)
        }
        if let reference = selfReference(scope),
          let result = try Builtins.call(name, on: reference, arguments, scope, self)
        {
          return result
        }
      }
    }
    var around = scope.frame.type
    while let each = around {
      if let result = try callStatic(name, of: .declared(each), arguments, scope, type, node) {
        return result
      }
      around = each.outer
    }
    if let functions = module.functions[name],
      let result = try invoke(functions.map { Callable($0) }, arguments, scope, type, node)
    {
      return result
    }
    if let resolved = resolve(.named(name, []), scope) {
      return try make(resolved, arguments, scope, node)
    }
    if let result = try Builtins.function(name, arguments, scope, self, node) { return result }
    if let functions = host.functions[name],
      let result = try invoke(functions.map { Callable($0) }, arguments, scope, type, node)
    {
      return result
    }
    if let variable = module.variable(name, near: scope.frame.file) {
      return try call(try global(variable), arguments, scope, type, node)
    }
    if let value = scope.selfValue,
      let result = try callHelper(name, on: value, arguments, scope, node)
    {
      return result
    }
    return try callUnknown(name, arguments, scope, type, node)
  }

  /// `base.name(…)`.
  private func call(
    _ access: MemberAccessExprSyntax,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    let name = access.declName.baseName.bareText
    guard let base = access.base else {
      guard let type, let resolved = resolve(type, scope) else {
        return try callUnknown("." + name, arguments, scope, type, node)
      }
      if name == "init" { return try make(resolved, arguments, scope, node) }
      if let result = try callStatic(name, of: resolved, arguments, scope, type, node) {
        return result
      }
      return try callUnknown("." + name, arguments, scope, type, node)
    }
    if base.is(SuperExprSyntax.self) {
      return try callSuper(name, arguments, scope, type, node)
    }
    if name == "init" {
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
        scope.frame.initializing != nil
      {
        return try delegate(scope.selfValue, arguments, scope, node)
      }
      if case .type(let resolved) = try evaluate(base, scope) {
        return try make(resolved, arguments, scope, node)
      }
    }
    let reference =
      Self.isImplicit(base)
      ? Reference(try evaluate(base, scope, expecting: type)) : try self.reference(base, scope)
    var value = try reference.get()
    if case .unknown(let unknown) = value, let stand = memberOfStand(name, unknown) {
      value = stand
    }
    switch value {
    case .none:
      // A method that a type of the source adds to optionals is called; else nothing is.
      let methods = methods(name, of: value, layers(of: value))
      if let result = try invoke(methods, arguments, scope, type, node) { return result }
      guard !Self.isChained(base), case .unknown(let unknown) = unknownOfNil(base, scope) else {
        return .none
      }
      return try callUnknown(unknown.text + "." + name, arguments, scope, type, node)
    case .type(let resolved):
      if let result = try callStatic(name, of: resolved, arguments, scope, type, node) {
        return result
      }
      let made: TypeReference? = hostView(resolved) != nil ? .named(resolved.name, []) : nil
      return try callUnknown(resolved.name + "." + name, arguments, scope, type ?? made, node)
    case .unknown(let unknown):
      if unknown.type == nil, ModuleNames.known.contains(unknown.text) {
        return try call(access.declName, arguments, scope, type, node)
      }
      if let result = try callHelper(name, on: value, arguments, scope, node) { return result }
      return try callUnknown(unknown.text + "." + name, arguments, scope, type, node)
    default: break
    }
    let methods = methods(name, of: value, layers(of: value))
    if !methods.isEmpty,
      let result = try invoke(methods, arguments, scope, type, node, on: reference)
    {
      return result
    }
    if let result = try Builtins.call(name, on: reference, arguments, scope, self) { return result }
    if let found = try member(name, of: value, scope, node) {
      guard case .function(let function) = found, !methods.isEmpty else {
        return try call(found, arguments, scope, type, node)
      }
      _ = function
    }
    if let result = try callHelper(name, on: value, arguments, scope, node) { return result }
    return try callUnknown(
      Self.brief(base.trimmedDescription) + "." + name,
      arguments,
      scope,
      type,
      node
    )
  }

  private func selfReference(_ scope: Scope) -> Reference? {
    guard let variable = scope.variable("self") ?? scope.frame.selfVariable else { return nil }
    return Reference(variable)
  }

  /// A call of something that is not known.
  ///
  /// It is noted where a view is handed to it, which may be laid out there.
  private func callUnknown(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    var takesView = false
    var views: [Value] = []
    for argument in arguments {
      if let closure = argument.expression?.as(ClosureExprSyntax.self) {
        // What it does is not done: that matters where it lays out.
        if mayLayOut(closure) { takesView = true }
      } else if let value = try? value(of: argument, scope, nil), isLayoutObject(value) {
        takesView = true
        views.append(value)
      }
    }
    if takesView, !Self.runsLater(name) {
      note(.unknown, "`\(Self.brief(name))` is not known", scope.frame.file.place(of: node))
    }
    if takesView, let holder = holder(name, of: type, views, scope, node) { return holder }
    // A call of a type makes a value of it.
    let made: TypeReference? =
      name.first?.isUppercase == true && !name.contains(".") ? .named(name, []) : nil
    return .unknown(
      Unknown(
        Self.brief(node.trimmedDescription),
        type: made ?? type,
        at: scope.frame.file.place(of: node)
      )
    )
  }

  /// Whether what is handed to a function of a name is run by an event, and not when the layout is made.
  private static func runsLater(_ name: String) -> Bool {
    name.split(separator: ".").contains { part in
      laterNames.contains(String(part)) || laterBeginnings.contains { part.hasPrefix($0) }
    }
  }

  private static let laterNames: Set<String> = [
    "rx", "sink", "drive", "asyncAfter", "addAction", "addTarget", "publisher", "throttle",
    "debounce", "receive", "assign", "perform", "notify", "completion", "setImage", "kf", "sd",
  ]
  private static let laterBeginnings = [
    "on", "fetch", "load", "get", "request", "observe", "subscribe", "bind", "download", "post",
    "send", "present", "dismiss", "schedule", "did", "register", "addObserver", "when",
  ]

  /// Whether a value is something that is laid out, or lays out.
  func isLayoutObject(_ value: Value) -> Bool {
    switch value {
    case .object(let instance): instance.host.map(host.isLayoutObject) ?? false
    case .host(let object): host.isLayoutObject(object)
    case .array(let elements): elements.contains(where: isLayoutObject)
    default: false
    }
  }

  // MARK: - Static functions and super

  private func callStatic(
    _ name: String,
    of type: ResolvedType,
    _ arguments: [Argument],
    _ scope: Scope,
    _ expected: TypeReference?,
    _ node: some SyntaxProtocol
  ) throws -> Value? {
    var callables: [Callable] = []
    var known: Set<String> = []
    for layer in layers(of: type) {
      switch layer {
      case .declared(let declaration):
        for function in declaration.statics.functions[name] ?? []
        where known.insert(function.signature.key(of: name)).inserted {
          callables.append(Callable(function, on: .type(type)))
        }
        if let element = declaration.cases.first(where: { $0.name == name }),
          let signature = element.signature
        {
          callables.append(Callable(.enumerationCase(declaration, element), signature))
        }
        if let nested = declaration.nested[name] {
          return try make(.declared(nested), arguments, scope, node)
        }
      case .host(let host):
        for function in host.makers(name)
        where known.insert(function.signature.key(of: name)).inserted {
          callables.append(Callable(function))
        }
        if let nested = self.host.type(named: host.name + "." + name) {
          return try make(.host(nested), arguments, scope, node)
        }
      }
    }
    if !callables.isEmpty, let result = try invoke(callables, arguments, scope, expected, node) {
      return result
    }
    if case .builtin(let builtin) = type,
      let result = try Builtins.callShared(name, of: builtin, arguments, scope, self)
    {
      return result
    }
    if let found = try staticMember(name, of: type, scope, node), callables.isEmpty {
      switch found {
      case .function(let function):
        let values = try arguments.map { try self.value(of: $0, scope, nil) }
        return try function.body(values, arguments.map(\.label))
      default: return nil
      }
    }
    return nil
  }

  private func callSuper(
    _ name: String,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    guard let value = scope.selfValue, let owner = scope.frame.type else {
      return unknown(node, scope)
    }
    if name == "init" {
      guard case .object(let instance) = value else { return .void }
      return try initializeSuper(instance, above: owner, arguments, scope, node)
    }
    if case .type(let resolved) = value {
      for parent in owner.inherited {
        if let parent = resolve(parent, in: owner, owner.file),
          let result = try callStatic(name, of: parent, arguments, scope, type, node)
        {
          return result
        }
      }
      _ = resolved
      return unknown(node, scope)
    }
    let callables = methods(name, of: value, layersAbove(owner, of: value))
    guard let chosen = try choose(callables, arguments, scope, type) else {
      // A method that UIKit has and ours does not: what it does is not known, and most often nothing.
      return .void
    }
    guard case .host(let function, _, _) = chosen.callable.kind,
      case .object(let instance) = value, let hosted = instance.host as? any HostedObject
    else { return try invoke(chosen, scope, node, on: nil) }
    let title = function.signature.description(of: name)
    return try hosted.link.bypassing(title) { try invoke(chosen, scope, node, on: nil) }
  }

  // MARK: - Choosing among functions

  /// A function with the arguments that it is called with.
  struct Choice {
    var callable: Callable
    var match: ArgumentMatch
    var arguments: [Argument]
    /// Arguments that were evaluated for the choice, by their places.
    var values: [Int: Value]
  }

  /// Chooses the function that arguments fit best, and calls it.
  ///
  /// - Returns: Nil where none fits.
  func invoke(
    _ callables: [Callable],
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: some SyntaxProtocol,
    on reference: Reference? = nil
  ) throws -> Value? {
    guard let choice = try choose(callables, arguments, scope, type) else { return nil }
    return try invoke(choice, scope, node, on: reference)
  }

  /// Chooses the function that arguments fit best.
  func choose(
    _ callables: [Callable],
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Choice? {
    var matched = callables.compactMap { callable in
      ArgumentMatch(arguments, callable.signature).map { (callable, $0) }
    }
    if matched.isEmpty, arguments.allSatisfy({ $0.label == nil && $0.expression == nil }) {
      // A function value is called without labels.
      matched = callables.compactMap { callable in
        ArgumentMatch(arguments, callable.signature, ignoringLabels: true).map { (callable, $0) }
      }
    }
    guard let first = matched.first else { return nil }
    if matched.count == 1 {
      return Choice(callable: first.0, match: first.1, arguments: arguments, values: [:])
    }
    // What needs no type to be understood is evaluated once, for all of them.
    var values: [Int: Value] = [:]
    for (place, argument) in arguments.enumerated() {
      switch argument.source {
      case .value(let value): values[place] = value
      case .expression(let expression):
        if !Self.needsType(expression) { values[place] = try evaluate(expression, scope) }
      }
    }
    var best: (score: Int, callable: Callable, match: ArgumentMatch)?
    for (callable, match) in matched {
      guard var score = score(match, callable, arguments, values, scope) else { continue }
      if let type, case .named = type.unwrapped,
        callable.signature.result.unwrapped == type.unwrapped
      {
        score += 1
      }
      // Of two that fit alike, the one with fewer parameters that are left to their defaults.
      score = score * 16 - match.places.count { $0.isEmpty }
      if best.map({ score > $0.score }) ?? true { best = (score, callable, match) }
    }
    guard let best else { return nil }
    return Choice(callable: best.callable, match: best.match, arguments: arguments, values: values)
  }

  private func score(
    _ match: ArgumentMatch,
    _ callable: Callable,
    _ arguments: [Argument],
    _ values: [Int: Value],
    _ scope: Scope
  ) -> Int? {
    var total = 0
    let context: TypeDeclaration? =
      switch callable.kind {
      case .declared(let function, _, _): function.owner
      default: nil
      }
    for (index, places) in match.places.enumerated() {
      let type = callable.signature.parameters[index].type
      for place in places {
        let fit =
          if let value = values[place] {
            self.fit(value, type, context, scope)
          } else {
            fit(arguments[place].expression, type, context, scope)
          }
        guard fit > 0 else { return nil }
        total += fit
      }
    }
    return total
  }

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
  private func fit(
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
        let resolved = resolve(name: name, in: context ?? scope.frame.type, scope.frame.file)
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
      if case .tuple(let parts) = type.unwrapped {
        return parts.count == tuple.elements.count ? 3 : 0
      }
      return 0
    case .inOutExpr: return 2
    default: return 1
    }
  }

  private func mayTakeLiteral(
    _ name: String,
    _ literal: String,
    _ context: TypeDeclaration?,
    _ scope: Scope
  ) -> Int {
    guard let type = resolve(name: name, in: context ?? scope.frame.type, scope.frame.file) else {
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

  private func hasStatic(
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
    case (.tuple(let elements), .tuple(let types)): return elements.count == types.count ? 3 : 0
    case (.type, .metatype): return 4
    case (_, .array), (_, .dictionary), (_, .tuple), (_, .function), (_, .metatype): return 0
    default: break
    }
    guard let resolved = resolve(type, in: context ?? scope.frame.type, scope.frame.file) else {
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

  private func conforms(_ value: Value, _ type: ResolvedType) -> Bool {
    guard let own = resolvedType(of: value) else { return false }
    if own.key == type.key { return true }
    return isType(own, type)
  }
}
