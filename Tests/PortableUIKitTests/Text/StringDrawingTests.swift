import Foundation
import PortableUIKit
import Testing

private let font = UIFont.systemFont(ofSize: 17)

@MainActor @Suite struct `The size of a string` {
  // A line of the system font is 1.193359375 em high.
  @Test func `is that of its letters, not rounded`() {
    let size = "Label".size(withAttributes: [.font: font])
    let label = UILabel()
    label.font = font
    label.text = "Label"
    #expect(abs(size.height - 17 * 1.193359375) < 1e-9)
    #expect(label.intrinsicContentSize.width - size.width >= 0)
    #expect(label.intrinsicContentSize.width - size.width < 1)
  }

  @Test func `is the same for all kinds of strings`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let size = "two\nlines".size(withAttributes: attributes)
    #expect(("two\nlines" as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "two\nlines", attributes: attributes).size() == size)
    #expect(abs(size.height - 2 * 17 * 1.193359375) < 1e-9)
  }

  @Test func `wraps in a rectangle where lines have fragments`() {
    let text = "one two three four five six seven"
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    #expect(wrapped.width <= 100)
    #expect(abs(wrapped.height - label.sizeThatFits(room).height) < 1)
    #expect(wrapped.origin == .zero)
  }

  @Test func `counts the lines that a rectangle has room for, at least one`() {
    let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: font])
    func height(_ room: CGFloat) -> CGFloat {
      text.boundingRect(
        with: CGSize(width: 100, height: room),
        options: .usesLineFragmentOrigin,
        context: nil
      ).height
    }
    let line = 17 * 1.193359375
    #expect(abs(height(50) - 2 * line) < 1e-9)
    #expect(abs(height(5) - line) < 1e-9)
  }

  @Test func `stands on a baseline where lines have none`() {
    let rect = NSAttributedString(string: "a", attributes: [.font: font])
      .boundingRect(with: .zero, options: [], context: nil)
    // The ascender is 1950/2048 em.
    #expect(abs(rect.minY + 17 * 1950 / 2048) < 1e-9)
  }

  // Three letters with 2 points each; tracking goes before kern.
  @Test(arguments: [NSAttributedString.Key.kern, .tracking])
  func `grows by the space between letters`(_ key: NSAttributedString.Key) {
    let plain = "abc".size(withAttributes: [.font: font])
    let spaced = "abc".size(withAttributes: [.font: font, key: 2])
    #expect(abs(spaced.width - plain.width - 6) < 1e-9)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc", attributes: [.font: font, key: 2.0])
    let other = UILabel()
    other.attributedText = NSAttributedString(string: "abc", attributes: [.font: font])
    #expect(abs(label.intrinsicContentSize.width - other.intrinsicContentSize.width - 6) < 1e-9)
    #expect(
      "a".size(withAttributes: [.font: font, .kern: 5, .tracking: 1]).width
        - "a".size(withAttributes: [.font: font]).width < 1.001
    )
  }

  @Test func `of a text view follows its container`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = font
    view.text = "a\nb\nc"
    let wide = view.intrinsicContentSize
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(wide.width - view.intrinsicContentSize.width - 10) < 1e-9)
    view.textContainer.maximumNumberOfLines = 1
    // 20.287 rounded up to pixels of a third, and 16 around it.
    #expect(abs(view.intrinsicContentSize.height - (61.0 / 3 + 16)) < 1e-9)
  }
}
