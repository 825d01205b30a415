import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What anybody may want to know.
  public static let `default` = OSLogType(0x00)
  /// What helps, and is not kept.
  public static let info = OSLogType(0x01)
  /// What helps those who work on the program.
  public static let debug = OSLogType(0x02)
  /// What went wrong.
  public static let error = OSLogType(0x10)
  /// What should never be.
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Writes messages to the standard error stream.
///
/// - Note: os: messages that help (`info`, `debug`) are written where `OS_ACTIVITY_DT_MODE` is set, as Xcode sets it; the
///   others always.
public struct Logger: Sendable {
  private let sender: String

  /// Creates a logger of an application's part.
  public init(subsystem: String, category: String) { sender = "[\(subsystem):\(category)]" }
  /// Creates a logger.
  public init() { sender = "" }
  /// Creates a logger that writes as a log does.
  public init(_ logObj: OSLog) { sender = logObj.sender }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message for those who follow the program's steps.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message for those who work on the program.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes of what may go wrong.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes of what went wrong.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes of what should never be.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes of what should never be.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ level: OSLogType) {
    LogStream.write(sender, level, message.text)
  }
}

/// Where messages go.
package enum LogStream {
  /// Set by tests, before anything is written.
  nonisolated(unsafe) package static var sink: (@Sendable (String) -> Void)?

  static func write(_ sender: String, _ level: OSLogType, _ text: String) {
    guard isWritten(level) else { return }
    let line = "\(sender.isEmpty ? "" : sender + " ")\(level.name): \(text)\n"
    if let sink { sink(line) } else { FileHandle.standardError.write(Data(line.utf8)) }
  }

  private static func isWritten(_ level: OSLogType) -> Bool {
    level != .info && level != .debug
      || ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil
  }
}

extension OSLogFloatFormatting {
  func text(_ value: Double) -> String {
    String(format: "%.\(digits ?? 6)f", value)
  }
}
