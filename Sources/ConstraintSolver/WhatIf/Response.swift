/// How values follow the constant of a constraint.
///
/// The values are continuous, and linear between *breakpoints*, where another constraint starts or
/// stops to count.
public struct Response: Sendable, Hashable {
  /// A range of the constant in which all values are linear.
  public struct Piece: Sendable, Hashable {
    /// The range of the constant, in points.
    public var range: ClosedRange<Double>
    /// The values at the lower end of the range, in points, in the order of asking.
    public var values: [Double]
    /// What each value changes by when the constant changes by one point.
    public var slopes: [Double]

    /// Makes a piece.
    public init(range: ClosedRange<Double>, values: [Double], slopes: [Double]) {
      self.range = range
      self.values = values
      self.slopes = slopes
    }

    /// The values at a constant in the range.
    public func values(at constant: Double) -> [Double] {
      zip(values, slopes).map { $0 + $1 * (constant - range.lowerBound) }
    }
  }

  /// The pieces, ascending; each begins where the one before ends.
  public var pieces: [Piece]

  /// The part of the range that was asked for in which the required constraints can hold.
  ///
  /// Nil if they can nowhere.
  public var feasible: ClosedRange<Double>?

  /// Whether the pieces cover ``feasible``; if not, there are more than were to be found, or
  /// breakpoints nearer to each other than 10⁻⁵ points.
  public var isComplete: Bool

  /// Makes a response.
  public init(pieces: [Piece], feasible: ClosedRange<Double>?, isComplete: Bool) {
    self.pieces = pieces
    self.feasible = feasible
    self.isComplete = isComplete
  }

  /// The constants between two pieces, ascending.
  public var breakpoints: [Double] { pieces.dropFirst().map(\.range.lowerBound) }

  /// The values at a constant; nil where no piece is.
  public func values(at constant: Double) -> [Double]? {
    pieces.first { $0.range.contains(constant) }?.values(at: constant)
  }
}
