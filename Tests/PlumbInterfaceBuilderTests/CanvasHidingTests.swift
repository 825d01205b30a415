import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// A hidden view in a column of 300 points, as an app and as the canvas takes it.
@MainActor @Suite struct `A hidden view on the canvas` {
  /// A column at the top of a screen with a visible view of 20 points above a hidden one.
  private func column(_ hidden: String, alignment: String = "fill") throws -> SolvedLayout {
    let shown = box("shown", "", rule("s", "shown.height", nil, "constant=\"20\""))
    let text = storyboard(
      "<subviews>"
        + box(
          "stack",
          element: "stackView",
          "axis=\"vertical\" alignment=\"\(alignment)\"",
          "<subviews>\(shown)\(hidden)</subviews>"
        ) + "</subviews><constraints>" + rule("x", "stack.leading", "top.leading")
        + rule("y", "stack.top", "top.top")
        + rule("w", "stack.width", nil, "constant=\"300\"") + "</constraints>"
    )
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: BuildOptions())
      .layouts()
    return try SolvedLayout(try #require(layouts.first).snapshot)
  }

  /// A view with the constraints that are given.
  private func box(_ id: String, _ attributes: String, _ rules: String) -> String {
    box(id, element: "view", attributes, "<constraints>\(rules)</constraints>")
  }

  private func box(
    _ id: String,
    element: String,
    _ attributes: String,
    _ children: String
  ) -> String {
    PlumbInterfaceBuilderTests.box(id, "0 0 0 0", element: element, attributes, children)
  }

  private func frame(of id: String, in layout: SolvedLayout) throws -> LayoutRect {
    layout.frames[try #require(layout.snapshot.items.firstIndex { $0.id == id })]
  }

  @Test func `is as high as it is told to be, which an app breaks`() throws {
    let height = rule("h", "hidden.height", nil, "constant=\"56\"")
    let layout = try column(box("hidden", "hidden=\"YES\"", height))
    #expect(layout.conflicts.count == 1)
    #expect(try frame(of: "hidden", in: layout).height == 0)
    let canvas = layout.onCanvas()
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "hidden", in: canvas).height == 56)
    // It takes no room of the others.
    #expect(try frame(of: "stack", in: canvas) == .init(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func `is no higher than what is in it requires`() throws {
    let inside = PlumbInterfaceBuilderTests.box("inside", element: "label", "text=\"Text\"")
    let rules =
      rule("1", "inside.top", "hidden.top", "constant=\"20\"")
      + rule("2", "hidden.bottom", "inside.bottom", "constant=\"20\"")
      + rule("3", "inside.leading", "hidden.leading")
    let hidden = box(
      "hidden",
      element: "view",
      "hidden=\"YES\"",
      "<subviews>\(inside)</subviews><constraints>\(rules)</constraints>"
    )
    let canvas = try column(hidden).onCanvas()
    // 20 + 0 + 20: the text gives way.
    #expect(try frame(of: "hidden", in: canvas).height == 40)
    #expect(try frame(of: "inside", in: canvas).height == 0)
  }

  @Test func `fills before its content is as large as it asks for`() throws {
    let spinner = box("hidden", element: "activityIndicatorView", "hidden=\"YES\"", "")
    let layout = try column(spinner)
    #expect(try frame(of: "hidden", in: layout).width == 20)
    #expect(try frame(of: "hidden", in: layout.onCanvas()).width == 300)
    let centered = try column(spinner, alignment: "center")
    #expect(try frame(of: "hidden", in: centered.onCanvas()).width == 20)
  }

  @Test func `is as high as it is told to be before what is not required in its row`() throws {
    let height = "constant=\"30\" priority=\"999\""
    let row = box(
      "stack",
      element: "stackView",
      "",
      """
      <subviews>\(box("shown", "", rule("s", "shown.height", nil, height)))
      \(box("hidden", "hidden=\"YES\"", rule("h", "hidden.height", nil, "constant=\"130\"")))</subviews>
      """
    )
    let places =
      rule("x", "stack.leading", "top.leading") + rule("y", "stack.top", "top.top")
      + rule("w", "stack.width", nil, "constant=\"300\"")
    let layouts = try DocumentBuilder(
      read(screen(row, constraints: places)),
      file: "Test.storyboard"
    )
    .layouts()
    let layout = try SolvedLayout(try #require(layouts.first).snapshot)
    #expect(try frame(of: "stack", in: layout).height == 30)
    #expect(try frame(of: "stack", in: layout.onCanvas()).height == 130)
  }

  @Test func `is left as it is where nothing is hidden`() throws {
    let layout = try column(
      box("other", "", rule("h", "other.height", nil, "constant=\"56\""))
    )
    #expect(layout.onCanvas().snapshot == layout.snapshot)
  }
}
