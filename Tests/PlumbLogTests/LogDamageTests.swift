import Foundation
import PlumbLog
import Testing

@Suite struct `A damaged log` {
  private static let constraints = [
    "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa'Name']   (active, names: '|':UIView:0xb )>",
    "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=-&- H:[UILabel:0xa'Name'(>=400)]>",
    "<NSLayoutConstraint:0x3 UIView:0xb.width == 0.5*UIView:0xc.width - 4   (active)>",
  ]
  private static let message = ConflictMessage(constraints: constraints, broken: constraints[1])
    .text
  private static let lines = message.split(separator: "\n", omittingEmptySubsequences: false)

  private static func each(_ change: (String) -> String) -> String {
    lines.map { change(String($0)) }.joined(separator: "\n")
  }

  /// What pasting does to a log, by name.
  private static let damages: [String: String] = [
    "nothing": message,
    "Windows newlines": message.replacingOccurrences(of: "\n", with: "\r\n"),
    "a date and process": "2017-02-20 11:25:45.899 My App[1:2] [LayoutConstraints] " + message,
    "a swift-log prefix": "2026-11-21T14:32:01+0000 error UIKit: [App] " + message,
    "a prefix on each line": each { "Mar  4 18:25:38 host SpringBoard[10567]: " + $0 },
    "quotes": each { "> " + $0 },
    "comments": each { "//" + $0 },
    "a comment block": "/*\n" + each { " * " + $0 } + "*/",
    "bold": each { $0.isEmpty ? "" : "**\($0)**\n" },
    "struck-out dashes": message.replacingOccurrences(of: "-(8)-", with: "~~(8)~~"),
    "Markdown escapes": each {
      $0.replacingOccurrences(of: "<", with: "\\<").replacingOccurrences(of: ">", with: "\\>")
    },
    "HTML escapes": each {
      $0.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    },
    "JSON": "{\"message\":\""
      + message.replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
      + "\"}",
    "no quotes": message.replacingOccurrences(of: "\"", with: ""),
    "smart quotes": message.replacingOccurrences(of: "\"", with: "\u{201D}"),
    "no breaks in the list": message.replacingOccurrences(of: ",\n    ", with: ","),
    "parentheses at the header": message.replacingOccurrences(
      of: "constraints.\n",
      with: "constraints. (\n"
    ),
    "one blank before the names": message.replacingOccurrences(of: "   (active", with: " (active"),
    "trailing comments": message.replacingOccurrences(of: "]>\",", with: "]>\", // mine"),
    "no header": lines[6...].joined(separator: "\n"),
    "other lines between": each { $0 + "\nGET /index.html 200 <html> (ok)" },
    "wrapped lines": message.replacingOccurrences(
      of: " UIView:0xb.width",
      with: "\n  UIView:0xb.width"
    ),
    "AppKit's second wording": "Conflicting constraints detected: (\n    "
      + constraints.map { "\"\($0)\"" }.joined(separator: ",\n    ")
      + "\n).\n\nWill attempt to recover by breaking \(constraints[1]).\n",
    "AppKit's wording": "[Layout] Unable to simultaneously satisfy constraints:\n(\n    "
      + constraints.map { "\"\($0)\"" }.joined(separator: ",\n    ")
      + "\n)\n\nWill attempt to recover by breaking constraint \n\(constraints[1])\n",
  ]

  @Test(arguments: damages.keys.sorted())
  func `is read as if it were whole`(_ name: String) throws {
    let whole = try #require(ConflictLog(Self.message).conflicts.first)
    let text = try #require(Self.damages[name])
    let conflicts = ConflictLog(text).conflicts
    try #require(conflicts.count == 1, "\(conflicts)")
    #expect(conflicts[0].listed.map(\.statement) == whole.listed.map(\.statement))
    #expect(conflicts[0].listed.map(\.address) == ["0x1", "0x2", "0x3"])
    #expect(conflicts[0].broken?.address == "0x2")
    #expect(conflicts[0].problems.isEmpty)
  }

  @Test func `says where it is cut off, and keeps what is whole`() throws {
    let end = try #require(Self.message.range(of: "0x2 h=")).upperBound
    let conflict = try #require(ConflictLog(Self.message[..<end]).conflicts.first)
    #expect(conflict.listed.map(\.address) == ["0x1"])
    #expect(conflict.problems.map(\.reason) == [.cut])
    // Six lines of header and advice, the parenthesis, and the first constraint.
    #expect(conflict.problems.map(\.line) == [9])
  }

  @Test func `names redaction, descriptions of others and dots`() throws {
    let log = """
      [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint
      <private>

      Unable to simultaneously satisfy constraints.
      (
          "label1_ Top Equal wrapper1 Top. VFL: V:|-(8)-[label1_]",
          ...
      )
      Unable to simultaneously satisfy constraints.
      """
    let conflicts = ConflictLog(log).conflicts
    #expect(
      conflicts.map { $0.problems.map(\.reason) } == [[.redacted], [.foreign, .elided], [.empty]]
    )
    #expect(conflicts.map { $0.problems.map(\.line) } == [[2], [9, 10], [12]])
  }

  @Test func `goes on behind a line that it cannot read`() throws {
    let log = """
      (
          "<NSLayoutConstraint:0x1 nonsense>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == 1   (active)>"
      )
      """
    let conflict = try #require(ConflictLog(log).conflicts.first)
    #expect(conflict.listed.map(\.address) == ["0x2"])
    #expect(conflict.problems.map(\.reason) == [.unreadable])
    #expect(conflict.problems.map(\.line) == [2])
  }

  /// Two dashes were once taken for a space that ends before it begins.
  @Test(arguments: ["--", "-", "-)-", "-()-", "---", "-(-"])
  func `says that a space without a length cannot be read`(_ space: String) {
    let log = ConflictLog("(\n\"<NSLayoutConstraint:0x1 H:[UIView:0xa]\(space)[UIView:0xb]>\"\n)\n")
    #expect(log.conflicts.flatMap(\.listed).isEmpty)
    #expect(log.conflicts.flatMap(\.problems).map(\.reason) == [.unreadable])
  }

  @Test func `holds no conflict where there is none`() {
    #expect(ConflictLog("<UIView: 0x1; frame = (0 0; 1 1)>\nall is well (yes)\n").conflicts.isEmpty)
    #expect(ConflictLog("").conflicts.isEmpty)
  }

  @Test func `reads lines without brackets that stand in no list`() throws {
    let log = ConflictLog(
      """
      NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0xa(300)]
          Will attempt to recover by breaking constraint
      SnapKit.LayoutConstraint:0x2@/View/Card.swift#12 CardView:0xb.height == 320.0
      """
    )
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.listed.map(\.identifier) == ["UIView-Encapsulated-Layout-Height"])
    #expect(conflict.brokenConstraint?.place == "/View/Card.swift#12")
    #expect(conflict.brokenConstraint?.statement.constant == 320)
  }

  @Test func `takes no address for the same where dots stand for it`() throws {
    let log = ConflictLog(
      """
      Conflicting constraints detected: (
          "<NSLayoutConstraint:0x... CardView:0x<A>.height >= 32   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x... h=-&- v=-&- V:|-(0)-[CardView:0x<A>]   (active, names: '|':NSView:0x<B> )>",
          "<NSAutoresizingMaskLayoutConstraint:0x... h=-&- v=&-- NSView:0x<B>.height == 0   (active)>"
      )
      """
    )
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.problems.isEmpty)
    #expect(conflict.distinct.count == 3)
    #expect(conflict.listed[1].statement.containment?.outer.id == "0x<B>")
    #expect(conflict.listed[2].statement.anchors.map(\.item.id) == ["0x<B>"])
  }

  @Test func `takes views of one class for one only where their addresses are there`() throws {
    let log = ConflictLog(
      """
      (
          "<NSLayoutConstraint:0x1 UILabel:0x....trailing == UIView:0x....trailing - 16   (active)>",
          "<NSLayoutConstraint:0x2 UILabel:0x7f....width == 40   (active)>"
      )
      """
    )
    let listed = try #require(log.conflicts.first).listed
    #expect(
      listed.flatMap(\.statement.anchors).map(\.item.id) == [
        "UILabel 0x...", "UIView 0x...", "0x7f...",
      ]
    )
  }

  @Test func `reads statements that somebody has left alone`() throws {
    let log = ConflictLog(
      """
      Conflicting constraints detected: (
          "NSLayoutGuide.width >= 360   (active)>",
          "'NSSplitViewItem.MaxSize' NSLayoutGuide.width <= 300   (active)>",
          "the guide is 360 or wider"
      )
      """
    )
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.listed.map(\.statement.constant) == [360, 300])
    #expect(conflict.listed[1].identifier == "NSSplitViewItem.MaxSize")
    #expect(conflict.problems.map(\.reason) == [.foreign])
  }
}
