public import Foundation

#if !canImport(CoreGraphics)

/// A color without traits: four parts from 0 to 1.
public final class CGColor: Sendable {
  /// Red, green, blue and opacity.
  public let components: [CGFloat]?

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 0 }
  /// The number of parts.
  public var numberOfComponents: Int { components?.count ?? 0 }
}

extension CGColor: Hashable {
  /// Whether the parts are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A shape of lines and curves: kept as the points that were named.
public class CGPath {
  /// A part of a shape.
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var elements: [Element] = []

  /// Creates an empty shape.
  init() {}

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, those of curves' handles too; null for nothing.
  public var boundingBox: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let point, let control): points += [point, control]
      case .cubic(let point, let control1, let control2): points += [point, control1, control2]
      case .close: break
      }
    }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A shape that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty shape.
  public override init() { super.init() }

  /// Begins a part at a point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Goes back to the beginning of the part.
  public func closeSubpath() { elements.append(.close) }
}

extension UIColor {
  /// The color without traits, for the current ones.
  public var cgColor: CGColor {
    let parts = resolvedColor(with: .current).components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Creates a color from one without traits.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

/// A shape of lines and curves, with what it takes to draw it; nothing is drawn.
///
/// Rounded corners and arcs are kept as the rectangles around them.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()

  /// Creates an empty shape.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    addRectangle(rect)
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
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

  private func addRectangle(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The shape.
  open var cgPath: CGPath { path }
  /// The rectangle around the shape.
  open var bounds: CGRect { path.boundingBox }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the shape was left.
  open private(set) var currentPoint = CGPoint.zero
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// Whether a shape that crosses itself is empty where it covers itself.
  open var usesEvenOddFillRule = false

  /// Begins a part at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
    currentPoint = point
  }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
    currentPoint = point
  }

  /// Adds a curve with two handles.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.elements.append(.cubic(endPoint, control1: controlPoint1, control2: controlPoint2))
    currentPoint = endPoint
  }

  /// Adds a curve with one handle.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.elements.append(.quadratic(endPoint, control: controlPoint))
    currentPoint = endPoint
  }

  /// Adds an arc as the points at each eighth of a turn; angles in radians.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
    if abs(endAngle - startAngle) >= turn { sweep = turn }
    if clockwise, sweep < 0 { sweep += turn }
    if !clockwise, sweep > 0 { sweep -= turn }
    for step in 0...8 {
      let angle = Double(startAngle + sweep * CGFloat(step) / 8)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)),
        y: center.y + radius * CGFloat(sin(angle))
      )
      if path.isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Goes back to the beginning of the part.
  open func close() { path.closeSubpath() }

  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Removes all points.
  open func removeAllPoints() { path.elements = [] }

  /// Draws nothing.
  open func stroke() {}
  /// Draws nothing.
  open func fill() {}
  /// Clips nothing.
  open func addClip() {}
}

#endif
