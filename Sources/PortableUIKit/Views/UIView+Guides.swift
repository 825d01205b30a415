import Requirements

extension UIView {
  // MARK: - Managing Layout Guides

  /// The guides that the view owns, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { storedLayoutGuides }

  /// Adds `layoutGuide` to the view.
  ///
  /// Adding it again does nothing.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    // A place that it still has is in the engine of a hierarchy that died.
    layoutGuide.engineItem = nil
    layoutGuide.engineExtras = nil
    storedLayoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutHost?.guideInserted(layoutGuide)
    askForLayoutOfChange()
  }

  /// Takes `layoutGuide` away, with the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.itemReference.activeConstraints { constraint.isActive = false }
    layoutHost?.guideRemoved(layoutGuide)
    storedLayoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    askForLayoutOfChange()
  }

  /// The guide inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
  }

  /// The guide inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The guide inside the margins that is no wider than text is easily read.
  ///
  /// - Note: UIKit: the width follows the text size; ours is that of the default size, 672 points.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// The guide that follows the keyboard and the views above it: while there are none, the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let make = { UIKeyboardLayoutGuide() }
    let guide = systemGuide(.keyboard, "UIViewKeyboardLayoutGuide", make: make)
    guard let guide = guide as? UIKeyboardLayoutGuide else {
      requirementFailure("The keyboard guide of \(type(of: self)) is a \(type(of: guide))")
    }
    return guide
  }

  /// The guide of the system's with `role`, made at its first use.
  func systemGuide(
    _ role: UILayoutGuide.Role,
    _ identifier: String,
    make: () -> UILayoutGuide = { UILayoutGuide() }
  ) -> UILayoutGuide {
    if let known = systemGuides.first(where: { $0.role == role }) { return known }
    let guide = make()
    guide.identifier = identifier
    guide.role = role
    guide.owningView = self
    systemGuides.append(guide)
    layoutHost?.guideInserted(guide)
    return guide
  }
}
