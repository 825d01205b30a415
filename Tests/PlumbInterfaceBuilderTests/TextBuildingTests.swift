import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import Testing

/// The solved sizes of the views of a document whose root holds `body`, by id.
@MainActor
private func sizes(
  _ body: String,
  tools: String = "22505.1",
  designables: String = ""
) throws -> [String: LayoutRect] {
  let text = storyboard("<subviews>\(body)</subviews>")
    .replacingOccurrences(of: "22505.1", with: tools)
    .replacingOccurrences(of: "</document>", with: "\(designables)</document>")
  let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
  var result: [String: LayoutRect] = [:]
  for item in layouts.flatMap(\.snapshot.items) { result[item.id] = item.frame }
  return result
}

private func label(_ id: String, _ inside: String, height: Double = 0, more: String = "") -> String
{
  """
  <label id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>
  <rect key="frame" x="0.0" y="0.0" width="90" height="\(height)"/>\(inside)</label>
  """
}

private let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

@MainActor @Suite struct `Text of a document` {
  // The device of the document has scale 2: 17 · 1.193359375 = 20.287 becomes 20.5.
  @Test func `is rounded up to the pixels of the device`() throws {
    #expect(try sizes(label("a", body, height: 21, more: "text=\"x\""))["a"]?.height == 20.5)
  }

  // 40 · 1.193359375 = 47.73 becomes 48.
  @Test(arguments: [("-2", 50.0), ("3", 51), ("0.0", 48)])
  func `leaves room for its shadow above or below`(_ offset: String, _ height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"40\"/>"
    let shadow = "<size key=\"shadowOffset\" width=\"0.0\" height=\"\(offset)\"/>"
    let color =
      "<color key=\"shadowColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let views =
      label("a", font + color + shadow, more: "text=\"x\"")
      + label("b", font + shadow, more: "text=\"x\"")
    let sizes = try sizes(views)
    #expect(sizes["a"]?.height == height)
    #expect(sizes["b"]?.height == 48)
  }

  // The device of the document is compact across and regular down: 20 · 1.193359375 = 23.87 becomes 24.
  @Test(arguments: [("heightClass=regular-widthClass=compact", 24.0), ("widthClass=regular", 20.5)])
  func `has the font of the size class`(_ key: String, _ height: Double) throws {
    let varied = """
      \(body)<variation key="\(key)">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
      """
    #expect(try sizes(label("a", varied, more: "text=\"x\""))["a"]?.height == height)
  }

  @Test(arguments: [
    ("adjustsFontSizeToFit=\"NO\"", false), ("minimumFontSize=\"10\"", true),
    ("minimumScaleFactor=\"0.5\"", true), ("adjustsFontSizeToFit=\"YES\"", true),
    ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"10\"", false),
  ])
  func `shrinks where a label says how far, and not that it does not`(
    _ attributes: String,
    _ shrinks: Bool
  ) throws {
    let views = "<subviews>\(label("a", body, more: "text=\"x\" \(attributes)"))</subviews>"
    let layouts = try DocumentBuilder(read(storyboard(views)), file: "Test.storyboard").layouts()
    let item = layouts.flatMap(\.snapshot.items).first { $0.id == "a" }
    #expect(item?.textFacts?.shrinks == shrinks)
  }

  @Test func `in several lines has the leading of its style`() throws {
    let text = "text=\"a&#10;b\" numberOfLines=\"0\""
    // 22 + 20.287 = 42.287.
    #expect(try sizes(label("a", body, more: text))["a"]?.height == 42.5)
  }

  @Test func `with attributes has their fonts and paragraph styles`() throws {
    let inside = """
      <attributedString key="attributedText"><fragment content="a"><attributes>
      <font key="NSFont" metaFont="system" size="30"/>
      <paragraphStyle key="NSParagraphStyle" minimumLineHeight="50"/>
      </attributes></fragment></attributedString>
      """
    #expect(try sizes(label("a", inside, more: "usesAttributedText=\"YES\""))["a"]?.height == 50)
  }

  @Test func `of a designable label has the font that its recorded size tells`() throws {
    let designables = """
      <designables><designable name="a">
      <size key="intrinsicContentSize" width="47.5" height="26.5"/>
      </designable></designables>
      """
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let one = label("a", font, more: "text=\"Hilfe\"")
    // 22 · 1.193359375 = 26.25.
    #expect(try sizes(one, designables: designables)["a"]?.height == 26.5)
    let two = label("a", font, more: "text=\"Hilfe Hilfe\" numberOfLines=\"0\"")
    #expect(try sizes(two, designables: designables)["a"]?.height == 26.5)
  }

  @Test func `in a field with a rounded border is 30 points high in old documents`() throws {
    let field = """
      <textField id="a" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    #expect(try sizes(field, tools: "14490.1")["a"]?.height == 30)
    #expect(try sizes(field)["a"]?.height == 34)
  }

  @Test func `has the older font in old documents`() throws {
    let text = label("a", body, more: "text=\"00000000000000000000\"")
    let new = try #require(try sizes(text)["a"]?.width)
    let old = try #require(try sizes(text, tools: "14490.1")["a"]?.width)
    // Twenty digits at 17 points: 20 · 17 · (1289 − 51) / 2048 = 205.53, without adjusted pairs; the older font had less
    // tracking there, (1289 − 45.5).
    #expect(new == 206)
    #expect(old == 206.5)
  }
}
