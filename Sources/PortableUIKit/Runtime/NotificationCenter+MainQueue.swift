#if !canImport(ObjectiveC)
import Dispatch
public import Foundation

extension NotificationCenter {
  /// Calls a block on a queue for notifications; what is posted on the main actor reaches a block for the main queue
  /// at once, as on Apple's platforms.
  ///
  /// Foundation hands a block for another queue than the present one over, and waits for it. Elsewhere than on Apple's
  /// platforms it takes the main thread for the main queue, while the main actor may run on another one (it does
  /// below an asynchronous `main`, and in Swift Testing): who posts there would wait for itself.
  ///
  /// Source: Apple's documentation of `addObserver(forName:object:queue:using:)`.
  ///
  /// - Parameters:
  ///   - name: The notifications; nil for all.
  ///   - obj: Whose notifications; nil for everybody's.
  ///   - queue: Where the block runs. It is waited for.
  ///   - block: What is called with each notification.
  /// - Returns: What ends the observation when it is removed.
  @preconcurrency
  public func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let foreign: OperationQueue? = queue
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: foreign, using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil as OperationQueue?) { notification in
      guard !MainQueue.isCurrent else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.sync { block(notification) }
    }
  }
}

/// Tells the main queue from others, whichever thread it runs on.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
#endif
