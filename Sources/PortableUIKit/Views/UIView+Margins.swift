/// The margins that were set on a view.
struct MarginStorage {
  /// Margins in reading order, or nil where none were set.
  var directional: NSDirectionalEdgeInsets?
  /// Margins by side, where they were set by side.
  var physical: UIEdgeInsets?
}

extension UIView {
  func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
    margins.directional = insets
    margins.physical = nil
    marginRulesChanged()
    announceMargins()
  }

  func setMargins(_ insets: UIEdgeInsets) {
    margins.physical = insets
    margins.directional = nil
    marginRulesChanged()
    announceMargins()
  }

  /// Whether margins were set on the view.
  package var hasExplicitMargins: Bool { margins.directional != nil || margins.physical != nil }

  /// The margins in force, by side, in points.
  ///
  /// What was set, or the class's default; at least the minimum of the controller for its root view;
  /// plus the safe area where the view says so; at least the superview's where the view preserves
  /// them.
  ///
  /// Source: Apple's documentation of `directionalLayoutMargins`, `systemMinimumLayoutMargins`,
  /// `insetsLayoutMarginsFromSafeArea` and `preservesSuperviewLayoutMargins`.
  var effectiveMargins: UIEdgeInsets {
    var result = ownMargins
    if let minimum = layoutController?.effectiveMinimumMargins {
      let sides = physical(minimum)
      result.left = max(result.left, sides.left)
      result.right = max(result.right, sides.right)
      result.top = max(result.top, sides.top)
      result.bottom = max(result.bottom, sides.bottom)
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview {
      let above = superview.layoutMargins
      result.left = max(result.left, above.left - storedFrame.minX)
      result.top = max(result.top, above.top - storedFrame.minY)
      result.right = max(result.right, above.right - (superview.bounds.width - storedFrame.maxX))
      result.bottom = max(
        result.bottom,
        above.bottom - (superview.bounds.height - storedFrame.maxY)
      )
    }
    return result
  }

  private var ownMargins: UIEdgeInsets {
    if let physical = margins.physical { return physical }
    return physical(margins.directional ?? initialMargins)
  }

  /// The margins of the view before any were set.
  ///
  /// The root view of a controller begins with nothing at the top and the bottom; its sides come
  /// from the controller's minimum.
  private var initialMargins: NSDirectionalEdgeInsets {
    layoutController == nil ? type(of: self).defaultLayoutMargins : .zero
  }

  func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    effectiveMargins.directional(for: effectiveUserInterfaceLayoutDirection)
  }

  /// The safe area in force, by side, in points.
  ///
  /// Below the top of the hierarchy it is what reaches into the view of the superview's safe area.
  var effectiveSafeAreaInsets: UIEdgeInsets {
    if let safeAreaInsetsOverride { return safeAreaInsetsOverride }
    var result = UIEdgeInsets.zero
    if let superview {
      let above = superview.safeAreaInsets
      guard above != .zero || layoutController != nil else { return .zero }
      // Apple's documentation: the insets reflect the portion of the view that is covered. One that was not laid out yet has
      // none, and where it is before is no place to begin from: a bar of the bottom would keep clear of the top for good.
      guard storedFrame.size != .zero || layoutController != nil else { return .zero }
      let bounds = superview.bounds
      result = UIEdgeInsets(
        top: Self.reach(above.top, storedFrame.minY - bounds.minY),
        left: Self.reach(above.left, storedFrame.minX - bounds.minX),
        bottom: Self.reach(above.bottom, bounds.maxY - storedFrame.maxY),
        right: Self.reach(above.right, bounds.maxX - storedFrame.maxX)
      )
    }
    if let added = layoutController?.additionalSafeAreaInsets {
      result.top += added.top
      result.left += added.left
      result.bottom += added.bottom
      result.right += added.right
    }
    return result
  }

  /// How much of an inset of the superview reaches into a view that lies `distance` points from that
  /// edge; never more than all of it, however far the view reaches beyond the edge.
  ///
  /// Source: published readings of `safeAreaInsets` of views that reach beyond the screen; and saved
  /// frames in scroll views, whose margins would grow with their content.
  private static func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
    min(max(0, inset - distance), inset)
  }

  /// Has those below look at their safe area again who do more with it than constraints can.
  func safeAreaRulesChanged() {
    marginRulesChanged()
    forEachViewBelow { view in
      if view.layoutController != nil || view is UIScrollView { view.setNeedsLayout() }
    }
  }

  func marginRulesChanged() {
    hasMarginNews = true
    layoutInputChanged(.margins)
    layoutHost?.marginsMayHaveChanged()
  }
}
