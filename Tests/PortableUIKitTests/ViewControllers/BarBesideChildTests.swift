import Foundation
import PortableUIKit
import Testing

/// A bar whose content is 50 points high and keeps clear of the safe area below.
private final class Bar: UIView {
  let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with a navigation controller above the bar, whose view is laid out before the bar is.
private final class Screen: UIViewController {
  let bar = Bar()

  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView()
    view.addSubview(container)
    view.addSubview(bar)
    container.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: view.topAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      container.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let child = UINavigationController(rootViewController: UIViewController())
    addChild(child)
    container.addSubview(child.view)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }
}

@MainActor
struct `A bar at the bottom, beside a child controller` {
  @Test func `keeps clear of the safe area at the bottom alone`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let root = Screen()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(root.bar.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(root.bar.frame == CGRect(x: 0, y: 762, width: 393, height: 90))
    #expect(root.bar.stack.frame == CGRect(x: 0, y: 6, width: 393, height: 50))
  }
}
