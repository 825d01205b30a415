import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `A reason` {
  @Test func `of several lines is told on one, without the mark below the last of them`() {
    #expect(
      "Unable to parse: \nExpected a view. \n|-[a]-| \n  ^".onOneLine
        == "Unable to parse: Expected a view in `|-[a]-|`"
    )
  }

  @Test func `of several lines without a mark is told on one`() {
    #expect("Must be\n  overridden".onOneLine == "Must be overridden")
  }

  @Test func `of one line stays as it is`() {
    #expect("`margin` is not known".onOneLine == "`margin` is not known")
  }

  @Test func `says which view nothing adds to a superview`() async throws {
    let layout = try #require(
      await read(
        """
        final class Card: Unknown {
          let title = UILabel()
          override func setup() {
            title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """
      ).first
    )
    #expect(
      layout.reasons.map(\.message).contains("nothing that was read adds `title` to a superview")
    )
  }
}
