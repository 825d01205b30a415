import LayoutEngine
import Testing

@testable import PlumbReport

@Suite struct `A layout recorded as text` {
  private func tree(_ text: String) throws -> RecordedTree {
    try RecordedTree(text, file: "card.txt")
  }

  /// What differs, as a report tells it: what is said of views, and where they went.
  private func told(_ before: String, _ after: String) throws -> [String] {
    let versions = try [before, after].map { text in
      let tree = try tree(text)
      return SceneDifference.Version(
        file: "card.txt",
        picture: LayoutPicture(tree),
        recorded: tree.facts
      )
    }
    guard let scene = SceneDifference(from: versions[0], to: versions[1]) else { return [] }
    return scene.causes.map(\.text) + scene.consequences
  }

  @Test func `is read as it was written`() throws {
    let text = """
      Card (0, 0, 320, 120)
        Box<Int, String> `title (big)` "He said: "a" (b)" hidden alpha 0.5 clips transform [0, 1, -1, 0, 2.5, 0] z 1 gradient shape 2 layers masked 1 layer left out (10, -20.5, 30, 40)
        UIStackView (0, 0, 0, 0)
          UILabel "Welcome" | "back" (1, 2, 3, 4)
        UIView (0, 60, 320, 60)

      """
    let items = try tree(text).snapshot.items
    #expect(items.map(\.parent) == [nil, 0, 0, 2, 0])
    #expect(items[1].className == "Box<Int, String>")
    #expect(items[1].label == "title (big)")
    #expect(items[1].text == "He said: \"a\" (b)")
    #expect(items[1].isHidden && items[1].clipsToBounds)
    #expect(items[1].frame == LayoutRect(x: 10, y: -20.5, width: 30, height: 40))
    #expect(items[3].text == "Welcome back")
    #expect(items[4].origin?.line == 5)
    // Without looks it is written again but for what these say.
    #expect(try tree(text).snapshot.treeText.contains("UILabel \"Welcome back\" (1, 2, 3, 4)"))
  }

  @Test(arguments: [
    ("UIView (0, 0, 1)", 1, "is no frame"),
    ("UIView (0, 0, 1, 1)\n  UIView", 2, "does not end with a frame"),
    ("UIView (0, 0, 1, 1)\n    UIView (0, 0, 1, 1)", 2, "stands 2 deep"),
    ("UIView (0, 0, 1, 1)\n UIView (0, 0, 1, 1)", 2, "no multiple of two"),
    ("UIView bold (0, 0, 1, 1)", 1, "“bold” says nothing of a view"),
    ("UIView (0, 0, nan, 1)", 1, "is no frame"),
    ("", 1, "no view"),
  ])
  func `names the line that is none of it`(_ text: String, _ line: Int, _ words: String) {
    let error = #expect(throws: TreeTextError.self) { try tree(text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(words) == true, "\(String(describing: error))")
  }

  @Test func `tells what moved, grew and came, view by view`() throws {
    let before = """
      Card (0, 0, 320, 120)
        UILabel "Title" (16, 16, 100, 20)
        UILabel "Detail" (16, 44, 100, 20)
        UIView (0, 119, 320, 1)
      """
    let after = """
      Card (0, 0, 320, 148)
        UILabel "New" (16, 16, 40, 20)
        UILabel "Title" (16, 44, 100, 20)
        UILabel "Detail" (16, 72, 120, 20)
        UIView (0, 147, 320, 1)
      """
    let found = try told(before, after)
    #expect(
      found == [
        "`New` was added", "the screen: height 120 → 148 (+28)", "`New`: added at (16, 16, 40, 20)",
        "`Title`, UIView: y +28",
        "`Detail`: y 44 → 72 (+28), width 100 → 120 (+20)",
      ]
    )
  }

  @Test func `tells texts, line breaks, opacity, transforms and layers`() throws {
    var found = try told(
      "Card (0, 0, 9, 9)\n  UILabel `a` \"One two\" (0, 0, 9, 9)\n  UIView `b` alpha 0.5 (0, 0, 1, 1)",
      "Card (0, 0, 9, 9)\n  UILabel `a` \"One\" | \"two\" (0, 0, 9, 9)\n  UIView `b` z 2 1 layer masked (0, 0, 1, 1)"
    )
    #expect(
      found == [
        "`One two`: line breaks none → “One | two”", "`b`: opacity 0.5 → 1", "`b`: z 0 → 2",
        "`b`: layers 0 → 1", "`b`: mask no → yes",
      ]
    )
    found = try told(
      "Card (0, 0, 9, 9)\n  UILabel `a` \"One\" (0, 0, 9, 9)",
      "Card (0, 0, 9, 9)\n  UILabel `a` \"Two\" hidden (0, 0, 9, 9)"
    )
    #expect(
      found == ["`Two`: text “One” → “Two”", "`Two`: hidden no → yes", "`Two`: hidden"]
    )
  }

  /// Chinese and Thai are broken without a space.
  @Test func `knows a text that is broken elsewhere`() throws {
    #expect(try tree("UILabel \"東京\" | \"都\" (0, 0, 1, 1)").snapshot.items[0].text == "東京都")
    #expect(try tree("UILabel \"a b\" | \"c\" (0, 0, 1, 1)").snapshot.items[0].text == "a b c")
  }

  @Test func `knows views in another order, and elsewhere`() throws {
    let before = """
      Card (0, 0, 320, 120)
        UIView `box` (0, 0, 100, 100)
          UIButton "Save" (0, 0, 40, 20)
        UILabel "A" (16, 16, 100, 20)
        UISwitch (16, 44, 63, 28)
      """
    let after = """
      Card (0, 0, 320, 120)
        UIView `box` (0, 0, 100, 100)
        UISwitch (16, 16, 63, 28)
        UILabel "A" (16, 52, 100, 20)
        UIButton "Save" (200, 0, 40, 20)
      """
    let found = try told(before, after)
    #expect(
      found == [
        "`Save` was put into the screen", "UISwitch: y 44 → 16 (−28)", "`A`: y 16 → 52 (+36)",
        "`Save`: x 0 → 200 (+200)",
      ]
    )
  }

  /// Places are the identities in a layout recorded as JSON, and another one follows each view that came.
  @Test func `in JSON has no identities that hold`() throws {
    func numbered(_ text: String) throws -> LayoutSnapshot {
      var snapshot = try tree(text).snapshot
      for place in snapshot.items.indices { snapshot.items[place].id = "\(place + 1)" }
      return snapshot
    }
    let difference = LayoutDifference(
      from: try numbered("Card (0, 0, 9, 9)\n  UILabel \"B\" (0, 0, 9, 9)"),
      to: try numbered(
        "Card (0, 0, 9, 9)\n  UIImageView (0, 0, 1, 1)\n  UILabel \"B\" (0, 0, 9, 9)"
      )
    )
    #expect(difference.changes.map(\.kind) == [.added])
  }
}
