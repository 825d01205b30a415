import Foundation
import Testing

@Suite struct `The README` {
  private let package = Example.folder.deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: package.appendingPathComponent(path)),
      as: UTF8.self
    )
  }

  /// The transcript, but for the time at its end.
  @Test(.needsTool) func `shows what the tool prints`() throws {
    let output = try Tool.run(["check", "Examples"], in: package).output
    let end = try #require(output.range(of: " in ", options: .backwards)).upperBound
    #expect(
      try text("README.md").contains("$ swift run plumbline check Examples\n" + output[..<end])
    )
  }

  @Test(.needsTool) func `shows what the tool says about a log`() throws {
    let output = try Tool.run(["explain", "Examples/Conflict.log"], in: package).output
    #expect(
      try text("README.md")
        .contains("```\n$ swift run plumbline explain Examples/Conflict.log\n" + output + "```")
    )
  }

  @Test(arguments: ["LayOutViews", "LoadDocument", "AskTheSolver", "DiagnoseViews"])
  func `shows code that is compiled`(_ name: String) throws {
    let snippet = try text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let shown = snippet[start...]
    let end = shown.range(of: "// snippet.hide")?.lowerBound ?? shown.endIndex
    #expect(try text("README.md").contains("```swift\n" + shown[..<end] + "```"))
  }

  /// What the snippet checks that it prints.
  @Test func `shows what the solver answers`() throws {
    let parts = try text("Snippets/AskTheSolver.swift").components(separatedBy: "\"\"\"")
    let lines = try #require(parts.dropFirst().first).split(separator: "\n").dropLast()
    let printed = lines.map { $0.dropFirst(4) + "\n" }.joined()
    #expect(try text("README.md").contains("```\n" + printed + "```"))
  }
}
