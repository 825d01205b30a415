extension Simplex {
  /// Makes room for variables, all of them nonbasic and at 0.
  mutating func prepare(count: Int) {
    rowOf.refill(-1, count: count)
    values.refill(0, count: count)
    below.refill(0, count: count)
    above.refill(0, count: count)
    isFrozen.refill(false, count: count)
    found.reserveCapacity(16)
    breakpoints.reserveCapacity(16)
    stepCount = 0
  }

  /// Keeps a nonbasic variable at a value.
  mutating func freeze(_ variable: Int, at value: Double) {
    isFrozen[variable] = true
    values[variable] = value
  }

  /// Puts every nonbasic variable where it costs least by itself, and calculates the others.
  ///
  /// ``basics`` must hold the basic variable of every row.
  ///
  /// - Parameter rest: Where a variable would like to be, if that costs nothing.
  mutating func start(rest: (Int) -> Double) {
    startRows.copy(rows)
    startBasics.copy(basics)
    for row in 0..<basics.count { rowOf[Int(basics[row])] = Int32(row) }
    for variable in 0..<costs.count where !isFrozen[variable] && rowOf[variable] < 0 {
      settle(variable, near: rest(variable))
    }
    evaluate()
    for row in 0..<basics.count {
      let basic = Int(basics[row])
      let value = values[basic]
      var segment = 0
      while segment < costs.kinkCount(of: basic),
        value > costs.position(of: segment, of: basic)
      { segment += 1 }
      below[basic] = Int32(segment)
      above[basic] = Int32(segment)
    }
  }

  /// Puts a variable where it costs least by itself; of several such places, nearest to `rest`.
  mutating func settle(_ variable: Int, near rest: Double) {
    guard let place = costs.cheapestPlace(of: variable, near: rest) else { return }
    values[variable] = place.value
    below[variable] = place.below
    above[variable] = place.above
  }

  /// The range in which a variable may lie without any change of the cost vector, at an optimum.
  func range(of variable: Int) -> (lower: Double, upper: Double) {
    let value = values[variable]
    if rowOf[variable] >= 0 {
      let segment = Int(below[variable])
      let slope = costs.slopeStart(of: segment, of: variable)
      // A segment that breaks a bound can only be reached at its inner end.
      guard costs.slopes[slope] == 0 else { return (value, value) }
      let (lower, upper) = costs.ends(of: segment, of: variable)
      return (min(lower, value), max(upper, value))
    }
    guard !isFrozen[variable] else { return (value, value) }
    var (lower, upper) = (value, value)
    if rate(variable, 1) == nil {
      upper = costs.ends(of: Int(above[variable]), of: variable).upper
    }
    if rate(variable, -1) == nil {
      lower = costs.ends(of: Int(below[variable]), of: variable).lower
    }
    return (lower, upper)
  }

  /// Whether some variable can move without any change of the cost vector.
  ///
  /// May be true where the rows leave no room after all, never the other way round.
  var canMove: Bool {
    for variable in 0..<variableCount where rowOf[variable] < 0 {
      let (lower, upper) = range(of: variable)
      if lower < upper { return true }
    }
    return false
  }
}
