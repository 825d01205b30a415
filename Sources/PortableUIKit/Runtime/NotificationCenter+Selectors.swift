#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for notifications.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called; it is not kept alive, and need not be removed before it dies.
  ///   - aSelector: The method, which takes a notification or nothing.
  ///   - aName: The notifications; nil for all.
  ///   - anObject: Whose notifications; nil for everybody's.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    guard let object = instance(in: observer) else { return }
    let target = SelectorObservers.Target(object: object)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let object = target.object else { return }
      Messages.send(aSelector, to: object, [notification])
    }
    SelectorObservers.append(
      SelectorObservers.Observation(
        center: self,
        target: target,
        name: aName,
        object: anObject.flatMap { instance(in: $0) },
        token: token
      )
    )
  }

  /// Ends the observations of an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the observations of an object, of those notifications and that object where they are given.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let sender = anObject.flatMap { instance(in: $0) }
    for token in SelectorObservers.remove(observer, from: self, aName, sender) {
      removeObserver(token as Any)
    }
    // One that was added with a block.
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Who observes notifications by a method.
private enum SelectorObservers {
  /// An object that is not kept alive.
  final class Target: @unchecked Sendable {
    weak var object: AnyObject?

    init(object: AnyObject) {
      self.object = object
    }
  }

  /// One call of `addObserver`.
  struct Observation {
    weak var center: NotificationCenter?
    let target: Target
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol

    var isOver: Bool { center == nil || target.object == nil }
  }

  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var observations: [Observation] = []
  /// Guarded by `lock`: the number of observations at which those that are over are looked for.
  private nonisolated(unsafe) static var limit = 64

  static func append(_ observation: Observation) {
    let over = lock.withLock { () -> [Observation] in
      observations.append(observation)
      guard observations.count >= limit else { return [] }
      let over = observations.filter(\.isOver)
      observations.removeAll(where: \.isOver)
      limit = max(64, observations.count * 2)
      return over
    }
    for observation in over { observation.center?.removeObserver(observation.token as Any) }
  }

  /// Takes observations out, and returns their tokens.
  static func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    _ name: NSNotification.Name?,
    _ object: AnyObject?
  ) -> [any NSObjectProtocol] {
    lock.withLock {
      func isMeant(_ observation: Observation) -> Bool {
        observation.center === center && observation.target.object === observer
          && (name == nil || observation.name == name)
          && (object == nil || observation.object === object)
      }
      let tokens = observations.filter(isMeant).map(\.token)
      observations.removeAll(where: isMeant)
      return tokens
    }
  }
}

#endif
