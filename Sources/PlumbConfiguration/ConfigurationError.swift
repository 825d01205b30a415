/// What is wrong with a configuration, and where.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong.
  public var message: String

  public var description: String { "\(file):\(line): \(message)" }
}
