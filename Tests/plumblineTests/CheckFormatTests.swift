import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import Testing

/// Names that try to drive a terminal, a workflow or a reader of XML and JSON.
private let hostileNames = [
  "\u{9B}31m", "::error::owned", "##[error]owned", "%0A::error::owned", "]]>", "<b>&\"'",
  "<\u{301}b&\u{301}", "\u{202E}cba", "\\u0000\"}", "{{7*7}}${HOME}`id`", "a\u{85}::error::b",
  "\u{FFFF}",
]

@Suite(.needsTool) struct `plumbline check in every format` {
  private static let formats = ["text", "json", "sarif", "junit", "github", "xcode", "markdown"]

  private func check(_ name: String, _ format: String) throws -> Tool.Result {
    let folder = try Folder()
    defer { folder.remove() }
    let escaped = name.unicodeScalars.map { "&#x\(String($0.value, radix: 16));" }.joined()
    let usable = name.contains("\u{FFFF}") ? "plain" : escaped
    try folder.write(
      HandMade.ambiguous(usable, scene: usable),
      as: "\(name.replacingOccurrences(of: "/", with: "|")).storyboard"
    )
    let wanted = format == "markdown" ? ["--summary", format] : ["--format", format]
    return try Tool.run(["check", "."] + wanted, in: folder.url)
  }

  @Test(arguments: hostileNames) func `shows hostile names without harm`(_ name: String) throws {
    for format in Self.formats {
      let result = try check(name, format)
      #expect(result.status == 1, "\(format): \(result.output)\(result.errors)")
      let odd = result.output.unicodeScalars.filter {
        $0 != "\n"
          && ([.control, .format].contains($0.properties.generalCategory)
            || $0.properties.isNoncharacterCodePoint && format != "json" && format != "sarif")
      }
      #expect(odd.isEmpty, "\(format)")
      let lines = result.output.split(whereSeparator: \.isNewline)
      let commands = lines.filter {
        $0.drop { $0.isWhitespace }.hasPrefix("::") || $0.hasPrefix("##[")
      }
      #expect(commands.count == (format == "github" ? 1 : 0), "\(format): \(commands)")
      switch format {
      case "json", "sarif":
        _ = try result.json()
      case "junit":
        #expect(XMLParser(data: Data(result.output.utf8)).parse(), "\(result.output)")
      case "github":
        #expect(result.output.hasPrefix("::warning file="))
        #expect(!result.output.contains("%0A"))
      default: break
      }
    }
  }

  @Test func `keeps names whole in JSON`() throws {
    let name = "\u{202E}<\"&\u{9B}"
    let findings = try #require(check(name, "json").json()["findings"] as? [[String: Any]])
    #expect(findings.first?["scene"] as? String == name)
    #expect(findings.first?["file"] as? String == "\(name).storyboard")
  }

  @Test func `points SARIF at the file from the working folder`() throws {
    let log = try check("My File", "sarif").json()
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let bases = try #require(run["originalUriBaseIds"] as? [String: [String: String]])
    #expect(bases["SRCROOT"]?["uri"]?.hasPrefix("file:///") == true)
    #expect(bases["SRCROOT"]?["uri"]?.hasSuffix("/") == true)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "My%20File.storyboard")
    #expect(artifact["uriBaseId"] as? String == "SRCROOT")
    #expect((place["region"] as? [String: Any])?["startLine"] as? Int == 9)
    #expect((place["region"] as? [String: Any])?["startColumn"] as? Int == 1)
    #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
  }

  @Test func `links rules in SARIF to where their pages are`() throws {
    let result = try Tool.run(
      "check",
      "--format",
      "sarif",
      "--pages",
      "https://example.org/plumb",
      Example.url("Ambiguous").path
    )
    let run = try #require((result.json()["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(
      rules.first?["helpUri"] as? String
        == "https://example.org/plumb/documentation/plumbdiagnosis/conflict"
    )
    #expect(try Tool.run("check", "--pages", "nowhere", ".").status == 2)
  }

  @Test func `has a failed case for each finding in JUnit`() throws {
    let result = try Tool.run("check", "--format", "junit", Example.folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("tests=\"2\" failures=\"2\" errors=\"0\""))
    #expect(result.output.contains("<failure type=\"conflict\""))
  }

  @Test func `annotates lines in workflows`() throws {
    let result = try Tool.run("check", "--format", "github", Example.url("Ambiguous").path)
    #expect(result.output.contains(",line=26,col=29,title=ambiguous::`Card` is not determined"))
    let none = try Tool.run("check", "--format", "github", Example.url("Login").path)
    #expect(none.output.isEmpty)
  }
}

@Suite(.needsTool) struct `plumbline check of snapshots` {
  private func check(_ text: String, _ arguments: String...) throws -> Tool.Result {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(text, as: "live.json")
    return try Tool.run(["check", "live.json"] + arguments, in: folder.url)
  }

  private static let placed = """
    ,
      {"first": 1, "firstAttribute": "leading", "second": 0, "secondAttribute": "leadingMargin"},
      {"first": 1, "firstAttribute": "width", "constant": 380}
    """

  @Test func `reads version 1`() throws {
    #expect(try check(HandMade.snapshot(Self.placed)).status == 0)
    let open = try check(HandMade.snapshot(""))
    #expect(open.status == 1)
    #expect(
      open.output.contains("live.json: ambiguous: `Title` is not determined: "),
      "\(open.output)"
    )
  }

  @Test func `refuses a version that it does not know`() throws {
    let result = try check(HandMade.snapshot(Self.placed, version: 7))
    #expect(result.status == 1)
    #expect(result.output.contains("live.json: unreadable: the snapshot has version 7"))
  }

  /// From 10 to 390 of 400 points from left to right.
  ///
  /// Under right-to-left the leading margin is the right one, which was the left one: from 390 down to 10.
  /// Margins that stayed would leave 350 points.
  @Test func `exchanges margins from right to left`() throws {
    let inside =
      Self.placed + """
        ,
          {"first": 1, "firstAttribute": "left", "relation": 1, "second": 0,
           "secondAttribute": "left"}
        """
    #expect(try check(HandMade.snapshot(inside), "--level", "error").status == 0)
    let result = try check(HandMade.snapshot(inside), "--level", "error", "--direction", "rtl")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func `says that it does not follow devices`() throws {
    let result = try check(HandMade.snapshot(Self.placed), "--device", "retina4_0")
    #expect(result.status == 0)
    #expect(result.output.contains("note: a snapshot has sizes of its own"))
  }

  @Test(arguments: [
    ("{", "this is not the JSON of a snapshot"),
    ("[]", "this is not the JSON of a snapshot"),
    (
      HandMade.snapshot(", {\"first\": 9, \"firstAttribute\": \"left\"}"),
      "constraints[6] names item 9"
    ),
    (HandMade.snapshot(", {\"first\": 1}"), "constraints[6] lacks 'firstAttribute'"),
    (
      HandMade.snapshot(", {\"first\": 1, \"firstAttribute\": \"middle\"}"),
      "constraints[6].firstAttribute has a value that is not understood"
    ),
    (
      HandMade.snapshot(
        "",
        item: """
          , "stack": {"axis": "vertical", "distribution": "fill", "alignment": "fill", "arranged": [0]}
          """
      ),
      "items[1].stack arranges an item that is not one of its children"
    ),
    (
      HandMade.snapshot(", {\"first\": 1, \"firstAttribute\": \"width\", \"priority\": 2000}"),
      "constraints[6] has the number 2000"
    ),
  ])
  func `names what is wrong with one`(_ text: String, _ message: String) throws {
    let result = try check(text)
    #expect(result.status == 1)
    #expect(result.output.contains(message), "\(result.output)")
  }
}
