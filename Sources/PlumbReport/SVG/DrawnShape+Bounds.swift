import LayoutEngine

extension DrawnShape {
  /// A rectangle around what is drawn, in its own coordinates, without a blur; nil for nothing.
  ///
  /// It is at least as large as what is seen: curves count with their control points, letters with what the tallest
  /// ones of any font may take.
  var bounds: LayoutRect? {
    let line = stroke == nil ? 0 : strokeWidth / 2 * max(1, join == .miter ? miterLimit : 1)
    return figure.bounds?.grown(by: line)
  }
}

extension DrawnShape.Figure {
  fileprivate var bounds: LayoutRect? {
    switch self {
    case .rectangle(let rect, _): return rect
    case .image(let image): return image.place
    case .line(let points, _): return LayoutRect(around: points.map(\.x), points.map(\.y))
    case .text(let line):
      return LayoutRect(
        x: line.x - line.fontSize / 2,
        y: line.baseline - 1.5 * line.fontSize,
        width: line.width + line.fontSize,
        height: 2.25 * line.fontSize
      )
    case .path(let path):
      let points = path.commands.flatMap { command -> [LayoutSnapshot.Point] in
        switch command {
        case .move(let point), .line(let point): [point]
        case .quadratic(let point, let control): [point, control]
        case .cubic(let point, let first, let second): [point, first, second]
        case .close: []
        }
      }
      return points.isEmpty ? nil : LayoutRect(around: points.map(\.x), points.map(\.y))
    case .group(let group):
      let inner = group.shapes.compactMap { shape in shape.bounds?.grown(by: 3 * shape.blur) }
      guard var all = inner.reduce(nil, { $0?.union($1) ?? $1 }) else { return nil }
      if let shadow = group.shadow {
        var moved = all
        (moved.x, moved.y) = (all.x + shadow.x, all.y + shadow.y)
        all = all.union(moved.grown(by: 3 * max(0, shadow.radius)))
      }
      return group.transform.bounds(of: all)
    }
  }
}

extension ItemDrawing {
  /// A rectangle around what is drawn, in the coordinates of the first root; nil for nothing.
  var bounds: LayoutRect? {
    let own = shapes.compactMap { shape in shape.bounds?.grown(by: 3 * shape.blur) }
    guard var all = own.reduce(nil, { $0?.union($1) ?? $1 }) else { return nil }
    (all.x, all.y) = (all.x + frame.x, all.y + frame.y)
    return transform?.bounds(of: all) ?? all
  }
}

extension LayoutRect {
  /// The least rectangle around points; that without size at the origin where there are none.
  init(around xs: [Double], _ ys: [Double]) {
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The rectangle with a distance to each side.
  func grown(by length: Double) -> LayoutRect {
    LayoutRect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
