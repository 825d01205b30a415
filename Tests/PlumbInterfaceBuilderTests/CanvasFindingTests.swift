import Foundation
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// What only the canvas says, and the app does not.
@MainActor @Suite struct `The canvas alone` {
  /// A box of 900 points at both ends of the root: too much for 896 points, and for 44.
  private func tall() -> String {
    screen(
      box("card", "0 0 10 900"),
      constraints: [
        rule("c1", "card.top", "top.top"), rule("c2", "top.bottom", "card.bottom"),
        rule("c3", "card.height", nil, "constant=\"900\""),
        rule("c4", "card.leading", "top.leading"),
        rule("c5", "card.width", nil, "constant=\"10\""),
      ].joined(separator: "\n")
    )
  }

  @Test func `is no conflict where the root is no screen`() throws {
    #expect(try check(tall()).findings(.conflict).count == 1)
    let freeform = tall().replacingOccurrences(
      of: "width=\"414\" height=\"896\"",
      with: "width=\"300\" height=\"44\""
    )
    #expect(try check(freeform).findings(.conflict).isEmpty)
  }

  @Test func `is no conflict with a placeholder`() throws {
    for (placeholder, count) in [("", 1), ("placeholder=\"YES\"", 0)] {
      let text = screen(
        box("card", "0 0 10 10"),
        constraints: corner("card", width: 10, height: 10)
          + rule("c9", "card.width", nil, "constant=\"20\" \(placeholder)")
      )
      #expect(try check(text).findings(.conflict).count == count)
    }
  }

  @Test func `leaves the size of a custom class to its code`() throws {
    for (attributes, count) in [("", 1), ("customClass=\"Badge\"", 0)] {
      let text = screen(
        box("card", "0 0 10 10", attributes),
        constraints: rule("c1", "card.top", "top.top") + rule("c2", "card.leading", "top.leading")
      )
      #expect(try check(text).findings(.ambiguous).count == count, "\(attributes)")
    }
  }
}
