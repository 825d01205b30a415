import Foundation
import Testing
import TextMetrics

@testable import PortableUIKit

/// Every character is one em wide, and lines are one em high.
@MainActor
@Suite struct `Attributed text` {
  private let canvas = TextCanvas(metrics: FixedMetrics(), scale: 1)

  private func text(_ runs: (String, CGFloat)...) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (string, size) in runs {
      let font = UIFont.systemFont(ofSize: size)
      result.append(NSAttributedString(string: string, attributes: [.font: font]))
    }
    return result
  }

  /// Foundation compares the values of attributes that meet; values of three classes of ours do.
  @Test func `can be put together of runs with other fonts, colors and paragraphs`() {
    let result = NSMutableAttributedString(string: "")
    for (index, size) in [10, 20, 10].enumerated() {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: CGFloat(size)),
        .foregroundColor: UIColor(white: CGFloat(index) / 4, alpha: 1),
        .paragraphStyle: style,
      ]
      result.append(NSAttributedString(string: "ab", attributes: attributes))
    }
    result.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 30),
      range: NSRange(location: 1, length: 2)
    )
    var sizes: [CGFloat] = []
    result.enumerateAttribute(.font, in: NSRange(location: 0, length: 6)) { font, range, _ in
      sizes += Array(repeating: (font as? UIFont)?.pointSize ?? 0, count: range.length)
    }
    #expect(sizes == [10, 30, 30, 20, 10, 10])
  }

  @Test func `of a field is as wide as its runs`() {
    let field = UITextField()
    field.textCanvas = canvas
    field.attributedText = text(("ab", 10), ("cd", 20))
    // 2 · 10 + 2 · 20
    #expect(field.intrinsicContentSize.width == 60)
    #expect(field.text == "abcd")
    // Apple's documentation: the font becomes that of the first letter.
    #expect(field.font == .systemFont(ofSize: 10))
    field.font = .systemFont(ofSize: 12)
    #expect(field.intrinsicContentSize.width == 48)
  }

  @Test func `of a placeholder is measured while there is no text`() {
    let field = UITextField()
    field.textCanvas = canvas
    field.font = .systemFont(ofSize: 10)
    field.attributedPlaceholder = text(("abc", 30))
    #expect(field.intrinsicContentSize.width == 90)
    // 30 for the line and one more without border, as for plain text.
    #expect(field.intrinsicContentSize.height == 31)
    #expect(field.placeholder == "abc")
    field.text = "x"
    #expect(field.intrinsicContentSize.width == 10)
    field.text = nil
    field.placeholder = "ab"
    #expect(field.intrinsicContentSize.width == 20)
  }

  @Test func `defaults apply to the whole text of a field`() {
    let field = UITextField()
    field.textCanvas = canvas
    field.attributedText = text(("a", 10), ("b", 20))
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red,
    ]
    #expect(field.intrinsicContentSize.width == 28)
    #expect(field.font == .systemFont(ofSize: 14) && field.textColor == .red)
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 14))
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 14))
  }

  @Test func `of a text view is as high as its lines`() {
    let view = UITextView()
    view.textCanvas = canvas
    view.isScrollEnabled = false
    view.attributedText = text(("ab\n", 10), ("cd", 20))
    // 10 + 20, and 8 above and below; the wider line is 40, and 5 at each side.
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 46))
    view.font = .systemFont(ofSize: 10)
    #expect(view.intrinsicContentSize.height == 36)
  }

  @Test func `of a text view without letters has the font that is typed in`() {
    let view = UITextView()
    view.textCanvas = canvas
    view.isScrollEnabled = false
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(view.intrinsicContentSize.height == 46)
  }

  @Test func `of a label gives way to a font for all letters`() {
    let label = UILabel()
    label.textCanvas = canvas
    label.attributedText = text(("a", 10), ("b", 20))
    #expect(label.intrinsicContentSize.width == 30)
    #expect(label.font == .systemFont(ofSize: 10))
    label.font = .systemFont(ofSize: 12)
    #expect(label.intrinsicContentSize.width == 24)
  }

  @Test func `of a button sets its size`() {
    let button = UIButton(type: .custom)
    button.titleLabel?.textCanvas = canvas
    button.textCanvas = canvas
    button.setAttributedTitle(text(("abcd", 10), ("e", 20)), for: .normal)
    // 60 wide; the line of 20 points and 12 around it.
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 32))
  }
}
