import Testing

@testable import PortableUIKit

/// Source: Apple, `NSLayoutConstraint.firstAnchor` and `secondAnchor`.
@MainActor @Suite struct `Anchors of a constraint` {
  @Test func `are those that it was made from`() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
    #expect(constraint.firstAnchor.hash == view.topAnchor.hash)
    #expect(!constraint.firstAnchor.isEqual(view.bottomAnchor))
    #expect(!constraint.firstAnchor.isEqual(other.topAnchor))
  }

  @Test func `are one for a length of its own`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    #expect(constraint.firstAnchor.attribute == .width)
    #expect(constraint.secondAnchor == nil)
  }

  @Test func `equal each other each time somebody asks for them`() {
    let view = UIView()
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != view.safeAreaLayoutGuide.leadingAnchor)
  }
}
