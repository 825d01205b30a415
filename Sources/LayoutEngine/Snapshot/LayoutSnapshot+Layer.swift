extension LayoutSnapshot {
  /// An affine map of a view about its anchor: x′ = ax + cy + tx, y′ = bx + dy + ty.
  ///
  /// Layout leaves it out: it changes what is seen, and no frame.
  public struct Transform: Hashable, Sendable {
    /// What of x goes to x′.
    public var a: Double
    /// What of x goes to y′.
    public var b: Double
    /// What of y goes to x′.
    public var c: Double
    /// What of y goes to y′.
    public var d: Double
    /// The displacement to the right, in points.
    public var tx: Double
    /// The displacement down, in points.
    public var ty: Double
    /// The point that the map keeps, but for the displacement, as a part of the width.
    public var anchorX = 0.5
    /// Likewise as a part of the height.
    public var anchorY = 0.5

    /// Creates a map about the middle.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }
  }

  /// Corners of a rectangle; in files, the sum of 1, 2, 4 and 8.
  public struct Corners: OptionSet, Hashable, Sendable, Codable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The upper right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four.
    public static let all = Corners(rawValue: 15)
  }

  /// Colours that go over into each other; places are parts of the rectangle, from its top left corner.
  public struct Gradient: Hashable, Sendable, Codable {
    /// Which way the colours go.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// Along the line from start to end.
      case axial
      /// From the start out to the ellipse that has the end at its corner.
      case radial
      /// Around the start, clockwise from the direction of the end.
      case conic
    }

    /// A colour at a place.
    public struct Stop: Hashable, Sendable, Codable {
      /// The colour.
      public var color: Color
      /// Where it stands, from 0 to 1.
      public var location: Double

      /// Creates a stop.
      public init(_ color: Color, at location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// Which way the colours go.
    public var kind: Kind
    /// The colours, in the order of their places.
    public var stops: [Stop]
    /// Where the gradient begins, as a part of the width: of a radial or conic one, its middle.
    public var startX: Double
    /// Likewise as a part of the height.
    public var startY: Double
    /// Where the gradient ends, as a part of the width.
    public var endX: Double
    /// Likewise as a part of the height.
    public var endY: Double

    /// Creates a gradient, from the top to the bottom where nothing else is said.
    public init(
      _ kind: Kind = .axial,
      stops: [Stop],
      from start: Point = Point(0.5, 0),
      to end: Point = Point(0.5, 1)
    ) {
      self.kind = kind
      self.stops = stops
      (startX, startY) = (start.x, start.y)
      (endX, endY) = (end.x, end.y)
    }
  }

  /// A shape with the colours that fill it and draw its line; lengths are in points.
  public struct Shape: Hashable, Sendable, Codable {
    /// The ends of a line.
    public enum Cap: String, Hashable, Sendable, Codable {
      /// Straight, where the line ends.
      case butt
      /// Half a circle around the end.
      case round
      /// Straight, half a width behind the end.
      case square
    }

    /// The corners of a line.
    public enum Join: String, Hashable, Sendable, Codable {
      /// Pointed.
      case miter
      /// A part of a circle.
      case round
      /// Cut.
      case bevel
    }

    /// The shape.
    public var path: Path
    /// The colour inside, or nil for none.
    public var fill: Color?
    /// Whether a shape that crosses itself is empty where it covers itself.
    public var isEvenOdd = false
    /// The colour of the line, or nil for none.
    public var stroke: Color?
    /// The width of the line.
    public var lineWidth = 1.0
    /// The ends of the line.
    public var cap = Cap.butt
    /// The corners of the line.
    public var join = Join.miter
    /// How far a pointed corner may reach out before it is cut, in widths of the line.
    public var miterLimit = 10.0
    /// The lengths of dashes and gaps; empty for a line without gaps.
    public var dash: [Double] = []
    /// How far into the pattern the line begins.
    public var dashPhase = 0.0
    /// Where the line begins, as a part of its length.
    public var start = 0.0
    /// Where the line ends, as a part of its length.
    public var end = 1.0

    enum CodingKeys: String, CodingKey {
      case path, fill, isEvenOdd, stroke, lineWidth, cap, join, miterLimit, dash, dashPhase, start,
        end
    }

    /// Creates a shape.
    public init(_ path: Path, fill: Color? = nil, stroke: Color? = nil) {
      self.path = path
      self.fill = fill
      self.stroke = stroke
    }
  }

  /// A layer that is not a view's own: what code adds to a view's layer, or masks it with.
  public struct Layer: Hashable, Sendable {
    /// The rectangle without its transform, in points in the coordinates of what it is in.
    public var frame: LayoutRect
    /// What it looks like; its own layers are in there.
    public var look: Look
    /// Whether it cuts off what is in it.
    public var clipsToBounds = false
    /// How many of the subviews of the view that it is in are drawn before it.
    public var viewsBehind = 0

    /// Creates a layer.
    public init(frame: LayoutRect, look: Look) {
      self.frame = frame
      self.look = look
    }
  }
}
