public import Foundation
import LayoutEngine

/// A shape of lines and Bézier curves, in points.
///
/// This and the other classes of drawing are ours on a Mac too, where the tool is built without AppKit: Core Graphics
/// keeps the parts of a shape to itself. Points, rectangles, vectors and maps of the plane are Apple's there.
public class CGPath {
  /// A part of a shape.
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var elements: [Element] = []

  /// Creates an empty shape.
  init() {}

  /// Creates a shape of parts.
  init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a rectangle, mapped where a map is given.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.rectangle(rect, transform?.pointee)
  }

  /// Creates the ellipse in a rectangle, mapped where a map is given.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.ellipse(in: rect, transform?.pointee)
  }

  /// Creates a rectangle with round corners, mapped where a map is given.
  ///
  /// A corner's width and height are at most half of the rectangle's.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = Self.rounded(
      rect,
      .allCorners,
      CGSize(width: cornerWidth, height: cornerHeight),
      transform?.pointee
    )
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the shape was left; (0, 0) for nothing.
  public var currentPoint: CGPoint {
    switch elements.last {
    case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
      point
    case .close: start
    case nil: .zero
    }
  }

  /// Where the last part began.
  private var start: CGPoint {
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return .zero
  }

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
    return Self.box(points)
  }

  /// The smallest rectangle around the shape itself; null for nothing.
  ///
  /// Curves are followed in 24 steps each.
  public var boundingBoxOfPath: CGRect {
    Self.box(snapshot.polylines.flatMap(\.points).map { CGPoint(x: $0.x, y: $0.y) })
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns a shape with the same parts, which does not change with this one.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns the shape mapped, which does not change with this one.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: transform.map { map in elements.map { $0.applying(map.pointee) } } ?? elements)
  }

  /// Returns a shape with the same parts that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// Whether a point, mapped where a map is given, is inside the shape.
  ///
  /// A part that is not closed counts as closed. Curves are followed in 24 steps each.
  ///
  /// Source: J. Foley et al., "Computer Graphics: Principles and Practice", for both rules: the number of
  /// times that the shape goes round the point, or the number of its lines that a ray crosses.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = point.applying(transform)
    var (winding, crossings) = (0, 0)
    for line in snapshot.polylines {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        guard (CGFloat(a.y) > place.y) != (CGFloat(b.y) > place.y) else { continue }
        let part = (Double(place.y) - a.y) / (b.y - a.y)
        guard Double(place.x) < a.x + part * (b.x - a.x) else { continue }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }
}

extension CGPath: Equatable {
  /// Whether the parts are the same.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
}

/// What is inside a shape that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What it goes round.
  case winding = 0
  /// What an odd number of its lines encloses.
  case evenOdd = 1
}

/// The ends of a line.
public enum CGLineCap: Int32, Sendable { case butt = 0, round = 1, square = 2 }

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable { case miter = 0, round = 1, bevel = 2 }

/// A shape that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty shape.
  public override init() { super.init() }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Adds lines between points, beginning at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with two handles.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = Element.cubic(end, control1: control1, control2: control2)
    elements.append(curve.applying(transform))
  }

  /// Adds a curve with one handle.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(Element.quadratic(end, control: control).applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.rectangle(rect, transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.ellipse(in: rect, transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    elements += Self.rounded(rect, .allCorners, radii, transform)
  }

  /// Adds an arc of a circle, with a line to its beginning; angles in radians from the right.
  ///
  /// As in Core Graphics, "clockwise" means falling angles: with y down, the other way round.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Self.arc(center, radius, startAngle, endAngle, rising: !clockwise)
    add(arc.map { $0.applying(transform) })
  }

  /// Adds an arc of a circle by an angle, with a line to its beginning; angles in radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(Self.arc(center, radius, startAngle, sweep: delta).map { $0.applying(transform) })
  }

  /// Adds an arc that touches two lines: from where the shape was left to `tangent1End`, and from there to
  /// `tangent2End`.
  ///
  /// Source: the distance of the corner from where a circle touches both sides is r / tan(angle / 2).
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    let (from, to) = (currentPoint, tangent2End.applying(transform))
    let first = atan2(Double(from.y - corner.y), Double(from.x - corner.x))
    let second = atan2(Double(to.y - corner.y), Double(to.x - corner.x))
    var angle = (second - first).truncatingRemainder(dividingBy: 2 * .pi)
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    guard abs(angle) > 1e-6, abs(angle) < .pi - 1e-6, radius > 0 else {
      add([.line(corner)])
      return
    }
    let away = Double(radius) / sin(abs(angle) / 2)
    let way = first + angle / 2
    let center = CGPoint(
      x: corner.x + CGFloat(away * cos(way)),
      y: corner.y + CGFloat(away * sin(way))
    )
    let turn = angle > 0 ? 1.0 : -1
    let start = first - turn * .pi / 2
    add(Self.arc(center, radius, CGFloat(start), sweep: CGFloat(angle - turn * .pi)))
  }

  /// Adds another shape.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Goes back to the beginning of the part.
  public func closeSubpath() { elements.append(.close) }

  /// Adds parts that begin at a point, with a line to it where there is something already.
  func add(_ parts: [Element]) {
    guard case .move(let start)? = parts.first, !isEmpty else {
      elements += parts
      return
    }
    if currentPoint != start || elements.last == .close { elements.append(.line(start)) }
    elements += parts.dropFirst()
  }
}
