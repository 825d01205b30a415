public import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a jump of the curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How content follows the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So large that nothing is left free.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// How a picture is made smaller or larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// From ever smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// What a change of a layer's property does.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it, for a change of `event` of `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// What hears of a layer's display and layout.
///
/// - Note: UIKit: its methods are optional; here they have implementations that do nothing.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives a layer its content; nothing calls it here.
  func display(_ layer: CALayer)
  /// Hears that a layer will be drawn; nothing calls it here.
  func layerWillDraw(_ layer: CALayer)
  /// Draws a layer; nothing calls it here.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns what a change of a property does.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, for what the layer does by itself.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
