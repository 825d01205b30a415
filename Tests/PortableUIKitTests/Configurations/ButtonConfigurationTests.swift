import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `The configuration of a button` {
  private func size(_ string: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = string
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Whether two sums of thirds of a point are the same.
  private func isNear(_ left: CGFloat?, _ right: CGFloat) -> Bool {
    left.map { abs($0 - right) < 1e-9 } ?? false
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func `measures the fonts of an attributed title`() {
    let button = button {
      var title = AttributedString("Buy")
      title.font = .systemFont(ofSize: 40)
      $0.attributedTitle = title
    }
    let text = size("Buy", .systemFont(ofSize: 40))
    // 12 at the sides, 7 above and below.
    #expect(isNear(button.intrinsicContentSize.width, text.width + 24))
    #expect(isNear(button.intrinsicContentSize.height, text.height + 14))
    #expect(button.titleLabel?.attributedText?.string == "Buy")
  }

  @Test func `has its title changed by a transformer`() {
    let button = button {
      $0.title = "Buy"
      $0.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 40)
        outgoing.foregroundColor = .red
        return outgoing
      }
    }
    #expect(
      isNear(button.intrinsicContentSize.width, size("Buy", .systemFont(ofSize: 40)).width + 24)
    )
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    button.configuration?.titleTextAttributesTransformer = nil
    #expect(
      isNear(button.intrinsicContentSize.width, size("Buy", .systemFont(ofSize: 17)).width + 24)
    )
  }

  @Test func `keeps one title, with attributes or without`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Buy")
    #expect(configuration.title == "Buy")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == AttributedString("Sell"))
  }

  @Test func `has room for a subtitle below the title`() {
    let button = button {
      $0.title = "Buy"
      $0.subtitle = "a rather long subtitle"
      $0.titlePadding = 4
    }
    let title = size("Buy", .systemFont(ofSize: 17))
    let subtitle = size("a rather long subtitle", .systemFont(ofSize: 15))
    #expect(isNear(button.intrinsicContentSize.width, subtitle.width + 24))
    #expect(isNear(button.intrinsicContentSize.height, title.height + 4 + subtitle.height + 14))
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 12, y: 7))
    #expect(isNear(button.subtitleLabel?.frame.minY, 7 + title.height + 4))
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    #expect(isNear(button.titleLabel?.frame.midX, button.bounds.midX))
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(isNear(button.titleLabel?.frame.maxX, button.bounds.maxX - 12))
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.small, 15, 10, 5), (.medium, 17, 24 / 2, 7), (.large, 17, 20, 15),
  ])
  func `has insets and font of the size it aims at`(
    _ aim: UIButton.Configuration.Size,
    _ font: CGFloat,
    _ side: CGFloat,
    _ end: CGFloat
  ) {
    let button = button {
      $0.title = "Buy"
      $0.buttonSize = aim
    }
    let text = size("Buy", .systemFont(ofSize: font))
    #expect(isNear(button.intrinsicContentSize.width, text.width + 2 * side))
    #expect(isNear(button.intrinsicContentSize.height, text.height + 2 * end))
    button.configuration?.contentInsets = .zero
    #expect(isNear(button.intrinsicContentSize.width, text.width))
    #expect(isNear(button.intrinsicContentSize.height, text.height))
    button.configuration?.setDefaultContentInsets()
    #expect(isNear(button.intrinsicContentSize.width, text.width + 2 * side))
  }

  @Test func `places the image where it says`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
    let text = size("Buy", .systemFont(ofSize: 17))
    let button = button {
      $0.title = "Buy"
      $0.image = image
      $0.imagePadding = 6
    }
    let width = text.width + 36 + 24
    #expect(isNear(button.bounds.width, width))
    #expect(isNear(button.imageView?.frame.minX, 12))
    #expect(isNear(button.titleLabel?.frame.minX, 48))
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(isNear(button.titleLabel?.frame.minX, 12))
    #expect(isNear(button.imageView?.frame.maxX, width - 12))
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(isNear(button.imageView?.frame.minX, 12))
    button.configuration?.imagePlacement = .top
    button.sizeToFit()
    button.layoutIfNeeded()
    // 7 above and below, 10 for the image, 6 between.
    #expect(isNear(button.bounds.height, text.height + 30))
    #expect(isNear(button.imageView?.frame.minY, 7))
    #expect(isNear(button.titleLabel?.frame.minY, 23))
    #expect(isNear(button.titleLabel?.frame.midX, button.bounds.midX))
  }

  @Test func `keeps room free for the image`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let button = button {
      $0.title = "Buy"
      $0.image = image
      $0.imageReservation = 40
    }
    // 12 + 40 ÷ 2 and 12 + 40
    #expect(isNear(button.imageView?.frame.midX, 32))
    #expect(isNear(button.titleLabel?.frame.minX, 52))
  }

  @Test func `wraps its title at the width that there is`() {
    let button = button { $0.title = "several words of a title" }
    let wide = button.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width <= 120 && narrow.height > wide.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == wide.height)
  }

  @Test func `is brought up to date when the state changes`() {
    let button = button { $0.title = "Buy" }
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "Bought" : "Buy"
    }
    button.layoutIfNeeded()
    #expect(calls == 1)
    button.isSelected = true
    button.isHighlighted = true
    #expect(calls == 1)
    button.layoutIfNeeded()
    #expect(calls == 2)
    #expect(button.titleLabel?.text == "Bought")
    button.layoutIfNeeded()
    #expect(calls == 2)
  }

  @Test func `takes a symbol's configuration`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let before = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 60), forImageIn: .normal)
    #expect(
      button.currentPreferredSymbolConfiguration
        == button.preferredSymbolConfigurationForImage(in: .normal)
    )
    #expect(button.intrinsicContentSize.width > before.width + 20)
  }

  @Test func `shows a background of the application's`() {
    let view = UIView()
    let button = button {
      $0.title = "Buy"
      $0.background.customView = view
      $0.background.backgroundInsets.leading = 3
    }
    #expect(view.bounds.width == button.bounds.width - 3)
  }
}

@Suite struct `Attributed strings of values` {
  @Test func `become those of objects and back`() {
    var text = AttributedString("red")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .red
    text.append(AttributedString(" plain"))
    let object = NSAttributedString(text)
    #expect(object.string == "red plain")
    let attributes = object.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(object.attributes(at: 5, effectiveRange: nil).isEmpty)
    #expect(AttributedString(object) == text)
  }

  @Test func `take containers of attributes`() {
    var container = AttributeContainer()
    container.kern = 2
    container.paragraphStyle = .default
    var text = AttributedString("x")
    text.mergeAttributes(container)
    #expect(text.kern == 2)
  }

  @Test func `take dictionaries of attributes`() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    let container = AttributeContainer([.font: font, .kern: 2, .foregroundColor: UIColor.red])
    #expect(container.font == font)
    #expect(container.kern == 2)
    #expect(container.foregroundColor == .red)
    #expect(container.paragraphStyle == nil)
  }
}
