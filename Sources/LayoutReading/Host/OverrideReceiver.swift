import HostCalls

extension HostLink {
  /// The instance of the source; nil before it is known, and at the end.
  var instance: Instance? {
    get { owner as? Instance }
    set { owner = newValue }
  }
}

/// Hands UIKit's calls of methods and properties that the source overrides to the evaluator at work.
@MainActor
final class OverrideReceiver: HostCallReceiver {
  static let shared = OverrideReceiver()

  /// The instance of an object, and what evaluates its methods.
  private func reader(of object: any HostedObject) -> (Instance, Evaluator)? {
    guard let instance = object.link.instance, let evaluator = Callbacks.evaluator else {
      return nil
    }
    if instance.host == nil { instance.host = object }
    return (instance, evaluator)
  }

  func tell(_ name: String, _ object: any HostedObject, _ arguments: [Any]) -> Bool {
    guard let (instance, evaluator) = reader(of: object),
      let function = evaluator.override(name, of: instance.declaration)
    else { return false }
    let isRepeated = Evaluator.repeatedMethods.contains(name)
    if isRepeated { evaluator.repeatedCalls += 1 }
    defer { if isRepeated { evaluator.repeatedCalls -= 1 } }
    Callbacks.run {
      _ = try evaluator.call(function, on: .object(instance), arguments.map { wrap(any: $0) })
    }
    return true
  }

  func ask<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ arguments: [Any],
    _ type: Native.Type
  ) -> Native? {
    guard let (instance, evaluator) = reader(of: object) else { return nil }
    guard let function = evaluator.override(name, of: instance.declaration) else {
      return name == "supports(_:)"
        ? evaluator.isOfShownType(arguments.first, instance) as? Native : nil
    }
    var result: Native?
    Callbacks.run {
      let answer = try evaluator.call(
        function,
        on: .object(instance),
        arguments.map { wrap(any: $0) }
      )
      result = try native(answer, type)
    }
    return result
  }

  func ask<Native>(_ name: String, _ object: any HostedObject, _ type: Native.Type) -> Native? {
    guard let (instance, evaluator) = reader(of: object),
      let property = evaluator.override(property: name, of: instance.declaration),
      property.isComputed
    else { return nil }
    var result: Native?
    Callbacks.run {
      result = try native(evaluator.get(property, of: .object(instance)), type)
    }
    return result
  }

  func set<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ value: Native,
    _ change: () -> Void
  ) {
    guard let (instance, evaluator) = reader(of: object),
      let property = evaluator.override(property: name, of: instance.declaration)
    else { return change() }
    Callbacks.run {
      try evaluator.set(property, of: instance, to: wrap(value), change)
    }
  }

  func read<Native>(_ name: String, _ object: any HostedObject, _ type: Native.Type) -> Native? {
    guard let (instance, evaluator) = reader(of: object) else { return nil }
    var result: Native?
    Callbacks.run {
      let declaration = instance.declaration
      let scope = Scope(Frame(self: nil, in: nil, declaration.file))
      let value = try evaluator.member(name, of: .object(instance), scope, declaration.syntax)
      result = try value.map { try native($0, type) }
    }
    return result
  }

  func write<Native>(_ name: String, _ object: any HostedObject, _ value: Native) {
    guard let (instance, evaluator) = reader(of: object) else { return }
    Callbacks.run {
      let declaration = instance.declaration
      let owner = Value.object(instance)
      let scope = Scope(Frame(self: nil, in: nil, declaration.file))
      try evaluator.set(
        name,
        of: owner,
        Reference(owner),
        to: wrap(value),
        scope,
        declaration.syntax
      )
    }
  }
}
