/// A walk along the solutions for all constants of one row.
///
/// A solution says of every row on which side of its constant it is, or that it is on it, and the same
/// of every variable and its rest. Let these signs be the same at a constant t and, but for some that
/// are on the edge, at a constant s. Then what proves the solution at t best proves the points on the
/// line between both best, too: the solution is linear from s to t, and further on for as long as no
/// sign changes.
struct ParametricWalk {
  private var copy: AnalysedSystem
  /// The rows whose constant changes; none for a constraint without variables.
  private let rows: [Int]
  /// The variable whose rest is the constant, too.
  private let rest: Int?
  private let asked: [Int]
  private let isExcluded: [Bool]
  let presentConstant: Double

  /// Two breakpoints nearer to each other than this are not told apart.
  private static let shortest = 1e-5
  /// A difference below this is none.
  private static let edge = 1e-7

  /// A solution for one constant.
  private struct Point {
    var constant: Double
    var values: [Double]
    /// How far each row is beyond its constant, each variable beyond its rest, and beyond 0.
    var gaps: [Double]
  }

  init(_ copy: AnalysedSystem, rows: [Int], rest: Int? = nil, constant: Double, asked: [Int]) {
    self.copy = copy
    self.rows = rows
    self.rest = rest
    self.asked = asked
    presentConstant = constant
    var isExcluded = copy.isOutOfForce
    for row in rows { isExcluded[row] = false }
    self.isExcluded = isExcluded
  }

  /// The part of a range of constants in which the required rows can hold.
  func feasible(in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    guard let row = rows.first, copy.system.levels[row] == 0 else { return range }
    let relation = copy.system.relations[row]
    var lower = range.lowerBound
    var upper = range.upperBound
    if relation != .greaterThanOrEqual {
      guard let end = copy.extreme(ofRow: row, greatest: false) else { return nil }
      lower = max(lower, end.value / copy.system.scales[row])
    }
    if relation != .lessThanOrEqual {
      guard let end = copy.extreme(ofRow: row, greatest: true) else { return nil }
      upper = min(upper, end.value / copy.system.scales[row])
    }
    // A constant that is feasible but for rounding stays so.
    if lower > upper, lower - upper <= Self.edge { (lower, upper) = (upper, lower) }
    return lower <= upper ? lower...upper : nil
  }

  /// The pieces from a constant to another, which may be less; ascending.
  mutating func pieces(
    from start: Double,
    to end: Double,
    limit: Int
  ) -> (pieces: [Response.Piece], isComplete: Bool) {
    guard var here = solution(at: start) else { return ([], false) }
    guard start != end else {
      let values = asked.map { here.values[$0] }
      return ([.init(range: start...start, values: values, slopes: asked.map { _ in 0 })], true)
    }
    var pieces: [Response.Piece] = []
    var length = abs(end - start)
    while here.constant != end {
      guard pieces.count < limit else { return (sorted(pieces, start, end), false) }
      guard let ahead = ahead(of: here, to: end, length),
        let next = solution(at: limitOfSigns(here, ahead, end))
      else { return (sorted(pieces, start, end), false) }
      append(here, next, to: &pieces)
      length = 4 * abs(next.constant - here.constant)
      here = next
    }
    return (sorted(pieces, start, end), true)
  }

  private func sorted(
    _ pieces: [Response.Piece],
    _ start: Double,
    _ end: Double
  ) -> [Response.Piece] {
    start <= end ? pieces : pieces.reversed()
  }

  /// Adds a piece, or makes the last one longer if the values asked for do not bend.
  private func append(_ here: Point, _ next: Point, to pieces: inout [Response.Piece]) {
    let (first, last) = here.constant < next.constant ? (here, next) : (next, here)
    let width = last.constant - first.constant
    let values = asked.map { first.values[$0] }
    let slopes = asked.map { variable in
      let slope = (last.values[variable] - first.values[variable]) / width
      // Most slopes are whole numbers or halves.
      let near = (slope * 64).rounded() / 64
      return (abs(slope - near) * width <= 1e-9 ? near : slope) + 0.0
    }
    if let old = pieces.last, Self.isSame(old.slopes, slopes) {
      let isUp = here.constant < next.constant
      // Rounding of huge numbers can put the next point behind the last one.
      let range =
        isUp
        ? old.range.lowerBound...max(old.range.lowerBound, last.constant)
        : min(first.constant, old.range.upperBound)...old.range.upperBound
      let start = isUp ? old.values : values
      pieces[pieces.count - 1] = .init(range: range, values: start, slopes: old.slopes)
      return
    }
    pieces.append(.init(range: first.constant...last.constant, values: values, slopes: slopes))
  }

  /// Whether slopes differ by rounding only.
  static func isSame(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  /// A solution so near ahead that no sign changes on the way.
  private mutating func ahead(of here: Point, to end: Double, _ length: Double) -> Point? {
    let sign: Double = end < here.constant ? -1 : 1
    var distance = min(length, abs(end - here.constant))
    while distance >= min(Self.shortest, abs(end - here.constant)) {
      if let point = solution(at: here.constant + sign * distance), isSame(here, point) {
        return point
      }
      distance /= 4
    }
    return nil
  }

  /// Whether two points have the same signs, but for some of the first that are on the edge.
  private func isSame(_ here: Point, _ ahead: Point) -> Bool {
    for (a, b) in zip(here.gaps, ahead.gaps) where abs(a) > Self.edge {
      if abs(b) <= Self.edge || (a < 0) != (b < 0) { return false }
    }
    return true
  }

  /// The constant up to which the line through two points changes no sign.
  private func limitOfSigns(_ here: Point, _ ahead: Point, _ end: Double) -> Double {
    let width = ahead.constant - here.constant
    var share = (end - here.constant) / width
    for (a, b) in zip(here.gaps, ahead.gaps) where abs(b) > Self.edge && abs(b) < abs(a) {
      share = min(share, a / (a - b))
    }
    let limit = here.constant + width * share
    return abs(limit - end) <= Self.edge ? end : limit
  }

  private mutating func solution(at constant: Double) -> Point? {
    for row in rows { copy.setConstant(constant, ofRow: row) }
    if let rest { copy.system.rests[rest] = constant }
    var isExcluded = isExcluded
    let outcome = copy.solve(&isExcluded)
    guard outcome.conflicts.isEmpty else { return nil }
    let system = copy.system
    var gaps: [Double] = []
    for row in 0..<system.rowCount where !self.isExcluded[row] {
      gaps.append(copy.activity(ofRow: row, outcome.values) - system.constants[row])
    }
    for (variable, value) in outcome.values.enumerated() {
      gaps.append(value - system.rests[variable])
      if system.isNonNegative[variable] { gaps.append(value) }
    }
    return Point(constant: constant, values: outcome.values, gaps: gaps)
  }
}
