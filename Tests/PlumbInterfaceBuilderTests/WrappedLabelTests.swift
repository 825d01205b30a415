import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `The width of a label whose text wraps` {
  /// The width of a label that may have 299 points: 282 are its first line with a space, by a saved frame.
  private func width(hugging: Int, tools: String, isCanvas: Bool = true) throws -> Double {
    let label = box(
      "label",
      element: "label",
      "text=\"Mark teams, events, and matches as favorites for fast access\" numberOfLines=\"0\" "
        + "horizontalHuggingPriority=\"\(hugging)\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><constraints>"
        + rule("w", "label.width", nil, "constant=\"299\" relation=\"lessThanOrEqual\"")
        + "</constraints>"
    )
    let text = screen(
      label,
      constraints: rule("x", "label.leading", "top.leading") + rule("y", "label.top", "top.top")
    ).replacingOccurrences(of: "22505.1", with: tools)
    var options = BuildOptions()
    options.includesCanvasSizes = isCanvas
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options)
      .layouts()
    let solved = try SolvedLayout(try #require(layouts.first).snapshot)
    let index = try #require(solved.snapshot.items.firstIndex { $0.id == "label" })
    #expect(solved.frames[index].height == 41)
    return solved.frames[index].width
  }

  @Test func `is that of its longest line on canvases of Xcode 13 and later`() throws {
    #expect(abs(try width(hugging: 251, tools: "22505") - 282) <= 0.5)
  }

  @Test func `is all that it may have on older ones and in an app`() throws {
    #expect(try width(hugging: 251, tools: "17701") == 299)
    #expect(try width(hugging: 251, tools: "22505", isCanvas: false) == 299)
  }

  @Test func `is all that it may have where it hugs no more than other views do`() throws {
    #expect(try width(hugging: 250, tools: "22505") == 299)
  }
}
