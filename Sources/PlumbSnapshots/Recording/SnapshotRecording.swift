import Foundation

/// When a test writes what it finds in place of comparing it.
///
/// A test that writes a file fails and names it, so that no job passes on what nobody has looked at; the next run
/// compares. `PLUMB_RECORD=all swift test` says it for all tests, `@Suite(.snapshots(record: .failed))` for some, and
/// `record:` for one call. The nearest one counts.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Each file that is missing or differs is written.
  case all
  /// A file that is missing is written; others are compared. What holds unless something else is said.
  case missing
  /// A file that differs is written after the difference was reported, and so is one that is missing.
  case failed
  /// Nothing is written: a file that is missing fails the test.
  case never

  /// What `PLUMB_RECORD` says, or nil where it says nothing: a case's name, `1` for ``all`` or `0` for ``never``.
  static var environment: SnapshotRecording? {
    get throws(UnknownRecording) {
      try stated(ProcessInfo.processInfo.environment["PLUMB_RECORD"])
    }
  }

  static func stated(_ value: String?) throws(UnknownRecording) -> SnapshotRecording? {
    switch value?.lowercased() {
    case nil, "": return nil
    case "1", "true": return .all
    case "0", "false": return .never
    case let word?:
      guard let known = SnapshotRecording(rawValue: word) else {
        throw UnknownRecording(value: word)
      }
      return known
    }
  }
}

/// A value of `PLUMB_RECORD` that means nothing.
struct UnknownRecording: Error, Hashable, CustomStringConvertible {
  var value: String

  var description: String {
    "PLUMB_RECORD is \(value); it can be "
      + SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
