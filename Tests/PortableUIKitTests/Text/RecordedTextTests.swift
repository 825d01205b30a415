import Foundation
import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Recorded text geometry` {
  // Mac Catalyst 26.1: (7, 2, 266, 30) in a field of 280 × 34.
  @Test func `leaves two points above and below the text of a rounded field`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 266, height: 30))
    #expect(field.editingRect(forBounds: field.bounds).height == 30)
    field.borderStyle = .none
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
  }

  @Test func `gives a text view the size of its text as content`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 288, height: 56))
    view.font = .systemFont(ofSize: 13)
    view.text = "Notes area with a second smaller text box"
    view.layoutIfNeeded()
    let one = view.contentSize
    // A line of 13 points is 15.51 high, with 8 above and below 31.51, up to the pixel at scale 3.
    #expect(one.width == 288)
    #expect(abs(one.height - 31.667) < 0.001)
    view.text += "\nand a line more"
    view.layoutIfNeeded()
    // 31.03 and 16.
    #expect(abs(view.contentSize.height - 47.333) < 0.001)
    view.frame.size.width = 120
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 120)
    #expect(view.contentSize.height > 47.5)
  }

  @Test func `counts how far letters are moved from the baseline`() {
    func height(_ text: String, _ offset: CGFloat, plain: String = "note") -> CGFloat {
      let all = NSMutableAttributedString(
        string: plain,
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
      )
      all.append(
        NSAttributedString(
          string: text,
          attributes: [.font: UIFont.systemFont(ofSize: 13), .baselineOffset: offset]
        )
      )
      let label = UILabel()
      label.attributedText = all
      return label.intrinsicContentSize.height
    }
    // Recorded on Mac Catalyst 26.1, whose lines have whole heights: 23 and 23, where a line without is 20.
    // 17 points reach 16.19 above and 4.10 below, 13 points 12.38 and 3.13: 18.38 and 4.10 are 22.48; 16.19
    // and 7.13 are 23.32.
    #expect(abs(height("1", 6) - 22.667) < 0.001)
    #expect(abs(height("2", -4) - 23.333) < 0.001)
    #expect(abs(height("1", 0) - 20.333) < 0.001)
  }

  @Test func `scales values as the distance of baselines, to the pixel`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      UITraitCollection(displayScale: 3),
    ])
    // 20 × 29 ÷ 22 is 26.36.
    let value = UIFontMetrics.default.scaledValue(for: 20, compatibleWith: traits)
    #expect(abs(value - 26.333) < 0.001)
    // Fonts have whole sizes.
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20),
      compatibleWith: traits
    )
    #expect(font.pointSize == 26)
  }
}
