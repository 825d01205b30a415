import Foundation
import Testing

/// `Packaging/problem-matcher.json`, by which editors and GitHub read `--format xcode`.
@Suite(.needsTool) struct `The problem matcher` {
  private struct Matcher: Decodable {
    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int
      var column: Int
      var severity: Int
      var message: Int
      var code: Int
    }
    var owner: String
    var pattern: [Pattern]
  }

  private let pattern: Matcher.Pattern

  init() throws {
    let file = Example.folder.deletingLastPathComponent()
      .appendingPathComponent("Packaging/problem-matcher.json")
    let matchers = try JSONDecoder()
      .decode([String: [Matcher]].self, from: Data(contentsOf: file))
    let matcher = try #require(matchers["problemMatcher"]?.first)
    #expect(matcher.owner == "plumbline")
    pattern = try #require(matcher.pattern.first)
  }

  /// The groups of a line, from the first on; nil where it does not match.
  ///
  /// A group that took no part is empty.
  private func groups(_ line: String) throws -> [String]? {
    let expression = try NSRegularExpression(pattern: pattern.regexp)
    let range = NSRange(line.startIndex..., in: line)
    guard let match = expression.firstMatch(in: line, range: range) else { return nil }
    return (1..<match.numberOfRanges).map {
      Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? ""
    }
  }

  @Test func `finds in each line what JSON says of the finding`() throws {
    let paths = ["Ambiguous", "Conflict"].map { Example.url($0).path }
    let lines = try Tool.run(["check", "--format", "xcode"] + paths).output
      .split(separator: "\n").map(String.init)
    let findings = try #require(
      Tool.run(["check", "--format", "json"] + paths).json()["findings"] as? [[String: Any]]
    )
    #expect(findings.count == 3)
    try #require(lines.count == findings.count)
    for (line, finding) in zip(lines, findings) {
      let found = try groups(line)
      let groups = try #require(found, "\(line)")
      #expect(groups[pattern.file - 1] == finding["file"] as? String)
      #expect(Int(groups[pattern.line - 1]) == finding["line"] as? Int)
      #expect(Int(groups[pattern.column - 1]) == finding["column"] as? Int)
      #expect(groups[pattern.severity - 1] == finding["severity"] as? String)
      #expect(groups[pattern.code - 1] == finding["rule"] as? String)
      let message = try #require(finding["message"] as? String)
      #expect(groups[pattern.message - 1].hasPrefix(message), "\(line)")
    }
  }

  @Test func `reads a line without a column`() throws {
    let found = try groups("/App/A B.xib:3: error: it ends early [unreadable]")
    #expect(found == ["/App/A B.xib", "3", "", "error", "it ends early", "unreadable"])
  }

  @Test func `knows every rule`() throws {
    let rules = try Tool.run("rules", "--format", "json").output
    let listed = try #require(
      JSONSerialization.jsonObject(with: Data(rules.utf8)) as? [[String: Any]]
    )
    #expect(listed.count > 15)
    for rule in listed {
      let id = try #require(rule["id"] as? String)
      #expect(try groups("/A.xib:1:1: note: a message [\(id)]")?.last == id)
    }
  }

  @Test func `passes over the other lines of a build`() throws {
    let lines = [
      "[3/7] Compiling App", "/App/A.swift:3:5: warning: unused", "4 documents: 3 findings",
    ]
    for line in lines {
      #expect(try groups(line) == nil, "\(line)")
    }
  }
}
