import Foundation

/// A log of an application's part.
public final class OSLog: Sendable {
  /// What a log is for.
  public struct Category: Hashable, Sendable {
    let name: String

    /// Points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What is looked at while it is traced.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  let sender: String
  private let isDisabled: Bool

  /// Creates a log.
  public init(subsystem: String, category: String) {
    sender = "[\(subsystem):\(category)]"
    isDisabled = false
  }

  /// Creates a log for a purpose.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(isDisabled: Bool) {
    sender = ""
    self.isDisabled = isDisabled
  }

  /// The log of those who have none.
  public static let `default` = OSLog(isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(isDisabled: true)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether signposts are set.
  public var signpostsEnabled: Bool { !isDisabled }
}

/// Writes a message with values in place of `%@`, `%d` and the like.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogStream.write(log.sender, type, formatted("\(message)", arguments))
}

/// Writes a message with values in place of `%@`, `%d` and the like.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  LogStream.write(log.sender, type, formatted("\(message)", arguments))
}

/// Writes a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  LogStream.write(log.sender, type, message.text)
}

/// Fills in values: `%{public}@` and `%{private}d` are `%@` and `%d`.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  let plain = format.replacing(/%\{[^}]*\}/, with: "%")
  return String(format: plain, arguments: arguments)
}
