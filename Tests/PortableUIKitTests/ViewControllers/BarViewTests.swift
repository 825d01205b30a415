import Foundation
import PortableUIKit
import Testing

/// Source of the expectations: Apple's documentation of `UINavigationItem.titleView` and `UIBarButtonItem.customView`: they stand
/// in the bar; that views without a size have that of their content is general knowledge.
@MainActor
@Suite struct `Views that items bring into bars` {
  private let content = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func show() -> UINavigationController {
    let stack = UINavigationController(rootViewController: content)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return stack
  }

  @Test func `stand in the middle in place of the title, as large as their content`() {
    let (first, second) = (label("A title"), label("below it"))
    let title = UIStackView(arrangedSubviews: [first, second])
    title.axis = .vertical
    content.navigationItem.titleView = title
    let stack = show()
    let bar = stack.navigationBar
    let frame = title.convert(title.bounds, to: bar)
    #expect(title.isDescendant(of: bar))
    #expect(abs(frame.midX - bar.bounds.midX) < 0.5)
    #expect(abs(frame.midY - bar.bounds.midY) < 0.5)
    #expect(frame.width == max(first.intrinsicContentSize.width, second.intrinsicContentSize.width))
    first.text = "A title that is longer"
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(title.bounds.width == first.intrinsicContentSize.width)
  }

  @Test func `keep the size of their frame`() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    content.navigationItem.titleView = title
    let stack = show()
    #expect(title.superview === stack.navigationBar)
    #expect(title.bounds.size == CGSize(width: 120, height: 30))
  }

  @Test func `leave the bar with their item`() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    content.navigationItem.titleView = title
    let stack = show()
    stack.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(title.superview == nil)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(title.superview === stack.navigationBar)
    content.navigationItem.titleView = nil
    window.layoutIfNeeded()
    #expect(title.superview == nil)
  }

  @Test func `stand at the ends of a tool bar`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (left, right) = (label("Left"), label("Right"))
    bar.items = [
      UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: right),
    ]
    bar.layoutIfNeeded()
    let frames = [left, right].map { $0.convert($0.bounds, to: bar) }
    #expect(frames[0].size == left.intrinsicContentSize)
    #expect(frames[0].minX < 60)
    #expect(frames[1].maxX > 340)
  }
}
