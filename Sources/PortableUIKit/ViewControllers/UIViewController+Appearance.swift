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

  /// Shows another child with the animator of an app: `settle` puts the views where they stay, `end` follows.
  ///
  /// - Returns: What ends the change at once.
  func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    in container: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    settle: @escaping () -> Void,
    end: @escaping () -> Void
  ) -> (() -> Void)? {
    let isSeen = appearance == .appeared
    let beside = ControllerTransition.begin([old, new, self], animated: true)
    if isSeen {
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
    new.loadViewIfNeeded()
    new.viewIfLoaded?.frame = container.bounds
    var parts = ControllerTransition.Parts(
      from: (old, old.viewIfLoaded),
      to: (new, new.viewIfLoaded)
    )
    parts.initialFrames[ObjectIdentifier(old)] = old.viewIfLoaded?.frame ?? container.bounds
    parts.finalFrames[ObjectIdentifier(new)] = container.bounds
    let change = ControllerTransition(parts, in: container, beside: beside, animator: animator)
    var hasEnded = false
    change.run { [weak self] _ in
      hasEnded = true
      settle()
      if isSeen {
        new.tellIsAppearing()
        self?.storedView?.layoutIfNeeded()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
      }
      end()
    }
    return hasEnded ? nil : { change.completeTransition(true) }
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
