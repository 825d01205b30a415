import Foundation
import PortableUIKit
import Testing

@Suite struct `A trait collection` {
  @Test func `of several takes the later value`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.displayScale == 0)
  }

  @Test func `contains what it gives`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .phone),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(traits.containsTraits(in: nil))
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
  }

  @Test func `orders content sizes`() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `decides the size of preferred fonts`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large).fontDescriptor
        .symbolicTraits.contains(.traitBold)
    )
  }
}

@Suite struct `Insets` {
  @Test func `are coded as arrays`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)
    #expect(String(bytes: data, encoding: .utf8) == "[1,2,3,4]")
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
  }

  @Test func `shrink a rectangle`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rectangle.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }
}
