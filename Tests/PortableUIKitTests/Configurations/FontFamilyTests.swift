import PortableUIKit
import Testing

@Suite struct `The families of fonts` {
  @Test func `are in the order of the alphabet`() {
    let families = UIFont.familyNames
    #expect(families == families.sorted())
    #expect(families.contains("Helvetica Neue"))
  }

  @Test func `have faces that can be asked for`() throws {
    let names = UIFont.fontNames(forFamilyName: "Helvetica")
    #expect(names.contains("Helvetica-Bold"))
    let font = try #require(UIFont(name: "Helvetica-Bold", size: 20))
    #expect(font.fontName == "Helvetica-Bold")
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }
}
