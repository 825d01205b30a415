#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// What is posted under a name, one after another, as long as somebody waits for it.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias Failure = Never
    private let stream: AsyncStream<Posted>

    /// A notification on its way from whoever posts it.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// What waits for notifications.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      fileprivate var iterator: AsyncStream<Posted>.Iterator

      /// Waits for the next notification.
      public mutating func next() async -> Notification? {
        await iterator.next()?.notification
      }
    }

    fileprivate init(_ stream: AsyncStream<Posted>) {
      self.stream = stream
    }

    /// Returns what waits for notifications.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  /// Returns what is posted under a name from now on.
  ///
  /// Source: Apple's documentation of `notifications(named:object:)`, which Foundation lacks elsewhere.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream<Notifications.Posted>.makeStream()
    nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Notifications.Posted(notification: $0))
    }
    continuation.onTermination = { _ in self.removeObserver(observer) }
    return Notifications(stream)
  }
}
#endif
