public import Foundation
import LayoutEngine

/// What a part of a shape is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A part of a shape.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its handles, and then its end.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a part.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension CGPath.Element {
  /// What it is, and its points, as Core Graphics tells them.
  fileprivate var told: (CGPathElementType, [CGPoint]) {
    switch self {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadratic(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .cubic(let end, let first, let second): (.addCurveToPoint, [first, second, end])
    case .close: (.closeSubpath, [])
    }
  }
}

extension CGPath {
  /// Gives each part to a closure; its points are there for that time.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (type, known) in elements.map(\.told) {
      // Room for three, as there is no array of none.
      var points = known + Array(repeating: .zero, count: 3 - known.count)
      points.withUnsafeMutableBufferPointer { room in
        guard let start = room.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }

  /// Gives each part to a function, with what it needs.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) { applyWithBlock { function(info, $0) } }

  /// Whether the shape is an upright rectangle, which is then written down.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point) where corners.isEmpty: corners.append(point)
      case .line(let point) where !corners.isEmpty: corners.append(point)
      case .close: break
      default: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let box = boundingBox
    let steps = zip(corners, corners.dropFirst() + corners.prefix(1))
    guard steps.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }) else { return false }
    rect?.pointee = box
    return true
  }

  /// Returns the outline of a line along the shape: a piece for each straight part, and one for each corner and end.
  ///
  /// - Note: Core Graphics: the outline is one shape there. Here pieces overlap, which filling does not show, and curves are
  ///   followed in 24 steps each. Pointed corners reach as far as `miterLimit` lets them.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath()
    let half = lineWidth / 2
    for line in snapshot.polylines {
      var points = line.points.map { CGPoint(x: $0.x, y: $0.y) }
      if line.isClosed, points.first != points.last, let first = points.first {
        points.append(first)
      }
      let ways = zip(points, points.dropFirst()).filter { $0 != $1 }
      for (from, to) in ways {
        let length = hypot(to.x - from.x, to.y - from.y)
        let along = CGPoint(x: (to.x - from.x) / length * half, y: (to.y - from.y) / length * half)
        let isFirst = !line.isClosed && from == points.first
        let isLast = !line.isClosed && to == points.last
        let before = lineCap == .square && isFirst ? along : .zero
        let behind = lineCap == .square && isLast ? along : .zero
        outline.addLines(between: [
          CGPoint(x: from.x - before.x - along.y, y: from.y - before.y + along.x),
          CGPoint(x: from.x - before.x + along.y, y: from.y - before.y - along.x),
          CGPoint(x: to.x + behind.x + along.y, y: to.y + behind.y - along.x),
          CGPoint(x: to.x + behind.x - along.y, y: to.y + behind.y + along.x),
        ])
        outline.closeSubpath()
      }
      if lineCap == .round, !line.isClosed {
        for end in [points.first, points.last].compactMap({ $0 }) {
          outline.addDisc(at: end, radius: half)
        }
      }
      let next = line.isClosed ? Array(ways.dropFirst() + ways.prefix(1)) : Array(ways.dropFirst())
      for (one, two) in zip(ways, next) {
        if lineJoin == .round {
          outline.addDisc(at: one.1, radius: half)
        } else {
          outline.addCorner(one, two, half, lineJoin == .miter ? miterLimit : 0)
        }
      }
    }
    return CGPath(elements: outline.elements.map { $0.applying(transform) })
  }
}

extension CGMutablePath {
  fileprivate func addDisc(at center: CGPoint, radius: CGFloat) {
    // In the direction in which the pieces of a line go round.
    move(to: CGPoint(x: center.x + radius, y: center.y))
    addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    closeSubpath()
  }

  fileprivate func addCorner(
    _ one: (CGPoint, CGPoint),
    _ two: (CGPoint, CGPoint),
    _ half: CGFloat,
    _ limit: CGFloat
  ) {
    func direction(_ way: (CGPoint, CGPoint)) -> CGPoint {
      let length = hypot(way.1.x - way.0.x, way.1.y - way.0.y)
      return CGPoint(x: (way.1.x - way.0.x) / length, y: (way.1.y - way.0.y) / length)
    }
    let (a, b, place) = (direction(one), direction(two), one.1)
    let turn = a.x * b.y - a.y * b.x
    guard turn != 0 else { return }
    // The corner is on the outer side of the turn.
    let side: CGFloat = turn > 0 ? 1 : -1
    let first = CGPoint(x: place.x + a.y * half * side, y: place.y - a.x * half * side)
    let last = CGPoint(x: place.x + b.y * half * side, y: place.y - b.x * half * side)
    var corners = [place, first]
    let cosine = ((1 + a.x * b.x + a.y * b.y) / 2).squareRoot()
    if limit > 0, cosine > 0, 1 / cosine <= limit {
      let middle = CGPoint(x: (a.y + b.y) * side, y: -(a.x + b.x) * side)
      let length = hypot(middle.x, middle.y)
      let reach = half / cosine / length
      corners.append(CGPoint(x: place.x + middle.x * reach, y: place.y + middle.y * reach))
    }
    corners.append(last)
    addLines(between: side > 0 ? corners : corners.reversed())
    closeSubpath()
  }
}
