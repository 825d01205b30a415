import Foundation
import LayoutEngine
import PortableUIKit
import TestSupport
import Testing
import TextMetrics

@MainActor @Suite(.serialized) struct `A registered font` {
  @Test func `has the measures of its file`() throws {
    let name = try UIFont.registerFont(Data(TestFont().bytes))
    defer { FontRegistry.shared.unregister(name) }
    let font = try #require(UIFont(name: name, size: 20))
    #expect(name == "Test-Regular")
    #expect(font.familyName == "Test")
    // 900, 200 and 100 of 1000 units per em.
    #expect(font.ascender == 18 && font.descender == -4 && font.leading == 2)
    let label = UILabel()
    label.font = font
    label.text = "AB"
    // 12 + 14 − 1 wide; one line, 22 high.
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 22))
  }

  @Test func `is read from a file`() throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(UUID()).ttf")
    try Data(TestFont().bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try UIFont.registerFont(at: url) == "Test-Regular")
    FontRegistry.shared.unregister("Test-Regular")
  }

  /// What a snapshot says of the exactness of a label's text.
  private func item(_ label: UILabel) throws -> LayoutSnapshot.Item {
    try #require(label.captureLayout(name: "").snapshot.items.first)
  }

  @Test func `makes text exact, where others have figures or a substitute`() throws {
    let name = try UIFont.registerFont(Data(TestFont().bytes))
    defer { FontRegistry.shared.unregister(name) }
    let label = UILabel()
    label.text = "AB"
    label.font = UIFont(name: name, size: 20)
    #expect(try item(label).textExactness == .exact)
    label.font = UIFont(name: "HelveticaNeue", size: 20)
    #expect(try item(label).textExactness == .figures)
    label.font = .systemFont(ofSize: 20)
    #expect(try item(label).textExactness == .figures)
    #expect(try item(label).missingFont == nil)
    label.font = UIFont(name: "Sour-Gummy", size: 20)
    #expect(try item(label).textExactness == .substitute)
    #expect(try item(label).missingFont == "Sour-Gummy")
    label.text = nil
    #expect(try item(label).textExactness == nil)
  }

  @Test func `does not make text exact of which a part is in another font`() throws {
    let name = try UIFont.registerFont(Data(TestFont().bytes))
    defer { FontRegistry.shared.unregister(name) }
    let text = NSMutableAttributedString(
      string: "A",
      attributes: [.font: try #require(UIFont(name: name, size: 20))]
    )
    let label = UILabel()
    label.attributedText = text
    #expect(try item(label).textExactness == .exact)
    text.append(
      NSAttributedString(
        string: "B",
        attributes: [.font: try #require(UIFont(name: "Sour-Gummy", size: 20))]
      )
    )
    label.attributedText = text
    #expect(try item(label).missingFont == "Sour-Gummy")
  }

  @Test func `of damaged bytes is refused`() {
    #expect(throws: FontFileError.notAFont) { try UIFont.registerFont(Data([1, 2, 3])) }
  }
}
