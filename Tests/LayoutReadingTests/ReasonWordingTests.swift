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

  @Test func `says of what no value can be made up`() {
    func words(_ type: TypeReference?) -> String {
      UnknownError(unknown: Unknown(Unknown.sample, type: type)).description
    }
    #expect(words(.named("Theme", [])) == "no Theme could be made to hand over")
    #expect(words(nil) == "what is handed over is not known")
    #expect(
      UnknownError(unknown: Unknown("Theme.width")).description == "`Theme.width` is not known"
    )
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
