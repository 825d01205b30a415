#if !canImport(ObjectiveC)
public import Foundation

extension NSObject {
  /// Calls a method later, from the current run loop.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which takes the argument or nothing.
  ///   - anArgument: The argument. It and the object are kept alive until then.
  ///   - delay: In how many seconds; at the next turn of the run loop with 0.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in request.answer() }
    request.timer = timer
    DelayedRequest.append(request)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Takes back all that an object was to be asked later.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequest.cancel { $0.target === instance(in: aTarget) }
  }

  /// Takes back what an object was to be asked later with a method and an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    let wanted = anArgument.flatMap { instance(in: $0) }
    DelayedRequest.cancel { request in
      let argument = request.argument.flatMap { instance(in: $0) }
      return request.target === instance(in: aTarget) && request.selector == aSelector
        && (wanted == nil || wanted === argument)
    }
  }
}

/// A method that is to be called later.
private final class DelayedRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  weak var timer: Timer?

  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var requests: [DelayedRequest] = []

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  static func append(_ request: DelayedRequest) { lock.withLock { requests.append(request) } }

  /// Calls the method.
  func answer() {
    Self.lock.withLock { Self.requests.removeAll { $0 === self } }
    Messages.send(selector, to: target, [argument])
  }

  /// Takes back requests.
  static func cancel(where isMeant: (DelayedRequest) -> Bool) {
    let cancelled = lock.withLock { () -> [DelayedRequest] in
      let cancelled = requests.filter(isMeant)
      requests.removeAll(where: isMeant)
      return cancelled
    }
    for request in cancelled { request.timer?.invalidate() }
  }
}

#endif
