#if PLUMB_CAPTURE && canImport(OSLog)

import Foundation
import OSLog

/// The process's own part of the system's log, to which UIKit's messages go since iOS 10.
///
/// The store tells nobody when something is added. Layouts are made in the main run loop, so it is asked once, off the
/// main thread, after that loop has done something; an app that waits for its user asks nothing.
///
/// Source: Apple's documentation of `OSLogStore.init(scope:)`: iOS 15, macOS 12; and of `CFRunLoopActivity.beforeWaiting`.
final class SystemLog: @unchecked Sendable {
  /// How long after the main run loop's work the log is asked, in seconds: what happens until then is asked for together.
  private static let delay = 1.0

  private let receive: ([UInt8]) -> Void
  private let queue = DispatchQueue(label: "Plumb.LayoutWatch", qos: .utility)
  private var observer: CFRunLoopObserver?
  private var store: OSLogStore?
  private var last = Date()
  private let lock = NSLock()
  /// Under the lock: whether a question is on its way, and whether there is to be none any more.
  private var isDue = false
  private var isOver = false

  /// Begins to ask.
  ///
  /// - Parameter receive: Called with each message of the layout's, in UTF-8, on a queue of its own.
  init(receive: @escaping ([UInt8]) -> Void) {
    self.receive = receive
    observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      0
    ) { [weak self] _, _ in self?.askSoon() }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  /// Asks at once, and waits for the answer.
  func read() { queue.sync { ask() } }

  /// Ends the questions.
  func stop() {
    lock.withLock { isOver = true }
    guard let observer else { return }
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    self.observer = nil
  }

  private func askSoon() {
    let isFirst = lock.withLock {
      defer { isDue = true }
      return !isDue && !isOver
    }
    guard isFirst else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
      guard let self else { return }
      lock.withLock { self.isDue = false }
      ask()
    }
  }

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
      lock.withLock { isOver = true }
    }
  }
}

#endif
