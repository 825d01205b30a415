import SwiftSyntax

extension Evaluator {
  /// Evaluates `base[…]`.
  func `subscript`(
    _ call: SubscriptCallExprSyntax,
    _ scope: Scope,
    _ type: TypeReference?
  ) throws -> Value {
    let base = try evaluate(call.calledExpression, scope)
    let owner = try containerType(of: call, base, scope)
    let arguments = Argument.all(
      call.arguments,
      call.trailingClosure,
      call.additionalTrailingClosures
    )
    return try self.subscript(base, arguments, scope, call, owner)
  }

  /// The type of what is indexed, where an index or a default is only understood by it.
  func containerType(
    of call: SubscriptCallExprSyntax,
    _ base: Value,
    _ scope: Scope
  ) throws -> TypeReference? {
    guard call.arguments.contains(where: { Self.needsType($0.expression) }) else { return nil }
    if case .dictionary(let dictionary) = base, let first = dictionary.pairs.first {
      return .dictionary(typeName(of: first.key) ?? .any, typeName(of: first.value) ?? .any)
    }
    if case .dictionary = base { return try knownType(of: call.calledExpression, scope) }
    return nil
  }

  func `subscript`(
    _ base: Value,
    _ arguments: [Argument],
    _ scope: Scope,
    _ node: some SyntaxProtocol,
    _ owner: TypeReference? = nil
  ) throws -> Value {
    switch base {
    case .none: return .none
    case .unknown(let unknown): return .unknown(element(of: unknown, at: arguments))
    case .type(let type):
      if case .declared(let declaration) = type,
        let result = try invoke(
          declaration.statics.subscripts.map { Callable($0, on: base) },
          arguments,
          scope,
          nil,
          node
        )
      {
        return result
      }
      return unknown(node, scope)
    default: break
    }
    let callables = subscripts(of: base, arguments)
    if !callables.isEmpty, let result = try invoke(callables, arguments, scope, nil, node) {
      return result
    }
    let values = try indices(arguments, owner, scope)
    guard case .value(let index)? = values.first?.source else { return unknown(node, scope) }
    if case .keyPath(let path) = index {
      var value = base
      for component in path.components {
        value = try member(component, of: value, scope, node) ?? unknown(node, scope)
      }
      return value
    }
    return try Builtins.element(of: base, at: index, values.dropFirst().first, self, node, scope)
  }

  /// Indices of a collection of the language, evaluated.
  func indices(
    _ arguments: [Argument],
    _ owner: TypeReference?,
    _ scope: Scope
  ) throws -> [Argument] {
    var types: (TypeReference?, TypeReference?) = (nil, nil)
    if case .dictionary(let key, let value)? = owner?.unwrapped {
      types = (key == .any ? nil : key, value == .any ? nil : value)
    }
    return try arguments.map { argument in
      let type = argument.label == "default" ? types.1 : types.0
      return Argument(label: argument.label, value: try value(of: argument, scope, type))
    }
  }

  /// The subscripts of the source's own that some arguments are for: one of `[safe: index]` is for no other label.
  func subscripts(of value: Value, _ arguments: [Argument]) -> [Callable] {
    layers(of: value).flatMap { layer -> [Callable] in
      guard case .declared(let declaration) = layer else { return [] }
      return declaration.members.subscripts.map { Callable($0, on: value) }
    }.filter { ArgumentMatch(arguments, $0.signature) != nil }
  }

  func setSubscript(
    _ owner: Reference,
    _ arguments: [Argument],
    to new: Value,
    _ scope: Scope,
    _ node: some SyntaxProtocol
  ) throws {
    let base = try owner.get()
    let callables = subscripts(of: base, arguments)
    if let choice = try choose(callables, arguments, scope, nil),
      case .declared(let function, _, _) = choice.callable.kind, let setter = function.setter
    {
      let variable = Variable(base)
      let inner = Scope(Frame(self: variable, in: function.owner, function.file))
      for (index, parameter) in function.signature.parameters.enumerated() {
        guard let place = choice.match.places[index].first else { continue }
        inner.declare(parameter.name, try value(of: arguments[place], scope, parameter.type))
      }
      inner.declare(setter.name, new)
      _ = try run(setter.body, inner)
      if case .object = base { return }
      return try owner.set(variable.value ?? base)
    }
    guard case .value(let index)? = arguments.first?.source else { return }
    if case .keyPath(let path) = index, let last = path.components.last {
      var reference = owner
      for component in path.components.dropLast() {
        let outer = reference
        let value = try outer.get()
        reference = Reference {
          try self.member(component, of: value, scope, node) ?? .none
        } set: {
          try self.set(component, of: value, outer, to: $0, scope, node)
        }
      }
      return try set(last, of: reference.get(), reference, to: new, scope, node)
    }
    try owner.set(
      Builtins.setting(element: index, of: base, to: new, scope.frame.file.place(of: node))
    )
  }
}
