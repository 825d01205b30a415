import Foundation

@testable import PlumbSnapshots

/// What the expectations in `body` say, in place of showing it.
@MainActor
func issues(_ body: () throws -> Void) rethrows -> [String] {
  let found = FoundIssues()
  try ReportedIssue.$listener.withValue({ found.append($0) }) { try body() }
  return found.all
}

/// Texts that come from anywhere.
final class FoundIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func append(_ text: String) { lock.withLock { texts.append(text) } }

  var all: [String] { lock.withLock { texts } }
}
