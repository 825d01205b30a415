import Testing

@testable import LayoutReading

/// How firmly operators bind of which the source does not say it.
@MainActor
@Suite(.serialized) struct `An operator without a precedence group` {
  @Test func `binds more firmly than an assignment`() async throws {
    #expect(
      try await value(
        of: "assigned()",
        after: """
          infix operator <~
          func <~ (left: Int, right: Int) -> Int { left * 10 + right }
          var kept = 0
          func assigned() -> Int {
            kept = 1 <~ 2
            return kept
          }
          """
      ) == "12"
    )
  }
}
