import Foundation

/// The processes that we wait for: signals that end us end them.
///
/// Foundation gives each a process group of its own, which the terminal's signals do not reach.
final class RunningProcesses: @unchecked Sendable {
  static let all = RunningProcesses()

  private let lock = NSLock()
  private var identifiers: Set<Int32> = []
  private var sources: [any DispatchSourceSignal] = []

  private init() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in
        guard let self else { return }
        for identifier in lock.withLock({ identifiers }) { kill(identifier, number) }
      }
      source.resume()
      return source
    }
  }

  /// Waits for a process that runs, and returns how it ended: 128 and more for a signal.
  func status(of process: Process) -> Int32 {
    let identifier = process.processIdentifier
    lock.withLock { _ = identifiers.insert(identifier) }
    process.waitUntilExit()
    lock.withLock { _ = identifiers.remove(identifier) }
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
