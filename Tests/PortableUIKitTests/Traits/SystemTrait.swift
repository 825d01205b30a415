import Testing

@testable import PortableUIKit

/// Runs tests on a generation of the system: those that state figures of it.
struct OnSystem: TestTrait, SuiteTrait, TestScoping {
  let system: SystemGeneration
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SystemGeneration.$scoped.withValue(system) { try await function() }
  }
}

extension Trait where Self == OnSystem {
  /// Runs the tests on iOS 13 to 18.
  static var onFormerSystem: Self { OnSystem(system: .ios13) }
}
