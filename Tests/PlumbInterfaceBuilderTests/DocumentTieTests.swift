import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// Who gets the room in a document where priorities are equal: the last in the tree.
///
/// Saved frames support that and no other order; with the order in which a running application decides, five
/// metric-free views fewer of public documents have their saved frames.
@MainActor
@Suite struct `Equal priorities in a document` {
  private func widths(_ text: String) throws -> [Double] {
    let builder = try DocumentBuilder(read(text), file: "Test.storyboard", options: BuildOptions())
    let solved = try SolvedLayout(try #require(builder.layouts().first).snapshot)
    return ["a", "b"].compactMap { id in
      zip(solved.snapshot.items, solved.frames).first { $0.0.id == id }?.1.width
    }
  }

  private func label(_ id: String) -> String {
    box(
      id,
      element: "label",
      "text=\"Title\" verticalHuggingPriority=\"251\" horizontalHuggingPriority=\"251\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    )
  }

  @Test func `turn to the tree, whichever constraint comes first`() throws {
    let widths = try widths(
      screen(
        label("a") + label("b"),
        constraints: rule("c1", "a.leading", "top.leading")
          + rule("c2", "b.leading", "a.trailing") + rule("c3", "top.trailing", "b.trailing")
          + rule("c4", "a.top", "top.top") + rule("c5", "b.top", "top.top")
      )
    )
    // "Title" is about 34 points wide, and the screen several hundred.
    #expect(widths[0] < 50)
    #expect(widths[1] > 200)
  }

  @Test func `turn to the tree in a stack view, too`() throws {
    let stack = box(
      "stack",
      element: "stackView",
      "",
      "<subviews>\(label("a"))\(label("b"))</subviews><constraints></constraints>"
    )
    let widths = try widths(
      screen(
        stack,
        constraints: rule("x", "stack.leading", "top.leading") + rule("y", "stack.top", "top.top")
          + rule("z", "stack.trailing", "top.trailing")
      )
    )
    #expect(widths[0] < 50)
    #expect(widths[1] > 200)
  }
}
