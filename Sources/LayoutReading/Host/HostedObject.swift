/// A view or controller that stands for an instance of a class of the source.
@MainActor
protocol HostedObject: AnyObject {
  var link: HostLink { get }
}

/// What ties a view or controller to its instance.
@MainActor
final class HostLink {
  /// The instance; nil before it is known, and at the end.
  var instance: Instance?
  /// Methods that were called on `super`, and are not to be handed to the source again.
  private var bypassed: [String: Int] = [:]
  /// The link of the object that is about to be made.
  private static var pending: HostLink?

  init(_ instance: Instance? = nil) {
    self.instance = instance
  }

  /// The link for an object that is being made.
  static func takePending() -> HostLink {
    defer { pending = nil }
    return pending ?? HostLink()
  }

  /// Makes an object for an instance.
  static func make(
    for instance: Instance,
    _ make: () throws -> AnyObject?
  ) rethrows -> AnyObject? {
    let link = HostLink(instance)
    pending = link
    defer { pending = nil }
    return try make()
  }

  /// Runs something in which a method of the object is that of the class of UIKit.
  func bypassing<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    bypassed[name, default: 0] += 1
    let before = bypassed[name]
    defer { if bypassed[name] == before { takeBypass(name) } }
    return try body()
  }

  @discardableResult
  private func takeBypass(_ name: String) -> Bool {
    guard let count = bypassed[name], count > 0 else { return false }
    bypassed[name] = count == 1 ? nil : count - 1
    return true
  }

  /// The method of the source that overrides one of UIKit, or nil where UIKit's own counts.
  private func override(_ name: String, _ object: any HostedObject) -> (Instance, Evaluator)? {
    guard !takeBypass(name), let instance, let evaluator = Callbacks.evaluator else { return nil }
    if instance.host == nil { instance.host = object }
    return (instance, evaluator)
  }

  /// Calls a method of the source.
  ///
  /// - Returns: Whether there is one.
  func tell(_ name: String, _ object: any HostedObject, _ arguments: [Value]) -> Bool {
    guard let (instance, evaluator) = override(name, object),
      let function = evaluator.override(name, of: instance.declaration)
    else { return false }
    Callbacks.run { _ = try evaluator.call(function, on: .object(instance), arguments) }
    return true
  }

  /// Asks a method of the source.
  ///
  /// - Returns: Nil where there is none.
  func ask<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ arguments: [Value],
    _ type: Native.Type
  ) -> Native? {
    guard let (instance, evaluator) = override(name, object),
      let function = evaluator.override(name, of: instance.declaration)
    else { return nil }
    var result: Native?
    Callbacks.run {
      result = try native(evaluator.call(function, on: .object(instance), arguments), type)
    }
    return result
  }

  /// Asks a property of the source.
  func ask<Native>(_ name: String, _ object: any HostedObject, _ type: Native.Type) -> Native? {
    guard let (instance, evaluator) = override(name, object),
      let property = evaluator.override(property: name, of: instance.declaration),
      property.isComputed
    else { return nil }
    var result: Native?
    Callbacks.run {
      result = try native(evaluator.get(property, of: .object(instance)), type)
    }
    return result
  }

  /// Tells a property of the source, or its observers, of a new value.
  func set<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ value: Native,
    _ change: () -> Void
  ) {
    guard let (instance, evaluator) = override(name, object),
      let property = evaluator.override(property: name, of: instance.declaration)
    else { return change() }
    Callbacks.run {
      try evaluator.set(property, of: instance, to: wrap(value), change)
    }
  }
}
