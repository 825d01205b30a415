public import Foundation

/// A shape of lines and curves, with what it takes to draw it; code that draws it draws nothing.
///
/// A shape layer takes the shape over through ``cgPath``, and pictures show it.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// Creates an empty shape.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a rectangle with round corners.
  ///
  /// - Note: UIKit: its corners begin without a jump of the curvature; here they are parts of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.elements = CGPath.rounded(rect, corners, cornerRadii, nil)
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates an arc of a circle; angles in radians.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a shape with the parts of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  // MARK: - Constructing a Path

  /// The shape; one that was read does not change with this one.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.elements = newValue.elements }
  }
  /// The rectangle around the shape and the handles of its curves; null for nothing.
  ///
  /// Source: Apple, `UIBezierPath.bounds`, for the handles.
  open var bounds: CGRect { path.boundingBox }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the shape was left.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two handles.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one handle.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to its beginning; angles in radians, which rise clockwise.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.add(CGPath.arc(center, radius, startAngle, endAngle, rising: clockwise))
  }

  /// Goes back to the beginning of the part.
  open func close() { path.closeSubpath() }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Removes all points.
  open func removeAllPoints() { path.elements = [] }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.applying(transform) }
  }

  /// Whether a point is inside the shape.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns the shape that goes the other way, its last part first.
  open func reversing() -> UIBezierPath {
    let result = copied
    result.path.elements = CGPath.reversed(path.elements)
    return result
  }

  /// Returns a shape with the same parts and properties.
  open override func copy() -> Any { MainActor.assumeIsolated { copied } }

  private var copied: UIBezierPath {
    let result = UIBezierPath(cgPath: path)
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }

  // MARK: - Accessing Drawing Properties

  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach out, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether a shape that crosses itself is empty where it covers itself.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps, in points, and how far into them the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  // MARK: - Drawing Paths

  /// Draws nothing.
  open func stroke() {}
  /// Draws nothing.
  open func fill() {}
  /// Draws nothing.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws nothing.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Clips nothing.
  open func addClip() {}
}

extension CGPath {
  /// The parts the other way round: each line that was drawn last comes first.
  static func reversed(_ elements: [Element]) -> [Element] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element {
        parts.append([element])
      } else if parts.isEmpty {
        parts.append([element])
      } else {
        parts[parts.count - 1].append(element)
      }
    }
    return parts.reversed().flatMap { part -> [Element] in
      var points: [CGPoint] = []
      var result: [Element] = []
      let isClosed = part.last == .close
      for element in part {
        let from = points.last ?? .zero
        switch element {
        case .move(let point): points.append(point)
        case .line(let point):
          result.append(.line(from))
          points.append(point)
        case .quadratic(let point, let control):
          result.append(.quadratic(from, control: control))
          points.append(point)
        case .cubic(let point, let first, let second):
          result.append(.cubic(from, control1: second, control2: first))
          points.append(point)
        case .close: continue
        }
      }
      return [.move(points.last ?? .zero)] + result.reversed() + (isClosed ? [.close] : [])
    }
  }
}
