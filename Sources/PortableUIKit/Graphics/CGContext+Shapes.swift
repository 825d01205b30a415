public import Foundation

/// Shapes: points are mapped as they are added, and what is drawn is let go.
///
/// Source: Apple, "Quartz 2D Programming Guide", Paths: painting a path empties it.
extension CGContext {
  /// Begins a shape.
  public func beginPath() { shape.elements = [] }
  /// Goes to a point.
  public func move(to point: CGPoint) { shape.move(to: point, transform: state.map) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { shape.addLine(to: point, transform: state.map) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    shape.addLines(between: points, transform: state.map)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { shape.addRect(rect, transform: state.map) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { shape.addRects(rects, transform: state.map) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: state.map) }
  /// Adds a shape.
  public func addPath(_ path: CGPath) { shape.addPath(path, transform: state.map) }
  /// Adds a curve with one handle.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    shape.addQuadCurve(to: end, control: control, transform: state.map)
  }
  /// Adds a curve with two handles.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
  }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: state.map
    )
  }
  /// Adds a part of a circle that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    // The circle lies where the last point of the user says.
    let own = CGMutablePath()
    own.move(to: currentPointOfPath)
    own.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    for element in own.elements.dropFirst() { shape.elements.append(element.applying(state.map)) }
  }
  /// Goes back to the beginning of the shape.
  public func closePath() { shape.closeSubpath() }

  /// The shape, in points of the user; nil without one.
  public var path: CGPath? {
    guard !shape.isEmpty else { return nil }
    let map = inverse
    return CGPath(elements: shape.elements.map { $0.applying(map) })
  }
  /// Whether there is no shape.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// Where the shape has come to.
  public var currentPointOfPath: CGPoint {
    shape.isEmpty ? .zero : shape.currentPoint.applying(inverse)
  }
  /// The rectangle around the shape and its handles; null without one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Whether a point is where drawing the shape would draw.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return path?.contains(point, using: rule) ?? false
  }

  /// Fills the shape.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws the outline of the shape.
  public func strokePath() { beginPath() }
  /// Fills the shape and draws its outline, as `mode` says.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Draws lines between pairs of points, and lets go of the shape.
  public func strokeLineSegments(between points: [CGPoint]) { beginPath() }
  /// Makes the shape its own outline; the shape stays as it is here.
  public func replacePathWithStrokedPath() {}
}
