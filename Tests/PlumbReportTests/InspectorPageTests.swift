import ConstraintSolver
import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbReport
import Testing

@Suite struct `An inspector page` {
  /// What tries to leave the data of the page and to become markup or script.
  static let wicked = "</script><script>alert(1)</script><!--<script>\u{2028}\"\\'&amp;/*DATA*/*/"

  private func page(text: String, width: Double = 40) throws -> String {
    var root = LayoutSnapshot.Item(
      kind: .view,
      id: text,
      className: text,
      parent: nil,
      frame: LayoutRect(x: 0, y: 0, width: 100, height: 100),
      properties: ItemProperties()
    )
    root.label = text
    root.text = text
    root.isPlacedByFrame = true
    root.origin = SourceLocation(file: text, line: 1)
    var snapshot = LayoutSnapshot(name: text, scale: 2, items: [root])
    let constraint = LayoutConstraint(
      ItemID(index: 0),
      .width,
      .equal,
      nil,
      .notAnAttribute,
      multiplier: 1,
      constant: width,
      priority: 1000,
      source: .app
    )
    var captured = LayoutSnapshot.Constraint(id: text, constraint, first: 0, second: nil)
    captured.identifier = text
    captured.origin = root.origin
    snapshot.constraints = [captured]
    let solved = try SolvedLayout(snapshot)
    var page = InspectorPage(title: text)
    try page.add(solved, findings: solved.findings(), name: text)
    return try page.html
  }

  private func data(of html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    return try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func `holds the values of its layouts`() throws {
    let data = try data(of: page(text: "Card", width: 40))
    let layout = try #require((data["layouts"] as? [[String: Any]])?.first)
    let item = try #require((layout["items"] as? [[String: Any]])?.first)
    #expect((item["frame"] as? [Double])?[2] == 40)
    let constraint = try #require((layout["constraints"] as? [[String: Any]])?.first)
    #expect(constraint["text"] as? String == "`Card` width = 40")
    #expect(constraint["place"] as? String == "Card:1")
    #expect(constraint["source"] as? String == "the app")
    // 100 wide as the frame says is no constraint; only x and y are open, and y's height.
    let freedoms = try #require(layout["freedoms"] as? [[String: Any]])
    #expect(!freedoms.isEmpty)
  }

  @Test func `keeps names and texts from becoming markup`() throws {
    let html = try page(text: Self.wicked)
    #expect(try data(of: html)["title"] as? String == Self.wicked)
    let plain = try page(text: "plain")
    func count(_ needle: String, _ text: String) -> Int {
      text.components(separatedBy: needle).count
    }
    for needle in ["<script", "</script", "<!--", "<"] {
      #expect(count(needle, html) == count(needle, plain), "\(needle)")
    }
  }

  @Test func `asks the network for nothing`() throws {
    let html = try page(text: "plain")
    #expect(html.contains("default-src 'none'"))
    for needle in [
      "http://", "https://", "src=", "@import", "url(", "<link", "fetch(", "innerHTML",
    ] {
      #expect(!html.contains(needle), "\(needle)")
    }
  }

  @Test func `is the same bytes each time`() throws {
    #expect(try page(text: "Card") == page(text: "Card"))
  }
}
