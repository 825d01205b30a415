/// The optimum of a program that one row is left of.
///
/// What the row is short of, or has too much, is taken from where it costs least: the segments of all
/// columns, by what they cost for each unit of the row, are used up in order. That is Dantzig's rule for the
/// continuous knapsack; the costs of a segment are a vector, compared level by level.
///
/// Source: G. B. Dantzig, "Discrete-variable extremum problems", Operations Research 5, 1957.
///
/// - Complexity: O(k log k) for k kinks, however many priorities there are.
struct OneRow {
  /// What a segment costs in a level for each unit of the row.
  struct Slope {
    var level: Int32
    var value: Double
  }

  /// A segment of a column's cost.
  struct Segment {
    var lower: Double
    var upper: Double
    /// The slopes that are not zero, the first level first.
    var slopes: Range<Int>
  }

  /// The coefficient of each column in the row, which adds up to 0; 0 for a column that is not in it.
  private let coefficients: [Double]
  private var segments: [Segment] = []
  private var slopes: [Slope] = []
  /// The first segment of each column, ascending.
  private var starts: [Int] = [0]

  /// The value of each column.
  private(set) var values: [Double] = []
  /// Where each column may be without any change of the costs, as long as the row holds.
  private(set) var ranges: [(lower: Double, upper: Double)] = []

  /// Slopes nearer to each other are the same; see ``Tolerance/cost``.
  private static var noise: Double { Tolerance.cost }

  init(coefficients: [Double]) {
    self.coefficients = coefficients
  }

  var columnCount: Int { starts.count - 1 }

  /// Adds the next column, with the kinks of its cost in order of their positions.
  mutating func addColumn(_ kinks: [PiecewiseCosts.Kink]) {
    let coefficient = coefficients[columnCount]
    let divisor = coefficient == 0 ? 1 : coefficient
    var levels: [(level: Int, slope: Double)] = []
    for kink in kinks {
      if let place = levels.firstIndex(where: { $0.level == kink.level }) {
        levels[place].slope -= kink.left
      } else {
        levels.append((kink.level, -kink.left))
      }
    }
    levels.sort { $0.level < $1.level }
    var lower = -Double.infinity
    var next = 0
    while true {
      let first = slopes.count
      for (level, slope) in levels where slope != 0 {
        slopes.append(Slope(level: Int32(level), value: slope / divisor))
      }
      let upper = next < kinks.count ? kinks[next].position : .infinity
      segments.append(Segment(lower: lower, upper: upper, slopes: first..<slopes.count))
      guard next < kinks.count else { break }
      // The kink of the highest level says where exactly, of several at one place.
      var best = kinks[next]
      while next < kinks.count,
        kinks[next].position - upper <= Tolerance.kink * max(1, abs(upper))
      {
        if kinks[next].level < best.level { best = kinks[next] }
        bend(kinks[next], &levels)
        next += 1
      }
      segments[segments.count - 1].upper = best.position
      lower = best.position
    }
    starts.append(segments.count)
  }

  private func bend(_ kink: PiecewiseCosts.Kink, _ levels: inout [(level: Int, slope: Double)]) {
    for place in levels.indices where levels[place].level == kink.level {
      let slope = levels[place].slope + kink.left + kink.right
      let size = max(abs(levels[place].slope), kink.left + kink.right)
      levels[place].slope = abs(slope) > 1e-12 * size ? slope : 0
    }
  }

  /// Finds the optimum.
  mutating func solve() {
    unifySlopes()
    settleAlone()
    var missing = 0.0
    for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
      missing -= coefficient * values[column]
    }
    let price = missing == 0 ? 0..<0 : take(missing)
    for column in 0..<columnCount { ranges[column] = range(of: column, price) }
  }

  /// Makes slopes of a level the same that differ by rounding.
  private mutating func unifySlopes() {
    var order = Array(slopes.indices)
    order.sort { a, b in
      (slopes[a].level, slopes[a].value, a) < (slopes[b].level, slopes[b].value, b)
    }
    var first = 0
    while first < order.count {
      var end = first + 1
      var isZero = abs(slopes[order[first]].value) <= Self.noise
      while end < order.count {
        let (a, b) = (slopes[order[end - 1]], slopes[order[end]])
        guard a.level == b.level, b.value - a.value <= Self.noise else { break }
        isZero = isZero || abs(b.value) <= Self.noise
        end += 1
      }
      let common = isZero ? 0 : slopes[order[first]].value
      for place in order[first..<end] { slopes[place].value = common }
      first = end
    }
  }

  /// Compares what two segments cost: negative if the first costs less.
  private func compare(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    var (i, j) = (a.lowerBound, b.lowerBound)
    while true {
      while i < a.upperBound, slopes[i].value == 0 { i += 1 }
      while j < b.upperBound, slopes[j].value == 0 { j += 1 }
      let left = i < a.upperBound ? slopes[i] : Slope(level: .max, value: 0)
      let right = j < b.upperBound ? slopes[j] : Slope(level: .max, value: 0)
      if left.level == .max, right.level == .max { return 0 }
      if left.level < right.level { return left.value < 0 ? -1 : 1 }
      if left.level > right.level { return right.value < 0 ? 1 : -1 }
      if left.value != right.value { return left.value < right.value ? -1 : 1 }
      i += 1
      j += 1
    }
  }

  /// Puts every column where it costs least by itself; of several such places, nearest to 0.
  private mutating func settleAlone() {
    values = Array(repeating: 0, count: columnCount)
    ranges = Array(repeating: (0, 0), count: columnCount)
    for column in 0..<columnCount {
      let (lower, upper) = range(of: column, 0..<0)
      values[column] = min(max(0, lower), upper)
    }
  }

  /// Where a column costs least at a price of the row.
  private func range(of column: Int, _ price: Range<Int>) -> (lower: Double, upper: Double) {
    let isDown = coefficients[column] < 0
    // A column that is not in the row has no part in its price.
    let price = coefficients[column] == 0 ? 0..<0 : price
    var range: (lower: Double, upper: Double)?
    for place in starts[column]..<starts[column + 1] {
      let segment = segments[place]
      let order = compare(segment.slopes, price) * (isDown ? -1 : 1)
      if order < 0 { continue }
      if order > 0 { return range ?? (segment.lower, segment.lower) }
      range = (range?.lower ?? segment.lower, segment.upper)
    }
    return range ?? (0, 0)
  }

  /// A segment, or what is left of it.
  private struct Share {
    var column: Int
    var segment: Int
    /// By how much the row changes.
    var size: Double
  }

  /// Lets the row grow by an amount where it costs least.
  ///
  /// - Returns: The slopes of the segment used last, which is the price of the row.
  private mutating func take(_ missing: Double) -> Range<Int> {
    let isUp = missing > 0
    var shares: [Share] = []
    for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
      let rises = (coefficient > 0) == isUp
      for place in starts[column]..<starts[column + 1] {
        let segment = segments[place]
        let length =
          rises
          ? segment.upper - max(segment.lower, values[column])
          : min(segment.upper, values[column]) - segment.lower
        guard length > 0 else { continue }
        shares.append(Share(column: column, segment: place, size: length * abs(coefficient)))
      }
    }
    shares.sort { a, b in
      let order = compare(segments[a.segment].slopes, segments[b.segment].slopes)
      if order != 0 { return isUp == (order < 0) }
      return (a.column, a.segment) < (b.column, b.segment)
    }
    var left = abs(missing)
    var price = 0..<0
    var last: Int?
    for share in shares {
      price = segments[share.segment].slopes
      let (segment, coefficient) = (segments[share.segment], coefficients[share.column])
      let rises = (coefficient > 0) == isUp
      guard share.size < left else {
        let length = left / abs(coefficient)
        let value = values[share.column] + (rises ? length : -length)
        values[share.column] = min(max(value, segment.lower), segment.upper)
        last = share.column
        break
      }
      left -= share.size
      values[share.column] = rises ? segment.upper : segment.lower
    }
    if let last { values[last] = value(ofRowFor: last) }
    return price
  }

  /// What a column has to be by the row.
  private func value(ofRowFor column: Int) -> Double {
    var sum = 0.0
    for (other, coefficient) in coefficients.enumerated()
    where coefficient != 0 && other != column { sum += coefficient * values[other] }
    return -sum / coefficients[column]
  }

  // MARK: - What can still move

  /// Whether some column can move without any change of the costs.
  var canMove: Bool {
    var inRow = 0
    for column in 0..<columnCount where ranges[column].lower < ranges[column].upper {
      guard coefficients[column] != 0 else { return true }
      inRow += 1
    }
    return inRow > 1
  }

  /// The column that gives way when others move, which the row then says; nil if none can.
  var basic: Int? {
    guard canMove else { return nil }
    var best: Int?
    for column in 0..<columnCount
    where coefficients[column] != 0 && ranges[column].lower < ranges[column].upper {
      if let old = best, abs(coefficients[old]) > abs(coefficients[column]) { continue }
      best = column
    }
    return best
  }

  /// Whether a column is not in the row.
  func isAlone(_ column: Int) -> Bool { coefficients[column] == 0 }

  /// By how much the basic column changes with another.
  func rate(of basic: Int, with column: Int) -> Double {
    -coefficients[column] / coefficients[basic]
  }
}
