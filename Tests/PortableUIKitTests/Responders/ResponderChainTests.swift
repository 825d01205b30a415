import PortableUIKit
import Testing

/// Source: Apple's documentation of `UIResponder.next`: a view's is the controller whose view it is, else
/// the superview; a controller's is the superview of its view.
@MainActor
@Suite struct `The responder chain` {
  @Test func `leads from a view through its controller to the window`() throws {
    let (window, screen, label) = (UIWindow(), UIViewController(), UILabel())
    let view = try #require(screen.view)
    view.addSubview(label)
    window.rootViewController = screen
    #expect(label.next === view)
    #expect(view.next === screen)
    #expect(screen.next === window)
  }

  /// As extensions of UIView in many apps look for it.
  @Test func `finds the controller of a view`() throws {
    let (screen, box, label) = (UIViewController(), UIView(), UILabel())
    box.addSubview(label)
    try #require(screen.view).addSubview(box)
    var responder: UIResponder? = label
    while let next = responder?.next, !(responder is UIViewController) { responder = next }
    #expect(responder === screen)
  }

  @Test func `ends at a view without a superview`() {
    #expect(UIView().next == nil)
  }
}
