import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import PortableUIKit

@Suite struct `A font that is not there` {
  @Test func `is told once, with its name and where it was asked for`() throws {
    let message = try #require(MissingFonts.message(for: "Once-Told", at: ("App/View.swift", 12)))
    #expect(
      message
        == "there is no font 'Once-Told', which was asked for in App/View.swift:12: its text is measured with "
        + "another font. UIFont.registerFont(at:) makes the font of a file known"
    )
    #expect(MissingFonts.message(for: "Once-Told", at: ("App/Other.swift", 3)) == nil)
  }

  @Test func `is told when a font is made of its name`() {
    _ = UIFont(name: "Told-When-Made", size: 12)
    #expect(MissingFonts.message(for: "Told-When-Made", at: nil) == nil)
    let make: (String, CGFloat) -> UIFont? = UIFont.init(name:size:)
    _ = make("Told-By-Reference", 12)
    #expect(MissingFonts.message(for: "Told-By-Reference", at: nil) == nil)
    #expect(MissingFonts.message(for: "Never-Made", at: nil) != nil)
  }

  @Test func `is not told where its figures are known, or its file`() throws {
    #expect(MissingFonts.message(for: "HelveticaNeue-Bold", at: nil) == nil)
    let name = try UIFont.registerFont(Data(TestFont(postScriptName: "NotMissing-Regular").bytes))
    defer { FontRegistry.shared.unregister(name) }
    #expect(MissingFonts.message(for: name, at: nil) == nil)
  }
}

@Suite(.serialized) struct `A description of a registered font` {
  /// Registers fonts of a family for the time of a test: a plain one and a variable one's bold instance.
  private func withFamily(_ body: () throws -> Void) throws {
    let name = try UIFont.registerFont(
      Data(TestFont(postScriptName: "Described-Regular", isVariable: true).bytes)
    )
    #expect(name == "Described-Regular")
    defer {
      FontRegistry.shared.unregister("Described-Regular")
      FontRegistry.shared.unregister("Described-Bold")
    }
    try body()
  }

  @Test func `finds the bold face of its family`() throws {
    try withFamily {
      let plain = try #require(UIFont(name: "Described-Regular", size: 20))
      let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
      let font = UIFont(descriptor: bold, size: 0)
      #expect(font.fontName == "Described-Bold")
      #expect(font.pointSize == 20)
      #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    }
  }

  @Test func `has none where the family has no such face`() throws {
    try withFamily {
      let plain = try #require(UIFont(name: "Described-Regular", size: 20))
      #expect(plain.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    }
  }

  @Test func `is found by family and weight`() throws {
    try withFamily {
      let attributes: [UIFontDescriptor.AttributeName: Any] = [
        .family: "Described", .size: 13,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
      ]
      let found = UIFontDescriptor(fontAttributes: attributes)
      #expect(found.postscriptName == "Described-Bold")
      #expect(found.pointSize == 13)
      let plain = UIFontDescriptor(fontAttributes: [.family: "Described"])
      #expect(plain.postscriptName == "Described-Regular")
      #expect(plain.withFamily("Nowhere").postscriptName == "Nowhere")
    }
  }

  @Test func `is found by family and style, and by name`() throws {
    try withFamily {
      let bold = UIFontDescriptor(fontAttributes: [.family: "Described", .face: "Bold"])
      #expect(bold.postscriptName == "Described-Bold")
      let named = bold.addingAttributes([.name: "Described-Regular", .size: 9])
      #expect(named.postscriptName == "Described-Regular")
      #expect(named.pointSize == 9)
      #expect(
        UIFont.fontNames(forFamilyName: "Described") == ["Described-Bold", "Described-Regular"]
      )
    }
  }
}
