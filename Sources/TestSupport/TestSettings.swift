import Foundation

/// What the environment asks of tests.
public enum TestSettings {
  /// Whether solvers are examined after every change, which makes tests several times slower:
  /// `PLUMB_CHECK_INVARIANTS=1`.
  public static let checksInvariants = isSet("PLUMB_CHECK_INVARIANTS")

  /// By how much long-running tests are longer than usual: ten times where `PLUMB_LONG_TESTS=1`.
  public static let length = isSet("PLUMB_LONG_TESTS") ? 10 : 1

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name] == "1"
  }
}
