/// A rectangle in points, x to the right and y down.
public struct LayoutRect: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of size zero at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The right side.
  public var maxX: Double { x + width }
  /// The bottom.
  public var maxY: Double { y + height }

  /// The largest difference between two rectangles in x, y, width or height, in points.
  public func distance(to other: LayoutRect) -> Double {
    max(
      abs(x - other.x),
      abs(y - other.y),
      abs(width - other.width),
      abs(height - other.height)
    )
  }
}

/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable, Codable {
  public var width: Double
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four sides, in points.
public struct LayoutInsets: Hashable, Sendable, Codable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any side.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// Horizontal or vertical.
public enum LayoutAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case horizontal
  case vertical
}

/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file, as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1, where it is known.
  public var column: Int?

  /// Creates a location.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
