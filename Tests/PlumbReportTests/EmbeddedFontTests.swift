import Foundation
import LayoutEngine
import PlumbDiagnosis
import TestSupport
import Testing
import TextMetrics

@testable import PlumbReport

@Suite(.serialized) struct `Fonts in pictures and pages` {
  /// A picture of a text in a font.
  private func picture(_ family: String?) throws -> LayoutPicture {
    var look = LayoutSnapshot.Look()
    var line = LayoutSnapshot.TextLine(text: "AB", x: 1, baseline: 9, width: 20, fontSize: 8)
    line.family = family
    look.lines = [line]
    return try LayoutPicture(SolvedLayout(pictureSnapshot(look)))
  }

  /// Registers a font while something is done.
  private func with<Result>(_ bytes: [UInt8], _ body: () throws -> Result) throws -> Result {
    let font = try FontFile(bytes)
    FontRegistry.shared.register(font)
    defer { FontRegistry.shared.unregister(font.postScriptName) }
    return try body()
  }

  @Test func `are those that texts have`() throws {
    let bytes = TestFont(postScriptName: "Held-Regular").bytes
    let pictures = try [picture("Held-Regular"), picture("Other-Regular"), picture(nil)]
    let embedded = try with(bytes) { EmbeddedFont.fonts(of: pictures) }
    #expect(
      embedded.fonts
        == [EmbeddedFont(name: "Held-Regular", file: Data(bytes))]
    )
    #expect(embedded.notes.isEmpty)
    let system = try with(bytes) { EmbeddedFont.fonts(of: [try picture(nil)]) }
    #expect(system.fonts.isEmpty)
  }

  @Test func `are left out where they are too large, and that is told`() throws {
    let bytes = TestFont(postScriptName: "Large-Regular").bytes
    let large = bytes + [UInt8](repeating: 0, count: EmbeddedFont.limit)
    let embedded = try with(large) { try EmbeddedFont.fonts(of: [picture("Large-Regular")]) }
    #expect(embedded.fonts.isEmpty)
    #expect(embedded.notes.count == 1)
    #expect(embedded.notes.first?.contains("Large-Regular") == true)
  }

  @Test func `stand in the SVG under the name that its texts have`() throws {
    var options = PictureOptions()
    options.fonts = [EmbeddedFont(name: "Held-Regular", file: Data([0, 1, 0, 0, 7]))]
    let svg = try picture("Held-Regular").svg(options)
    #expect(svg.contains("@font-face { font-family: \"Held-Regular\";"))
    #expect(svg.contains("url(data:font/ttf;base64,AAEAAAc=)"))
    #expect(svg.contains("font-family=\"&quot;Held-Regular&quot;, -apple-system"))
    #expect(try !picture("Held-Regular").svg().contains("@font-face"))
  }

  @Test func `end neither the rule nor the element by their names`() {
    let font = EmbeddedFont(name: "a\"; } </style><script>&", file: Data("OTTO".utf8))
    #expect(font.rule.hasPrefix("@font-face { font-family: \"a;  /stylescript\"; font-weight"))
    #expect(font.rule.contains("url(data:font/otf;base64,T1RUTw==)"))
  }

  @Test func `stand once in the inspector's page`() throws {
    var page = InspectorPage(title: "Fonts")
    page.fonts = [EmbeddedFont(name: "Held-Regular", isItalic: true, file: Data([0, 1, 0, 0]))]
    let html = try page.html
    let font =
      "{\"file\":\"AAEAAA==\",\"italic\":true,\"name\":\"Held-Regular\"}"
    #expect(html.components(separatedBy: font).count == 2)
  }
}
