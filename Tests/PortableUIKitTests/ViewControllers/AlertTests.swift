import Foundation
import PortableUIKit
import Testing

// Alerts are 270 points wide and their choices 44 points high: general knowledge, Apple documents neither.
@MainActor @Suite struct `An alert` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func present(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    window.layoutIfNeeded()
  }

  @Test func `stands in the middle, 270 points wide`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let frame = alert.view.frame
    #expect(frame.width == 270)
    #expect(frame.minX == 60)
    #expect(abs(frame.midY - 422) <= 0.5)
  }

  @Test func `is higher by each choice that does not fit beside another`() {
    func height(_ titles: [String]) -> CGFloat {
      let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
      for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
      present(alert)
      defer { root.dismiss(animated: false) }
      return alert.view.frame.height.rounded()
    }
    let one = height(["A"]).rounded()
    #expect(height(["A", "B"]) == one)
    #expect(height(["A", "A title that takes more than half"]) == one + 44)
    #expect(height(["A", "B", "C"]) == one + 88)
  }

  @Test func `has the height that constraints of an app ask for`() {
    let alert = UIAlertController(title: "Pick", message: nil, preferredStyle: .alert)
    alert.view.heightAnchor.constraint(equalToConstant: 320).isActive = true
    present(alert)
    #expect(alert.view.frame.height == 320)
  }

  @Test func `shows its fields`() {
    let alert = UIAlertController(title: "Name", message: "New", preferredStyle: .alert)
    alert.addTextField()
    present(alert)
    let field = alert.textFields?.first
    #expect(field?.superview === alert.view)
    #expect(field?.frame.minX == 16)
    #expect(field?.frame.width == 238)
  }

  // Source: Apple's Human Interface Guidelines: an action sheet comes from the bottom edge.
  @Test func `as an action sheet stands at the bottom`() {
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert)
    // Two choices of 57 points and 8 points between them.
    #expect(alert.view.frame == CGRect(x: 8, y: 844 - 34 - 122, width: 374, height: 122))
  }
}
