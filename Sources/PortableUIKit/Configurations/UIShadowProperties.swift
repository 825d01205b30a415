public import Foundation

/// A shadow of a background.
///
/// Defaults are those of a layer's shadow.
@preconcurrency @MainActor
public struct UIShadowProperties: Hashable {
  /// The color.
  public var color = UIColor.black
  /// How opaque it is, from 0 to 1.
  public var opacity: CGFloat = 0
  /// How soft it is, in points.
  public var radius: CGFloat = 3
  /// Where it is, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// Its shape; that of the background without one.
  public var path: UIBezierPath?
}
