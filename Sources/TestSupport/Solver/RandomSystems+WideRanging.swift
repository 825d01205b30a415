import ConstraintSolver
import Foundation

extension RandomSystems {
  /// Rows around a common point, but for one in twelve; all sizes range over many powers of ten.
  ///
  /// - Parameters:
  ///   - decades: Coefficients lie between 10 to the power of this, and of its opposite.
  ///   - constants: The coordinates of the point lie below 10 to the power of this.
  ///   - random: Where the numbers come from.
  /// - Returns: Up to 20 unknowns and 40 rows, a quarter of them below required.
  public static func wideRanging(
    decades: Double,
    constants: Double,
    using random: inout SeededRandom
  ) -> PlainSystem {
    let count = Int.random(in: 3...20, using: &random)
    let point = (0..<count).map { _ in
      Double.random(in: -1...1, using: &random)
        * pow(10, Double.random(in: 0...constants, using: &random))
    }
    var system = PlainSystem(unknowns: point.map { _ in .init() })
    for _ in 0..<Int.random(in: count...2 * count, using: &random) {
      let size = Int.random(in: 1...min(count, 6), using: &random)
      let variables = Array((0..<count).shuffled(using: &random).prefix(size))
      let coefficients = variables.map { _ in
        (Bool.random(using: &random) ? 1.0 : -1)
          * pow(10, Double.random(in: -decades...decades, using: &random))
      }
      let terms = zip(variables, coefficients).map { point[$0] * $1 }
      let relation =
        [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random) ?? .equal
      let room = Double.random(in: 0...1, using: &random) * terms.reduce(0) { $0 + abs($1) }
      var constant = terms.reduce(0, +) - Double(relation.rawValue) * room
      if Int.random(in: 0..<12, using: &random) == 0 { constant = 10 - 1.5 * constant }
      system.rows.append(
        .init(
          variables: variables,
          coefficients: coefficients,
          relation: relation,
          constant: constant,
          priority: Int.random(in: 0..<4, using: &random) == 0 ? 500 : 1000
        )
      )
    }
    return system
  }
}
