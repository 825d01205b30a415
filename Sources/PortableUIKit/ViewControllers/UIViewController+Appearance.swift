extension UIViewController {
  /// Shows the controller: it and the controllers in it appear.
  func appear() {
    beginAppearanceTransition(true, animated: false)
    tellIsAppearing()
    storedView?.layoutIfNeeded()
    endAppearanceTransition()
  }

  func tellIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(false)
    for child in appearingChildren { child.tellIsAppearing() }
  }

  /// Puts one child in the place of another, and tells both, where this controller is shown.
  func exchange(_ old: UIViewController?, for new: UIViewController?, _ change: () -> Void) {
    guard appearance == .appeared, old !== new else { return change() }
    old?.beginAppearanceTransition(false, animated: false)
    new?.beginAppearanceTransition(true, animated: false)
    change()
    new?.tellIsAppearing()
    storedView?.layoutIfNeeded()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }

  /// Told after the view came into a window, or left it, by whoever's doing.
  func viewDidChangeWindow() {
    guard let storedView else { return }
    if let window = storedView.window {
      let isShown = parent.map { $0.appearance == .appeared } ?? window.isShown
      guard isShown, appearance == .disappeared else { return }
      beginAppearanceTransition(true, animated: false)
      tellIsAppearing()
      endAppearanceTransition()
    } else if appearance == .appeared {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
  }

  /// The children that appear with this controller.
  var appearingChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }
}
