/// A view or controller that stands for an instance of a class of the source.
@MainActor
package protocol HostedObject: AnyObject {
  var link: HostLink { get }
}

/// What UIKit's calls of overridden methods are handed to.
@MainActor
package protocol HostCallReceiver: AnyObject {
  /// Calls a method of the source.
  ///
  /// - Returns: Whether there is one.
  func tell(_ name: String, _ object: any HostedObject, _ arguments: [Any]) -> Bool

  /// Asks a method of the source, or nil where there is none.
  func ask<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ arguments: [Any],
    _ type: Native.Type
  ) -> Native?

  /// Asks a property of the source, or nil where there is none that is computed.
  func ask<Native>(_ name: String, _ object: any HostedObject, _ type: Native.Type) -> Native?

  /// Tells a property of the source, or its observers, of a new value, and makes the change in UIKit as they say.
  func set<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ value: Native,
    _ change: () -> Void
  )

  /// Reads a property of the source, stored or computed, that a protocol of UIKit asks for; nil where there is none.
  func read<Native>(_ name: String, _ object: any HostedObject, _ type: Native.Type) -> Native?

  /// Sets such a property.
  func write<Native>(_ name: String, _ object: any HostedObject, _ value: Native)
}

/// What ties a view or controller to its instance.
@MainActor
package final class HostLink {
  /// What all links hand calls to.
  package static weak var receiver: (any HostCallReceiver)?

  /// The instance; nil before it is known, and at the end.
  package var owner: AnyObject?
  /// Methods that were called on `super`, and are not to be handed to the source again.
  private var bypassed: [String: Int] = [:]
  /// The link of the object that is about to be made.
  private static var pending: HostLink?

  private init(_ owner: AnyObject? = nil) {
    self.owner = owner
  }

  /// The link for an object that is being made.
  package static func takePending() -> HostLink {
    defer { pending = nil }
    return pending ?? HostLink()
  }

  /// Makes an object for an instance.
  package static func make(
    for owner: AnyObject,
    _ make: () throws -> AnyObject?
  ) rethrows -> AnyObject? {
    pending = HostLink(owner)
    defer { pending = nil }
    return try make()
  }

  /// Runs something in which a method of the object is that of the class of UIKit.
  package func bypassing<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
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

  /// What a call is handed to, or nil where UIKit's own method counts.
  private func receiver(of name: String) -> (any HostCallReceiver)? {
    !takeBypass(name) && owner != nil ? Self.receiver : nil
  }

  /// Calls a method of the source.
  ///
  /// - Returns: Whether there is one.
  package func tell(_ name: String, _ object: any HostedObject, _ arguments: [Any]) -> Bool {
    receiver(of: name)?.tell(name, object, arguments) ?? false
  }

  /// Asks a method of the source.
  ///
  /// - Returns: Nil where there is none.
  package func ask<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ arguments: [Any],
    _ type: Native.Type
  ) -> Native? {
    receiver(of: name)?.ask(name, object, arguments, type)
  }

  /// Asks a property of the source.
  package func ask<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ type: Native.Type
  ) -> Native? {
    receiver(of: name)?.ask(name, object, type)
  }

  /// Tells a property of the source, or its observers, of a new value.
  package func set<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ value: Native,
    _ change: () -> Void
  ) {
    guard let receiver = receiver(of: name) else { return change() }
    receiver.set(name, object, value, change)
  }

  /// Reads a property of the source that a protocol of UIKit asks for; nil where there is none.
  package func read<Native>(
    _ name: String,
    _ object: any HostedObject,
    _ type: Native.Type
  ) -> Native? {
    owner == nil ? nil : Self.receiver?.read(name, object, type)
  }

  /// Sets a property of the source that a protocol of UIKit asks for.
  package func write<Native>(_ name: String, _ object: any HostedObject, _ value: Native) {
    if owner != nil { Self.receiver?.write(name, object, value) }
  }
}
