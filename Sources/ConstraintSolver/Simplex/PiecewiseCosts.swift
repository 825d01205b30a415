/// Convex, piecewise linear costs of variables, in several levels at once.
///
/// The cost of a variable bends at its kinks. Between two neighbouring kinks lies a segment, on which
/// the cost has a slope in every level; a variable with k kinks has segments 0...k. Level 0 is the
/// one that required rows are measured in, so that a bound is a kink like any other.
struct PiecewiseCosts {
  /// A place where a cost bends.
  struct Kink {
    /// Where it bends.
    var position: Double
    /// The level in which it bends.
    var level: Int
    /// The cost for each unit below the position.
    var left: Double
    /// The cost for each unit above the position.
    var right: Double
  }

  /// The number of levels.
  private(set) var levels: Int

  /// The positions of all kinks, variable after variable, ascending.
  var positions: [Double] = []
  /// The slopes of all segments, level after level.
  private(set) var slopes: [Double] = []
  private var starts: [Int32] = [0]

  init(levels: Int) {
    self.levels = levels
  }

  var count: Int { starts.count - 1 }

  /// Takes all variables out, and keeps the room they had.
  mutating func removeAll(levels: Int) {
    self.levels = levels
    positions.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    if positions.capacity == 0 {
      // The first program would make its room bit by bit otherwise.
      positions.reserveCapacity(32)
      slopes.reserveCapacity(128)
      starts.reserveCapacity(32)
    }
    starts.append(0)
  }

  /// Where a variable that no row holds costs least; nil if there are several such places.
  func onlyMinimum(of variable: Int) -> Double? {
    let last = kinkCount(of: variable)
    var segment = 0
    while segment <= last {
      let start = slopeStart(of: segment, of: variable)
      var level = 0
      while level < levels, slopes[start + level] == 0 { level += 1 }
      guard level < levels else { return nil }
      if slopes[start + level] > 0 {
        return segment > 0 ? position(of: segment - 1, of: variable) : nil
      }
      segment += 1
    }
    return nil
  }

  /// Where a variable that no row holds costs least; of several such places, nearest to `rest`.
  func minimum(of variable: Int, near rest: Double) -> Double {
    for segment in 0...kinkCount(of: variable) {
      let slope = firstSlope(of: segment, of: variable)
      guard slope >= 0 else { continue }
      let (lower, upper) = ends(of: segment, of: variable)
      return slope > 0 ? lower : min(max(rest, lower), upper)
    }
    return rest
  }

  /// Where a variable that no row holds costs least, nearest to `rest` of several such places, with the
  /// segments below and above; nil if it falls forever.
  func cheapestPlace(
    of variable: Int,
    near rest: Double
  ) -> (value: Double, below: Int32, above: Int32)? {
    for segment in 0...kinkCount(of: variable) {
      let slope = firstSlope(of: segment, of: variable)
      guard slope >= 0 else { continue }
      let (lower, upper) = ends(of: segment, of: variable)
      let value = slope > 0 ? lower : min(max(rest, lower), upper)
      return (
        value,
        below: Int32(value == lower ? segment - 1 : segment),
        above: Int32(value == upper && slope == 0 ? segment + 1 : segment)
      )
    }
    return nil
  }

  /// The range in which a variable that no row holds costs least; nil if that is one place.
  func flatRange(of variable: Int) -> (lower: Double, upper: Double)? {
    for segment in 0...kinkCount(of: variable) {
      let slope = firstSlope(of: segment, of: variable)
      guard slope >= 0 else { continue }
      return slope == 0 ? ends(of: segment, of: variable) : nil
    }
    return nil
  }

  /// The places of a variable's kinks in ``positions``.
  func kinks(of variable: Int) -> Range<Int> {
    Int(starts[variable])..<Int(starts[variable + 1])
  }

  func kinkCount(of variable: Int) -> Int {
    Int(starts[variable + 1] - starts[variable])
  }

  /// The position of the kink at the upper end of a segment.
  func position(of kink: Int, of variable: Int) -> Double {
    positions[Int(starts[variable]) + kink]
  }

  /// Where in ``slopes`` the levels of a segment begin.
  func slopeStart(of segment: Int, of variable: Int) -> Int {
    (Int(starts[variable]) + variable + segment) * levels
  }

  /// Looks at many slopes: those of a variable's first segment begin at (start + variable) · levels.
  @inline(__always)
  func withSlopes<Result>(
    _ body: (_ starts: UnsafeBufferPointer<Int32>, _ slopes: UnsafeBufferPointer<Double>) -> Result
  ) -> Result {
    starts.withUnsafeBufferPointer { starts in
      slopes.withUnsafeBufferPointer { slopes in body(starts, slopes) }
    }
  }

  /// The slope of a segment in the first level in which it has one; 0 if it is level in all.
  func firstSlope(of segment: Int, of variable: Int) -> Double {
    let start = slopeStart(of: segment, of: variable)
    for place in start..<start + levels where slopes[place] != 0 {
      return slopes[place]
    }
    return 0
  }

  /// The two ends of a segment; infinite beyond the outermost kinks.
  func ends(of segment: Int, of variable: Int) -> (lower: Double, upper: Double) {
    let start = Int(starts[variable])
    return (
      segment == 0 ? -.infinity : positions[start + segment - 1],
      segment == kinkCount(of: variable) ? .infinity : positions[start + segment]
    )
  }

  /// Adds a variable with kinks; those at the same place become one, unless `isRange`.
  ///
  /// - Parameters:
  ///   - kinks: The kinks; they are sorted in place.
  ///   - isRange: Keeps two kinks at one place apart, so that the segment between them stays.
  ///   - lastSlope: A slope in the last level that holds everywhere.
  mutating func append(_ kinks: inout [Kink], isRange: Bool = false, lastSlope: Double = 0) {
    sort(&kinks)
    let room = (kinks.count + 1) * levels
    let (first, firstSlope, levels) = (positions.count, slopes.count, levels)
    slopes.append(contentsOf: repeatElement(0, count: room))
    let rounding = Double.ulpOfOne * Double(kinks.count)
    var segment = firstSlope
    slopes.withUnsafeMutableBufferPointer { slopes in
      slopes[segment + levels - 1] = lastSlope
      for kink in kinks { slopes[segment + kink.level] -= kink.left }
      var bestLevel = Int.max
      for kink in kinks {
        if !isRange, positions.count > first, let last = positions.last,
          kink.position - last <= Tolerance.kink * max(1, abs(last))
        {
          // The kink of the highest level says where exactly.
          if kink.level < bestLevel {
            positions[positions.count - 1] = kink.position
            bestLevel = kink.level
          }
        } else {
          positions.append(kink.position)
          bestLevel = kink.level
          for level in 0..<levels { slopes[segment + levels + level] = slopes[segment + level] }
          segment += levels
        }
        let bend = kink.left + kink.right
        let slope = slopes[segment + kink.level] + bend
        // Slopes rise from the first one on: no sum on the way to zero was greater than that.
        let noise = rounding * abs(slopes[firstSlope + kink.level])
        slopes[segment + kink.level] = abs(slope) > max(Tolerance.bend * bend, noise) ? slope : 0
      }
    }
    slopes.removeLast(firstSlope + room - segment - levels)
    starts.append(Int32(positions.count))
  }

  /// The same costs with a level behind the others, in which each variable has the same slope everywhere.
  ///
  /// - Parameters:
  ///   - lastSlopes: The slope of each variable in the level; nil for none.
  ///   - goal: Where the last variable would like to be, which must not have any kinks; nil for nowhere.
  /// - Returns: The costs.
  func extended(by lastSlopes: [Double]? = nil, goal: Double? = nil) -> PiecewiseCosts {
    var result = self
    result.levels = levels + 1
    result.slopes.removeAll(keepingCapacity: true)
    result.slopes.reserveCapacity(slopes.count / levels * (levels + 1))
    for variable in 0..<count {
      for segment in 0...kinkCount(of: variable) {
        let start = slopeStart(of: segment, of: variable)
        result.slopes += slopes[start..<start + levels]
        result.slopes.append(lastSlopes?[variable] ?? 0)
      }
    }
    if let goal {
      result.slopes[result.slopes.count - 1] = -1
      result.slopes += Array(repeating: 0, count: levels)
      result.slopes.append(1)
      result.positions.append(goal)
      result.starts[result.starts.count - 1] += 1
    }
    return result
  }

  /// Sorts kinks by position, then by level, those of the same order as they come.
  ///
  /// Few are put in their places one by one; a root that holds a long column together has thousands.
  private func sort(_ kinks: inout [Kink]) {
    guard kinks.count <= 24 else {
      // The standard library's order of equal elements is that in which they come.
      return kinks.sort { ($0.position, $0.level) < ($1.position, $1.level) }
    }
    for i in 1..<max(1, kinks.count) {
      var j = i
      while j > 0,
        (kinks[j].position, kinks[j].level) < (kinks[j - 1].position, kinks[j - 1].level)
      {
        kinks.swapAt(j, j - 1)
        j -= 1
      }
    }
  }
}
