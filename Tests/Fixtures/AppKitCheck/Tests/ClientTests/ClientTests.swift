import Client
import Plumb
import Testing

// AppKit is not imported here: Swift Testing would look for a module of its own beside it.

@MainActor
@Suite struct `A client of AppKit` {
  @Test func `describes constraints, with a word about what is hardly meant`() {
    var issues: [LayoutIssue] = []
    onIssue = { issues.append($0) }
    #expect(describeEverything())
    #expect(issues.map(\.kind) == [.mixedDirections])
  }
}
