import Foundation

/// A value behind a lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Creates a lock around a value.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Does something with the value, while nobody else does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// Does something with the value, while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public convenience init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public convenience init() { self.init(uncheckedState: ()) }

  /// Waits until nobody has the lock, and takes it.
  public func lock() { mutex.lock() }
  /// Gives the lock back.
  public func unlock() { mutex.unlock() }

  /// Does something while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body()
  }
}
