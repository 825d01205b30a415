import LayoutEngine

extension DrawnShape.Figure {
  /// A rectangle with the corners that a look gives it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - look: What says which corners are round.
  ///   - radius: Their radius, at most half of a side.
  /// - Returns: A rectangle, or a path where its corners differ or are continuous.
  static func rectangle(
    _ rect: LayoutRect,
    _ look: LayoutSnapshot.Look,
    radius: Double
  ) -> DrawnShape.Figure {
    guard radius > 0, look.corners != .all || look.hasContinuousCorners else {
      return .rectangle(rect, radius: radius)
    }
    guard !look.corners.isDisjoint(with: .all) else { return .rectangle(rect, radius: 0) }
    return .path(CornerFigure(rect: rect, corners: look.corners, radius: radius, look).path)
  }
}

/// A rectangle some of whose corners are round, as a path.
private struct CornerFigure {
  typealias Point = LayoutSnapshot.Point
  typealias Command = LayoutSnapshot.Path.Command

  let rect: LayoutRect
  let corners: LayoutSnapshot.Corners
  let radius: Double
  /// Whether corners begin without a jump of the curvature, where there is room for it.
  let isContinuous: Bool

  init(
    rect: LayoutRect,
    corners: LayoutSnapshot.Corners,
    radius: Double,
    _ look: LayoutSnapshot.Look
  ) {
    self.rect = rect
    self.corners = corners
    self.radius = radius
    isContinuous =
      look.hasContinuousCorners && radius * Self.reach <= min(rect.width, rect.height) / 2
  }

  /// How far a continuous corner begins before the rectangle's, in radii.
  private static let reach = 1.528_664_83
  /// The points of a continuous corner: along the side that it comes from and away from it, in radii, from its
  /// beginning to its middle; the rest is the mirror image.
  ///
  /// Source: measurements of `UIBezierPath(roundedRect:cornerRadius:)` that PixelCut published in 2013.
  private static let continuous = [
    (1.088_492_96, 0.0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
    (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
    (0, 0.868_406_94), (0, 1.088_492_96), (0, reach),
  ]
  /// The handles of a curve that stands for a quarter of a circle, from its corner, in radii.
  ///
  /// Source: 1 − 4/3 · (√2 − 1).
  private static let handle = 0.447_715_250_169_206_4
  private static let circular = [(handle, 0.0), (0, handle), (0, 1)]

  var path: LayoutSnapshot.Path {
    var commands: [Command] = []
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    // From the corner: back along the side that the outline comes from, and on along the next.
    let turns: [(LayoutSnapshot.Corners, Point, Point, Point)] = [
      (.topLeft, Point(left, top), Point(0, 1), Point(1, 0)),
      (.topRight, Point(right, top), Point(-1, 0), Point(0, 1)),
      (.bottomRight, Point(right, bottom), Point(0, -1), Point(-1, 0)),
      (.bottomLeft, Point(left, bottom), Point(1, 0), Point(0, -1)),
    ]
    for (corner, place, back, on) in turns {
      let isRound = corners.contains(corner)
      func point(_ part: (Double, Double)) -> Point {
        Point(
          place.x + radius * (back.x * part.0 + on.x * part.1),
          place.y + radius * (back.y * part.0 + on.y * part.1)
        )
      }
      let start = isRound ? point((isContinuous ? Self.reach : 1, 0)) : place
      commands.append(commands.isEmpty ? .move(start) : .line(start))
      guard isRound else { continue }
      let points = (isContinuous ? Self.continuous : Self.circular).map(point)
      for first in stride(from: 0, to: points.count, by: 3) {
        commands.append(
          .cubic(points[first + 2], control1: points[first], control2: points[first + 1])
        )
      }
    }
    return LayoutSnapshot.Path(commands + [.close])
  }
}
