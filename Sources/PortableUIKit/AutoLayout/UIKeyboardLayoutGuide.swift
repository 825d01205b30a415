public import Foundation

/// A guide that follows something, and switches constraints by where that is.
///
/// Source: Apple's documentation of `UITrackingLayoutGuide`.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearby: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  /// The edges of the view that the guide is near: a keyboard that is not shown is at the bottom one.
  var edges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }

  /// Gives constraints that are active while the guide is near all of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    nearby.removeAll { $0.edge == edge }
    nearby.append((edge, trackingConstraints))
    let isNear = edges.isSuperset(of: edge)
    for constraint in trackingConstraints { constraint.isActive = isNear }
  }

  /// Gives constraints that are active while the guide is near none of the edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away.removeAll { $0.edge == edge }
    away.append((edge, trackingConstraints))
    let isAway = edges.isDisjoint(with: edge)
    for constraint in trackingConstraints { constraint.isActive = isAway }
  }

  /// The constraints that are active while the guide is near all of the edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearby.first { $0.edge == edge }?.constraints ?? []
  }

  /// The constraints that are active while the guide is near none of the edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edge == edge }?.constraints ?? []
  }

  /// Takes all of these constraints away.
  open func removeAllTrackedConstraints() {
    for constraint in (nearby + away).flatMap(\.constraints) { constraint.isActive = false }
    nearby = []
    away = []
  }
}

/// The guide that follows the keyboard, with what stands above it or in its place.
///
/// There is no keyboard here, so that without such views the guide is at the bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area, rather than at the bottom edge, while no keyboard is shown.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.layoutHost?.updateSystemRows(of: self)
      owningView.setNeedsLayout()
    }
  }
  /// How much of the view the input views cover from below by the last layout, in points.
  var coveredHeight: CGFloat = 0
  override var frameBeforeLayout: CGRect {
    owningView?.frameBeforeLayout(of: role, usesBottomSafeArea: usesBottomSafeArea) ?? .zero
  }
  /// How far above the keyboard a drag takes it along, in points.
  open var keyboardDismissPadding: CGFloat = 0
}
