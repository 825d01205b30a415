import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Parts of a text` {
  private func part(
    _ text: String,
    at place: Int,
    _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection = .forward
  ) -> String? {
    let view = UITextView()
    view.text = text
    guard let position = view.position(from: view.beginningOfDocument, offset: place) else {
      return nil
    }
    let range = view.tokenizer.rangeEnclosingPosition(
      position,
      with: granularity,
      inDirection: .storage(direction)
    )
    return range.flatMap { view.text(in: $0) }
  }

  @Test func `are words without what stands round them`() {
    #expect(part("It isn't so.", at: 4, .word) == "isn't")
    #expect(part("It isn't so.", at: 2, .word) == nil)
    #expect(part("It isn't so.", at: 2, .word, .backward) == "It")
    #expect(part("“a1”", at: 1, .word) == "a1")
  }

  @Test func `are sentences with the spaces behind them`() {
    #expect(part("One. Two 3.5? Three", at: 1, .sentence) == "One. ")
    #expect(part("One. Two 3.5? Three", at: 9, .sentence) == "Two 3.5? ")
    #expect(part("One. Two 3.5? Three", at: 15, .sentence) == "Three")
  }

  @Test func `are paragraphs without their ends`() {
    #expect(part("a b\nc", at: 1, .paragraph) == "a b")
    #expect(part("a b\nc", at: 4, .paragraph) == "c")
  }
}

@MainActor
@Suite struct `A font's width` {
  @Test func `widens the text and leaves its height`() {
    func size(_ width: UIFont.Width) -> CGSize {
      let label = UILabel()
      label.text = "Hamburg"
      label.font = .systemFont(ofSize: 20, weight: .regular, width: width)
      return label.intrinsicContentSize
    }
    #expect(size(.standard) == UILabel.size(of: "Hamburg", .systemFont(ofSize: 20)))
    #expect(size(.compressed).width < size(.condensed).width)
    #expect(size(.condensed).width < size(.standard).width)
    #expect(size(.standard).width < size(.expanded).width)
    #expect(size(.compressed).height == size(.standard).height)
  }

  @Test func `is kept by descriptors`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.width] as? UIFont.Width == .condensed)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
  }

  @Test func `is one for all digits where the feature says so`() {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [
      .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
    ]
    let plain = UIFont.systemFont(ofSize: 20)
    let font = UIFont(
      descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: [feature]]),
      size: 0
    )
    #expect(UILabel.size(of: "111", font) == UILabel.size(of: "000", font))
    #expect(UILabel.size(of: "111", plain) != UILabel.size(of: "000", plain))
  }
}

extension UILabel {
  fileprivate static func size(of text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize
  }
}
