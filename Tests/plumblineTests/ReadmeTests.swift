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

  /// The README and the pages that it leads to.
  private func pages() throws -> String {
    let folder = package.appendingPathComponent("Documentation")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let pages = names.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    return try (["README.md"] + pages.sorted()).map(text).joined(separator: "\n")
  }

  /// All code of the README is compiled somewhere, line by line.
  @Test func `shows code that is compiled, in each block`() throws {
    let parts = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
    let blocks = parts.compactMap { $0.components(separatedBy: "```").first }
    let sources = try [
      "Examples/ProfileCard.swift", "Snippets/ThreeSpellings.swift",
      "Tests/PlumbSnapshotsTests/ReadmeCodeTests.swift",
    ].map { lines(try text($0)) }
    #expect(blocks.count == 3)
    for block in blocks {
      let wanted = lines(block)
      #expect(sources.contains { $0.contains(wanted) }, "\(block)")
    }
  }

  /// The lines of a text that are not empty, without indentation.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: ["LayOutViews", "LoadDocument", "AskTheSolver", "DiagnoseViews"])
  func `shows code that is compiled`(_ name: String) throws {
    let snippet = try text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let shown = snippet[start...]
    let end = shown.range(of: "// snippet.hide")?.lowerBound ?? shown.endIndex
    #expect(try pages().contains("```swift\n" + shown[..<end] + "```"))
  }

  /// What the snippet checks that it prints.
  @Test func `shows what the solver answers`() throws {
    let parts = try text("Snippets/AskTheSolver.swift").components(separatedBy: "\"\"\"")
    let lines = try #require(parts.dropFirst().first).split(separator: "\n").dropLast()
    let printed = lines.map { $0.dropFirst(4) + "\n" }.joined()
    #expect(try pages().contains("```\n" + printed + "```"))
  }
}
