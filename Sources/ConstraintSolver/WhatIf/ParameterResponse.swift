/// A number on which a layout depends: the right side of some constraints, and where a variable would like to be.
package struct SolverParameter {
  /// The constraints whose constant it is.
  package var constraints: [ConstraintID]
  /// The variable whose rest it is, or nil for none.
  package var rest: Variable?
  /// The values to look at, in points; finite.
  package var range: ClosedRange<Double>

  package init(constraints: [ConstraintID], rest: Variable? = nil, range: ClosedRange<Double>) {
    self.constraints = constraints
    self.rest = rest
    self.range = range
  }
}

/// How values follow several parameters.
///
/// The values are continuous, and linear in each *piece*: a convex part of all that the parameters can be together.
package struct ParameterResponse {
  /// A part of the parameters' values in which all values are linear.
  package struct Piece {
    /// What the parameters can be.
    package var part: ParameterPart
    /// A point in it.
    package var point: [Double]
    /// The values at the point, in points, in the order of asking.
    package var values: [Double]
    /// What each value changes by when each parameter changes by one point.
    package var slopes: [[Double]]

    /// A value at other parameters in the part.
    package func value(_ asked: Int, at parameters: [Double]) -> Double {
      var value = values[asked]
      for (place, slope) in slopes[asked].enumerated() {
        value += slope * (parameters[place] - point[place])
      }
      return value
    }
  }

  /// Why the pieces do not cover everything.
  package enum Gap: Hashable, Sendable {
    /// The required constraints cannot hold at these parameters.
    case conflict([Double])
    /// There are more pieces than were to be found, or pieces nearer to each other than can be told apart.
    case tooManyPieces
  }

  /// The pieces; they cover all values of the parameters but for slivers thinner than 10⁻⁵ points, unless there is a
  /// ``gap``.
  package var pieces: [Piece]
  /// Whether anything that was asked for may hang on each parameter.
  package var counts: [Bool] = []
  /// Why something is not covered; nil where everything is.
  package var gap: Gap?
}
