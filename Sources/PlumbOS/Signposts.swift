/// What tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates one from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates one that no other has.
  public init(log: OSLog) { self = OSSignpostID.next() }
  /// Creates that of an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The only interval of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(0)

  private static let counter = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> OSSignpostID {
    OSSignpostID(
      counter.withLock { count in
        count += 1
        return count
      }
    )
  }
}

/// What a signpost says of its interval.
public enum OSSignpostType: UInt8, Sendable {
  case event = 0
  case begin = 1
  case end = 2
}

/// Sets a signpost; nobody watches them here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Sets a signpost with a message; nobody watches them here.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}

/// Sets signposts; nobody watches them here.
public struct OSSignposter: Sendable {
  /// An interval that was begun.
  public struct OSSignpostIntervalState: Sendable {
    let identifier: OSSignpostID
  }

  /// Creates a signposter of an application's part.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of an application's part.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a logger.
  public init(logger: Logger) {}

  /// Whether signposts are set: no.
  public var isEnabled: Bool { false }

  /// Returns what tells an interval from others.
  public func makeSignpostID() -> OSSignpostID { .next() }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(identifier: id)
  }

  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(identifier: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval, with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Sets a signpost.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Sets a signpost, with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Does something in an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

/// An interval that was begun.
public typealias OSSignpostIntervalState = OSSignposter.OSSignpostIntervalState
