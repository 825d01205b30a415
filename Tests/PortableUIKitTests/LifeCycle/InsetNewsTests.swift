import Testing

@testable import PortableUIKit

/// Nothing here has a constraint: the values are told of for their own sake.
@MainActor @Suite struct `A view is told of its insets` {
  private final class Teller: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.append("safe area \(safeAreaInsets.top)")
    }
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      log.append("margins \(layoutMargins.top)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Controller: UIViewController {
    var log: [String] = []
    override func loadView() { view = Teller() }
    override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
    override func viewLayoutMarginsDidChange() { log.append("margins") }
    override func viewWillLayoutSubviews() { log.append("will") }
  }

  private func window(top: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.safeAreaInsetsOverride = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    return window
  }

  @Test func `before it is laid out, the safe area before the margins that follow from it`() {
    let window = window(top: 20)
    let view = Teller(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    // The margins are 8 and the safe area.
    #expect(view.log == ["safe area 20.0", "margins 28.0", "layout"])
    view.log = []
    window.layoutIfNeeded()
    #expect(view.log == [])
  }

  @Test func `and its controller after it, before the controller hears of the layout`() throws {
    let controller = Controller()
    let window = window(top: 20)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.log == ["safe area", "margins", "will"])
    controller.log = []
    controller.additionalSafeAreaInsets.top = 5
    window.layoutIfNeeded()
    #expect(controller.log == ["safe area", "margins", "will"])
    let view = try #require(controller.view as? Teller)
    // 20 of the window and 5 of the controller.
    #expect(view.log.suffix(3) == ["safe area 25.0", "margins 25.0", "layout"])
  }

  @Test func `when its superview moves it, and when the safe area goes`() {
    let window = window(top: 20)
    let outer = UIView(frame: window.bounds)
    let view = Teller(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    outer.addSubview(view)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.log = []
    // 15 of 20 points reach into it.
    view.frame.origin.y = 5
    window.layoutIfNeeded()
    #expect(view.log.first == "safe area 15.0")
    view.log = []
    window.safeAreaInsetsOverride = .zero
    window.layoutIfNeeded()
    #expect(view.log.first == "safe area 0.0")
  }

  @Test func `when its superview's margins change and it keeps clear of them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Teller(frame: outer.bounds)
    view.preservesSuperviewLayoutMargins = true
    outer.addSubview(view)
    outer.layoutIfNeeded()
    #expect(view.log == ["layout"])
    view.log = []
    outer.layoutMargins.top = 40
    outer.layoutIfNeeded()
    #expect(view.log == ["margins 40.0", "layout"])
  }

  @Test func `at once when margins are set to others`() {
    let view = Teller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(view.log == ["margins 1.0"])
  }
}
