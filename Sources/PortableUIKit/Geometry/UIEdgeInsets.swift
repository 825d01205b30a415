public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances in points; a negative one leads outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets: Codable {
  /// Reads top, left, bottom and right from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      top: try container.decode(CGFloat.self),
      left: try container.decode(CGFloat.self),
      bottom: try container.decode(CGFloat.self),
      right: try container.decode(CGFloat.self)
    )
  }

  /// Writes top, left, bottom and right as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [top, left, bottom, right] {
      try container.encode(value)
    }
  }
}

extension CGRect {
  /// Returns the rectangle without the insets; the size may become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
