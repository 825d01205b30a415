import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// Numbers that no document of Interface Builder has, and some that it has.
@MainActor @Suite struct `A document with extreme numbers` {
  private func layouts(_ text: String, look: Bool = false) throws -> [DocumentLayout] {
    let document = try InterfaceDocument(data: Data(text.utf8), file: "Test.storyboard")
    var options = BuildOptions()
    options.includesLook = look
    return try DocumentBuilder(document, file: "Test.storyboard", options: options).layouts()
  }

  @Test(arguments: ["1e-46", "1e-320", "0", "1000.5"])
  func `is refused for a priority that is none`(_ priority: String) {
    #expect(throws: DocumentError.self) {
      try layouts(screen(box("a", element: "label", "horizontalHuggingPriority=\"\(priority)\"")))
    }
    let width = rule("c", "a.width", nil, "constant=\"5\" priority=\"\(priority)\"")
    #expect(throws: DocumentError.self) { try layouts(screen(box("a"), constraints: width)) }
  }

  @Test(arguments: ["1e-7", "1:3000000", "1e7:0.1", "16:0"])
  func `is refused for a multiplier that is none`(_ multiplier: String) {
    let square = rule("c", "a.width", "a.height", "multiplier=\"\(multiplier)\"")
    #expect(throws: DocumentError.self) { try layouts(screen(box("a"), constraints: square)) }
  }

  @Test func `has as many lines and pages as there is room for`() throws {
    let views =
      box("a", element: "label", "text=\"x\" numberOfLines=\"1e30\"")
      + box("b", element: "pageControl", "numberOfPages=\"1e30\"")
    #expect(try layouts(screen(views)).count == 1)
  }

  @Test func `draws a text of several styles on several lines`() throws {
    // The second line begins behind the end of the first run.
    let text = box(
      "a",
      "0 0 200 80",
      element: "label",
      "numberOfLines=\"0\"",
      """
      <attributedString key="attributedText">
      <fragment content="Note: "><attributes><font key="NSFont" size="17" name="Helvetica-Bold"/>
      </attributes></fragment>
      <fragment content="enough words to take a second line and then a third one as well">
      <attributes><font key="NSFont" size="17" name="Helvetica"/></attributes></fragment>
      </attributedString>
      """
    )
    let width = rule("c", "a.width", nil, "constant=\"200\"")
    let layout = try #require(try layouts(screen(text, constraints: width), look: true).first)
    let lines = layout.snapshot.items.flatMap { $0.look?.lines ?? [] }
    #expect(Set(lines.map(\.text)).count >= 3)
  }

  @Test func `has ranges for the labels of a stack that nothing tells apart`() throws {
    let labels = ["a", "b", "c"].map {
      "<label id=\"\($0)\" text=\"\" verticalHuggingPriority=\"251\"/>"
    }
    let stack =
      "<stackView id=\"s\" axis=\"vertical\" spacing=\"15\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(labels.joined())</subviews></stackView>"
    let layout = try #require(
      try layouts(screen(stack, constraints: rule("k", "s.leading", "top.leading"))).first
    )
    let solved = try SolvedLayout(layout.snapshot)
    #expect(!solved.findings(of: Rule.all).isEmpty)
  }
}
