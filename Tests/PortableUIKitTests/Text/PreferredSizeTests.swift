import Foundation
import LayoutEngine
import Testing

@testable import PortableUIKit

/// Which texts have the size that the user prefers, as the facts about them say.
@MainActor @Suite struct `The size of a text` {
  private static func font(_ number: Int) -> UIFont {
    switch number {
    case 0: .systemFont(ofSize: 17)
    case 1: .preferredFont(forTextStyle: .body)
    case 2: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    default:
      UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20)
    }
  }

  /// A limit may be what a fixed height was made for.
  private static let followed = [false, true, true, false]

  @Test(arguments: 0..<4)
  func `is the preferred one in a label with such a font`(_ number: Int) {
    let label = UILabel()
    label.text = "Text"
    label.font = Self.font(number)
    #expect(label.textFacts?.followsContentSize == Self.followed[number])
  }

  @Test(arguments: 0..<4)
  func `is the preferred one in a field with such a font`(_ number: Int) {
    let field = UITextField()
    field.text = "Text"
    field.font = Self.font(number)
    #expect(field.textFacts?.followsContentSize == Self.followed[number])
  }

  @Test(arguments: 0..<4)
  func `is the preferred one in a button with such a font`(_ number: Int) {
    let button = UIButton(type: .system)
    button.setTitle("Text", for: .normal)
    button.titleLabel?.font = Self.font(number)
    #expect(button.textFacts?.followsContentSize == Self.followed[number])
  }

  @Test func `is the preferred one in a label that follows it`() {
    let label = UILabel()
    label.text = "Text"
    label.font = Self.font(3)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.textFacts?.followsContentSize == true)
  }
}
