import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@Suite struct `Places of start tags` {
  private func places(_ text: String) -> [String] {
    StartTags.places(in: Array(text.utf8)).map { "\($0.line):\($0.column)" }
  }

  @Test func `are counted from 1, in code points`() {
    #expect(places("<a>\n  <b c=\"1 > 0\"/>ÄÖ<d></d>\n</a>") == ["1:1", "2:3", "2:19"])
  }

  @Test func `pass over comments, characters and instructions`() {
    #expect(
      places("<?xml v?><!-- <x> -->\n<a><![CDATA[<y>]]><?z <z>?><b/></a>") == ["2:1", "2:28"]
    )
  }

  @Test func `belong to the elements of a document`() throws {
    let document = try InterfaceDocument(data: Data(screen(box("a")).utf8), file: "A.storyboard")
    let view = try #require(document.element(id: "a"))
    #expect(view.line == 7)
    #expect(view.column == 1)
    for element in document.root.selfAndDescendants { #expect(element.column != nil) }
  }

  @Test func `are left open for a tag of several lines`() throws {
    let text = screen(box("a")).replacingOccurrences(of: "<view id=\"a\"", with: "<view\n id=\"a\"")
    let document = try InterfaceDocument(data: Data(text.utf8), file: "A.storyboard")
    #expect(document.element(id: "a")?.column == nil)
    #expect(document.element(id: "top")?.column != nil)
  }
}
