import Foundation
import Testing

@Suite(.needsTool) struct `plumbline check with a summary` {
  @Test func `writes Markdown in place of the findings`() throws {
    let package = Example.folder.deletingLastPathComponent()
    let result = try Tool.run(
      ["check", "Examples", "--no-code", "--summary", "markdown"],
      in: package
    )
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("### Layout: 3 findings (1 error, 2 warnings)\n"))
    #expect(result.output.contains("| ambiguous | warning | 1 | 1 |"), "\(result.output)")
    #expect(
      result.output.contains("- `Examples/Ambiguous.storyboard:26` **ambiguous** `Card` is not")
    )
  }

  @Test func `appends it to a file, and writes the findings as ever`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(HandMade.ambiguous(), as: "A.storyboard")
    try folder.write("before\n", as: "s.md")
    let result = try Tool.run(
      ["check", "--format", "github", "--summary", "markdown", "--summary-file", "s.md"],
      in: folder.url
    )
    #expect(result.output.hasPrefix("::warning file=A.storyboard,"))
    let file = folder.url.appendingPathComponent("s.md")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.hasPrefix("before\n### Layout: 1 finding (0 errors, 1 warning)"), "\(text)")
  }

  @Test(arguments: [
    "<img src=x>", "[a](http://x)", "@someone", "a|b", "*b*", "`` `", "</details>", "![](//x)",
  ])
  func `makes no markup of names`(_ name: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let escaped = name.unicodeScalars.map { "&#x\(String($0.value, radix: 16));" }.joined()
    try folder.write(HandMade.ambiguous(escaped), as: "A.storyboard")
    let result = try Tool.run(["check", "--summary", "markdown"], in: folder.url).output
    let line = try #require(
      result.split(separator: "\n").first { $0.contains("**ambiguous**") }.map(String.init)
    )
    // Outside of code nothing of the name is left as it was.
    let outside = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    for sign in ["<img", "](", "@s", " a|b", "</details"] {
      #expect(!outside.contains(sign), "\(line)")
    }
    #expect(
      result.split(separator: "\n").filter { $0.contains("</details>") && !$0.contains("`") }.count
        == 1
    )
  }
}
