import Foundation
import PortableUIKit
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
    // What a closure makes that is called at once is what is expected of the call.
    let made =
      callee.is(ClosureExprSyntax.self) && arguments.isEmpty
      ? type.map { TypeReference.function([], $0) } : nil
    let value = try evaluate(callee, scope, expecting: made)
    return try self.call(value, arguments, scope, type, call)
  }

  /// Calls a value: a function, or a type that is made.
  func call(
    _ value: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    switch value {
    case .function(let function):
      let types = function.parameterTypes ?? []
      let values = try arguments.enumerated().map { place, argument in
        try self.value(of: argument, scope, place < types.count ? types[place] : nil)
      }
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
  func call(
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
        let visible = visibleLayers(of: value, name, scope)
        let methods = methods(name, of: value, visible)
        if !methods.isEmpty,
          let result = try invoke(methods, arguments, scope, type, node, on: selfReference(scope))
        {
          return result
        }
        if let found = try property(name, of: value, visible), Self.mayBeCalled(found) {
          return try call(found, arguments, scope, type, node)
        }
        if let reference = selfReference(scope),
          let result = try Builtins.call(name, on: reference, arguments, scope, self)
        {
          return result
        }
      }
    }
    var around = scope.frame.typeContext
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
    var wanted = arguments
    if isFraction(type), name == "min" || name == "max" || name == "abs" {
      // Literals in it are of the type that is expected of the whole.
      wanted = try arguments.map {
        Argument(label: $0.label, value: try value(of: $0, scope, type))
      }
    }
    if let result = try Builtins.function(name, wanted, scope, self, node) { return result }
    if let functions = host.functions[name],
      let result = try invoke(functions.map { Callable($0) }, arguments, scope, type, node)
    {
      return result
    }
    if let variable = module.variable(name, near: scope.frame.file) {
      return try call(try global(variable), arguments, scope, type, node)
    }
    if let result = try configured(by: name, arguments, scope) { return result }
    if let value = scope.selfValue,
      let result = try callHelper(name, on: value, arguments, scope, node)
    {
      return result
    }
    keepTakenAway(by: name, from: scope.selfValue)
    return try callUnknown(name, arguments, scope, type, node)
  }

  /// `base.name(…)`.
  func call(
    _ access: MemberAccessExprSyntax,
    _ arguments: [Argument],
    _ scope: Scope,
    _ type: TypeReference?,
    _ node: FunctionCallExprSyntax
  ) throws -> Value {
    let name = access.declName.baseName.bareText
    guard let base = access.base else {
      if name == "some", let type, type.isOptional, arguments.count == 1 {
        return try value(of: arguments[0], scope, type.unwrapped)
      }
      guard let type, let resolved = resolve(type, scope) else {
        return try callUnknown("." + name, arguments, scope, type, node)
      }
      if name == "init" {
        let outer = genericTypes
        genericTypes = genericTypes(of: type, scope) ?? []
        defer { genericTypes = outer }
        return try make(resolved, arguments, scope, node)
      }
      if let result = try callStatic(name, of: resolved, arguments, scope, type, node) {
        return result
      }
      if let view = hostView(resolved), let made = try configured(view, arguments, scope, node) {
        return made
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
    var reference: Reference
    var arguments = arguments
    if let literal = base.as(ArrayExprSyntax.self), isFraction(type),
      ["reduce", "min", "max"].contains(name)
    {
      reference = Reference(try array(literal, scope, type.map { .array($0) }))
      if let first = arguments.first, first.label == nil, !first.isTrailing {
        arguments[0] = Argument(value: try value(of: first, scope, type))
      }
    } else if let searched = try searchedLiteral(base, name, arguments, scope) {
      reference = Reference(searched.value)
      arguments = searched.arguments
    } else if Self.isImplicit(base) {
      reference = Reference(try evaluate(base, scope, expecting: type))
    } else {
      reference = try self.reference(base, scope)
    }
    var value = try reference.get()
    if case .unknown(let unknown) = value,
      let stand = memberOfStand(name, unknown) ?? standByLibrary(name, unknown)
    {
      value = stand
    }
    switch value {
    case .none:
      // A method that a type of the source adds to optionals is called; else nothing is.
      let methods = methods(name, of: value, layers(of: value))
      if let result = try invoke(methods, arguments, scope, type, node) { return result }
      if name == "map" || name == "flatMap" { return .none }
      guard !Self.isChained(base), case .unknown(let unknown) = unknownOfNil(base, scope) else {
        return .none
      }
      return try callUnknown(unknown.text + "." + name, arguments, scope, type, node)
    case .unknown(let unknown) where Self.asksForRow(arguments) && unknown.isHandedOver:
      return .unknown(unknown.row(askedFor: name, at: scope.frame.file.place(of: node)))
    case .type(let resolved):
      if let result = try callStatic(name, of: resolved, arguments, scope, type, node) {
        return result
      }
      // `UILabel.newAutoLayout()`
      if arguments.isEmpty, Self.freesMask(name), hostView(resolved) != nil,
        let freed = freed(try make(resolved, [], scope, node), by: name)
      {
        return freed
      }
      if let view = hostView(resolved), let made = try configured(view, arguments, scope, node) {
        return made
      }
      let made: TypeReference? = hostView(resolved) != nil ? .named(resolved.name, []) : nil
      return try callUnknown(resolved.name + "." + name, arguments, scope, type ?? made, node)
    case .unknown(let unknown):
      if unknown.type == nil, ModuleNames.known.contains(unknown.text) {
        return try call(access.declName, arguments, scope, type, node)
      }
      if let element = element(of: unknown, by: name, arguments) { return .unknown(element) }
      if let result = try callHelper(name, on: value, arguments, scope, node) { return result }
      keepReached(by: unknown, name, node, scope)
      return try callUnknown(unknown.text + "." + name, arguments, scope, type, node)
    default: break
    }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    let methods = methods(
      name,
      of: value,
      isSelf ? visibleLayers(of: value, name, scope) : layers(of: value)
    )
    if !methods.isEmpty,
      let result = try invoke(methods, arguments, scope, type, node, on: reference)
    {
      return result
    }
    if let current = currentCall(name, on: value, arguments),
      let result = try invoke(
        self.methods(current.name, of: value, layers(of: value)),
        current.arguments,
        scope,
        type,
        node,
        on: reference
      )
    {
      return result
    }
    let mapped = mappingArguments(name, arguments, scope, type)
    if let result = try Builtins.call(name, on: reference, mapped, scope, self) { return result }
    if let added = module.foreign["Optional"]?.members.functions[name],
      let result = try invoke(
        added.map { Callable($0, on: value) },
        arguments,
        scope,
        type,
        node,
        on: reference
      )
    {
      return result
    }
    if let found = try member(name, of: value, scope, node), Self.mayBeCalled(found) {
      guard case .function(let function) = found, !methods.isEmpty else {
        return try call(found, Self.currentDSLArguments(name, arguments), scope, type, node)
      }
      _ = function
    }
    if let result = try callHelper(name, on: value, arguments, scope, node) { return result }
    if let result = try switchedByHelper(name, value, arguments, scope, node) { return result }
    if !Self.runsLater(name), !Self.onlyDraws(name, arguments) {
      keepHandled(value)
      let text = Self.brief(base.trimmedDescription) + "." + name
      keepUnknownPlacement(value, name, text, at: scope.frame.file.place(of: node))
      keepTakenAway(by: name, from: value)
      try keepChanged(value, by: name, reference, access, scope, node)
      try enter(value, by: name, arguments, scope)
      if fill(value, by: name, arguments, at: scope.frame.file.place(of: node)) {
        return .void
      }
    }
    return try callUnknown(
      Self.brief(base.trimmedDescription) + "." + name,
      arguments,
      scope,
      type,
      node
    )
  }

  /// Keeps in mind what a method that is not known may do to what it is called on.
  private func keepChanged(
    _ value: Value,
    by name: String,
    _ reference: Reference,
    _ access: MemberAccessExprSyntax,
    _ scope: Scope,
    _ node: FunctionCallExprSyntax
  ) throws {
    try forgetMutated(reference, by: access, scope, node)
    let isStack = hostObject(of: value) is UIStackView
    guard isStack || !constraints(in: [value]).isEmpty else { return }
    keepChanged(value)
    // What a stack view is given is in it by its name.
    guard !isStack || !name.hasPrefix("add") else { return }
    note(
      .unknown,
      "`\(Self.brief(access.trimmedDescription))` is not known",
      scope.frame.file.place(of: node)
    )
  }

  /// Whether a value can be called: where it cannot, a function of the same name is meant that is not known, such as
  /// `subviews(title, note)`.
  private static func mayBeCalled(_ value: Value) -> Bool {
    switch value {
    case .array, .bool, .dictionary, .double, .int, .set, .string, .tuple: false
    default: true
    }
  }

  func selfReference(_ scope: Scope) -> Reference? {
    guard let variable = scope.variable("self") ?? scope.frame.selfVariable else { return nil }
    return Reference(variable)
  }
}
