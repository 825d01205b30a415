extension LayoutSnapshot {
  /// What a view looks like, as far as a picture shows it; nothing here decides a frame.
  ///
  /// Lengths are in points; places are in the view's own rectangle, from its top left corner.
  public struct Look: Hashable, Sendable, Codable {
    /// The colour behind the content.
    public var background: Color?
    /// The line around the view, inside its rectangle.
    public var border: Border?
    /// The radius of the corners.
    public var cornerRadius = 0.0
    /// What the view throws on what is behind it.
    public var shadow: Shadow?
    /// How opaque the view is with all that is in it, from 0 to 1.
    public var opacity = 1.0
    /// The colour of interactive parts.
    public var tint: Color?
    /// How far the content is scrolled to the left.
    public var scrollX = 0.0
    /// How far the content is scrolled up.
    public var scrollY = 0.0
    /// The image that the view shows.
    public var image: Image?
    /// The text, line by line, as it is broken and cut.
    public var lines: [TextLine] = []
    /// What kind of control the view is, and its state.
    public var control: Control?
    /// What of the view bars, rounded corners and sensors may cover, or nil for nothing.
    public var safeArea: LayoutInsets?
    /// How the view is turned, scaled or moved with all that is in it, or nil where it is not.
    public var transform: Transform?
    /// How far in front of its siblings the view stands; those at the same place keep their order.
    public var zPosition = 0.0
    /// The corners that ``cornerRadius`` makes round.
    public var corners = Corners.all
    /// Whether round corners begin without a jump of the curvature.
    public var hasContinuousCorners = false
    /// The gradient over the background.
    public var gradient: Gradient?
    /// The shape over the background.
    public var shape: Shape?
    /// The layers that code added to the view's own, back to front.
    public var layers: [Layer] = []
    /// How many layers and masks were left out of ``layers``, ``mask`` and what is in these, since they stand too deep
    /// or the hierarchy has too many; what is in them is not counted.
    public var layersLeftOut = 0
    /// What decides by its opacity what is seen of the view, with all that is in it.
    public var mask: Layer? {
      get { masks.first }
      set { masks = newValue.map { [$0] } ?? [] }
    }
    /// The mask, or nothing: a value cannot hold one of its own kind but in an array.
    private var masks: [Layer] = []
    /// Whether the view is drawn in the dark style, as far as the picture knows its parts.
    public var isDark = false

    enum CodingKeys: String, CodingKey {
      case background, border, cornerRadius, shadow, opacity, tint, scrollX, scrollY, image, lines
      case control, safeArea, transform, zPosition, corners, hasContinuousCorners, gradient, shape
      case layers, layersLeftOut, mask, isDark
    }

    /// Creates the look of a view of which nothing is seen.
    public init() {}
  }

  /// A line around a view.
  public struct Border: Hashable, Sendable, Codable {
    /// The width in points.
    public var width: Double
    /// The colour.
    public var color: Color

    /// Creates a border; `width` is in points.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// A shadow, as Core Animation describes one.
  public struct Shadow: Hashable, Sendable, Codable {
    /// The colour, with the shadow's opacity.
    public var color: Color
    /// How far the shadow falls to the right, in points.
    public var x: Double
    /// How far it falls down, in points.
    public var y: Double
    /// How blurred it is, in points.
    public var radius: Double
    /// The shape of what throws it, or nil for the shape of the view.
    public var path: Path?

    /// Creates a shadow; lengths are in points.
    public init(color: Color, x: Double, y: Double, radius: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// A line of text, or a stretch of one in one font.
  public struct TextLine: Hashable, Sendable, Codable {
    /// The characters that are seen, with an ellipsis where some are left out.
    public var text: String
    /// The left side.
    public var x: Double
    /// The baseline.
    public var baseline: Double
    /// The width of the characters.
    public var width: Double
    /// The size of the font.
    public var fontSize: Double
    /// The weight of the font, from 100 to 900, as CSS counts.
    public var weight = 400
    /// Whether the letters are slanted.
    public var isItalic = false
    /// The name of the font, or nil for the system's.
    public var family: String?
    /// The colour of the letters.
    public var color: Color = .black
    /// Whether the first letter with a direction is one that is written from right to left.
    public var isRightToLeft = false
    /// What of the line stays in its place where a viewer's font has another width.
    public var anchor = Anchor.left

    /// The part of a line that its alignment puts into its place.
    public enum Anchor: String, Hashable, Sendable, Codable {
      case left, middle, right
    }

    enum CodingKeys: String, CodingKey {
      case text, x, baseline, width, fontSize, weight, isItalic, family, color, isRightToLeft
      case anchor
    }

    /// Creates a black line in the system font; lengths are in points.
    public init(text: String, x: Double, baseline: Double, width: Double, fontSize: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.fontSize = fontSize
    }
  }

  /// The state of a control.
  public struct Control: Hashable, Sendable, Codable {
    /// What kind of control it is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case toggle, slider, segments, stepper, progress, pages, activity
      case button, textField, searchBar, picker
      case navigationBar, toolbar, tabBar
      case table, cell
    }

    /// What kind of control it is.
    public var kind: Kind
    /// Where it stands, from 0 to 1: a switch is on at 1.
    public var value = 0.0
    /// How many parts it has: segments, pages, entries; of a cell, how many rows its section has, or 0 where nobody says.
    public var count = 0
    /// Which of them is chosen, or −1 for none; of a cell, which of the section's rows it is.
    public var selected = -1
    /// UIKit's name of a style: a field's border, a button's configuration, a cell's accessory.
    public var style = ""
    /// Whether it can be used.
    public var isEnabled = true
    /// How far the line below a cell stands in from its sides; nil where only the system's is known.
    public var lineInsets: LayoutInsets?
    /// The colour of a button's ground, or of the chosen page's dot; nil for the one that goes with the style.
    public var fill: Color?
    /// The colour of the other pages' dots; nil for the system's.
    public var emptyFill: Color?
    /// How round a button's ground is, in points; nil for the system's.
    public var cornerRadius: Double?

    enum CodingKeys: String, CodingKey {
      case kind, value, count, selected, style, isEnabled, lineInsets, fill, emptyFill, cornerRadius
    }

    /// Creates the state of a control.
    public init(_ kind: Kind) {
      self.kind = kind
    }
  }

  /// A colour in sRGB, in 256 steps for each part; in files it is `#rrggbb` or `#rrggbbaa`.
  public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// How opaque it is.
    public var alpha: UInt8

    /// Creates a colour from parts from 0 to 255.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Creates a colour from parts from 0 to 1; parts beyond count as the nearer end.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      func byte(_ part: Double) -> UInt8 {
        part.isNaN ? 0 : UInt8((min(max(part, 0), 1) * 255).rounded())
      }
      self.init(byte(red), byte(green), byte(blue), alpha: byte(alpha))
    }

    /// Opaque black.
    public static let black = Color(0, 0, 0)
    /// Opaque white.
    public static let white = Color(255, 255, 255)

    /// The same colour with another opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
      var result = self
      let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
      result.alpha = UInt8((Double(alpha) * factor).rounded())
      return result
    }

    /// `#rrggbb`, the opacity left out.
    public var hex: String { "#" + Self.pair(red) + Self.pair(green) + Self.pair(blue) }

    private static func pair(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
