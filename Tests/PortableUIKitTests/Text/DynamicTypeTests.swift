import PortableUIKit
import Testing

@MainActor @Suite struct `Dynamic Type` {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: category),
    ])
  }

  // Apple's Human Interface Guidelines, "Typography": Dynamic Type sizes, size and leading.
  @Test(arguments: [
    (
      UIFont.TextStyle.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    ),
    (
      .caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    ),
    (
      .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
  ])
  func `has Apple's sizes and leadings`(
    _ style: UIFont.TextStyle,
    _ sizes: [CGFloat],
    _ leadings: [CGFloat]
  ) {
    let fonts = Self.categories.map {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0))
    }
    #expect(fonts.map(\.pointSize) == sizes)
    for (font, leading) in zip(fonts, leadings) {
      #expect(abs(font.lineHeight + font.leading - max(leading, font.lineHeight)) < 1e-9)
    }
  }

  @Test func `changes the fonts of labels, fields and text views that ask for it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    let stubborn = UILabel()
    let fixed = UILabel()
    let field = UITextField()
    let view = UITextView()
    for case let text? in [label, stubborn, fixed, field, view] as [UIView?] {
      window.addSubview(text)
    }
    label.font = .preferredFont(forTextStyle: .body)
    stubborn.font = .preferredFont(forTextStyle: .body)
    fixed.font = .systemFont(ofSize: 17)
    field.font = .preferredFont(forTextStyle: .footnote)
    view.font = .preferredFont(forTextStyle: .callout)
    label.adjustsFontForContentSizeCategory = true
    fixed.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    window.layoutIfNeeded()
    let before = label.intrinsicContentSize.height
    window.traitOverride = traits(.accessibilityLarge)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 33)
    #expect(stubborn.font.pointSize == 17)
    #expect(fixed.font.pointSize == 17)
    #expect(field.font?.pointSize == 27)
    #expect(view.font?.pointSize == 32)
    #expect(label.intrinsicContentSize.height > before)
    window.traitOverride = traits(.large)
    window.layoutIfNeeded()
    #expect(label.font == .preferredFont(forTextStyle: .body))
    #expect(label.intrinsicContentSize.height == before)
  }

  @Test func `changes scaled fonts within their limit`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel()
    let limited = UILabel()
    window.addSubview(label)
    window.addSubview(limited)
    let base = UIFont.systemFont(ofSize: 34, weight: .medium)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
    limited.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 40)
    label.adjustsFontForContentSizeCategory = true
    limited.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 34)
    window.traitOverride = traits(.extraExtraExtraLarge)
    window.layoutIfNeeded()
    // The distance of the body's baselines grows from 22 to 29: 34 × 29 ÷ 22 is 44.8.
    #expect(label.font.pointSize == 45)
    #expect(limited.font.pointSize == 40)
  }

  @Test func `scales for the traits given`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    // 17 × 24 ÷ 22 is 18.545, and 17 × 19 ÷ 22 is 14.68.
    let value = metrics.scaledValue(for: 17, compatibleWith: traits(.extraLarge))
    #expect(abs(value - 18.667) < 0.001)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.extraSmall)).pointSize == 15)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits(.extraExtraLarge))
        .pointSize == 20
    )
  }
}

@MainActor @Suite struct `The bold trait` {
  // Apple's Human Interface Guidelines, "Typography": emphasized weights of text styles.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, UIFont.Weight.bold), (.title3, .semibold), (.body, .semibold),
    (.caption1, .medium),
  ])
  func `of a text style is its emphasized weight`(
    _ style: UIFont.TextStyle,
    _ weight: UIFont.Weight
  ) throws {
    let plain = UIFont.preferredFont(forTextStyle: style)
    let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = UILabel()
    bold.font = UIFont(descriptor: descriptor, size: 0)
    bold.text = "Emphasized"
    let expected = UILabel()
    expected.font = .systemFont(ofSize: plain.pointSize, weight: weight)
    expected.text = "Emphasized"
    #expect(bold.intrinsicContentSize == expected.intrinsicContentSize)
  }

  @Test func `of the system font is bold`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 0) == .boldSystemFont(ofSize: 17))
  }
}
