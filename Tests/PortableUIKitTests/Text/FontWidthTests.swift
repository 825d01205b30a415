import Foundation
import PortableUIKit
import Testing
import TextMetrics

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

  @Test func `that is not the usual one is measured with a substitute`() {
    var description = FontDescription.system(size: 17)
    #expect(SystemFontMetrics.exactness(of: description) == .figures)
    description.stretch = 0.8
    #expect(SystemFontMetrics.exactness(of: description) == .substitute)
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
