import Foundation

/// A value that one thread at a time may touch.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
