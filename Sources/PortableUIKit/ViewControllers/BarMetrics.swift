import Foundation

/// The heights of bars in points.
///
/// Source: Apple's Human Interface Guidelines before iOS 26 and saved frames in Interface Builder
/// documents: 44 points for a navigation bar and 96 with a large title, 44 for a toolbar, 49 for a
/// tab bar. That they are 32 where there is little height, and 50 on a tablet, is general knowledge.
enum BarMetrics {
  @MainActor
  static func navigationBarHeight(_ traits: UITraitCollection, isLarge: Bool) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return isLarge ? 102 : 50 }
    if traits.verticalSizeClass == .compact { return 32 }
    return isLarge ? 96 : 44
  }

  @MainActor
  static func toolbarHeight(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  @MainActor
  static func tabBarHeight(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
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
