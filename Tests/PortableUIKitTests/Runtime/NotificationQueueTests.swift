import Foundation
import PortableUIKit
import Testing

/// What a block has been called with.
private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func append(_ name: Notification.Name) { lock.withLock { names.append(name.rawValue) } }
  var all: [String] { lock.withLock { names } }
}

/// Source: Apple's documentation of `addObserver(forName:object:queue:using:)`.
@Suite(.timeLimit(.minutes(1))) struct `Queues of notifications` {
  private let center = NotificationCenter()
  private let calls = Calls()

  @Test @MainActor func `A block for the main queue is called while the main actor posts`() {
    let token = center.addObserver(forName: .init("Moved"), object: nil, queue: .main) { [calls] in
      calls.append($0.name)
    }
    center.post(name: .init("Moved"), object: nil)
    #expect(calls.all == ["Moved"])
    center.removeObserver(token)
    center.post(name: .init("Moved"), object: nil)
    #expect(calls.all == ["Moved"])
  }

  @Test @MainActor func `A block for the main queue that posts in turn is called again`() {
    let inner = center.addObserver(forName: .init("Inner"), object: nil, queue: .main) { [calls] in
      calls.append($0.name)
    }
    let outer = center.addObserver(
      forName: .init("Outer"),
      object: nil,
      queue: OperationQueue.main
    ) { [calls, center] in
      center.post(name: .init("Inner"), object: nil)
      calls.append($0.name)
    }
    center.post(name: .init("Outer"), object: nil)
    #expect(calls.all == ["Inner", "Outer"])
    for token in [inner, outer] { center.removeObserver(token) }
  }

  @Test func `A block for the main queue runs on the main actor when another thread posts`() async {
    let token = center.addObserver(forName: .init("Moved"), object: nil, queue: .main) { [calls] in
      MainActor.assumeIsolated {}
      calls.append($0.name)
    }
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [center] in
        center.post(name: .init("Moved"), object: nil)
        continuation.resume()
      }
    }
    #expect(calls.all == ["Moved"])
    center.removeObserver(token)
  }

  @Test func `Other queues run their blocks before posting ends`() {
    let queue = OperationQueue()
    let token = center.addObserver(forName: .init("Moved"), object: nil, queue: queue) { [calls] in
      calls.append(OperationQueue.current === queue ? $0.name : .init("on another queue"))
    }
    center.post(name: .init("Moved"), object: nil)
    #expect(calls.all == ["Moved"])
    center.removeObserver(token)
  }

  @Test @MainActor func `A text field tells a block for the main queue of its editing`() {
    let field = UITextField()
    let token = NotificationCenter.default
      .addObserver(
        forName: UITextField.textDidChangeNotification,
        object: field,
        queue: .main
      ) { [calls] in calls.append($0.name) }
    field.insertText("a")
    #expect(calls.all == [UITextField.textDidChangeNotification.rawValue])
    NotificationCenter.default.removeObserver(token)
  }
}
