import Foundation
import Testing

@testable import PortableUIKit

@MainActor @Suite struct `Text of a view` {
  @Test func `is made with attributes only where somebody asks`() {
    var text = ViewText("Hello")
    #expect(!text.hasAttributedString)
    text.change { _ in NSAttributedString(string: "changed") }
    #expect(text.string == "Hello")
    #expect(!text.hasAttributedString)
    let made = text.withAttributes()
    #expect(made.string == "Hello")
    #expect(text.withAttributes() === made)
  }

  @Test func `is measured alike with and without attributes`() {
    let plain = UILabel()
    plain.text = "Two\nlines"
    plain.numberOfLines = 0
    let styled = UILabel()
    styled.attributedText = NSAttributedString(string: "Two\nlines")
    styled.numberOfLines = 0
    #expect(plain.intrinsicContentSize == styled.intrinsicContentSize)
    #expect(plain.attributedText == styled.attributedText)
  }

  @Test func `keeps the font of its letters until the view gets another`() {
    let label = UILabel()
    let large = NSAttributedString(
      string: "A",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    label.attributedText = large
    let height = label.intrinsicContentSize.height
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height < height)
  }

  @Test func `of a placeholder counts while a field is empty`() {
    let field = UITextField()
    field.placeholder = "Name of the account"
    let wide = field.intrinsicContentSize.width
    #expect(field.attributedPlaceholder?.string == "Name of the account")
    field.text = "i"
    #expect(field.intrinsicContentSize.width < wide)
    #expect(field.text == "i")
  }
}
