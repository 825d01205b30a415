public import Testing

/// How the snapshots of a test or a suite are recorded; see `Trait.snapshots(record:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// When files are written.
  public let recording: SnapshotRecording

  /// Whether the tests of a suite have the trait as well: they do.
  public var isRecursive: Bool { true }

  @TaskLocal static var current: SnapshotRecording?

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(recording) {
      // A run that is repeated counts its snapshots anew.
      try await SnapshotNames.$scope.withValue(SnapshotNames.Scope()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says when the snapshots of a test or of all tests in a suite are written.
  ///
  ///     @Suite(.snapshots(record: .failed)) struct CardTests { … }
  ///
  /// - Parameter record: When files are written.
  /// - Returns: The trait.
  public static func snapshots(record: SnapshotRecording) -> Self {
    SnapshotsTrait(recording: record)
  }
}
