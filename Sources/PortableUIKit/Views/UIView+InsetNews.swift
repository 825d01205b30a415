/// Whether anything in the process has insets that views have to be told of.
///
/// While nothing has, no layout pass looks for changes.
@MainActor
enum InsetUse {
  /// Whether a view has a safe area, or a controller adds to one.
  @exclusivity(unchecked) static var hasSafeAreas = false {
    didSet { isAny = hasSafeAreas || hasInheritedMargins }
  }
  /// Whether a view keeps clear of the margins of its superview.
  @exclusivity(unchecked) static var hasInheritedMargins = false {
    didSet { isAny = hasSafeAreas || hasInheritedMargins }
  }

  /// Whether there is anything to look for in the subviews of a view that was laid out.
  @exclusivity(unchecked) private(set) static var isAny = false {
    didSet { LayoutPass.noteObservers() }
  }
}

// A view is told before it is laid out, superviews first, and the view before its controller: at that point
// its own frame is settled, and what it does about the change is part of the same pass.
//
// Source: Apple's documentation of `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`, which promises
// the calls without a condition.

extension UIView {
  /// Tells the view and its controller of a safe area and margins that are others than they were told last.
  ///
  /// The first margins are compared with those of a new view.
  func announceInsets() {
    let controller = layoutController
    if controller != nil || (InsetUse.hasSafeAreas && mayHaveSafeArea) {
      let safe = safeAreaInsets
      if safe != announcedSafeArea {
        announcedSafeArea = safe
        hasMarginNews = true
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
      }
    }
    guard hasMarginNews || preservesSuperviewLayoutMargins || controller != nil else { return }
    announceMargins()
  }

  /// Tells the view and its controller of margins that are others than they were told last.
  func announceMargins() {
    hasMarginNews = false
    let margins = layoutMargins
    guard margins != knownMargins else { return }
    announcedMargins = margins
    layoutMarginsDidChange()
    layoutController?.viewLayoutMarginsDidChange()
  }

  /// Whether there is, or was, any safe area to look for, by what the superview was told.
  ///
  /// Spares most views the look at all those above.
  private var mayHaveSafeArea: Bool {
    announcedSafeArea != .zero || safeAreaInsetsOverride != nil
      || superview.map { $0.announcedSafeArea != .zero } ?? true
  }

  /// The margins that the view was told of last, or those of a new one.
  private var knownMargins: UIEdgeInsets {
    announcedMargins ?? physical(type(of: self).defaultLayoutMargins)
  }

  /// Has those of the subviews laid out, and told before, whose insets changed with the layout of this view.
  func askForNewsOfSubviews() {
    let looksForSafeAreas = announcedSafeArea != .zero || hasCoveredSubviews
    hasCoveredSubviews = announcedSafeArea != .zero
    guard looksForSafeAreas || InsetUse.hasInheritedMargins else { return }
    for subview in storedSubviews where !subview.needsLayoutFlag {
      if looksForSafeAreas, subview.safeAreaInsets != subview.announcedSafeArea {
        subview.markNeedsLayout()
      } else if InsetUse.hasInheritedMargins, subview.preservesSuperviewLayoutMargins,
        subview.layoutMargins != subview.knownMargins
      {
        subview.markNeedsLayout()
      }
    }
  }
}
