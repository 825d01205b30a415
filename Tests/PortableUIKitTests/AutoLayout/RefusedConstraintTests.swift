import Testing

@testable import PortableUIKit

/// What stops the program, as it raises an exception in UIKit, and what the message tells.
@MainActor
@Suite struct `Refused constraints` {
  typealias Attribute = NSLayoutConstraint.Attribute

  // Source: reports of crashes with "A constraint cannot be made between a leading/trailing attribute and
  // a right/left attribute", "… a location equal to a constant", and NSInvalidLayoutConstraintException for
  // centerX with centerY.
  @Test(arguments: [
    (Attribute.leading, Attribute.left, 1.0), (.rightMargin, .trailing, 1),
    (.top, .notAnAttribute, 1), (.centerX, .notAnAttribute, 0), (.top, .bottom, 0),
    (.left, .left, -0.0), (.centerX, .centerY, 1), (.top, .leading, 1), (.width, .left, 1),
    (.firstBaseline, .height, 1), (.width, .top, 0),
  ])
  func `are pairs that make no sense`(_ first: Attribute, _ second: Attribute, _ multiplier: Double)
  {
    #expect(NSLayoutConstraint.refusal(of: first, second, multiplier: multiplier) != nil)
  }

  @Test(arguments: [
    (Attribute.leading, Attribute.trailing, 1.0), (.leading, .centerX, 1), (.left, .centerX, 2),
    (.left, .rightMargin, 1), (.centerX, .leadingMargin, 1), (.width, .height, 0.5),
    (.width, .notAnAttribute, 1), (.width, .width, 0), (.top, .lastBaseline, 1),
    (.centerY, .bottomMargin, -1),
  ])
  func `are no others`(_ first: Attribute, _ second: Attribute, _ multiplier: Double) {
    #expect(NSLayoutConstraint.refusal(of: first, second, multiplier: multiplier) == nil)
  }

  @Test func `of a class of its own are that class's to judge`() {
    final class OwnConstraint: NSLayoutConstraint {}
    let (first, second) = (UIView(), UIView())
    let made = OwnConstraint(
      item: first,
      attribute: .leading,
      relatedBy: .equal,
      toItem: second,
      attribute: .left,
      multiplier: 1,
      constant: 0
    )
    #expect(made.firstAttribute == .leading && made.secondAttribute == .left)
  }

  private func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `name their items and their line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, title) = (UIView(), UILabel())
        title.text = "Hello"
        root.addSubview(title)
        _ = NSLayoutConstraint(
          item: title,
          attribute: .leading,
          relatedBy: .equal,
          toItem: root,
          attribute: .left,
          multiplier: 1,
          constant: 0
        )
      }
    }
    let words = words(of: result)
    #expect(words.contains("'Hello'.leading to UIView:"), "\(words)")
    #expect(words.contains("use leading and trailing for both"), "\(words)")
    #expect(words.contains("(made at PortableUIKitTests/RefusedConstraintTests.swift:"), "\(words)")
  }

  @Test func `between hierarchies tell where each item stands`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, title, badge) = (UIView(), UILabel(), UIView())
        root.addSubview(title)
        badge.accessibilityIdentifier = "Badge"
        badge.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
      }
    }
    let words = words(of: result)
    #expect(words.contains("'Badge' has no superview"), "\(words)")
    #expect(words.contains(" is in UIView\n"), "\(words)")
    #expect(words.contains("with addSubview(_:)"), "\(words)")
    #expect(words.contains("(made at PortableUIKitTests/RefusedConstraintTests.swift:"), "\(words)")
  }

  @Test func `with numbers that are not finite name the item`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let badge = UIView()
        badge.accessibilityIdentifier = "Badge"
        badge.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      }
    }
    let words = words(of: result)
    #expect(words.contains("'Badge'.width has the multiplier 1.0 and the constant nan"), "\(words)")
    #expect(words.contains("RefusedConstraintTests.swift:"), "\(words)")
  }

  @Test func `are those of a view below itself, bounds that are no numbers, and strange places`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        child.addSubview(root)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().bounds = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().exchangeSubview(at: 0, withSubviewAt: 1) }
    }
  }
}
