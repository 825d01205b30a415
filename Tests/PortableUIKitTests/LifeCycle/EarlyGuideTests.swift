import Testing

@testable import PortableUIKit

@MainActor @Suite struct `A guide before the first layout` {
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 800, height: 400))

  @Test func `answers for the margins and for what is readable`() {
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 784, height: 384))
    // 672 in the middle of 800.
    let readable = CGRect(x: 64, y: 8, width: 672, height: 384)
    #expect(view.readableContentGuide.layoutFrame == readable)
    view.layoutIfNeeded()
    #expect(view.readableContentGuide.layoutFrame == readable)
  }

  @Test func `answers for the safe area and the keyboard`() {
    view.safeAreaInsetsOverride = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let safe = CGRect(x: 0, y: 20, width: 800, height: 350)
    let keyboard = CGRect(x: 0, y: 370, width: 800, height: 30)
    #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(view.keyboardLayoutGuide.layoutFrame == keyboard)
    view.layoutIfNeeded()
    #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(view.keyboardLayoutGuide.layoutFrame == keyboard)
  }

  @Test func `answers for the frame and the content of a scroll view`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset.y = 50
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 900))
  }

  @Test func `is nowhere where it is the application's`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero)
  }
}
