import Foundation

@testable import PlumbSnapshots

/// What the expectations in `body` say, in place of showing it.
@MainActor
func issues(_ body: () -> Void) -> [String] {
  let found = FoundIssues()
  ReportedIssue.$listener.withValue({ found.append($0) }) { body() }
  return found.all
}

private final class FoundIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func append(_ text: String) { lock.withLock { texts.append(text) } }

  var all: [String] { lock.withLock { texts } }
}
