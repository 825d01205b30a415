import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A stack view's ownership` {
  private let stack = UIStackView()
  private let first = SizedView(10, 20)
  private let second = SizedView(30, 20)

  init() {
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
  }

  @Test func `ends when another stack view takes a view`() {
    let other = UIStackView()
    other.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(other.arrangedSubviews == [first])
    #expect(first.superview === other)
  }

  @Test func `keeps a view that moves among its siblings once`() {
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    #expect(stack.subviews == [first, second])
  }

  @Test func `collapses a view that is hidden in an animation`() {
    stack.spacing = 5
    layOut(stack)
    #expect(second.frame == rect(15, 0, 30, 20))
    UIView.animate(withDuration: 0.3) {
      first.isHidden = true
      stack.superview?.layoutIfNeeded()
    }
    #expect(second.frame.minX == 0)
    #expect(stack.frame.width == 30)
    first.isHidden = false
    layOut(stack)
    #expect(second.frame.minX == 15)
  }

  @Test func `ignores subviews that are not arranged`() {
    let loose = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.addSubview(loose)
    layOut(stack)
    #expect(loose.frame == rect(1, 2, 3, 4))
    #expect(stack.arrangedSubviews == [first, second])
  }

  @Test func `forgets custom spacing with the view`() {
    stack.setCustomSpacing(40, after: first)
    #expect(stack.customSpacing(after: first) == 40)
    stack.removeArrangedSubview(first)
    stack.insertArrangedSubview(first, at: 0)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}
