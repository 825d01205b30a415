#if canImport(PortableUIKit)
import Testing
import UIKit

@MainActor private final class Made {
  static var count = 0

  static func label() -> UILabel {
    count += 1
    return UILabel()
  }
}

@available(iOS 17, tvOS 17, *)
#Preview { Made.label() }

@available(iOS 17, tvOS 17, *)
#Preview("Two lines", traits: .fixedLayout(width: 320, height: 80)) {
  let label = Made.label()
  label.numberOfLines = 2
  return label
}

@available(iOS 17, tvOS 17, *)
#Preview("Controller", traits: .sizeThatFitsLayout, .landscapeLeft) {
  _ = Made.label()
  return UIViewController()
}

@MainActor @Suite struct `#Preview` {
  @Test func `compiles in a file for UIKit, and does nothing in the program`() {
    #expect(Made.count == 0)
    _ = Made.label()
    #expect(Made.count == 1)
  }
}
#endif
