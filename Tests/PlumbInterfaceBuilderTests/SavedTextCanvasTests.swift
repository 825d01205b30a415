import Foundation
import LayoutEngine
import PlumbDiagnosis
import PortableUIKit
import Testing

@testable import PlumbInterfaceBuilder

/// Labels of 17 points with the heights given; the document's device has two pixels for each point.
private func document(_ heights: [Double]) throws -> InterfaceDocument {
  try document(heights.map { (17, 50, $0, "type=\"system\" pointSize=\"17\"") })
}

private func document(
  _ labels: [(size: Double, width: Double, height: Double, font: String)]
) throws -> InterfaceDocument {
  let body = labels.enumerated().map { index, label in
    """
    <label id="l\(index)" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="\(label.width)" height="\(label.height)"/>
    <fontDescription key="fontDescription" \(label.font)/></label>
    """
  }
  return try read(storyboard("<subviews>\(body.joined())</subviews>"))
}

@MainActor @Suite struct `What saved heights tell of a canvas` {
  // A line of 17 points is 20.29 points high: 20.5 in pixels, 21 in whole points.
  @Test(arguments: [[21.0, 21], [21, 21, 21, 21, 20.5]])
  func `whole points that several labels show`(_ heights: [Double]) throws {
    #expect(try SavedTextCanvas(of: document(heights)).scale == 1)
  }

  @Test(arguments: [[], [21.0], [20.5, 20.5], [21, 21, 20.5], [30, 40]])
  func `one label, pixels, or stretched labels tell nothing`(_ heights: [Double]) throws {
    #expect(try SavedTextCanvas(of: document(heights)).scale == nil)
  }

  // The letters of "Label" are 41.3 points wide.
  @Test(arguments: [(42.0, 1.0), (41.5, nil), (43, nil)] as [(Double, Double?)])
  func `a single label that shows whole points with both of its sides`(
    _ width: Double,
    _ scale: Double?
  ) throws {
    let label = (size: 17.0, width: width, height: 21.0, font: "type=\"system\" pointSize=\"17\"")
    #expect(try SavedTextCanvas(of: document([label])).scale == scale)
  }

  // A line of 17 points between 7 above and below.
  @Test(
    arguments: [
      (35.0, "", 1.0), (34.5, "", nil), (35, "buttonSize=\"large\"", nil),
      (35, "image=\"star\" catalog=\"system\"", nil),
    ] as [(Double, String, Double?)]
  )
  func `titles of configured buttons that say nothing of their height`(
    _ height: Double,
    _ attributes: String,
    _ scale: Double?
  ) throws {
    let buttons = ["a", "b"].map { id in
      let title = "<buttonConfiguration key=\"configuration\" title=\"Go\" \(attributes)/>"
      return box(id, "0 0 90 \(height)", element: "button", "", title)
    }
    #expect(try SavedTextCanvas(of: read(screen(buttons.joined()))).scale == scale)
  }

  // A line of 17 points between 7 above and below.
  @Test(
    arguments: [
      ("21225", 35.0, true), ("21507", 30, true), ("21507", 34.5, false), ("20037", 35, false),
      ("22505", 35, false),
    ] as [(String, Double, Bool)]
  )
  func `titles of configured buttons are whole points high in Xcode 14`(
    _ tools: String,
    _ saved: Double,
    _ isWhole: Bool
  ) throws {
    let title =
      "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Sign In\"/>"
    let text = screen(
      box("b", "0 0 90 \(saved)", element: "button", "", title),
      constraints: rule("x", "b.leading", "top.leading") + rule("y", "b.top", "top.top")
    ).replacingOccurrences(of: "22505.1", with: tools)
    let document = try read(text)
    var options = BuildOptions()
    options.hasWholeTitles = SavedTextCanvas(of: document).hasWholeTitles
    #expect(options.hasWholeTitles == isWhole)
    let layouts = try DocumentBuilder(document, file: "Test.storyboard", options: options)
      .layouts()
    let button = try #require(layouts.first?.snapshot.items.first { $0.id == "b" })
    #expect(button.frame.height == (isWhole ? 35 : 34.5))
  }

  @Test func `labels whose height something else gives tell nothing`() throws {
    func label(_ id: String, _ height: Double, _ more: String = "") -> String {
      """
      <label id="\(id)" text="Label"><rect key="frame" x="0" y="0" width="50" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</label>
      """
    }
    let stated =
      "<constraints><constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/></constraints>"
    let given =
      label("a", 21, stated)
      + label("b", 21, stated.replacingOccurrences(of: "\"h\"", with: "\"i\""))
    #expect(try SavedTextCanvas(of: read(storyboard("<subviews>\(given)</subviews>"))).scale == nil)
    let own = label("c", 21) + label("d", 21)
    let cell = """
      <tableViewCell id="cell" textLabel="e" detailTextLabel="f"><tableViewCellContentView key="contentView" id="g">
      <subviews>\(label("e", 20.5))\(label("f", 20.5))</subviews></tableViewCellContentView></tableViewCell>
      """
    let both =
      "<subviews>\(own)<tableView id=\"t\"><prototypes>\(cell)</prototypes></tableView></subviews>"
    #expect(try SavedTextCanvas(of: read(storyboard(both))).scale == 1)
  }

  @Test func `pixels in one scene and whole points in another`() throws {
    func scene(_ id: String, _ height: Double) -> String {
      let labels = (0...1).map { index in
        """
        <label id="\(id)\(index)" text="Label"><rect key="frame" x="0" y="0" width="50" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      }
      return """
        <scene sceneID="\(id)"><objects><viewController id="\(id)con"><view key="view" id="\(id)top">
        <subviews>\(labels.joined())</subviews></view></viewController></objects></scene>
        """
    }
    let text = storyboard()
      .replacingOccurrences(of: "</scenes>", with: "\(scene("a", 21))\(scene("b", 20.5))</scenes>")
    let canvas = try SavedTextCanvas(of: read(text))
    #expect(canvas.scale == nil)
    #expect(canvas.sceneScales == ["a": 1, "b": 2])
  }

  // "Label" is 41.5 points wide at 17 points and 31 at 12 in saved frames; footnotes have 13 points at
  // the default size and 12 at the next smaller one, with lines of 15.51 and 14.32 points. At no size has
  // their line 43 points: it has 39.38 at 33 points and 45.35 at 38, the sizes of the two around it.
  @Test func `a preferred text size that width or height of several texts show`() throws {
    let footnote = "style=\"UICTFontTextStyleFootnote\""
    let small = (size: 12.0, width: 31.0, height: 14.5, font: footnote)
    #expect(try SavedTextCanvas(of: document([small, small])).contentSize == .medium)
    #expect(try SavedTextCanvas(of: document([small])).contentSize == nil)
    let wide = (size: 12.0, width: 200.0, height: 14.5, font: footnote)
    #expect(try SavedTextCanvas(of: document([small, wide])).contentSize == .medium)
    #expect(try SavedTextCanvas(of: document([wide, wide])).contentSize == .medium)
    let high = (size: 12.0, width: 31.0, height: 43.0, font: footnote)
    #expect(try SavedTextCanvas(of: document([high, high])).contentSize == .medium)
    let stretched = (size: 12.0, width: 200.0, height: 43.0, font: footnote)
    #expect(try SavedTextCanvas(of: document([stretched, stretched])).contentSize == nil)
    // One more that is as high as a line of the default size is, since something stretches it.
    let usual = (size: 13.0, width: 200.0, height: 16.0, font: footnote)
    #expect(try SavedTextCanvas(of: document([wide, wide, usual])).contentSize == .medium)
    #expect(try SavedTextCanvas(of: document([wide, usual])).contentSize == nil)
    let cut = (size: 12.0, width: 20.0, height: 14.5, font: footnote)
    #expect(try SavedTextCanvas(of: document([cut, cut])).contentSize == nil)
  }

  // Footnotes have 13 points at the default size and 12 at the next smaller one, with lines of 15.51 and 14.32 points.
  @Test func `another preferred text size in one scene`() throws {
    func scene(_ id: String, _ height: Double) -> String {
      let texts = ["label", "label", "textField"].enumerated().map { index, element in
        box(
          "\(id)\(index)",
          "0 0 200 \(height)",
          element: element,
          "text=\"Label\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleFootnote\"/>"
        )
      }
      let rules = (0...2).map { index in
        let item = "\(id)\(index)"
        return rule("\(item)x", "\(item).leading", "\(id)top.leading")
          + rule("\(item)y", "\(item).top", "\(id)top.top")
      }
      return """
        <scene sceneID="\(id)"><objects><viewController id="\(id)con"><view key="view" id="\(id)top">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(texts.joined())</subviews><constraints>\(rules.joined())</constraints></view></viewController>
        </objects></scene>
        """
    }
    let scenes = scene("a", 16) + scene("b", 14.5) + scene("c", 16)
    let text = storyboard().replacingOccurrences(of: "</scenes>", with: "\(scenes)</scenes>")
    let document = try read(text)
    let canvas = SavedTextCanvas(of: document)
    #expect(canvas.contentSize ?? .large == .large)
    #expect(canvas.sceneContentSizes == ["b": .medium])
    var options = BuildOptions()
    options.sceneContentSizes = canvas.sceneContentSizes
    let layouts = try DocumentBuilder(document, file: "Test.storyboard", options: options)
      .layouts()
    let items = layouts.flatMap(\.snapshot.items)
    func height(_ id: String) throws -> Double {
      try #require(items.first { $0.id == id }).frame.height
    }
    #expect(try height("a0") == 16)
    #expect(try height("b0") == 14.5)
    // Fields keep the default size.
    #expect(try height("b2") == height("a2"))
  }

  // Body texts have 17 points at the default size and 14 at the smallest, whose lines are 16.7 points high.
  @Test(
    arguments: [
      ("17701", nil), ("18122", .extraSmall), ("20037", .extraSmall), ("21225", nil),
    ] as [(String, UIContentSizeCategory?)]
  )
  func `the smallest preferred text size that Xcode 12.5 to 13.4 show`(
    _ tools: String,
    _ expected: UIContentSizeCategory?
  ) throws {
    func canvas(_ heights: Double...) throws -> SavedTextCanvas {
      let labels = heights.enumerated().map { index, height in
        box(
          "l\(index)",
          "0 0 200 \(height)",
          element: "label",
          "text=\"Label\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        )
      }
      let text = screen(labels.joined()).replacingOccurrences(of: "22505.1", with: tools)
      return SavedTextCanvas(of: try read(text))
    }
    #expect(try canvas().contentSize == expected)
    #expect(try canvas(20.5).contentSize == expected)
    #expect(try canvas(17, 17).contentSize == .extraSmall)
    #expect(try canvas(20.5, 20.5).contentSize ?? .large == .large)
  }

  // Body texts have 14 points at the smallest size, in lines of 17, and a plain button 7 above and below.
  @Test func `configured buttons have the preferred text size of the canvas`() throws {
    let button = box(
      "button",
      element: "button",
      "",
      "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Sign In\"/>"
    )
    var options = BuildOptions()
    func height() throws -> Double {
      let text = screen(
        button,
        constraints: rule("x", "button.leading", "top.leading") + rule("y", "button.top", "top.top")
      )
      let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options)
        .layouts()
      let solved = try SolvedLayout(try #require(layouts.first).snapshot)
      return solved.frames[try #require(solved.snapshot.items.firstIndex { $0.id == "button" })]
        .height
    }
    #expect(try height() == 34.5)
    options.contentSize = .extraSmall
    #expect(try height() == 31)
  }
}
