import Testing

@Suite struct `Advice about a split view` {
  @Test func `names the limit of an item that its content does not fit`() throws {
    let words = try #require(
      advice([
        "<NSLayoutConstraint:0x1 NSView:0xa.width >= 360   (active)>",
        "<NSLayoutConstraint:0x2 'NSSplitViewItem.MaxSize' NSView:0xa.width <= 300   (active)>",
      ])
    )
    #expect(
      words.cause.contains("has a maximumThickness of 300 (2), and its content asks for more")
    )
    #expect(words.fix.hasPrefix("set maximumThickness to 360 or more"))
    #expect(words.fix.hasSuffix("or give 1 a priority of 999"))
  }
}
