import Foundation
import LayoutEngine
import Testing
import TextMetrics

@testable import PortableUIKit

/// The lines of a text drawn 200 points wide; characters are as wide as their font is large.
@MainActor
private func drawn(
  _ text: NSAttributedString,
  _ placement: MeasuredText.Placement
) -> [LayoutSnapshot.TextLine] {
  MeasuredText(
    text,
    default: .systemFont(ofSize: 10),
    lines: 0,
    breakMode: .byWordWrapping,
    metrics: FixedMetrics()
  )
  .drawnLines(placement)
}

/// What the three views that show attributed text share.
@MainActor
private protocol TextAligning: AnyObject {
  var textAlignment: NSTextAlignment { get set }
  var shown: NSAttributedString? { get set }
}

extension UILabel: TextAligning {
  fileprivate var shown: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension UITextField: TextAligning {
  fileprivate var shown: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension UITextView: TextAligning {
  fileprivate var shown: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

private let area = CGRect(x: 0, y: 0, width: 200, height: 100)

@MainActor
private func styled(
  _ text: String,
  _ change: (NSMutableParagraphStyle) -> Void
) -> NSAttributedString {
  let style = NSMutableParagraphStyle()
  change(style)
  return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
}

@Suite @MainActor struct TextDirectionTests {
  @Test func `measures mixed text as the sum of its runs`() {
    let metrics = SystemFontMetrics()
    let font = FontDescription.system(size: 17)
    let runs = ["Call ", "شكرا جزيلا", " now"]
    let sum = runs.reduce(0) { $0 + metrics.naturalWidth(of: StyledText($1, font: font)) }
    let whole = metrics.naturalWidth(of: StyledText(runs.map { TextRun($0, font: font) }))
    #expect(abs(whole - sum) < 1e-9)
    #expect(sum > 0)
  }

  @Test func `gives marks for the direction no width`() {
    let font = FontDescription.system(size: 17)
    let metrics = SystemFontMetrics()
    let plain = metrics.naturalWidth(of: StyledText("abc", font: font))
    let marked = metrics.naturalWidth(
      of: StyledText("\u{2067}a\u{200F}bc\u{2069}\u{61C}", font: font)
    )
    // The marks part "a" from "b", which have no adjustment as a pair.
    #expect(abs(marked - plain) < 0.5)
  }

  @Test(arguments: [
    // The first letter decides; what is in an isolate, digits and punctuation do not.
    ("abc", false), ("شكرا", true), ("1. שלום", true), ("(a) שלום", false),
    ("\u{2067}שלום\u{2069} abc", false), ("\u{200F}abc", true),
  ])
  func `finds the direction of a paragraph by its first letter`(text: String, isRightToLeft: Bool) {
    #expect(text.firstDirection == isRightToLeft)
  }

  @Test func `finds no direction without letters`() {
    #expect("123 …".firstDirection == nil)
  }

  @Test(arguments: [
    (NSWritingDirection.natural, false, 0.0), (.natural, true, 150), (.rightToLeft, false, 150),
    (.leftToRight, true, 0),
  ])
  func `aligns natural text by the style, else by the view`(
    direction: NSWritingDirection,
    isRightToLeft: Bool,
    x: Double
  ) {
    // "hello" is 50 of 200 points wide.
    let text = styled("hello") { $0.baseWritingDirection = direction }
    #expect(drawn(text, .init(area: area, isRightToLeft: isRightToLeft)).map(\.x) == [x])
  }

  @Test func `aligns each paragraph of a text view by its letters`() {
    // "abc" begins at the left; "שלום", 40 points wide, ends at the right.
    let lines = drawn(
      NSAttributedString(string: "abc\nשלום"),
      .init(area: area, followsLetters: true)
    )
    #expect(lines.map(\.x) == [0, 160])
    #expect(lines.map(\.isRightToLeft) == [false, true])
  }

  @Test func `prefers the alignment of the paragraph style`() {
    let text = styled("hello") { $0.alignment = .center }
    #expect(drawn(text, .init(area: area, alignment: .right)).map(\.x) == [75])
  }

  /// Apple's documentation of `textAlignment`: it applies to the whole of an attributed text.
  @Test func `gives way to an alignment that is set later`() {
    let views: [any UIView & TextAligning] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      view.shown = styled("hello") { $0.alignment = .center }
      #expect(view.textAlignment == .center)
      view.textAlignment = .right
      let style = view.shown?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      #expect((style as? NSParagraphStyle)?.alignment == .right)
    }
  }

  @Test(arguments: [
    (["ab", "שלום", "cd"], false, [0, 1, 2]), (["שלום", "ab", "תודה"], true, [2, 1, 0]),
    // Two Latin runs keep their order within a Hebrew paragraph, and two Hebrew ones in a Latin one turn.
    (["שלום", "ab", "cd"], true, [1, 2, 0]), (["ab", "שלום", "תודה"], false, [0, 2, 1]),
    // Digits alone go with the paragraph.
    (["שלום", "12"], true, [1, 0]),
  ])
  func `orders runs as they are read`(runs: [String], isRightToLeft: Bool, order: [Int]) {
    #expect(MeasuredText.visualOrder(of: runs, isRightToLeft: isRightToLeft) == order)
  }

  @Test func `draws a hyphen where a line is broken at a soft one`() {
    let narrow = CGRect(x: 0, y: 0, width: 60, height: 100)
    let lines = drawn(NSAttributedString(string: "super\u{AD}cali"), .init(area: narrow))
    #expect(lines.map(\.text) == ["super-", "cali"])
  }

  @Test func `knows the direction of languages`() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }
}
