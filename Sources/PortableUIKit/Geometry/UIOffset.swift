public import Foundation

/// A displacement, in points.
public struct UIOffset: Hashable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a displacement.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension UIOffset: Codable {
  /// Reads both displacements from an array.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      horizontal: try container.decode(CGFloat.self),
      vertical: try container.decode(CGFloat.self)
    )
  }

  /// Writes both displacements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(horizontal)
    try container.encode(vertical)
  }
}
