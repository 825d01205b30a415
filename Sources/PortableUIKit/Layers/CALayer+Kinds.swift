public import Foundation

/// A layer with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors, of class `CGColor`.
  open var colors: [Any]?
  /// Where the colors stand, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient begins, as parts of the bounds: of a radial or conic one, its middle.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, as parts of the bounds: of a radial one, a corner of its ellipse, of a conic
  /// one, the direction in which it begins.
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
  /// How far a pointed corner may reach out, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// What is inside a shape that crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// A layer whose sublayers keep their depth; pictures show them flat.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows its sublayers several times; pictures show them once.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1
  /// The time between copies, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The way from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first copy; white at first.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// What is added to the red of each further copy.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of each further copy.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of each further copy.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha of each further copy.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies keep their depth.
  open var preservesDepth = false
}

/// A layer that shows text.
///
/// Defaults are those of Apple's documentation.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font: a `UIFont`, or its name.
  open var font: AnyObject?
  /// The size of the text in points, whatever size ``font`` has.
  open var fontSize: CGFloat = 36
  /// The color of the text; white at first.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines wrap.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What is left out of lines that are too long.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Where lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the text's direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What is left out of lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
