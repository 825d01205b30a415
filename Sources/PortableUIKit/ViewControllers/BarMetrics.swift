import Foundation

/// The heights of bars in points, without the safe area.
///
/// Sources: saved frames in Interface Builder documents for phones held upright (44, 96 with a large title,
/// 49 for a tab bar); Geoff Hackworth, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (2018)
/// for tablets (50, and 102 with a large title) and for tab bars of phones in landscape (32); the table of
/// measured heights in Tencent/QMUI_iOS issue 633 (2019) for phones in landscape, by their width class
/// (44 or 32; tab bar 49 or 32), and for bars at the bottom of tablets without a home button: 45 above a safe
/// area of 20. Measurements in flutter/flutter pull request 39258 agree with the last two.
/// What iOS 26 has of its own is in `SystemMetrics`.
@MainActor
enum BarMetrics {
  static func navigationBarHeight(_ traits: UITraitCollection, isLarge: Bool) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return isLarge ? 102 : 50 }
    if traits.verticalSizeClass == .compact { return isNarrow(traits) ? 32 : 44 }
    return isLarge ? 96 : 44
  }

  // `inset` is the safe area below the bar.
  static func toolbarHeight(_ traits: UITraitCollection, above inset: CGFloat = 0) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return inset > 0 ? 45 : 50 }
    if traits.verticalSizeClass != .compact { return traits.systemMetrics.toolbarHeight }
    return isNarrow(traits) ? 32 : 44
  }

  // `inset` is the safe area below the bar.
  static func tabBarHeight(_ traits: UITraitCollection, above inset: CGFloat = 0) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return inset > 0 ? 45 : 50 }
    return traits.verticalSizeClass == .compact && isNarrow(traits) ? 32 : 49
  }

  /// The height of the bar of a tab bar controller, with the safe area below it.
  ///
  /// On iOS 26 the bar of a phone held upright is as high without a home indicator as with one.
  static func wholeTabBarHeight(_ traits: UITraitCollection, above inset: CGFloat) -> CGFloat {
    let height = tabBarHeight(traits, above: inset) + inset
    guard traits.userInterfaceIdiom != .pad, traits.verticalSizeClass != .compact else {
      return height
    }
    return max(height, traits.systemMetrics.leastTabBarHeight)
  }

  private static func isNarrow(_ traits: UITraitCollection) -> Bool {
    traits.horizontalSizeClass != .regular
  }

  /// Whether bars have other heights with other traits.
  static func differ(_ traits: UITraitCollection, _ previous: UITraitCollection?) -> Bool {
    traits.verticalSizeClass != previous?.verticalSizeClass
      || traits.horizontalSizeClass != previous?.horizontalSizeClass
      || traits.userInterfaceIdiom != previous?.userInterfaceIdiom
      || traits.systemGeneration != previous?.systemGeneration
  }
}

/// The root view of a controller that places bars and the views of other controllers.
final class ControllerContainerView: UIView {
  private let place: () -> Void

  init(frame: CGRect, place: @escaping () -> Void) {
    self.place = place
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
}

extension UIViewController {
  /// The frame of the view between bars: all of `bounds`, but for bars that it does not reach under.
  ///
  /// - Parameters:
  ///   - bounds: The room with the bars, in points.
  ///   - top: What the bar at the top covers, and whether it is translucent; nil without one.
  ///   - bottom: Likewise at the bottom.
  /// - Returns: The frame in points, in the coordinates of `bounds`.
  func extendedFrame(
    in bounds: CGRect,
    top: (height: CGFloat, isTranslucent: Bool)?,
    bottom: (height: CGFloat, isTranslucent: Bool)?
  ) -> CGRect {
    func reaches(_ edge: UIRectEdge, _ isTranslucent: Bool) -> Bool {
      edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    var frame = bounds
    if let top, !reaches(.top, top.isTranslucent) {
      frame.origin.y += top.height
      frame.size.height -= top.height
    }
    if let bottom, !reaches(.bottom, bottom.isTranslucent) { frame.size.height -= bottom.height }
    return frame
  }
}
