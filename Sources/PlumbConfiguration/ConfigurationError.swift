/// What is wrong with a configuration, and where.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// What is wrong.
  public var message: String

  public var description: String { "\(file):\(line):\(column): \(message)" }
}
