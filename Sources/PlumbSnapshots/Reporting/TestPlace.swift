import Testing

/// A place in a test's source, in the form that either testing framework takes.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  /// Counted from 1.
  var line: UInt
  /// Counted from 1.
  var column: UInt

  /// The place as Swift Testing has it.
  var sourceLocation: Testing.SourceLocation {
    SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
  }
}
