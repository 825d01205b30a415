public import LayoutEngine

/// A part of what a view looks like, in points from the view's top left corner.
public struct DrawnShape: Hashable, Sendable {
  /// What is drawn.
  public enum Figure: Hashable, Sendable {
    /// A rectangle with round corners; a radius of 0 makes them square.
    case rectangle(LayoutRect, radius: Double)
    /// A line through points, back to its start where it is closed.
    case line([Point], isClosed: Bool)
    /// Characters on a baseline, as wide as the line says.
    case text(LayoutSnapshot.TextLine)
  }

  /// A point, x to the right and y down.
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    /// Creates a point.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// What is drawn.
  public var figure: Figure
  /// The colour inside, or nil for none; of a text, that of its letters is its own.
  public var fill: LayoutSnapshot.Color?
  /// The colour of the line around, or nil for none.
  public var stroke: LayoutSnapshot.Color?
  /// The width of the line.
  public var strokeWidth: Double
  /// The lengths of dashes and gaps; empty for a line without gaps.
  public var dash: [Double] = []
  /// How blurred the shape is; 0 for a sharp one.
  public var blur = 0.0

  /// Creates a shape; lengths are in points.
  public init(
    _ figure: Figure,
    fill: LayoutSnapshot.Color? = nil,
    stroke: LayoutSnapshot.Color? = nil,
    strokeWidth: Double = 1,
    dash: [Double] = []
  ) {
    self.figure = figure
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.dash = dash
  }

  static func rectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    radius: Double = 0,
    fill: LayoutSnapshot.Color? = nil,
    stroke: LayoutSnapshot.Color? = nil,
    strokeWidth: Double = 1
  ) -> DrawnShape {
    DrawnShape(
      .rectangle(LayoutRect(x: x, y: y, width: width, height: height), radius: radius),
      fill: fill,
      stroke: stroke,
      strokeWidth: strokeWidth
    )
  }

  static func line(
    _ points: [(Double, Double)],
    _ color: LayoutSnapshot.Color,
    width: Double = 1,
    dash: [Double] = []
  ) -> DrawnShape {
    DrawnShape(
      .line(points.map { Point($0.0, $0.1) }, isClosed: false),
      stroke: color,
      strokeWidth: width,
      dash: dash
    )
  }
}

/// A view with the shapes that show it, to be drawn in the order of the array that holds it.
public struct ItemDrawing: Hashable, Sendable {
  /// The place of the view among the snapshot's items.
  public var item: Int
  /// The rectangle, in the coordinates of the first root.
  public var frame: LayoutRect
  /// How opaque it is, with all that is around it.
  public var opacity: Double
  /// The place of the innermost view around it that cuts it off, or nil for none.
  ///
  /// That view's own drawing says what cuts the view off.
  public var clip: Int?
  /// What all views around leave of the rectangle; round corners count as square.
  public var visible: LayoutRect
  /// What shows it, in its own coordinates, back to front.
  public var shapes: [DrawnShape]
}
