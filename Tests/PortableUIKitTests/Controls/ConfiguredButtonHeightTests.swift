import Foundation
import PortableUIKit
import Testing

/// Source of the expectations: "Meet the UIKit button system" (WWDC 2021) for texts of several lines; Apple's documentation of
/// `UISegmentedControl.noSegment`, `NSParagraphStyle.tabStops`, `UITextField.leftView` and the release notes of iOS 13 for the rest.
@MainActor
@Suite struct `Controls whose content changes` {
  private func button() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title of several words that does not fit into one line"
    return UIButton(configuration: configuration)
  }

  @Test func `make a button with a configuration higher where its title wraps`() {
    let (host, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), button())
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    #expect(button.frame.height > button.intrinsicContentSize.height * 1.5)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    host.layoutIfNeeded()
    #expect(abs(button.frame.height - button.intrinsicContentSize.height) < 0.01)
  }

  @Test func `give a button its own size however narrow it was`() {
    let button = button()
    button.frame.size = CGSize(width: 40, height: 40)
    button.sizeToFit()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }

  @Test func `leave no segment selected that is gone`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `measure a view at the side of a field that has no size, and mirror it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let button = UIButton(type: .custom)
    button.setTitle("Send", for: .normal)
    field.rightView = button
    field.rightViewMode = .always
    let width = button.intrinsicContentSize.width
    #expect(field.rightViewRect(forBounds: field.bounds).minX == 200 - width)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.rightViewRect(forBounds: field.bounds).minX == 0)
    #expect(field.textRect(forBounds: field.bounds).minX == width)
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
  }

  @Test func `have twelve tab stops`() {
    let stops = NSParagraphStyle.default.tabStops
    #expect(stops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(stops.allSatisfy { $0.alignment == .left })
  }

  @Test func `show a tool tip with an interaction`() {
    let button = button()
    #expect(button.toolTipInteraction == nil)
    button.toolTip = "Sends it"
    #expect(button.toolTipInteraction?.defaultToolTip == "Sends it")
    #expect(button.interactions.contains { $0 is UIToolTipInteraction })
  }

  @Test func `are bars of the classes that a stack was given`() {
    let stack = UINavigationController(navigationBarClass: nil, toolbarClass: HighBar.self)
    stack.viewControllers = [UIViewController()]
    stack.isToolbarHidden = false
    stack.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    stack.view.layoutIfNeeded()
    #expect(stack.toolbar is HighBar)
    #expect(stack.toolbar.frame.height == 90)
  }
}

private final class HighBar: UIToolbar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
}
