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
    /// Lines and curves.
    case path(LayoutSnapshot.Path)
    /// An image from a file.
    case image(DrawnImage)
    /// Shapes that are turned, cut off or faded together.
    case group(DrawnGroup)
  }

  /// A point, x to the right and y down.
  public typealias Point = LayoutSnapshot.Point

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
  /// How far into the dashes the line begins.
  public var dashPhase = 0.0
  /// The ends of the line.
  public var cap = LayoutSnapshot.Shape.Cap.butt
  /// The corners of the line.
  public var join = LayoutSnapshot.Shape.Join.miter
  /// How far a pointed corner may reach out before it is cut, in widths of the line; SVG has 4 by default.
  public var miterLimit = 4.0
  /// Whether a shape that crosses itself is empty where it covers itself.
  public var isEvenOdd = false
  /// The gradient inside, in place of one colour.
  public var gradient: DrawnGradient?
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
  /// The rectangle, in the coordinates of the first root, where layout has it: without transforms.
  public var frame: LayoutRect
  /// How opaque it is, with what is around it; what ``groups`` say comes on top of that.
  public var opacity: Double
  /// The place of the innermost view around it that cuts it off, or nil for none.
  ///
  /// That view's own drawing says what cuts the view off.
  public var clip: Int?
  /// What all views around leave of the rectangle, as far as none between is transformed; round corners count
  /// as square.
  public var visible: LayoutRect
  /// What shows it, in its own coordinates, back to front.
  public var shapes: [DrawnShape]
  /// How it is turned, scaled or moved with all that is around it: a map of the root's coordinates.
  public var transform: DrawnTransform?
  /// The places of the views around it, outermost first, or its own, whose masks, opacity or shadows are applied to
  /// all that is in them together; at most ``groupLimit`` of them.
  public var groups: [Int] = []
  /// Whether it shows the layers or the border of a view that has a drawing of its own before.
  public var isAddition = false

  /// How many groups within each other are followed.
  public static let groupLimit = 8
}
