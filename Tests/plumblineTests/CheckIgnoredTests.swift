import Foundation
import Testing

/// Findings that a document says to ignore, in the notes of a view or constraint.
@Suite(.needsTool) struct `plumbline check of a document with notes` {
  /// The ambiguous card with notes, as Xcode writes them.
  private func document(_ notes: String) -> String {
    HandMade.ambiguous().replacingOccurrences(
      of: "</view>\n</subviews>",
      with: """
        <attributedString key="userComments"><fragment content="\(notes)"/></attributedString>
        </view>\n</subviews>
        """
    )
  }

  private func check(_ text: String, _ arguments: String...) throws -> Tool.Result {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(text, as: "A.storyboard")
    return try Tool.run(["check", "A.storyboard"] + arguments, in: folder.url)
  }

  @Test(arguments: [
    "plumb:ignore ambiguous", "plumb:ignore ambiguous: code moves it",
    "plumb:ignore conflict, ambiguous code moves it", "plumb:ignore all",
    "Made by Ann.&#10;plumb:ignore ambiguous",
  ])
  func `passes what they say to ignore`(_ notes: String) throws {
    let result = try check(document(notes))
    #expect(result.status == 0, "\(notes): \(result.output)")
    #expect(result.output.contains("1 ignored by notes in the documents"), "\(result.output)")
  }

  @Test(arguments: ["plumb:ignore conflict", "ambiguous", "see plumb:ignore ambiguous"])
  func `finds what they do not name`(_ notes: String) throws {
    #expect(try check(document(notes)).status == 1, "\(notes)")
  }

  @Test(arguments: [
    ("plumb:ignore ambigous", "there is no rule 'ambigous'; did you mean 'ambiguous'?"),
    ("plumb:ignore", "'plumb:ignore' needs the rules to ignore, or 'all'"),
    ("plumb:ignored ambiguous", "a space is missing behind 'plumb:ignore'"),
  ])
  func `says what is wrong with them`(_ notes: String, _ message: String) throws {
    let result = try check(document(notes))
    #expect(result.status == 1)
    #expect(result.output.contains("A.storyboard:9: note: " + message), "\(result.output)")
  }

  /// Xcode writes several lines as an element, with the font of each.
  @Test func `reads notes of several lines with fonts`() throws {
    let text = document("x").replacingOccurrences(
      of: "<fragment content=\"x\"/>",
      with: """
        <fragment><string key="content">The code moves it.
        plumb:ignore ambiguous</string><attributes><font key="NSFont" metaFont="smallSystem"/>
        </attributes></fragment>
        """
    )
    #expect(text.contains("smallSystem"))
    #expect(try check(text).status == 0)
  }

  /// What Xcode does when it saves: another version, attributes and elements in another order, other spaces.
  @Test func `knows and ignores the same after Xcode has saved it again`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = document("plumb:ignore ambiguous")
    try folder.write(text, as: "A.storyboard")
    try folder.write(HandMade.ambiguous(), as: "B.storyboard")
    let known = ["--baseline", "known.json"]
    let written = try Tool.run(["check", "--write-baseline"] + known, in: folder.url)
    #expect(written.output == "1 finding is known from now on\n")
    for (name, content) in [("A", text), ("B", HandMade.ambiguous())] {
      try folder.write(Self.saved(content), as: "Moved/\(name).storyboard")
      try FileManager.default.removeItem(
        at: folder.url.appendingPathComponent("\(name).storyboard")
      )
    }
    let result = try Tool.run(["check"] + known, in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("baseline: 1 known; 1 ignored"), "\(result.output)")
  }

  private static func saved(_ text: String) -> String {
    text.replacingOccurrences(of: "toolsVersion=\"22505\"", with: "toolsVersion=\"23504\"")
      .replacingOccurrences(
        of: "<view id=\"card\" translatesAutoresizingMaskIntoConstraints=\"NO\" userLabel=\"Card\"",
        with: "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
          + "id=\"card\" userLabel=\"Card\""
      )
      .replacingOccurrences(
        of: "<constraint id=\"c3\" firstItem=\"card\" firstAttribute=\"width\"",
        with: "<constraint firstAttribute=\"width\" firstItem=\"card\" id=\"c3\""
      )
      .replacingOccurrences(of: "><", with: ">\n        <")
  }
}
