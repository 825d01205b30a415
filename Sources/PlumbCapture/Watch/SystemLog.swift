#if PLUMB_CAPTURE && canImport(OSLog)

import Foundation
import OSLog

/// The process's own part of the system's log, to which UIKit's messages go since iOS 10.
///
/// The store tells nobody when something is added, so it is asked from time to time, off the main thread.
///
/// Source: Apple's documentation of `OSLogStore.init(scope:)`: iOS 15, macOS 12.
final class SystemLog: @unchecked Sendable {
  /// How long the log is left alone between two questions, in seconds.
  private static let interval = 2.0

  private let receive: ([UInt8]) -> Void
  private let queue = DispatchQueue(label: "Plumb.LayoutWatch", qos: .utility)
  private let timer: any DispatchSourceTimer
  private var store: OSLogStore?
  private var last = Date()

  /// Begins to ask.
  ///
  /// - Parameter receive: Called with each message of the layout's, in UTF-8, on a queue of its own.
  init(receive: @escaping ([UInt8]) -> Void) {
    self.receive = receive
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval, leeway: .seconds(1))
    timer.setEventHandler { [weak self] in self?.ask() }
    timer.resume()
  }

  /// Asks at once, and waits for the answer.
  func read() { queue.sync { ask() } }

  /// Ends the questions.
  func stop() { timer.cancel() }

  private func ask() {
    do {
      let store = try store ?? OSLogStore(scope: .currentProcessIdentifier)
      self.store = store
      let entries = try store.getEntries(at: store.position(date: last))
      var newest = last
      for case let entry as OSLogEntryLog in entries where entry.date > last {
        newest = max(newest, entry.date)
        guard entry.category == "LayoutConstraints" else { continue }
        receive(Array((entry.composedMessage + "\n").utf8))
        // A message is one entry: whatever follows is another one.
        receive(Array("\n(end)\n".utf8))
      }
      last = newest
    } catch {
      // There is no store to be had: the console has the messages all the same.
      timer.cancel()
    }
  }
}

#endif
