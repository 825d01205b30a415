import PlumbLog
import Testing

@Suite struct `A link with a log in its address` {
  private let address =
    "https://example.com/?constraintlog=%22%3CNSLayoutConstraint%3A0x1%20UIView%3A0xa%2Eheight%20%3D%3D%20100%20%20%20"
    + "%28active%29%3E%22%2C%0A%20%20%20%20%22%3CNSLayoutConstraint%3A0x2%20UIView%3A0xa%2Eheight%20%3D%3D%200%20%20%20"
    + "%28active%29%3E%22"

  @Test(arguments: ["", "[the conflict](", "See "])
  func `is read like the log`(_ start: String) throws {
    let log = ConflictLog(start + address + (start.hasSuffix("(") ? ")" : ""))
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.listed.map(\.statement.constant) == [100, 0])
    #expect(conflict.problems.isEmpty)
  }

  @Test(arguments: ["%", "%2", "%zz", "%C3%28"])
  func `keeps what is no code as it is`(_ end: String) throws {
    let log = ConflictLog(address + "%0A" + end)
    #expect(log.conflicts.first?.listed.count == 2)
  }

  /// Not all browsers write parentheses in code, and Markdown puts some around a link.
  @Test(arguments: ["", "[the conflict]("])
  func `may have parentheses as they are`(_ start: String) throws {
    let raw =
      "https://example.com/?constraintlog=(%0A%22%3CNSLayoutConstraint:0x1%20V:%7C-(8)-%5BUIView:0xa%5D%20%20(active,%20"
      + "names:%20%27%7C%27:UIView:0xb%20)%3E%22,%0A%22%3CNSLayoutConstraint:0x2%20UIView:0xa.top%20==%20UIView:0xb.top"
      + "%20+%208%20%20(active)%3E%22%0A)"
    let log = ConflictLog(start + raw + (start.isEmpty ? "" : ") and more (of it)"))
    #expect(log.conflicts.first?.listed.count == 2)
    #expect(log.conflicts.first?.problems.isEmpty == true)
  }
}
