import LayoutEngine
import PlumbDiagnosis
import Testing

@Suite struct `A finding about a text in a missing font` {
  /// A text that takes 100 points, in a room of some width.
  private func finding(
    room: Double,
    exactness: LayoutSnapshot.TextExactness = .substitute
  ) throws -> Finding? {
    var layout = HandMadeLayout()
    let text = layout.add("text", className: "UILabel")
    layout.snapshot.items[text].isText = true
    layout.snapshot.items[text].text = "Something to read"
    layout.snapshot.items[text].textExactness = exactness
    if exactness == .substitute { layout.snapshot.items[text].missingFont = "Sour-Gummy" }
    layout.snapshot.items[text].properties.intrinsicWidth = 100
    layout.snapshot.items[text].properties.intrinsicHeight = 20
    layout.snapshot.items[text].textFacts = .init(naturalWidth: 100, lineHeight: 20)
    layout.place(text, 0, 0, room, 20)
    return try layout.solved().findings(of: [.textTruncated]).first
  }

  @Test func `is a note that says so where the font's own sizes may end it`() throws {
    let found = try #require(try finding(room: 92))
    #expect(found.severity == .note)
    #expect(found.missingFont == "Sour-Gummy")
    #expect(found.message.hasSuffix("(measured with another font: Sour-Gummy was not found)"))
  }

  @Test func `is as serious as ever where no font is so narrow`() throws {
    let found = try #require(try finding(room: 50))
    #expect(found.severity == .warning)
    #expect(found.missingFont == nil)
    #expect(!found.message.contains("Sour-Gummy"))
  }

  @Test func `is as serious as ever where the font is known`() throws {
    let found = try #require(try finding(room: 92, exactness: .figures))
    #expect(found.severity == .warning)
    #expect(found.missingFont == nil)
  }

  @Test func `stays a note whatever the severity of its rule`() throws {
    var settings = RuleSettings()
    settings.rules["text-truncated"] = .severity(.error)
    let unsure = try #require(try finding(room: 92))
    #expect(settings.adjusted(unsure, in: "Scene.xib").severity == .note)
    let sure = try #require(try finding(room: 50))
    #expect(settings.adjusted(sure, in: "Scene.xib").severity == .error)
  }
}
