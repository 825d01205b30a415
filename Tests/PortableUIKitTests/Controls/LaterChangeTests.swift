import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct `A property that is set after the layout` {
  // Source: Apple's documentation of contentHorizontalAlignment and contentVerticalAlignment.
  @Test func `moves the content of a button`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.layoutIfNeeded()
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 200)
    #expect(button.titleLabel?.frame.maxY == 60)
  }

  private func stack() -> (UINavigationController, UIWindow) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (stack, window)
  }

  // General knowledge: a bar with a prompt is 74 points high, in place of 44.
  @Test func `makes a bar with a prompt higher`() {
    let (stack, window) = stack()
    #expect(stack.navigationBar.frame.height == 44)
    stack.topViewController?.navigationItem.prompt = "Prompt"
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 74)
    #expect(stack.topViewController?.view.safeAreaInsets.top == 74)
  }

  // Source: Apple's documentation of largeTitleDisplayMode.
  @Test func `makes a bar without a large title lower`() {
    let (stack, window) = stack()
    stack.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 96)
    stack.topViewController?.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
  }

  // Source: Apple's documentation of edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars.
  @Test func `keeps a view clear of bars`() {
    let (stack, window) = stack()
    let view = stack.topViewController?.view
    #expect(view?.frame.minY == 0)
    stack.topViewController?.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(view?.frame.minY == 44)
  }

  @Test func `has a view reach under opaque bars`() {
    let (stack, window) = stack()
    stack.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(stack.topViewController?.view.frame.minY == 44)
    stack.topViewController?.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(stack.topViewController?.view.frame.minY == 0)
  }
}

@MainActor @Suite struct `A wheel that stands still` {
  // Source: Apple's documentation of hidesWhenStopped.
  @Test func `is hidden and takes no room`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }
}
