import Testing

/// What the expectations of this module say.
///
/// Their own tests listen, so that what is wrong on purpose is not shown as if it were wrong.
enum ReportedIssue {
  /// Who listens; nobody, and issues are recorded.
  @TaskLocal static var listener: (@Sendable (String) -> Void)?

  static func record(_ text: String, _ sourceLocation: SourceLocation) {
    if let listener { return listener(text) }
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
}
