import ArgumentParser
import Foundation

/// The programs that this one has started and waits for: a signal that ends this one ends them.
///
/// Foundation gives each a process group of its own, which neither Ctrl-C in a terminal nor what stops a job reaches.
final class RunningProcesses: @unchecked Sendable {
  static let all = RunningProcesses()

  /// Ctrl-C, what `timeout` and runners of CI send, and a terminal that closes.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// How long this program may tidy up once they have ended, in seconds.
  private static let grace = 3

  private let lock = NSLock()
  private var identifiers: Set<Int32> = []
  /// Those among them whose end nobody waits for.
  private var unawaited: Set<Int32> = []
  /// The signal that ends this program.
  private var ending: Int32?
  private var sources: [any DispatchSourceSignal] = []

  private init() {
    sources = Self.signals.compactMap { number in
      // Who started this program with a signal turned off, as `nohup` does, wants it to stay so.
      if Self.isIgnored(signal(number, SIG_IGN)) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.end(with: number) }
      source.resume()
      return source
    }
  }

  /// Starts a process, which a signal to this one ends until its end was waited for.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - isAwaited: Whether its end is waited for; this program does not stay for one that is only to be forgotten.
  /// - Throws: What `Process.run()` throws.
  func start(_ process: Process, isAwaited: Bool = true) throws {
    try process.run()
    let ending = lock.withLock {
      identifiers.insert(process.processIdentifier)
      if !isAwaited { unawaited.insert(process.processIdentifier) }
      return self.ending
    }
    if let ending { kill(process.processIdentifier, ending) }
  }

  /// Waits for a process that was started, and returns how it ended: 128 and more for a signal.
  ///
  /// - Throws: `ExitCode` where a signal ends this program.
  @discardableResult
  func end(of process: Process) throws -> Int32 {
    process.waitUntilExit()
    forget(process)
    if let ending = lock.withLock({ ending }) { throw ExitCode(128 + ending) }
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Takes a process off the list that ends by itself.
  func forget(_ process: Process) {
    lock.withLock {
      identifiers.remove(process.processIdentifier)
      unawaited.remove(process.processIdentifier)
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Passes a signal on, and ends this program if nothing that waits for the others does.
  private func end(with number: Int32) {
    let (others, isWaiting) = lock.withLock {
      ending = number
      return (identifiers, identifiers != unawaited)
    }
    for other in others { kill(other, number) }
    let wait: DispatchTime = isWaiting ? .now() + .seconds(Self.grace) : .now()
    DispatchQueue.global().asyncAfter(deadline: wait) {
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }
}
