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
}

/// A projective map of space, by rows.
public struct CATransform3D: Hashable, Sendable {
  /// The sixteen numbers, row by row.
  var rows: [CGFloat]

  /// Creates the map that takes every point to the origin.
  public init() {
    rows = Array(repeating: 0, count: 16)
  }

  init(rows: [CGFloat]) {
    self.rows = rows
  }

  /// The number for perspective along z.
  public var m34: CGFloat {
    get { rows[11] }
    set { rows[11] = newValue }
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [
  1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
])

/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a displacement.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A change over time; it is kept, and nothing moves.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs there and back.
  open var autoreverses = false
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How quickly time passes.
  open var speed: Float = 1
  /// How far time has come already, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How its speed goes up and down.
  open var timingFunction: CAMediaTimingFunction?
  /// What it looks like before its beginning and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// A change of a property from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added to the value.
  open var byValue: Any?

  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A layer with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors, of class `CGColor`.
  open var colors: [Any]?
  /// Where the colors stand, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// A kind of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a shape.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The color inside the shape; black at first.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, as a part of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of its length.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps in points.
  open var lineDashPattern: [NSNumber]?
  /// Where the first dash begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// What is inside a shape that crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The ends of a line.
public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }

/// The corners of a line.
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }

/// What is inside a shape that crosses itself.
public enum CAShapeLayerFillRule: String, Sendable {
  case nonZero = "non-zero"
  case evenOdd = "even-odd"
}
