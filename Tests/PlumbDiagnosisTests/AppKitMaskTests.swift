import PlumbDiagnosis
import PlumbLog
import Testing

/// An image of 22 points in a box of at least 24, through a view whose mask keeps it as high as the box.
@Suite struct `A mask of AppKit's` {
  private func explanation(_ masks: [String]) throws -> ConflictExplanation {
    let constraints =
      [
        "<NSLayoutConstraint:0x1 NSImageView:0xa.height == 22   (active)>",
        "<NSLayoutConstraint:0x2 V:[NSImageView:0xa]-(0)-|   (active, names: '|':NSView:0xb )>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[NSImageView:0xa]   (active, names: '|':NSView:0xb )>",
      ] + masks + ["<NSLayoutConstraint:0x6 NSBox:0xc.height >= 24   (active)>"]
    let text = ConflictMessage(constraints: constraints, broken: nil).text
    return try #require(ExplainedLog(ConflictLog(text), file: "a.log").entries.first).explanation
  }

  private static let origin =
    "<NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- NSView:0xb.minY == - 1   (active, names: '|':NSBox:0xc )>"

  @Test func `begins at the lower edge beside one at the upper edge`() throws {
    let upper =
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- V:|-(1)-[NSView:0xb]   (active, names: '|':NSBox:0xc )>"
    let explanation = try explanation([Self.origin, upper])
    #expect(explanation.minimalSets.map(\.members) == [[0, 1, 2, 3, 4, 5]])
    #expect(explanation.minimalSets.first?.excess == 2)
  }

  @Test func `begins at the upper edge of a flipped view`() throws {
    let lower =
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- V:[NSView:0xb]-(1)-|   (active, names: '|':NSBox:0xc )>"
    let explanation = try explanation([Self.origin, lower])
    #expect(explanation.minimalSets.map(\.members) == [[0, 1, 2, 3, 4, 5]])
  }

  @Test func `proves nothing where it stands alone`() throws {
    let other =
      "<NSLayoutConstraint:0x5 V:|-(1)-[NSView:0xb]   (active, names: '|':NSBox:0xc )>"
    #expect(try !explanation([Self.origin, other]).isProvable)
  }
}
