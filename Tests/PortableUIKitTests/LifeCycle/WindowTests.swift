import LayoutEngine
import PortableUIKit
import Testing

/// Source: UIKit since iOS 9, whose windows without a frame fill the screen, and are hidden until shown.
@MainActor @Suite struct `A new window` {
  private final class Controller: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
  }

  @Test func `is as large as the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func `is hidden until it is shown, and laid out all the same`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    #expect(window.isHidden)
    window.layoutIfNeeded()
    #expect(view.frame.width == 100)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
  }

  @Test func `has its controller appear and disappear as it is shown and hidden`() {
    let window = UIWindow()
    let controller = Controller()
    window.rootViewController = controller
    #expect(controller.log == [])
    window.isHidden = false
    #expect(controller.log == ["appeared"])
    window.isHidden = true
    #expect(controller.log == ["appeared", "disappeared"])
    window.makeKeyAndVisible()
    #expect(controller.log == ["appeared", "disappeared", "appeared"])
  }

  @Test func `for a simulated device can be pictured without being shown`() throws {
    let window = try #require(SimulatedDevice.named("iPhone 15")).makeWindow()
    #expect(window.isHidden)
    #expect(window.layoutSnapshot().items.first?.isHidden == false)
  }
}
