import Foundation
import Testing

@testable import PlumbInterfaceBuilder

@Suite struct `Damaged documents` {
  @Test func `names the open elements of a truncated document`() {
    let text = storyboard("<label id=\"a\"/>")
    let cut = String(text.prefix { $0 != "§" }.dropLast(40))
    expectFailure(cut, line: nil, "document > scenes")
    expectFailure("", line: 1, "the document is empty")
    expectFailure("   \n\n", line: nil, "error:")
  }

  @Test func `survives truncation at every byte`() {
    let bytes = Array(storyboard("<label id=\"a\" text=\"é\"/>").utf8)
    for length in 0..<bytes.count - 1 {
      #expect(throws: DocumentError.self) {
        try InterfaceDocument(data: Data(bytes[..<length]), file: "Test.storyboard")
      }
    }
  }

  @Test func `names the line of a tag that does not match`() {
    expectFailure(storyboard("<label>\n</button>"), line: 7, "does not match the open <label>")
  }

  @Test func `refuses content after the root`() {
    expectFailure(storyboard() + "<b/>", line: 8, "after the end of the root")
  }

  @Test func `refuses undefined entities`() {
    expectFailure(storyboard("<label text=\"&nbsp;\"/>"), line: 6, "an entity is not defined")
  }

  @Test func `refuses a document type before any entity expands`() {
    let lines = (1...9).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);&l\($0 - 1);\">" }
    let bomb = """
      <?xml version="1.0"?>
      <!-- <!DOCTYPE in a comment is no harm -->
      <!DOCTYPE document [<!ENTITY l0 "lol">\(lines.joined(separator: "\n"))]>
      <document>&l9;</document>
      """
    expectFailure(bomb, line: 3, "<!DOCTYPE>")
  }

  @Test func `stops at a million nested elements`() {
    let text = String(repeating: "<a>", count: 1_000_000)
    expectFailure(text, line: 1, "more than 256 levels of nesting")
  }

  @Test func `stops at too many elements and bytes`() {
    var limits = DocumentLimits()
    limits.elements = 5
    #expect(throws: DocumentError.self) {
      try InterfaceDocument(data: Data(storyboard().utf8), file: "Test.xib", limits: limits)
    }
    limits = DocumentLimits()
    limits.bytes = 10
    #expect(
      throws: DocumentError(file: "Test.xib", line: 1, problem: .tooLarge(.bytes, maximum: 10))
    ) {
      try InterfaceDocument(data: Data(storyboard().utf8), file: "Test.xib", limits: limits)
    }
  }

  @Test func `reads a document of ten megabytes`() throws {
    let label = "<label text=\"A label with some text to fill the line, and a bit more of it\"/>\n"
    let document = try read(storyboard(String(repeating: label, count: 130_000)))
    #expect(document.scenes[0].root?.children.count == 130_001)
  }

  @Test func `names the line of bytes that are not UTF-8`() {
    var bytes = Data(storyboard("<label text=\"caf#\"/>").utf8)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") { bytes[index] = 0xE9 }
    expectFailure(bytes, line: 6, "not UTF-8 text")
  }

  @Test func `refuses control characters`() {
    expectFailure(storyboard("<label text=\"\u{1}\"/>"), line: 6, "not permitted in XML")
    expectFailure(storyboard("\u{0}"), line: nil, "error:")
  }

  @Test func `names both lines of a duplicate identifier`() {
    expectFailure(
      storyboard("<label id=\"a\"/>\n<button id=\"a\"/>"),
      line: 7,
      "id \"a\" is already used on line 6"
    )
  }

  @Test func `names both lines of a view that contains itself`() {
    let body = """
      <subviews><view id="a">
      <subviews><view reference="b"/></subviews></view>
      <view id="b"><subviews>
      <view reference="a"/></subviews></view></subviews>
      """
    expectFailure(storyboard(body), line: 8, "\"b\" contains itself")
    expectFailure(
      storyboard("<subviews>\n<view reference=\"top\"/></subviews>"),
      line: 5,
      "contained again on line 7"
    )
  }
}

@Suite struct `Foreign documents` {
  @Test(arguments: [
    "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB",
    "com.apple.InterfaceBuilder.WatchKit.Storyboard",
    "com.apple.InterfaceBuilder.AppleTV.Storyboard",
  ])
  func `names the platform`(_ type: String) {
    expectFailure(storyboard(type: type), line: 2, "not an iOS document: its type is \"\(type)\"")
  }

  @Test func `refuses other XML`() {
    expectFailure("<plist version=\"1.0\"/>", line: 1, "the root is <plist>")
    expectFailure("not XML at all", line: 1, "not well-formed XML")
  }
}

@Suite struct `Text encodings` {
  @Test func `reads UTF-8 with a byte-order mark`() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(storyboard("<label id=\"a\" text=\"é\"/>").utf8)
    let document = try InterfaceDocument(data: data, file: "a")
    #expect(document.element(id: "a")?["text"] == "é")
    #expect(document.element(id: "a")?.line == 6)
  }

  @Test func `reads UTF-16 and Latin-1 as declared`() throws {
    let text = storyboard("<label id=\"a\" text=\"é\"/>")
    let wide = try #require(text.data(using: .utf16LittleEndian))
    let document = try InterfaceDocument(data: Data([0xFF, 0xFE]) + wide, file: "a")
    #expect(document.element(id: "a")?["text"] == "é")
    let declared = text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1")
    let latin = try #require(declared.data(using: .isoLatin1))
    #expect(try InterfaceDocument(data: latin, file: "a").element(id: "a")?["text"] == "é")
  }

  @Test func `refuses an encoding that nobody knows`() {
    let text = storyboard().replacingOccurrences(of: "UTF-8", with: "EBCDIC-X")
    expectFailure(text, line: 1, "unknown text encoding \"EBCDIC-X\"")
  }
}
