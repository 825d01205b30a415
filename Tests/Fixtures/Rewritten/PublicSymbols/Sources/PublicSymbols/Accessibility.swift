import UIKit

/// What assistive technology asks of, and is told.
final class Readable: UIView {
  var page = 0

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .next: page += 1
    case .right, .previous: page -= 1
    default: return false
    }
    UIAccessibility.post(notification: .pageScrolled, argument: "\(page)")
    return true
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    super.index(ofAccessibilityElement: element)
  }

  func watch() {
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(focused),
      name: UIAccessibility.elementFocusedNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(changed),
      name: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(changed),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil
    )
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(changed),
      name: UIDevice.orientationDidChangeNotification,
      object: nil
    )
  }

  @objc func changed() { page += 100 }

  @objc private func focused(_ notification: Notification) {
    let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
    if element === self { page = 0 }
  }

  func name() {
    accessibilityAttributedValue = NSAttributedString(string: "one")
    accessibilityAttributedHint = NSAttributedString(string: "two")
    if UIAccessibility.shouldDifferentiateWithoutColor { layer.borderWidth = 1 }
  }

  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [UIFocusEnvironment] { subviews }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
  }
}

extension UIBarButtonItem {
  static func close(_ target: Any, _ action: Selector) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .close, target: target, action: action)
    item.accessibilityLabel = "Close"
    item.accessibilityIdentifier = "close"
    item.isAccessibilityElement = true
    return item
  }
}

@IBDesignable
final class RoundedItem: UIBarButtonItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    tag = 4
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}
