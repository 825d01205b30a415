import Foundation
import PlumbDiagnosis
import PlumbLog
import PlumbReport
import Testing

@Suite struct `A report of explained conflicts` {
  private static let constraints = [
    "<NSLayoutConstraint:0x1 'Wi<d>th' UILabel:0xa'\u{1B}[31m\u{202E}&\"<script>'.width >= 400   (active)>",
    "<NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UILabel:0xa.width == 320   (active)>",
  ]

  private var logs: [ExplainedLog] {
    let message = ConflictMessage(constraints: Self.constraints, broken: Self.constraints[0])
    return [ExplainedLog(ConflictLog(message.text), file: "a\u{1B}[2J.log")]
  }

  @Test func `shows no control characters`() {
    for text in [ExplainedLog.text(logs, isColored: false), ExplainedLog.svg(logs)] {
      let odd = text.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(odd.isEmpty)
    }
  }

  /// 400 wanted and 320 there are 80 missing.
  @Test func `says who, why, what then, and what to do`() {
    let lines = ExplainedLog.text(logs, isColored: false).split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix(".log:1: conflict: 2 constraints that cannot both hold"))
    #expect(lines[1].hasPrefix("   1 user         "))
    #expect(lines[1].hasSuffix(" width ≥ 400 'Wi<d>th'  ← gives way"))
    #expect(lines[2].hasPrefix("   2 encapsulated "))
    #expect(
      lines[3] == "  why   1 and 2 cannot both hold: 400 needed, 320 there, 80 points missing"
    )
    #expect(lines[4] == "  then  breaking 1 ends it")
    #expect(lines[5].hasPrefix("  cause "))
    #expect(lines[6].hasPrefix("  fix   "))
    #expect(lines[7] == "1 conflict: 1 proven, 0 not provable from the text")
  }

  @Test func `has the documented keys in JSON`() throws {
    let items = try #require(
      JSONSerialization.jsonObject(with: ExplainedLog.json(logs)) as? [[String: Any]]
    )
    let item = try #require(items.first)
    #expect(items.count == 1)
    #expect(
      Set(item.keys) == [
        "kind", "file", "line", "lines", "count", "constraints", "broken", "provable",
        "minimalSets",
        "breakingResolves", "needsNonNegativeSize", "notes", "problems", "predictedBreak",
      ]
    )
    #expect(item["broken"] as? String == "0x1")
    #expect(item["provable"] as? Bool == true)
    #expect(item["minimalSets"] as? [[Int]] == [[1, 2]])
    #expect(item["breakingResolves"] as? Bool == true)
    #expect(item["needsNonNegativeSize"] as? Bool == false)
    let constraints = try #require(item["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["kind"] as? String } == ["user", "encapsulated"])
    #expect(constraints.map { $0["position"] as? Int } == [1, 2])
    #expect(constraints.map { $0["address"] as? String } == ["0x1", "0x2"])
  }

  @Test func `writes null for what the log does not tell`() throws {
    let log = ConflictLog("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1>\"\n)\n")
    let data = try ExplainedLog.json([ExplainedLog(log, file: "a.log")])
    let items = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(items[0]["broken"] is NSNull)
    #expect(items[0]["breakingResolves"] is NSNull)
  }

  @Test func `draws well-formed pictures with the broken constraint in red`() throws {
    let svg = ExplainedLog.svg(logs)
    let parser = XMLStructure(svg)
    #expect(parser.isBalanced)
    #expect(!svg.contains("<script"))
    #expect(svg.contains("<path class=\"broken\""))
    #expect(svg.contains("80 missing"))
    // 400 points take the whole width of 700; 320 of them 560, from 20 on.
    #expect(svg.contains("H720"))
    #expect(svg.contains("H580"))
    #expect(svg == ExplainedLog.svg(logs))
  }
}

/// Whether the tags of a document close each other; FoundationXML is not needed for that.
private struct XMLStructure {
  var isBalanced: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var isBalanced = true
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else {
        isBalanced = false
        continue
      }
      let tag = part[..<end]
      let name = tag.split(whereSeparator: { $0 == " " || $0 == "/" }).first ?? ""
      if tag.hasPrefix("/") {
        isBalanced = isBalanced && open.popLast() == name
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    self.isBalanced = isBalanced && open.isEmpty
  }
}
