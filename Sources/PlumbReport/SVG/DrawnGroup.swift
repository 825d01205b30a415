import Foundation
public import LayoutEngine

/// An affine map of what is drawn: x′ = ax + cy + tx, y′ = bx + dy + ty, in points.
public struct DrawnTransform: Hashable, Sendable {
  /// What of x goes to x′.
  public var a = 1.0
  /// What of x goes to y′.
  public var b = 0.0
  /// What of y goes to x′.
  public var c = 0.0
  /// What of y goes to y′.
  public var d = 1.0
  /// The displacement to the right.
  public var tx = 0.0
  /// The displacement down.
  public var ty = 0.0

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates a displacement.
  public init(x: Double, y: Double) {
    tx = x
    ty = y
  }

  /// Creates the map of a view or a layer about its anchor.
  ///
  /// - Parameters:
  ///   - transform: The map, or nil for one that changes nothing.
  ///   - frame: The rectangle without the map.
  public init(_ transform: LayoutSnapshot.Transform?, of frame: LayoutRect) {
    guard let transform else { return }
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let x = frame.x + frame.width * transform.anchorX
    let y = frame.y + frame.height * transform.anchorY
    tx = x + transform.tx - a * x - c * y
    ty = y + transform.ty - b * x - d * y
  }

  /// Whether the map does no more than displace.
  public var isDisplacement: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the map that applies `first` and then this one.
  public func after(_ first: DrawnTransform) -> DrawnTransform {
    var result = DrawnTransform()
    result.a = a * first.a + c * first.b
    result.b = b * first.a + d * first.b
    result.c = a * first.c + c * first.d
    result.d = b * first.c + d * first.d
    result.tx = a * first.tx + c * first.ty + tx
    result.ty = b * first.tx + d * first.ty + ty
    return result
  }

  /// The least rectangle around what the map makes of a rectangle.
  func bounds(of rect: LayoutRect) -> LayoutRect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    let xs = corners.map { a * $0.0 + c * $0.1 + tx }
    let ys = corners.map { b * $0.0 + d * $0.1 + ty }
    return LayoutRect(around: xs, ys)
  }

  /// The six numbers: a, b, c, d, tx and ty.
  public var numbers: [Double] { [a, b, c, d, tx, ty] }
}

/// Shapes that are turned, cut off or faded together.
public struct DrawnGroup: Hashable, Sendable {
  /// The map of the shapes, of what cuts them off and of the mask.
  public var transform = DrawnTransform()
  /// How opaque they are together, from 0 to 1.
  public var opacity = 1.0
  /// What cuts them off: nothing, or one figure.
  public var clip: [DrawnShape.Figure] = []
  /// The shapes whose opacity decides what is seen; empty for no mask.
  public var mask: [DrawnShape] = []
  /// What the shapes throw together on what is behind them; a path in it counts for nothing.
  public var shadow: LayoutSnapshot.Shadow?
  /// The shapes, back to front.
  public var shapes: [DrawnShape]

  /// Creates a group.
  public init(_ shapes: [DrawnShape]) {
    self.shapes = shapes
  }
}

/// A gradient over a rectangle.
///
/// It is the gradient of the unit square, stretched to the rectangle: so Core Animation draws it, whose lines of one
/// colour are not at right angles with the gradient's where a rectangle is not square.
public struct DrawnGradient: Hashable, Sendable {
  /// The gradient.
  public var gradient: LayoutSnapshot.Gradient
  /// The rectangle.
  public var rect: LayoutRect

  /// Creates a gradient over a rectangle.
  public init(_ gradient: LayoutSnapshot.Gradient, over rect: LayoutRect) {
    self.gradient = gradient
    self.rect = rect
  }

  /// The colours at places from 0 to 1 that do not fall.
  var stops: [LayoutSnapshot.Gradient.Stop] {
    var last = 0.0
    return gradient.stops.map { stop in
      last = max(last, min(max(stop.location.isNaN ? 0 : stop.location, 0), 1))
      return .init(stop.color, at: last)
    }
  }

  /// The colour at a place from 0 to 1.
  func color(at place: Double) -> LayoutSnapshot.Color? {
    let stops = stops
    guard let first = stops.first, let last = stops.last else { return nil }
    guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    guard next > 0 else { return first.color }
    let (from, to) = (stops[next - 1], stops[next])
    let part = (place - from.location) / (to.location - from.location)
    func mixed(_ part: KeyPath<LayoutSnapshot.Color, UInt8>, _ share: Double) -> UInt8 {
      let (low, high) = (Double(from.color[keyPath: part]), Double(to.color[keyPath: part]))
      return UInt8((low + (high - low) * share).rounded())
    }
    return LayoutSnapshot.Color(
      mixed(\.red, part),
      mixed(\.green, part),
      mixed(\.blue, part),
      alpha: mixed(\.alpha, part)
    )
  }
}

extension DrawnGradient {
  /// A part of a conic gradient in one colour, in the unit square.
  struct Wedge {
    var points: [LayoutSnapshot.Point]
    var color: LayoutSnapshot.Color
  }

  /// A conic gradient as 90 triangles around its middle, which reach beyond the unit square.
  ///
  /// Each goes a little under the next, so that no gap is seen between them.
  var wedges: [Wedge] {
    let middle = LayoutSnapshot.Point(gradient.startX, gradient.startY)
    let (dx, dy) = (gradient.endX - gradient.startX, gradient.endY - gradient.startY)
    let start = atan2(dy, dx)
    let reach = 4 + abs(middle.x) + abs(middle.y)
    return (0..<90).compactMap { index in
      guard let color = color(at: (Double(index) + 0.5) / 90) else { return nil }
      let points = [Double(index), Double(index) + (index < 89 ? 1.3 : 1)].map { place in
        let angle = start + place / 90 * 2 * .pi
        return LayoutSnapshot.Point(middle.x + reach * cos(angle), middle.y + reach * sin(angle))
      }
      return Wedge(points: [middle] + points, color: color)
    }
  }
}

extension DrawnShape {
  /// The shape in white, as opaque as it is: what a mask is made of.
  var whitened: DrawnShape {
    func white(_ color: LayoutSnapshot.Color?) -> LayoutSnapshot.Color? {
      color.map { LayoutSnapshot.Color(255, 255, 255, alpha: $0.alpha) }
    }
    var result = self
    result.fill = white(fill)
    result.stroke = white(stroke)
    if let stops = gradient?.gradient.stops {
      result.gradient?.gradient.stops = stops.map {
        .init(white($0.color) ?? .white, at: $0.location)
      }
    }
    switch figure {
    case .text(var line):
      line.color = white(line.color) ?? .white
      result.figure = .text(line)
    case .image(var image):
      image.tint = .white
      result.figure = .image(image)
    case .group(var group):
      group.shapes = group.shapes.map(\.whitened)
      if let color = white(group.shadow?.color) { group.shadow?.color = color }
      result.figure = .group(group)
    default: break
    }
    return result
  }
}
