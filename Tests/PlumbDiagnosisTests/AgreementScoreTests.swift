import ConstraintSolver
import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@Suite struct `An agreement score` {
  private func manifest(conflict: Bool = false, views: String) throws -> AgreementManifest {
    try AgreementManifest(
      json: Data(
        """
        [{"file": "Scene.xib", "toolsVersion": "1", "roots": [{"root": "root",
          "safe_tlbr": [1, 2, 3, 4], "margins_tlbr": [5, 6, 7, 8], "conflict": \(conflict),
          "views": [\(views)]}]}]
        """.utf8
      )
    )
  }

  private func view(
    _ id: String,
    group: String = "metric-free",
    ambiguous: Bool = false,
    flagged: Bool = false
  ) -> String {
    """
    {"id": "\(id)", "tag": "view", "group": "\(group)", "ambiguous_calc": \(ambiguous),
     "ambiguous_flag": \(flagged), "oracle_match": true}
    """
  }

  /// A layout of three views: the first where it was saved, the second off by 0.75, the third open.
  private func layout() throws -> SolvedLayout {
    var layout = HandMadeLayout()
    let one = layout.add("one", saved: LayoutRect(x: 0, y: 0, width: 10, height: 10.5))
    let two = layout.add("two", saved: LayoutRect(x: 0.75, y: 0, width: 10, height: 10))
    layout.add("three", saved: .zero)
    layout.place(one, 0, 0, 10, 10)
    layout.place(two, 0, 0, 10, 10)
    return try layout.solved()
  }

  @Test func `counts a view that is within half a point as agreeing`() throws {
    let all = [view("one"), view("two"), view("three", ambiguous: true)]
    let roots = try #require(manifest(views: all.joined(separator: ",")).roots(of: "Scene.xib"))
    var score = AgreementScore()
    score.add(try layout(), file: "Scene.xib", root: try #require(roots["root"]))
    #expect(score.views.map(\.id) == ["one", "two"])
    #expect(score.count(within: AgreementScore.tolerance) == 1)
    #expect(score.count(within: 1) == 2)
    #expect(score.count(within: 1, group: .textDependent) == 0)
    #expect(score.count(isProven: true) == 2)
    #expect(score.conflicts?.agreeing == 1)
    #expect(score.ambiguities?.agreeing == 3)
  }

  @Test func `counts what is missing as a miss`() throws {
    let roots = try #require(
      manifest(conflict: true, views: view("gone")).roots(of: "Scene.xib")
    )
    var score = AgreementScore()
    score.add(try layout(), file: "Scene.xib", root: try #require(roots["root"]))
    score.addMissingRoot(try #require(roots["root"]), file: "Scene.xib")
    #expect(score.views.count == 2)
    #expect(score.count(within: 1_000_000) == 0)
    #expect(score.conflicts?.count == 2)
    #expect(score.conflicts?.agreeing == 0)
    #expect(score.ambiguities?.agreeing == 0)
  }

  @Test(arguments: ["hidden", "input"])
  func `leaves out views whose frame is not decided by constraints`(_ group: String) throws {
    let roots = try #require(
      manifest(views: view("two", group: group)).roots(of: "Scene.xib")
    )
    var score = AgreementScore()
    score.add(try layout(), file: "Scene.xib", root: try #require(roots["root"]))
    #expect(score.views.isEmpty)
  }

  @Test func `leaves out what the document or the prover calls ambiguous`() throws {
    let all = [view("one", ambiguous: true), view("two", flagged: true)]
    let roots = try #require(manifest(views: all.joined(separator: ",")).roots(of: "Scene.xib"))
    var score = AgreementScore()
    score.add(try layout(), file: "Scene.xib", root: try #require(roots["root"]))
    #expect(score.views.isEmpty)
    #expect(score.ambiguities?.disagreements == ["Scene.xib one view: expected ambiguous"])
  }

  @Test func `without a manifest takes every determined view below the root`() throws {
    var score = AgreementScore()
    try score.add(layout(), file: "Scene.xib")
    #expect(score.views.map(\.id) == ["one", "two"])
    #expect(score.conflicts == nil)
  }

  @Test func `tells views that follow texts from others`() throws {
    var layout = HandMadeLayout()
    let label = layout.add("label", saved: .zero)
    layout.snapshot.items[label].isText = true
    layout.snapshot.items[label].properties.intrinsicWidth = 30
    layout.snapshot.items[label].properties.intrinsicHeight = 20
    layout.add(LayoutConstraint(layout.item(label), .left, .equal, layout.item(0), .left))
    layout.add(LayoutConstraint(layout.item(label), .top, .equal, layout.item(0), .top))
    let fixed = layout.add("fixed", saved: .zero)
    layout.place(fixed, 0, 0, 10, 10)
    var score = AgreementScore()
    try score.add(layout.solved(), file: "Scene.xib")
    #expect(score.views.map(\.group) == [.textDependent, .metricFree])
  }

  /// A text at the left, one beside it, and one below that neither moves.
  private func texts(_ change: (inout LayoutSnapshot.Item) -> Void) throws -> SolvedLayout {
    var layout = HandMadeLayout()
    for (id, x) in [("first", 0.0), ("beside", 30), ("below", 0)] {
      let text = layout.add(
        id,
        className: "UILabel",
        saved: LayoutRect(x: x, y: id == "below" ? 50 : 0, width: 30, height: 20)
      )
      layout.snapshot.items[text].isText = true
      layout.snapshot.items[text].textExactness = .figures
      layout.snapshot.items[text].properties.intrinsicWidth = 30
      layout.snapshot.items[text].properties.intrinsicHeight = 20
      let left = id == "beside" ? layout.item(text - 1) : layout.item(0)
      let edge: LayoutAttribute = id == "beside" ? .right : .left
      layout.add(LayoutConstraint(layout.item(text), .left, .equal, left, edge))
      layout.add(
        LayoutConstraint(
          layout.item(text),
          .top,
          .equal,
          layout.item(0),
          .top,
          constant: id == "below" ? 50 : 0
        )
      )
    }
    change(&layout.snapshot.items[1])
    return try layout.solved()
  }

  @Test func `does not call knowable what depends on a text in a missing font`() throws {
    let layout = try texts { $0.textExactness = .substitute }
    var score = AgreementScore()
    try score.add(layout, withSavedTexts: layout, file: "Scene.xib")
    #expect(score.views.map(\.id) == ["first", "beside", "below"])
    #expect(score.views.map(\.texts) == [.inMissingFont, .inMissingFont, .known])
    #expect(score.views.map(\.isKnowable) == [false, false, true])
  }

  @Test func `does not call knowable what depends on a text of a custom class`() throws {
    let layout = try texts { $0.className = "PriceLabel" }
    var score = AgreementScore()
    try score.add(layout, withSavedTexts: layout, file: "Scene.xib")
    #expect(score.views.map(\.texts) == [.ofCustomClass, .ofCustomClass, .known])
  }

  @Test(arguments: [
    (17.0, 1, false), (30, 1, false), (20.5, 1, true), (41, 0, true), (17, 0, false),
  ])
  func `does not call knowable what depends on a text saved lower or higher than its line`(
    _ height: Double,
    _ lines: Int,
    _ isKnown: Bool
  ) throws {
    let layout = try texts {
      $0.textFacts = .init(naturalWidth: 30, lineHeight: 20, lineLimit: lines)
      $0.savedFrame?.height = height
    }
    var score = AgreementScore()
    try score.add(layout, file: "Scene.xib")
    let expected: AgreementScore.Texts = isKnown ? .known : .savedWithAnotherHeight
    #expect(score.views.map(\.texts) == [expected, expected, .known])
  }

  @Test(arguments: [
    (AgreementScore.Texts.known, true, true), (.savedWithAnotherHeight, true, false),
    (.ofCustomClass, false, false), (.inMissingFont, false, false),
  ])
  func `counts texts by font and class alone, and apart those of a height that lines have`(
    _ texts: AgreementScore.Texts,
    _ isOfKnownText: Bool,
    _ isKnowable: Bool
  ) throws {
    let layout = try self.texts { _ in }
    var score = AgreementScore()
    try score.add(layout, withSavedTexts: layout, file: "Scene.xib")
    var view = try #require(score.views.first)
    view.texts = texts
    #expect(view.isOfKnownText == isOfKnownText)
    #expect(view.isKnowable == isKnowable)
    view.isProven = false
    #expect(!view.isOfKnownText)
  }

  @Test func `takes for proven what the saved sizes of texts reproduce`() throws {
    let wide = try texts { $0.properties.intrinsicWidth = 40 }
    let saved = try texts { _ in }
    var score = AgreementScore()
    try score.add(wide, withSavedTexts: saved, file: "Scene.xib")
    #expect(score.views.map(\.isProven) == [true, true, true])
    #expect(score.views.map(\.distance) == [10, 10, 0])
    var swapped = AgreementScore()
    try swapped.add(saved, withSavedTexts: wide, file: "Scene.xib")
    #expect(swapped.views.map(\.isProven) == [false, false, true])
  }

  @Test func `has no manifest's roots for a file that is not listed`() throws {
    #expect(try manifest(views: "").roots(of: "Other.xib") == nil)
  }
}
