import Foundation

/// What stands at the bottom of a window for its first responder: the view in place of the keyboard, and the one above that.
///
/// There is no keyboard here, so that an accessory view alone stands at the very bottom, where the safe area reaches into it.
///
/// Source: Apple's documentation of `UIResponder.inputView`, `inputAccessoryView` and `reloadInputViews()`; that
/// an accessory view reaches below the home indicator is what apps report of it, and keep its content clear of.
@MainActor
enum InputViews {
  /// What holds the views, while there are any.
  private(set) static weak var host: UIInputSetHostView?
  /// Whether there ever were any: until then no layout looks for them.
  @exclusivity(unchecked) private(set) static var areInUse = false
  /// Whether one responder is about to follow another, so that the views need not go in between.
  private static var isHandingOver = false

  /// Lets one responder follow another.
  static func whileHandingOver(_ change: () -> Bool) -> Bool {
    let before = isHandingOver
    isHandingOver = true
    defer { isHandingOver = before }
    return change()
  }

  /// Shows the views of the first responder, and takes those of the one before away.
  ///
  /// - Parameter isReload: Whether views that are shown already are taken in anew, with their present heights.
  static func update(isReload: Bool = false) {
    guard !isHandingOver else { return }
    guard let responder = UIResponder.current, let window = window(of: responder) else {
      return takeAway()
    }
    let above = accessory(for: responder)
    let input = responder.inputViewController?.view ?? responder.inputView
    guard above != nil || input != nil else { return takeAway() }
    if let host, host.superview !== window { takeAway() }
    areInUse = true
    let host = host ?? UIInputSetHostView(frame: .zero)
    host.provider = above?.provider ?? responder
    host.show(above: above?.view, input: input, isReload: isReload)
    self.host = host
    if host.superview == nil { host.add(to: window) }
    guard window.isShown, !LayoutPass.isRunning else { return }
    window.layoutIfNeeded()
  }

  /// Has a controller with a view of its own for the bottom take over from a responder in it.
  ///
  /// Source: bars of conversations in public code, which stay when the text in them loses the keyboard.
  static func follow(_ responder: UIResponder) {
    guard !isHandingOver else { return }
    var next = responder.next
    while let current = next {
      if let controller = current as? UIViewController, controller.appearance == .appeared,
        takesOver(controller)
      {
        return
      }
      next = current.next
    }
    update()
  }

  /// Has a controller that appeared become the first responder, where it has a view for the bottom and nobody else is.
  ///
  /// Source: controllers in public code that override `canBecomeFirstResponder` and `inputAccessoryView`, and no more.
  static func didAppear(_ controller: UIViewController) {
    if let current = UIResponder.current, let window = window(of: current),
      window === controller.viewIfLoaded?.window
    {
      return update()
    }
    _ = takesOver(controller)
  }

  /// Takes the views of a controller that has gone away.
  static func didDisappear(_ controller: UIViewController) {
    if controller.isFirstResponder { controller.loseFirstResponder() }
    if host != nil { update() }
  }

  private static func takesOver(_ controller: UIViewController) -> Bool {
    guard controller.canBecomeFirstResponder, controller.inputAccessoryView != nil else {
      return false
    }
    return controller.becomeFirstResponder()
  }

  private static func accessory(
    for responder: UIResponder
  ) -> (view: UIView, provider: UIResponder)? {
    var next: UIResponder? = responder
    while let current = next {
      if let view = current.inputAccessoryViewController?.view ?? current.inputAccessoryView {
        return (view, current)
      }
      next = current.next
    }
    return nil
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    var next: UIResponder? = responder
    while let current = next {
      if let view = current as? UIView { return view.window }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view.window }
      next = current.next
    }
    return nil
  }

  private static func takeAway() {
    guard let host else { return }
    self.host = nil
    let window = host.window
    host.takeAway()
    window?.layoutHost?.marginsMayHaveChanged()
    guard let window, window.isShown, !LayoutPass.isRunning else { return }
    window.layoutIfNeeded()
  }
}

/// What holds the view in place of the keyboard and the one above it, at the bottom of a window.
///
/// It has the name that it has in UIKit's messages.
final class UIInputSetHostView: UIView {
  /// Whose view the upper one is: it is asked after the views in this one.
  weak var provider: UIResponder?
  private var above: UIView?
  private var input: UIView?
  private var constraintsOfViews: [NSLayoutConstraint] = []
  private var followedMasks: [UIView] = []
  /// Where the views were when that was told last, in the window.
  private(set) var toldFrame: CGRect?

  override var next: UIResponder? { provider ?? superview }

  override var frame: CGRect {
    didSet { if frame.origin != oldValue.origin { setNeedsLayout() } }
  }

  func add(to window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
  }

  /// Takes views in; those that are there stay, unless they are to be looked at anew.
  func show(above: UIView?, input: UIView?, isReload: Bool) {
    guard isReload || above !== self.above || input !== self.input else { return }
    let old = [self.above, self.input].compactMap(\.self)
    letGo()
    for view in old where view !== above && view !== input && view.superview === self {
      view.removeFromSuperview()
    }
    self.above = above
    self.input = input
    var top = topAnchor
    for view in [above, input].compactMap(\.self) {
      take(view, below: top, leastHeight: view === input ? Self.inputHeight : 0)
      top = view.bottomAnchor
    }
    // Bars of apps may keep clear of the safe area of their window by a constraint, which is to win.
    let bottom = bottomAnchor.constraint(equalTo: top)
    bottom.priority = UILayoutPriority(999)
    constraintsOfViews.append(bottom)
    NSLayoutConstraint.activate(constraintsOfViews)
  }

  /// How high a view in place of the keyboard is that says nothing about it, in points.
  ///
  /// Source: Apple's Text Programming Guide for iOS: the keyboard of a phone held upright is 216 points high.
  private static let inputHeight: CGFloat = 216

  /// Adds a view as wide as this one.
  ///
  /// It is as high as its frame. Constraints and the intrinsic size decide in its place where the view is placed by
  /// constraints, has a flexible height or sizes itself.
  ///
  /// Source: Apple's documentation of `UIInputView.allowsSelfSizing`; accessory views of public code with
  /// a flexible height and an intrinsic size.
  private func take(_ view: UIView, below top: NSLayoutYAxisAnchor, leastHeight: CGFloat) {
    let sizesItself =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight)
      || (view as? UIInputView)?.allowsSelfSizing == true
    if view.superview !== self { addSubview(view) }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.translatesAutoresizingMaskIntoConstraints = false
      followedMasks.append(view)
    }
    let own = view.bounds.height
    let height = view.heightAnchor.constraint(equalToConstant: own > 0 ? own : leastHeight)
    if sizesItself { height.priority = UILayoutPriority(1) }
    constraintsOfViews += [
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: top), height,
    ]
  }

  private func letGo() {
    NSLayoutConstraint.deactivate(constraintsOfViews)
    constraintsOfViews = []
    for view in followedMasks { view.translatesAutoresizingMaskIntoConstraints = true }
    followedMasks = []
  }

  func takeAway() {
    letGo()
    for view in subviews { view.removeFromSuperview() }
    removeFromSuperview()
    guard let frame = toldFrame else { return }
    toldFrame = nil
    post([.willChangeFrame, .willHide, .didChangeFrame, .didHide], from: frame, to: gone(frame))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = self.frame
    guard frame.height > 0, frame != toldFrame else { return }
    let old = toldFrame ?? gone(frame)
    toldFrame = frame
    layoutHost?.marginsMayHaveChanged()
    post([.willChangeFrame, .willShow, .didChangeFrame, .didShow], from: old, to: frame)
  }

  /// Where the views are once they are out of sight, below the window.
  private func gone(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

  /// Tells of a change as of one of the keyboard, which it is a part of.
  ///
  /// Source: Apple's documentation of `keyboardFrameEndUserInfoKey`; apps whose accessory view stands alone report
  /// notifications with its height.
  private func post(_ news: [News], from old: CGRect, to new: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: old,
      UIResponder.keyboardFrameEndUserInfoKey: new,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for one in news {
      NotificationCenter.default.post(name: one.name, object: nil, userInfo: info)
    }
  }

  private enum News {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    var name: Notification.Name {
      switch self {
      case .willShow: UIResponder.keyboardWillShowNotification
      case .didShow: UIResponder.keyboardDidShowNotification
      case .willHide: UIResponder.keyboardWillHideNotification
      case .didHide: UIResponder.keyboardDidHideNotification
      case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
      case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
      }
    }
  }
}

extension UIView {
  /// How much of the view the input views of its window cover from its lower edge up, in points.
  var heightBelowInputViews: CGFloat {
    guard InputViews.areInUse, let host = InputViews.host, let top = host.toldFrame?.minY,
      let window, host.superview === window, !isDescendant(of: host)
    else { return 0 }
    return min(max(0, convert(bounds, to: window).maxY - top), bounds.height)
  }
}
