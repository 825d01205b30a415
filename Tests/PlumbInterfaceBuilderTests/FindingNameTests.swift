import Foundation
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A finding names a view` {
  /// What the message begins with where the view's place is open.
  private func name(
    element: String = "view",
    _ attributes: String,
    _ children: String = ""
  ) throws -> String {
    let report = try check(
      screen(box("a", "0 0 10 10", element: element, attributes, children))
    )
    let message = try #require(report.entries.first?.finding.message)
    return message.components(separatedBy: " is not determined")[0]
  }

  @Test func `by its label before its text`() throws {
    #expect(
      try name(element: "label", "userLabel=\"Heading\" text=\"Hello\"") == "`Heading`"
    )
  }

  @Test func `by its text, its title or its placeholder`() throws {
    #expect(try name(element: "label", "text=\"Hello\"") == "`Hello`")
    #expect(
      try name(element: "button", "", "<state key=\"normal\" title=\"Sign In\"/>") == "`Sign In`"
    )
    #expect(try name(element: "textField", "placeholder=\"Email\"") == "`Email`")
  }

  @Test func `by its class and id where it has no words`() throws {
    #expect(try name("") == "UIView a")
    #expect(try name("customClass=\"PriceTag\"") == "PriceTag a")
    #expect(try name(element: "label", "text=\"\"") == "UILabel a")
  }

  @Test func `by at most 32 characters of a long text, on one line`() throws {
    #expect(
      try name(element: "label", "text=\"First line&#10;and a second one that goes on and on\"")
        == "`First line and a second one tha…`"
    )
  }
}
