/// How serious a finding must be for a check to fail.
public enum FailureLevel: String, Hashable, Sendable, CaseIterable {
  case error
  case warning
  case note
  /// No finding lets a check fail.
  case never

  /// The least serious finding that fails, or nil for none.
  public var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }

  /// Whether a finding of a severity fails.
  public func isReached(by severity: Finding.Severity) -> Bool {
    self.severity.map { severity >= $0 } ?? false
  }
}
