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
}
