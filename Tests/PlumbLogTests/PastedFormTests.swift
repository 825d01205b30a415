import PlumbLog
import Testing

/// Logs in the shapes in which people paste them; all are of one conflict.
@Suite struct `A pasted log` {
  private static let list = [
    "<NSLayoutConstraint:0x600001 'card-width' UIView:0x7fa.width == 200   (active)>",
    "<NSLayoutConstraint:0x600002 H:|-(16)-[UIView:0x7fa]   (active, names: '|':UIView:0x7fb )>",
    "<NSLayoutConstraint:0x600003 H:[UIView:0x7fa]-(16)-|   (active, names: '|':UIView:0x7fb )>",
    "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Width' UIView:0x7fb.width == 320   (active)>",
  ]
  private static let log =
    "2026-01-05 10:11:12.123 Shop[1:2] [LayoutConstraints] "
    + ConflictMessage(constraints: list, broken: list[0]).text

  private func expectTheConflict(_ text: String, _ times: Int = 1) {
    let conflicts = ConflictLog(text).conflicts
    #expect(conflicts.count == times)
    for conflict in conflicts {
      #expect(conflict.problems.isEmpty)
      #expect(conflict.isAnnounced)
      #expect(conflict.listed.map(\.address) == ["0x600001", "0x600002", "0x600003", "0x600004"])
      #expect(conflict.listed.first?.identifier == "card-width")
      #expect(conflict.brokenIndex == 0)
    }
  }

  /// What each character is written as; `&` comes first, as the others bring their own.
  private static let entities: [[(String, String)]] = [
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&apos;")],
    [("&", "&#38;"), ("<", "&#60;"), (">", "&#62;"), ("\"", "&#34;"), ("'", "&#39;")],
    [("&", "&#x26;"), ("<", "&#x3C;"), (">", "&#x3e;"), ("\"", "&#x22;"), ("'", "&#x27;")],
    [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&#x22;"), ("'", "&#039;"),
      (" ", "&nbsp;"),
    ],
    [
      ("&", "&amp;amp;"), ("<", "&amp;lt;"), (">", "&amp;gt;"), ("\"", "&amp;quot;"),
      ("'", "&amp;#39;"),
    ],
  ]

  @Test(arguments: entities.indices)
  func `may have HTML entities`(_ index: Int) {
    let text = Self.entities[index].reduce(Self.log) { $0.replacing($1.0, with: $1.1) }
    expectTheConflict(text)
  }

  @Test(arguments: [" ", "", "   ", "\\n"])
  func `may stand on one line`(_ separator: String) {
    expectTheConflict(Self.log.split(separator: "\n").joined(separator: separator))
  }

  @Test(arguments: [" ", "\\n"])
  func `may stand on one line with others`(_ separator: String) {
    let text = [Self.log, Self.log, Self.log].joined(separator: "\n")
    expectTheConflict(text.split(separator: "\n").joined(separator: separator), 3)
  }

  @Test func `may have the quotes of a word processor`() {
    let text = Self.log.replacing("you're", with: "you are").replacing("don't", with: "do not")
      .replacing("\"", with: "\u{201C}").replacing("'", with: "\u{2019}")
    expectTheConflict(text)
  }

  /// The prefixes of Flutter's tool, of a console and of a chat.
  @Test(arguments: ["[  +12 ms] ", "[        ] ", "flutter: ", "> ", "12:01:07.345 | ", "    "])
  func `may have something before each line`(_ prefix: String) {
    expectTheConflict(Self.log.split(separator: "\n").map { prefix + $0 }.joined(separator: "\n"))
  }

  @Test func `may stand among other output, also within the message`() {
    let noise = [
      "flutter: \u{2550}\u{2550}\u{2561} EXCEPTION CAUGHT BY RENDERING LIBRARY \u{255E}\u{2550}\u{2550}",
      "flutter: A RenderFlex overflowed by 99 pixels on the right.",
      "flutter:   constraints: BoxConstraints(0.0<=w<=375.0, h=56.0)",
      "flutter:   Row-[<'a'>]:file:///Users/me/app/lib/main.dart:12:9",
      "[SwiftUI] Modifying state during view update, this will cause undefined behavior.",
    ]
    var lines = Self.log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(noise[1], at: 2)
    lines.insert(noise[4], at: 8)
    expectTheConflict((noise + lines + noise).joined(separator: "\n"))
    let alone = ConflictLog(noise.joined(separator: "\n"))
    #expect(alone.conflicts.isEmpty)
    #expect(alone.messages.isEmpty)
  }

  @Test func `of constraints alone does not say that they contradict each other`() {
    let conflict = ConflictLog(Self.list.joined(separator: "\n")).conflicts.first
    #expect(conflict?.isAnnounced == false)
    #expect(conflict?.listed.count == 4)
  }

  /// AppKit says what gives way before its second message about the same conflict.
  @Test(arguments: [" ", " constraint\n"])
  func `leaves out what gives way of a conflict that is not there`(_ gap: String) {
    let text = """
      Will attempt to recover by breaking\(gap)<NSLayoutConstraint:0x1 NSView:0xa.width == 16   (active)>.
      Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x1 NSView:0xa.width == 16   (active)>",
          "<NSLayoutConstraint:0x2 NSView:0xa.width == 17   (active)>"
      )
      """
    let log = ConflictLog(text)
    #expect(log.conflicts.map(\.listed.count) == [2])
  }

  @Test func `is read in a quoted text that lost its brackets`() {
    let text = """
      > (
      >     MASLayoutConstraint:0x1 UIImageView:0xa.height == 80",
      >     MASLayoutConstraint:0x2 UILabel:0xb.top == UIImageView:0xa.top + 4,
      >     NSLayoutConstraint:0x3 UIView:0xc.height == 0
      > )
      > 
      > Will attempt to recover by breaking constraint 
      > MASLayoutConstraint:0x1 UIImageView:0xa.height == 80
      """
    let log = ConflictLog(text)
    #expect(log.conflicts.map(\.listed.count) == [3])
    #expect(log.conflicts.first?.brokenIndex == 0)
  }
}
