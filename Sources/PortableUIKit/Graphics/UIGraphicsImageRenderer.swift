public import Foundation

/// Where shapes are drawn; nothing is drawn here, so that code that draws compiles and runs.
open class CGContext {
  init() {}

  /// The rectangle around what can be drawn on, in points; none here.
  open var boundingBoxOfClipPath: CGRect { .zero }
  /// Keeps the state to come back to.
  open func saveGState() {}
  /// Comes back to the state that was kept.
  open func restoreGState() {}
  /// Sets the color of areas.
  open func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines.
  open func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, in points.
  open func setLineWidth(_ width: CGFloat) {}
  /// Sets how opaque things are, from 0 to 1.
  open func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow of what follows, in points.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets the shadow of what follows, in points.
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the ends of lines.
  open func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  open func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the dashes of lines, in points.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how colors are mixed with those below.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Adds a curve with one handle.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds a curve with two handles.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a part of a circle.
  open func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Draws colors that pass into each other along a line.
  open func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws colors that pass into each other from circle to circle.
  open func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) {}
  /// Fills the ellipse in a rectangle.
  open func fillEllipse(in rect: CGRect) {}
  /// Draws the outline of the ellipse in a rectangle.
  open func strokeEllipse(in rect: CGRect) {}
  /// Clears a rectangle.
  open func clear(_ rect: CGRect) {}
  /// Begins a shape.
  open func beginPath() {}
  /// Goes to a point.
  open func move(to point: CGPoint) {}
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {}
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect) {}
  /// Adds the ellipse in a rectangle.
  open func addEllipse(in rect: CGRect) {}
  /// Adds a shape.
  open func addPath(_ path: CGPath) {}
  /// Goes back to the beginning of the shape.
  open func closePath() {}
  /// Fills the shape.
  open func fillPath() {}
  /// Draws the outline of the shape.
  open func strokePath() {}
  /// Fills the shape by the rule that an inner shape is a hole.
  open func fillPath(using rule: CGPathFillRule) {}
  /// Fills the shape and draws its outline, as `mode` says.
  open func drawPath(using mode: CGPathDrawingMode) {}
  /// Sets whether edges are smoothed.
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed.
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how images are sized.
  open var interpolationQuality = CGInterpolationQuality.default
  /// Draws nothing outside the shape from then on.
  open func clip() {}
  /// Draws nothing outside a rectangle from then on.
  open func clip(to rect: CGRect) {}
  /// Displaces what follows.
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Scales what follows.
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Turns what follows, by an angle in radians.
  open func rotate(by angle: CGFloat) {}
  /// Maps what follows.
  open func concatenate(_ transform: CGAffineTransform) {}
}

/// What an image is drawn with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point: those of the screen at first.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether nothing of the image is transparent.
  open var opaque = false
  /// The rectangle of the image that is being drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Returns what suits the screen.
  open class func `default`() -> Self { preferred() }

  /// Returns what suits the screen.
  open class func preferred() -> Self { Self.init() }

  /// Creates what suits the screen.
  public required override init() {
    super.init()
  }
}

/// Where an image is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn with.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Where shapes are drawn; nothing is drawn here.
  open var cgContext: CGContext { CGContext() }

  /// The image so far: of the right size, and empty.
  open var currentImage: UIImage { UIImage(size: size, scale: format.scale) }

  /// Fills a rectangle; nothing is drawn here.
  open func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle; nothing is drawn here.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing outside a rectangle from then on.
  open func clip(to rect: CGRect) {}
}

/// Makes images of what code draws: of the size that was asked for, and empty, as nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// What is drawn with.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
    super.init()
  }

  /// Creates a renderer of images of the size of a rectangle in points.
  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  /// Creates a renderer of images of the size of a rectangle in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs what draws, and returns an image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    format.bounds = CGRect(origin: .zero, size: size)
    actions(context)
    return context.currentImage
  }
}

/// Fills a rectangle; nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the outline of a rectangle; nothing is drawn here.
public func UIRectFrame(_ rect: CGRect) {}
/// Draws nothing outside a rectangle from then on.
public func UIRectClip(_ rect: CGRect) {}

/// Returns where views draw now; nowhere here.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

extension UIColor {
  /// Sets the color of areas and lines; nothing is drawn here.
  public func set() {}
  /// Sets the color of areas; nothing is drawn here.
  public func setFill() {}
  /// Sets the color of lines; nothing is drawn here.
  public func setStroke() {}
}

extension UIImage {
  /// Draws the image; nothing is drawn here.
  public func draw(at point: CGPoint) {}
  /// Draws the image into a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect) {}
  /// Draws the image into a rectangle, mixed with what is below; nothing is drawn here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Returns the image in a size in points, keeping its shape.
  public nonisolated func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Returns the image in a size in points, made beside the main actor.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// Returns the image ready to be shown.
  public nonisolated func preparingForDisplay() -> UIImage? { self }
  /// Returns the image ready to be shown, made beside the main actor.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }
}

/// What of a shape is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How carefully images are sized.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}
