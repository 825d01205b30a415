import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `The width of a label whose text wraps` {
  /// The width of a label that may have 299 points: 282 are its first line with a space, by a saved frame.
  private func width(hugging: Int, tools: String, isCanvas: Bool = true) throws -> Double {
    let text = "Mark teams, events, and matches as favorites for fast access"
    let frame = try frame(of: text, most: 299, hugging: hugging, tools: tools, isCanvas: isCanvas)
    #expect(frame.height == 41)
    return frame.width
  }

  private func frame(
    of words: String,
    most: Double,
    hugging: Int = 251,
    tools: String = "22505",
    isCanvas: Bool = true
  ) throws -> LayoutRect {
    let label = box(
      "label",
      element: "label",
      "text=\"\(words)\" numberOfLines=\"0\" "
        + "horizontalHuggingPriority=\"\(hugging)\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><constraints>"
        + rule("w", "label.width", nil, "constant=\"\(most)\" relation=\"lessThanOrEqual\"")
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
    return solved.frames[try #require(solved.snapshot.items.firstIndex { $0.id == "label" })]
  }

  @Test func `is that of its longest line on canvases of Xcode 13 and later`() throws {
    #expect(abs(try width(hugging: 251, tools: "22505") - 282) <= 0.5)
  }

  @Test func `leaves no word alone on the second line`() throws {
    let wrapped = try frame(of: "Plan your trips with shared calendars", most: 240)
    #expect(wrapped.height == 41)
    // A space follows the first line.
    let first = try frame(of: "Plan your trips with", most: 240)
    #expect((3.0...6).contains(wrapped.width - first.width))
    // Of two words each has its line.
    let single = try frame(of: "Internationalization notwithstanding", most: 240)
    #expect(single.height == 41)
    let word = try frame(of: "Internationalization", most: 240)
    #expect((3.0...6).contains(single.width - word.width))
  }

  @Test func `is all that it may have on older ones and in an app`() throws {
    #expect(try width(hugging: 251, tools: "17701") == 299)
    #expect(try width(hugging: 251, tools: "22505", isCanvas: false) == 299)
  }

  @Test func `is all that it may have where it hugs no more than other views do`() throws {
    #expect(try width(hugging: 250, tools: "22505") == 299)
  }
}
