import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import PlumbDiagnosis
import Testing

@testable import PlumbReport

/// A name that tries to end a line and begin a command, and to colour a terminal.
private let wicked = "a\n::error file=x::b\u{1B}[31m%0A<&\">"

@Suite struct `A report for build servers` {
  /// The structure that OASIS SARIF 2.1.0 demands: §3.13 log, §3.14 run, §3.27 result.
  @Test func `has the structure of SARIF`() throws {
    let data = try sampleReport(file: "My Files/Main.storyboard").sarif(level: .note)
    let log = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "plumbline")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let id = try #require(result["ruleId"] as? String)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == id)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 40)
    #expect(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String
        == "My%20Files/Main.storyboard"
    )
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  private func links(_ pages: URL?, _ repository: String?) throws -> [String?] {
    let data = try sampleReport(file: "a.xib")
      .sarif(level: .note, pages: pages, repository: repository)
    let log = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require(
      (driver["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "text-truncated" }
    )
    return [driver["informationUri"] as? String, rule["helpUri"] as? String]
  }

  @Test func `links to the rules where they can be read`() throws {
    let home = "https://example.org/plumb"
    let page = "Sources/PlumbDiagnosis/PlumbDiagnosis.docc/Rules/TextTruncated.md"
    #expect(try links(nil, home) == [home, "\(home)/blob/\(ToolDescription.version)/\(page)"])
    let docs = "https://example.org/docs"
    #expect(
      try links(URL(string: docs), home) == [
        "\(docs)/documentation/plumbdiagnosis",
        "\(docs)/documentation/plumbdiagnosis/texttruncated",
      ]
    )
    #expect(try links(nil, nil) == [nil, nil])
  }

  @Test func `is well-formed XML whatever things are called`() throws {
    let text = sampleReport(name: wicked, file: wicked, scene: wicked).jUnit(level: .note)
    #expect(!text.contains("\u{1B}"))
    let parser = XMLParser(data: Data(text.utf8))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.elements["testcase"] == 4)
    #expect(counter.elements["failure"] == 3)
    #expect(counter.elements["error"] == 1)
  }

  @Test func `has one passed case where nothing was found`() {
    #expect(CheckReport().jUnit(level: .note).contains("tests=\"1\" failures=\"0\" errors=\"0\""))
  }

  @Test func `gives no command to a workflow but its own`() {
    let lines = sampleReport(name: wicked, file: wicked, scene: wicked).gitHub(level: .note)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    for line in lines {
      #expect(line.hasPrefix("::error ") || line.hasPrefix("::warning "))
      #expect(!line.contains("\u{1B}"))
      #expect(!line.dropFirst(2).contains("\n"))
      // The properties end at the first "::": none of them may hold one.
      #expect(
        line.dropFirst(2).range(of: "::").map {
          line[$0.lowerBound...].hasPrefix("::`") || line[$0.lowerBound...].hasPrefix("::not")
        } == true
      )
    }
  }
}

private final class Counter: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
  }
}
