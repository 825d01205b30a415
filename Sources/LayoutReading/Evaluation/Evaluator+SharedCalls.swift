import HostCalls
import SwiftSyntax

extension Evaluator {
  func callStatic(
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
        where known.insert(function.key).inserted {
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
        where known.insert(function.key).inserted {
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
    // Objective-C's name of a class has the module before it.
    if name == "description", arguments.isEmpty, case .declared(let declaration) = type,
      declaration.kind == .classType, hostClass(of: declaration) != nil
    {
      return .string("Module." + declaration.name)
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
    guard callables.isEmpty, let current = Self.currentCall(name, of: type, arguments) else {
      return nil
    }
    return try callStatic(current.name, of: type, current.arguments, scope, expected, node)
  }

  func callSuper(
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
      let result = try initializeSuper(instance, above: owner, arguments, scope, node)
      forgetFrameFromList(instance, scope)
      return result
    }
    if case .type(let resolved) = value {
      // It asks the type that was called, which may override more.
      let callables = layersAbove(owner, of: resolved).flatMap { layer -> [Callable] in
        switch layer {
        case .declared(let declaration):
          (declaration.statics.functions[name] ?? []).map { Callable($0, on: .type(resolved)) }
        case .host(let host): host.makers(name).map { Callable($0) }
        }
      }
      return try invoke(callables, arguments, scope, type, node) ?? unknown(node, scope)
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
}
