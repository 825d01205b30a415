import Foundation
import Testing

@testable import PlumbSnapshots

/// What is written into a test's source.
@Suite struct `A text behind its call` {
  typealias Recording = InlineRecordings.Recording

  /// The recording of a call: the first with a mark in front of it.
  private func written(
    _ source: String,
    _ text: String,
    was: String? = nil
  ) throws -> String {
    try InlineSource(source, file: "T.swift").writing([recording(source, text, was: was)])
  }

  /// A recording for the call behind which a source says `/*here*/`, or for the first one.
  private func recording(
    _ source: String,
    _ text: String,
    was: String? = nil,
    call number: Int = 0
  ) throws -> Recording {
    let places = source.ranges(of: "expectInlineLayout(")
    let before = source[..<places[number].upperBound]
    let line = before.utf8.count { $0 == 0x0A } + 1
    let start = before.utf8.lastIndex(of: 0x0A).map { before.utf8.index(after: $0) }
    let column = before.utf8.distance(from: start ?? before.startIndex, to: before.endIndex)
    return Recording(line: line, column: column, was: was, text: text)
  }

  @Test func `is indented as the call is, without spaces in empty lines`() throws {
    #expect(
      try written(
        """
        struct T {
          func card() {
            expectInlineLayout(of: Card(")"), // a ) bracket
              as: .text)
          }
        }
        """,
        "Card (0, 0, 1, 1)\n  UILabel (0, 0, 1, 1)\n\nend"
      ) == """
        struct T {
          func card() {
            expectInlineLayout(of: Card(")"), // a ) bracket
              as: .text) {
              \"""
              Card (0, 0, 1, 1)
                UILabel (0, 0, 1, 1)

              end
              \"""
            }
          }
        }
        """
    )
  }

  @Test func `uses tabs and wider steps where the file does`() throws {
    let tabs = try written("func a() {\n\texpectInlineLayout(of: a)\n}\n", "A")
    #expect(
      tabs
        == "func a() {\n\texpectInlineLayout(of: a) {\n\t\t\"\"\"\n\t\tA\n\t\t\"\"\"\n\t}\n}\n"
    )
    let four = try written("func a() {\n    expectInlineLayout(of: a)\n}\n", "A")
    #expect(four.contains("\n        \"\"\"\n        A\n        \"\"\"\n    }\n"))
    let windows = try written("func a() {\r\n  expectInlineLayout(of: a)\r\n}\r\n", "A")
    #expect(windows.contains("{\r\n    \"\"\"\r\n    A\r\n    \"\"\"\r\n  }\r\n"))
  }

  @Test func `has as many number signs as it needs`() throws {
    let call = "expectInlineLayout(of: a)"
    #expect(try written(call, "a \"b\"").contains("\n  \"\"\"\n  a \"b\"\n"))
    #expect(try written(call, #"a\u{7}"#).contains("#\"\"\"\n  a\\u{7}\n  \"\"\"#"))
    #expect(try written(call, "a\"\"\"# \\#").contains("##\"\"\"\n"))
    #expect(try written(call, "a\r\u{1}").contains(#"a\u{d}\u{1}"#))
  }

  @Test func `takes the place of the one that is there`() throws {
    let source = """
      expectInlineLayout(of: a) {
        #\"""
        One \\n
          two
        \"""#
      }
      next()
      """
    #expect(
      try written(source, "Three", was: "One \\n\n  two")
        == "expectInlineLayout(of: a) {\n  \"\"\"\n  Three\n  \"\"\"\n}\nnext()"
    )
    #expect(
      try written("  expectInlineLayout(of: a) { \"One\\t\\u{e9}\" }", "Two", was: "One\té")
        == "  expectInlineLayout(of: a) {\n    \"\"\"\n    Two\n    \"\"\"\n  }"
    )
  }

  @Test func `is read again as it was written`() throws {
    let call = "expectInlineLayout(of: a)"
    for text in ["", "a\n\nb  ", "\\(x)\"\"\"#", "\t\u{0}é", " \"\"\"\\#(", "\r\n"] {
      let source = try written(call, text)
      #expect(try written(source, text, was: text) == source)
    }
  }

  @Test func `of several calls goes behind each, whatever the order`() throws {
    let source = """
      expectInlineLayout(of: a)
      expectInlineLayout(of: b); expectInlineLayout(of: c)
      """
    let recordings = try [2, 0, 1].map {
      try recording(source, "\($0)", call: $0)
    }
    #expect(
      try InlineSource(source, file: "T.swift").writing(recordings) == """
        expectInlineLayout(of: a) {
          \"""
          0
          \"""
        }
        expectInlineLayout(of: b) {
          \"""
          1
          \"""
        }; expectInlineLayout(of: c) {
          \"""
          2
          \"""
        }
        """
    )
  }

  @Test(arguments: [
    ("expectInlineLayout(of: a) { \"b\" }", nil, InlineError.otherText("T.swift", 1)),
    ("expectInlineLayout(of: a)", "b", .otherText("T.swift", 1)),
    ("expectInlineLayout(of: a) { \"c\" }", "b", .otherText("T.swift", 1)),
    ("expectInlineLayout(of: a) { text }", "b", .noLiteral("T.swift", 1)),
    ("expectInlineLayout(of: a) { \"b\" + c }", "b", .noLiteral("T.swift", 1)),
    ("expectInlineLayout(of: a) { \"\\(b)\" }", "b", .noLiteral("T.swift", 1)),
    ("expectInlineLayout(of: a", nil, .unclear("T.swift", 1, "a bracket is left open")),
    (
      "expectInlineLayout(of: f(/[)]/))", nil,
      .unclear("T.swift", 1, "there may be a regular expression")
    ),
  ])
  func `is not written where that is not sure`(
    _ source: String,
    _ was: String?,
    _ error: InlineError
  ) throws {
    #expect(throws: error) { try written(source, "new", was: was) }
  }

  @Test func `is not written where another call stands`() throws {
    let source = InlineSource("\nexpectLayout(of: a)", file: "T.swift")
    for (line, column) in [(1, 1), (2, 13), (2, 400), (9, 1)] {
      #expect(throws: InlineError.noCall("T.swift", line)) {
        try source.writing([Recording(line: line, column: column, was: nil, text: "a")])
      }
    }
  }
}
