import ConstraintSolver
import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbLog
import PlumbReport
import Testing

/// What a log could hold to become more than text, in each of its fields.
@Suite struct `Fields of a log` {
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)",
    "&lt;b&gt;&#60;", "]]><!--", "</text></svg><script>", "javascript:alert(1)",
    "\u{1B}[31m\u{202E}",
    "\u{2028}/*DATA*/", "\u{FFFE}\u{0}",
  ]

  /// The layouts of a log whose text, name, identifier, class, address and place all hold `text`.
  private func layouts(_ text: String) -> [ReconstructedLayout] {
    let item = LoggedConstraint.Item(id: "0x1" + text, className: "View" + text, text: text)
    let named = LoggedConstraint.Item(id: text, text: "name" + text)
    func constraint(
      _ address: String,
      _ statement: LoggedConstraint.Statement
    ) -> LoggedConstraint {
      LoggedConstraint(
        text: text,
        className: "NSLayoutConstraint" + text,
        address: address + text,
        place: text + ".swift#1",
        identifier: text,
        statement: statement
      )
    }
    var conflict = LoggedConflict(line: 1)
    let width = LoggedConstraint.Side.anchor(.init(item, .layout(.width)))
    let other = LoggedConstraint.Side.anchor(.init(named, .layout(.width)))
    let variable = LoggedConstraint.Side.anchor(.init(named, .variable(text)))
    conflict.listed = [
      constraint("0xa", .init(width, .equal, constant: 10)),
      constraint("0xb", .init(width, .equal, constant: 20)),
      constraint("0xc", .init(other, .equal, width)),
      constraint("0xd", .init(variable, .equal, constant: 3)),
    ]
    conflict.broken = .init(address: "0xb" + text, line: 1, text: text)
    conflict.problems = [.init(line: 1, reason: .unreadable, text: text)]
    return [ReconstructedLayout(ConflictExplanation(conflict), file: text)]
  }

  private func page(_ text: String) throws -> String {
    var page = InspectorPage(title: text)
    for layout in layouts(text) { page.add(layout, name: layout.snapshot.name + text) }
    return try page.html
  }

  @Test(arguments: hostile)
  func `become text in a page and nothing else`(_ text: String) throws {
    let html = try page(text)
    let plain = try page("plain")
    for needle in ["<", "<!--", "</script", "onerror", "onload"] {
      let outside = html.components(separatedBy: needle).count
      let usual = plain.components(separatedBy: needle).count
      // Words may be in the data, which are JSON; a "<" may not.
      if needle.hasPrefix("<") { #expect(outside == usual, "\(needle)") }
    }
    let start = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    let data = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let layout = try #require((data["layouts"] as? [[String: Any]])?.first)
    let items = try #require(layout["items"] as? [[String: Any]])
    #expect(items.contains { $0["text"] as? String == text })
    #expect(items.contains { $0["class"] as? String == "View" + text })
    let constraints = try #require(layout["constraints"] as? [[String: Any]])
    #expect(constraints.count == 4)
    #expect(constraints[0]["identifier"] as? String == text)
  }

  @Test(arguments: hostile)
  func `become text in a picture and nothing else`(_ text: String) throws {
    let svg = LayoutPicture.svg(layouts(text).map { LayoutPicture($0) })
    let parsed = ParsedPicture(svg)
    #expect(Set(parsed.elements.keys).subtracting(["svg", "g", "rect", "path", "text"]) == [])
    for (element, name, value) in parsed.attributes {
      #expect(Self.attributes.contains(name), "\(element) \(name)")
      #expect(!value.contains("alert") && !value.contains("javascript"), "\(name)")
    }
    #expect(parsed.texts.contains { $0.contains("0xa") || $0.contains("width = 10") })
    let odd = svg.unicodeScalars.filter {
      $0 != "\n" && [.control].contains($0.properties.generalCategory)
        || $0.value & 0xFFFE == 0xFFFE || ("\u{202A}"..."\u{202E}").contains($0)
    }
    #expect(odd.isEmpty)
  }

  @Test(arguments: hostile)
  func `become text in a picture of the sums and nothing else`(_ text: String) {
    let printed = [
      "<NSLayoutConstraint:0x1 '\(text)' UILabel:0xa'\(text)'.width == 10   (active)>",
      "<NSLayoutConstraint:0x2 UILabel:0xa.width == 20   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0xa.width == 30   (active)>",
    ]
    let log = ConflictLog(ConflictMessage(constraints: printed, broken: printed[1]).text)
    let parsed = ParsedPicture(ExplainedLog.svg([ExplainedLog(log, file: text)]))
    #expect(
      Set(parsed.elements.keys).subtracting(["svg", "style", "rect", "path", "text"]) == []
    )
    for (element, name, value) in parsed.attributes {
      #expect(Self.attributes.union(["class"]).contains(name), "\(element) \(name)")
      #expect(!value.contains("alert") && !value.contains("javascript"), "\(name)")
    }
  }

  private static let attributes: Set<String> = [
    "xmlns", "width", "height", "viewBox", "font-family", "xml:space", "transform", "x", "y", "rx",
    "d",
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray",
    "font-size", "font-weight", "text-anchor", "textLength", "lengthAdjust", "id", "clip-path",
    "clip-rule", "opacity",
  ]
}
