import Foundation
import LayoutEngine

extension CGPath.Element {
  /// The part mapped.
  func applying(_ map: CGAffineTransform) -> Self {
    guard !map.isIdentity else { return self }
    return switch self {
    case .move(let point): .move(point.applying(map))
    case .line(let point): .line(point.applying(map))
    case .quadratic(let point, let control):
      .quadratic(point.applying(map), control: control.applying(map))
    case .cubic(let point, let first, let second):
      .cubic(
        point.applying(map),
        control1: first.applying(map),
        control2: second.applying(map)
      )
    case .close: .close
    }
  }
}

extension CGPath {
  /// The handle of a curve that stands for a quarter of a circle of radius 1.
  ///
  /// Source: 4/3 · (√2 − 1), with which the middle of the curve lies on the circle.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  private static func mapped(_ elements: [Element], _ map: CGAffineTransform?) -> [Element] {
    map.map { map in elements.map { $0.applying(map) } } ?? elements
  }

  static func rectangle(_ rect: CGRect, _ map: CGAffineTransform?) -> [Element] {
    mapped(
      [
        .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
        .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
        .close,
      ],
      map
    )
  }

  /// The ellipse in a rectangle, from its right end on with rising angles.
  static func ellipse(in rect: CGRect, _ map: CGAffineTransform?) -> [Element] {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let unit = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY)
    let circle = arc(.zero, 1, 0, sweep: 2 * .pi).map { $0.applying(unit) }
    return mapped(circle + [.close], map)
  }

  /// A rectangle some of whose corners are parts of ellipses.
  static func rounded(
    _ rect: CGRect,
    _ corners: UIRectCorner,
    _ radii: CGSize,
    _ map: CGAffineTransform?
  ) -> [Element] {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0 else { return rectangle(rect, map) }
    var result: [Element] = []
    /// Adds a corner: where the shape comes from and where it goes to, as directions from the corner.
    func add(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ inX: CGFloat, _ inY: CGFloat) {
      let place = CGPoint(x: x, y: y)
      let isRound = corners.contains(corner)
      // The top left and bottom right corners are entered along the vertical side.
      let isEnteredDown = corner == .topLeft || corner == .bottomRight
      func point(_ part: CGFloat, vertically: Bool) -> CGPoint {
        CGPoint(
          x: x + (vertically ? 0 : inX * width * part),
          y: y + (vertically ? inY * height * part : 0)
        )
      }
      let from = isRound ? point(1, vertically: isEnteredDown) : place
      result.append(result.isEmpty ? .move(from) : .line(from))
      guard isRound else { return }
      let handle = 1 - quarter
      result.append(
        .cubic(
          point(1, vertically: !isEnteredDown),
          control1: point(handle, vertically: isEnteredDown),
          control2: point(handle, vertically: !isEnteredDown)
        )
      )
    }
    add(.topLeft, rect.minX, rect.minY, 1, 1)
    add(.topRight, rect.maxX, rect.minY, -1, 1)
    add(.bottomRight, rect.maxX, rect.maxY, -1, -1)
    add(.bottomLeft, rect.minX, rect.maxY, 1, -1)
    return mapped(result + [.close], map)
  }

  /// An arc between two angles: the turn in the direction that is asked for, whole turns left out but for one.
  static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat,
    rising: Bool
  ) -> [Element] {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if rising ? sweep >= turn : sweep <= -turn {
      sweep = rising ? turn : -turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if rising, sweep < 0 { sweep += turn }
      if !rising, sweep > 0 { sweep -= turn }
    }
    return arc(center, radius, start, sweep: sweep)
  }

  /// An arc by an angle: one curve for each quarter of a turn or less.
  ///
  /// Source: a curve with handles of 4/3 · tan(angle / 4) touches an arc at both ends and in the middle.
  static func arc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ start: CGFloat,
    sweep: CGFloat
  ) -> [Element] {
    func point(_ angle: Double, _ handle: Double = 0) -> CGPoint {
      // Without this, the ends of a circle's quarters would lie beside its axes.
      func clean(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
      let (sine, cosine) = (clean(sin(angle)), clean(cos(angle)))
      return CGPoint(
        x: center.x + radius * CGFloat(cosine - handle * sine),
        y: center.y + radius * CGFloat(sine + handle * cosine)
      )
    }
    guard sweep.isFinite, start.isFinite else { return [] }
    var result: [Element] = [.move(point(Double(start)))]
    let count = max(1, Int(min(1e6, (abs(Double(sweep)) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = Double(sweep) / Double(count)
    guard step != 0 else { return result }
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = Double(start) + step * Double(index)
      let to = from + step
      result.append(
        .cubic(point(to), control1: point(from, handle), control2: point(to, -handle))
      )
    }
    return result
  }

  /// The shape as snapshots keep it.
  var snapshot: LayoutSnapshot.Path {
    func kept(_ point: CGPoint) -> LayoutSnapshot.Point {
      LayoutSnapshot.Point(Double(point.x), Double(point.y))
    }
    return LayoutSnapshot.Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(kept(point))
        case .line(let point): .line(kept(point))
        case .quadratic(let point, let control): .quadratic(kept(point), control: kept(control))
        case .cubic(let point, let first, let second):
          .cubic(kept(point), control1: kept(first), control2: kept(second))
        case .close: .close
        }
      }
    )
  }
}
