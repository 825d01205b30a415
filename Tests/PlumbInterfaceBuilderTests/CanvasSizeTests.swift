import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// The frames of a document's views by their ids, with or without the sizes of the canvas.
@MainActor
private func frames(_ text: String, includesCanvasSizes: Bool = true) throws -> [String: LayoutRect]
{
  var options = BuildOptions()
  options.includesCanvasSizes = includesCanvasSizes
  let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options).layouts()
  let solved = try SolvedLayout(try #require(layouts.first).snapshot)
  var result: [String: LayoutRect] = [:]
  for (item, frame) in zip(solved.snapshot.items, solved.frames) where item.kind == .view {
    result[item.id] = frame
  }
  return result
}

/// A stack view at the corner, with views inside it and constraints of its own.
private func stack(_ attributes: String, _ views: String, constraints: String = "") -> String {
  screen(
    box(
      "stack",
      element: "stackView",
      attributes,
      "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
    ),
    constraints: rule("x", "stack.leading", "top.leading") + rule("y", "stack.top", "top.top")
  )
}

/// A label of one line, 20.5 points high: 17 times 1.193, to the half point.
private let label = box(
  "label",
  element: "label",
  "text=\"Title\" verticalHuggingPriority=\"251\" horizontalHuggingPriority=\"251\"",
  "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
)

private func height(of id: String, _ constant: Double, _ rest: String = "") -> String {
  rule("h-\(id)", "\(id).height", nil, "constant=\"\(constant)\" \(rest)")
}

@MainActor @Suite struct `A size of the canvas` {
  // 50 points: saved frames of public documents.
  @Test(arguments: [
    box("empty"), box("empty", element: "stackView"), box("empty", element: "imageView"),
    box("empty", element: "label", "text=\"\""),
  ])
  func `belongs to an arranged view that shows nothing`(_ view: String) throws {
    let empty = try frames(stack("", view + label))["empty"]
    #expect(empty?.width == 50)
    #expect(empty?.height == 50)
  }

  @Test(arguments: [("priority=\"250\"", 50.0), ("priority=\"251\"", 0), ("", 0)])
  func `is kept where a height of zero gives way to any content`(
    _ priority: String,
    _ expected: Double
  ) throws {
    let flat = box(
      "empty",
      "0 0 0 0",
      "",
      "<constraints>\(height(of: "empty", 0, priority))</constraints>"
    )
    // At 251 the view's own height is stated; nothing but the canvas's 50 points would hold it open.
    #expect(try frames(stack("", flat))["empty"]?.height == expected)
  }

  @Test func `stretches a label that hugs its text less firmly than the view resists`() throws {
    #expect(try frames(stack("", box("empty") + label))["label"]?.height == 50)
  }

  @Test func `gives way to the resistance of a label that resists more`() throws {
    let views =
      box("empty", "0 0 0 0", "verticalCompressionResistancePriority=\"749\"") + label
    let frames = try frames(stack("axis=\"vertical\"", views, constraints: height(of: "stack", 60)))
    // 60 points without the label's 20.5.
    #expect(frames["empty"]?.height == 39.5)
  }

  @Test func `does not keep a view from being larger`() throws {
    let views = box("empty") + label
    let frames = try frames(
      stack("axis=\"vertical\"", views, constraints: height(of: "stack", 300))
    )
    // 300 points without the label's 20.5, which hugs with 251.
    #expect(frames["empty"]?.height == 279.5)
  }

  @Test func `is not that of a view with a constant of its own`() throws {
    let thin = box(
      "thin",
      "0 0 0 0",
      "",
      "<constraints>\(height(of: "thin", 4, "priority=\"750\""))</constraints>"
    )
    #expect(try frames(stack("axis=\"vertical\"", thin + label))["thin"]?.height == 4)
  }

  @Test func `is not that of a view with a constant of its own and something inside`() throws {
    let narrow = box(
      "narrow",
      "0 0 0 0",
      "",
      """
      <subviews>\(box("inside", element: "imageView"))</subviews>
      <constraints>
      <constraint id="w" firstItem="narrow" firstAttribute="width" constant="18"/>
      </constraints>
      """
    )
    #expect(try frames(stack("", narrow + label))["label"]?.height == 20.5)
  }

  @Test func `is that of a view without a constant, whatever is inside`() throws {
    let inside = "<subviews>\(box("inside", element: "imageView"))</subviews>"
    let full = box("full", "0 0 0 0", "", inside)
    #expect(try frames(stack("", full + label))["label"]?.height == 50)
  }

  // 20.5 and 50 points are parts of 70.5, half of the stack view.
  @Test func `is what the part of a label without text is in proportion to`() throws {
    let column = stack(
      "axis=\"vertical\" distribution=\"fillProportionally\"",
      label + box("empty", element: "label", "text=\"\""),
      constraints: rule("h", "stack.height", nil, "constant=\"141\"")
    )
    #expect(try frames(column)["label"]?.height == 41)
    #expect(try frames(column)["empty"]?.height == 100)
  }

  @Test func `is not that of a view outside stack views`() throws {
    let place = rule("x", "a.leading", "top.leading") + rule("y", "a.top", "top.top")
    let frames = try frames(screen(box("a", element: "imageView"), constraints: place))
    #expect(frames["a"]?.width == 0)
  }

  @Test func `is not there in an app`() throws {
    let frames = try frames(stack("", box("empty") + label), includesCanvasSizes: false)
    #expect(frames["label"]?.height == 20.5)
  }
}
