import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbReport
import Testing

@Suite struct `A report of agreement` {
  /// A layout of `count` views of 10 by 10 points in the corner, of which the first is not a text and
  /// the first `misses` were saved 5 points off.
  private func layout(misses: Int, of count: Int, element: String) throws -> SolvedLayout {
    var snapshot = LayoutSnapshot(name: "Scene", scale: 2)
    for place in 0...count {
      var item = LayoutSnapshot.Item(
        kind: .view,
        id: place == 0 ? "root" : "v-\(place)",
        className: element,
        parent: place == 0 ? nil : 0,
        frame: .zero,
        properties: ItemProperties()
      )
      if place > 0 {
        item.savedFrame = LayoutRect(x: place <= misses ? 5 : 0, y: 0, width: 10, height: 10)
      }
      item.isText = place > 1
      item.properties.intrinsicWidth = 10
      item.properties.intrinsicHeight = 10
      snapshot.items.append(item)
      var attributes: [(LayoutAttribute, Double)] = [(.left, 0), (.top, 0)]
      if place < 2 { attributes += [(.width, 10), (.height, 10)] }
      for (attribute, constant) in attributes {
        let constraint = LayoutConstraint(ItemID(index: place), attribute, constant: constant)
        snapshot.constraints.append(
          LayoutSnapshot.Constraint(id: "", constraint, first: place, second: nil)
        )
      }
    }
    return try SolvedLayout(snapshot)
  }

  private func score(
    misses: Int = 1,
    of count: Int = 3,
    element: String = "label"
  ) throws -> AgreementScore {
    var score = AgreementScore()
    score.documents = 2
    try score.add(layout(misses: misses, of: count, element: element), file: "A.xib")
    return score
  }

  /// The same with a manifest that lists the second view.
  private func listedScore() throws -> AgreementScore {
    let manifest = try AgreementManifest(
      json: Data(
        """
        [{"file": "A.xib", "roots": [{"root": "root", "safe_tlbr": [0, 0, 0, 0],
          "margins_tlbr": [0, 0, 0, 0], "conflict": false, "views": [{"id": "v-2", "tag": "label",
          "group": "text-dependent", "ambiguous_calc": false, "ambiguous_flag": false,
          "oracle_match": true}]}]}]
        """.utf8
      )
    )
    var score = AgreementScore()
    let root = try #require(manifest.roots(of: "A.xib")?["root"])
    try score.add(layout(misses: 1, of: 3, element: "label"), file: "A.xib", root: root)
    return score
  }

  @Test func `ends with the share of agreeing views alone on a line`() throws {
    let text = try score().text(worst: 10, isColored: false)
    #expect(text.split(separator: "\n").last == "agreement: 0.6667 (2 of 3 views, 2 documents)")
  }

  @Test func `of nothing agrees`() throws {
    #expect(
      try score(misses: 0, of: 0).summary == "agreement: 1.0000 (0 of 0 views, 2 documents)"
    )
  }

  @Test func `lists the worst views with both frames`() throws {
    let text = try score().text(worst: 1, isColored: false)
    #expect(text.contains("A.xib v-1 label metric-free"))
    #expect(text.contains("saved (5, 0, 10, 10)  solved (0, 0, 10, 10)"))
    #expect(try !score().text(worst: 0, isColored: false).contains("worst views"))
  }

  @Test func `escapes what could drive a terminal`() throws {
    let text = try score(element: "\u{1B}[2J\u{202E}").text(worst: 5, isColored: false)
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func `has the documented keys`() throws {
    #expect(try Set(object(score()).keys) == ["documents", "seconds", "groups"])
    #expect(
      try Set(object(listedScore()).keys)
        == ["documents", "seconds", "groups", "conflict", "ambiguous"]
    )
    let groups = try groups(score())
    #expect(Set(groups.keys) == ["metric-free", "text-dependent"])
    let keys: Set = ["views", "within0.5", "within1", "oracle"]
    #expect(try Set(#require(groups["metric-free"]).keys) == keys)
    #expect(
      try Set(#require(groups["text-dependent"]).keys)
        == keys.union(["knowable", "withoutMissingFonts"])
    )
  }

  @Test func `counts each group by itself`() throws {
    let groups = try groups(score())
    #expect(groups["metric-free"]?["views"] as? Int == 1)
    #expect(groups["metric-free"]?["within0.5"] as? Int == 0)
    #expect(groups["text-dependent"]?["views"] as? Int == 2)
    #expect(groups["text-dependent"]?["within0.5"] as? Int == 2)
  }

  @Test func `counts what was proven and the verdicts of a manifest`() throws {
    let groups = try groups(listedScore())
    #expect(
      groups["text-dependent"]?["oracle"] as? [String: Int] == ["views": 1, "within0.5": 1]
    )
    let verdicts = try object(listedScore())
    #expect(verdicts["conflict"] as? [String: Int] == ["roots": 1, "agree": 1])
    #expect(verdicts["ambiguous"] as? [String: Int] == ["views": 1, "agree": 1])
  }

  @Test func `counts texts that can be known apart from those in missing fonts`() throws {
    var score = AgreementScore()
    var snapshot = try layout(misses: 2, of: 4, element: "UILabel").snapshot
    // The second view was saved elsewhere, and its font is not there; the third and fourth agree.
    snapshot.items[2].textExactness = .substitute
    snapshot.items[2].missingFont = "Sour-Gummy"
    let solved = try SolvedLayout(snapshot)
    try score.add(solved, withSavedTexts: solved, file: "A.xib")
    let texts = try #require(try groups(score)["text-dependent"])
    #expect(texts["views"] as? Int == 3)
    #expect(texts["within0.5"] as? Int == 2)
    let parts = ["views": 2, "within0.5": 2, "within1": 2]
    #expect(texts["withoutMissingFonts"] as? [String: Int] == parts)
    #expect(texts["knowable"] as? [String: Int] == parts)
    let lines = score.text(worst: 0, isColored: false).split(separator: "\n")
    for name in ["no custom class", "knowable"] {
      let line = try #require(lines.first { $0.contains(name) })
      #expect(line.split(separator: " ").suffix(5).joined(separator: " ") == "2 100.0 % 100.0 %")
    }
  }

  private func object(_ score: AgreementScore) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: score.json()) as? [String: Any])
  }

  private func groups(_ score: AgreementScore) throws -> [String: [String: Any]] {
    try #require(try object(score)["groups"] as? [String: [String: Any]])
  }
}
