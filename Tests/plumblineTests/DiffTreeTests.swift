import Foundation
import Testing

/// What `PlumbSnapshots` records as text is compared like any other layout.
@Suite(.needsTool, .needsGit) struct `plumbline diff of recorded trees` {
  private static let before = """
    Card (0, 0, 320, 64)
      UILabel `title` "Ada" (16, 16, 100, 20)
      UIButton `follow` "Follow" (220, 10, 84, 44)

    """
  private static let after = """
    Card (0, 0, 320, 64)
      UILabel `title` "Ada" (16, 16, 180, 20)
      UIButton `follow` "Follow" alpha 0.5 (220, 10, 84, 44)
      UIImageView `badge` (4, 4, 8, 8)

    """

  private func withFolder(_ body: (Folder) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(Self.before, as: "before.txt")
    try folder.write(Self.after, as: "after.txt")
    try body(folder)
  }

  @Test func `tells two files by view`() throws {
    try withFolder { folder in
      let result = try Tool.run(["diff", "before.txt", "after.txt"], in: folder.url)
      #expect(result.status == 1, "\(result.errors)")
      #expect(
        result.output == """
          before.txt → after.txt: 1 scene (1 changed)

          Card  after.txt
            because  `Follow`: opacity 1 → 0.5 (line 3)
                     `badge` was added (line 4)
            so       `Ada`: width 100 → 180 (+80)
                     `badge`: added at (4, 4, 8, 8)

          """
      )
      #expect(try Tool.run(["diff", "after.txt", "after.txt"], in: folder.url).status == 0)
    }
  }

  @Test func `writes JSON, Markdown, a page and a picture`() throws {
    try withFolder { folder in
      let call = ["diff", "before.txt", "after.txt"]
      let json = try Tool.run(call + ["--format", "json"], in: folder.url).json()
      #expect((json["scenes"] as? [[String: Any]])?.count == 1)
      let markdown = try Tool.run(
        call + ["--format", "markdown", "--pictures", "shots"],
        in: folder.url
      )
      #expect(markdown.output.contains("`Ada`"), "\(markdown.errors)")
      for name in ["page.html", "picture.svg"] {
        let result = try Tool.run(call + ["-o", name], in: folder.url)
        #expect(result.status == 1, "\(result.errors)")
        let file = folder.url.appendingPathComponent(name)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Ada"))
      }
    }
  }

  @Test func `tells what two revisions recorded, and leaves other texts alone`() throws {
    try withFolder { folder in
      try folder.write(Self.before, as: "Tests/__Snapshots__/CardTests/card.txt")
      try folder.write("Card (draft)\n", as: "notes.txt")
      try folder.makeRepository()
      try folder.write(Self.after, as: "Tests/__Snapshots__/CardTests/card.txt")
      try folder.write("Card (draft, 2)\n", as: "notes.txt")
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output.hasPrefix("HEAD → work tree: 1 scene (1 changed)\n\ncard  Tests/"))
      #expect(result.output.contains("`Ada`: width 100 → 180 (+80)"))
    }
  }

  @Test func `knows a renamed file, and names a broken line`() throws {
    try withFolder { folder in
      try folder.makeRepository()
      try folder.git("mv", "before.txt", "card.txt")
      try folder.write("Card (0, 0, 320, 64)\n   UILabel (0, 0, 1, 1)\n", as: "after.txt")
      let result = try Tool.run(["diff", "HEAD.."], in: folder.url)
      #expect(result.status == 2)
      #expect(result.output.contains("file before.txt → card.txt"))
      #expect(result.output.contains("unreadable at work tree: after.txt:2: it is indented by 3"))
    }
  }
}
