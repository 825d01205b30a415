/// Finds the pieces of all solutions for the values of several parameters.
///
/// A solution says of every row on which side of its constant it is, or that it is on it, and the same of every variable
/// and its rest. What proves the solution at a point best proves a point best as well in which each of these signs is the
/// same, or is an edge where it was a side. So the solutions in all such points are linear in the parameters: the part is
/// given by the rows that are not on their edge, and the slopes by solutions near the point with equal signs. What is left
/// beyond each of the part's bounds is looked through in turn.
///
/// Source: A. Bemporad, M. Morari, V. Dua, E. Pistikopoulos, "The explicit linear quadratic regulator for constrained
/// systems", Automatica 38 (2002), section 4: how what is left is divided.
struct ParameterWalk {
  private var copy: AnalysedSystem
  /// The rows of each parameter.
  private let rows: [[Int]]
  /// The variable whose rest is each parameter.
  private let rests: [Int?]
  private let asked: [Int]
  private let isExcluded: [Bool]
  /// The variables whose signs count.
  private let followed: [Int]

  /// Parts thinner than this are left out, in points.
  private static let thinnest = 1e-5
  /// A difference below this is none.
  private static let edge = 1e-7
  /// By how much a value may differ from what a piece says.
  private static let rounding = 1e-6

  /// A solution for one point.
  private struct Point {
    var parameters: [Double]
    var values: [Double]
    /// How far each row is beyond its constant, each variable beyond its rest, and beyond 0.
    var gaps: [Double]
  }

  private enum Solved {
    case point(Point)
    case conflict
  }

  init(
    _ copy: AnalysedSystem,
    rows: [[Int]],
    rests: [Int?],
    asked: [Int],
    isExcluded: [Bool],
    followed: [Int]
  ) {
    self.copy = copy
    self.rows = rows
    self.rests = rests
    self.asked = asked
    self.isExcluded = isExcluded
    self.followed = followed
  }

  /// The pieces of a part.
  mutating func pieces(of whole: ParameterPart, limit: Int) throws(SolverError) -> ParameterResponse
  {
    var response = ParameterResponse(pieces: [], gap: nil)
    var open = [whole]
    while let part = open.popLast() {
      guard let center = try part.center(), whole.isPoint || center.distance >= Self.thinnest else {
        continue
      }
      guard response.pieces.count < limit else {
        response.gap = .tooManyPieces
        return response
      }
      switch try piece(in: part, around: center) {
      case .conflict(let point):
        response.gap = .conflict(point)
        return response
      case .unknown:
        response.gap = .tooManyPieces
        return response
      case .piece(let piece, let bounds):
        response.pieces.append(piece)
        var inner: ParameterPart? = part
        for bound in bounds {
          guard let before = inner, before.isCut(by: bound) else { continue }
          if let beyond = before.keeping(bound.reversed) { open.append(beyond) }
          inner = before.keeping(bound)
        }
      }
    }
    return response
  }

  // MARK: - One piece

  private enum Found {
    case piece(ParameterResponse.Piece, [ParameterPart.Bound])
    case conflict([Double])
    /// The part hangs on differences that are too small.
    case unknown
  }

  private mutating func piece(
    in part: ParameterPart,
    around center: (point: [Double], distance: Double)
  ) throws(SolverError) -> Found {
    // A point that happens to lie between two pieces is left for one beside it.
    for attempt in 0..<8 {
      let point = moved(center.point, by: center.distance, in: part, attempt)
      guard case .point(let here) = solution(at: point) else { return .conflict(point) }
      guard let found = slopes(at: here, in: part, center.distance) else { continue }
      var bounds: [ParameterPart.Bound] = []
      var inner = part
      for (gap, slopes) in zip(here.gaps, found.gaps) where abs(gap) > Self.edge {
        // sign × (gap + slopes · (p − point)) ≥ 0
        let sign: Double = gap > 0 ? 1 : -1
        let start = zip(slopes, point).reduce(0) { $0 + $1.0 * $1.1 }
        let bound = ParameterPart.Bound(slopes.map { -sign * $0 }, sign * (gap - start))
        guard let bound = bound.normal, inner.isCut(by: bound), let kept = inner.keeping(bound)
        else {
          continue
        }
        bounds.append(bound)
        inner = kept
      }
      let piece = ParameterResponse.Piece(
        part: inner,
        point: point,
        values: asked.map { here.values[$0] },
        slopes: found.values
      )
      return try isConfirmed(piece) ? .piece(piece, bounds) : .unknown
    }
    return .unknown
  }

  /// A point near the middle of a part, each time another one.
  private func moved(
    _ point: [Double],
    by distance: Double,
    in part: ParameterPart,
    _ attempt: Int
  ) -> [Double] {
    guard attempt > 0 else { return point }
    return point.indices.map { place in
      let range = part.ranges[place]
      guard range.lowerBound < range.upperBound else { return point[place] }
      // Fractions that no layout has: multiples of the golden ratio's.
      let share = (Double(attempt * (place + 1)) * 0.618_033_988_75).truncatingRemainder(
        dividingBy: 1
      )
      let reach = distance / Double(point.count).squareRoot() * 0.9
      return point[place] + (share * 2 - 1) * reach
    }
  }

  /// What the values and the gaps change by with each parameter; nil where signs change however near.
  private mutating func slopes(
    at here: Point,
    in part: ParameterPart,
    _ distance: Double
  ) -> (values: [[Double]], gaps: [[Double]])? {
    var values = asked.map { _ in here.parameters.map { _ in 0.0 } }
    var gaps = here.gaps.map { _ in here.parameters.map { _ in 0.0 } }
    for place in here.parameters.indices {
      let range = part.ranges[place]
      guard range.lowerBound < range.upperBound else { continue }
      var step = min(64, max(distance, Self.thinnest) / 2)
      var found = false
      while !found, step >= Self.thinnest / 8 {
        var parameters = here.parameters
        parameters[place] += step
        if case .point(let ahead) = solution(at: parameters), Self.hasSameSigns(here, ahead) {
          for (number, variable) in asked.enumerated() {
            values[number][place] = Self.slope(
              here.values[variable],
              ahead.values[variable],
              over: step
            )
          }
          for gap in here.gaps.indices {
            gaps[gap][place] = Self.slope(here.gaps[gap], ahead.gaps[gap], over: step)
          }
          found = true
        }
        step /= 4
      }
      guard found else { return nil }
    }
    return (values, gaps)
  }

  private static func slope(_ start: Double, _ end: Double, over step: Double) -> Double {
    let slope = (end - start) / step
    // Most slopes are whole numbers or halves.
    let near = (slope * 64).rounded() / 64
    return (abs(slope - near) * step <= 1e-9 ? near : slope) + 0.0
  }

  private static func hasSameSigns(_ here: Point, _ ahead: Point) -> Bool {
    for (a, b) in zip(here.gaps, ahead.gaps) {
      let isOnEdge = abs(a) <= edge
      if isOnEdge != (abs(b) <= edge) || (!isOnEdge && (a < 0) != (b < 0)) { return false }
    }
    return true
  }

  /// Whether solutions elsewhere in a piece are what it says: the proof that they are trusts the solver's rule for ties,
  /// and does not have to.
  private mutating func isConfirmed(_ piece: ParameterResponse.Piece) throws(SolverError) -> Bool {
    guard let center = try piece.part.center() else { return true }
    guard case .point(let there) = solution(at: center.point) else { return false }
    return asked.enumerated().allSatisfy { number, variable in
      let value = piece.value(number, at: center.point)
      return abs(value - there.values[variable]) <= Self.rounding * max(1, abs(value))
    }
  }

  private mutating func solution(at parameters: [Double]) -> Solved {
    for (place, value) in parameters.enumerated() {
      for row in rows[place] { copy.setConstant(value, ofRow: row) }
      if let rest = rests[place] { copy.system.rests[rest] = value }
    }
    var isExcluded = isExcluded
    let outcome = copy.solve(&isExcluded)
    guard outcome.conflicts.isEmpty else { return .conflict }
    let system = copy.system
    var gaps: [Double] = []
    for row in 0..<system.rowCount where !self.isExcluded[row] {
      gaps.append(copy.activity(ofRow: row, outcome.values) - system.constants[row])
    }
    for variable in followed {
      let value = outcome.values[variable]
      gaps.append(value - system.rests[variable])
      if system.isNonNegative[variable] { gaps.append(value) }
    }
    return .point(Point(parameters: parameters, values: outcome.values, gaps: gaps))
  }
}
