#if canImport(UIKit)
public import UIKit

/// A line of a rectangle that a pin holds.
///
/// Left and right stand for the begin and the end of the horizontal axis: a box that reads from right
/// to left begins on the right.
public enum BoxEdge: String, CaseIterable, Sendable {
  /// Where the vertical axis begins.
  case top
  /// Where the horizontal axis begins.
  case left
  /// Where the vertical axis ends.
  case bottom
  /// Where the horizontal axis ends.
  case right
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY

  /// Where along its axis an edge lies.
  public enum Position: Sendable {
    /// At the begin.
    case begin
    /// In the middle.
    case center
    /// At the end.
    case end
  }

  /// The name of the edge.
  public var str: String { rawValue }

  /// The axis along which the edge measures.
  public var axis: BoxLayout.Axis {
    switch self {
    case .left, .right, .centerX: .x
    case .top, .bottom, .centerY: .y
    }
  }

  /// Where along its axis the edge lies.
  public var position: Position {
    switch self {
    case .left, .top: .begin
    case .centerX, .centerY: .center
    case .right, .bottom: .end
    }
  }
}

extension BoxEdge {
  /// Lengths in points by edge.
  public typealias Values = [BoxEdge: CGFloat]
  /// Constraints by edge.
  public typealias Constraints = [BoxEdge: NSLayoutConstraint]
}

/// Lengths in points by edge.
public typealias Values = BoxEdge.Values
/// Constraints by edge.
public typealias Constraints = BoxEdge.Constraints
/// Pins by edge.
public typealias BoxEdgePins = [BoxEdge: Pin]

extension BoxLayout.Axis {
  /// The edge at a position along the axis.
  public func edge(_ position: BoxEdge.Position) -> BoxEdge {
    switch (self, position) {
    case (.x, .begin): .left
    case (.x, .center): .centerX
    case (.x, .end): .right
    case (.y, .begin): .top
    case (.y, .center): .centerY
    case (.y, .end): .bottom
    }
  }

  /// The attribute of a size along the axis.
  var dimension: NSLayoutConstraint.Attribute { self == .x ? .width : .height }
}
#endif
