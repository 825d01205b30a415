extension OptimalFace {
  /// Moves variables of the system, one after the other, as near to their rests as the earlier ones
  /// allow.
  ///
  /// - Complexity: One walk of the simplex for each variable that is not yet determined when its turn
  ///   comes; there are at most as many as the face has dimensions.
  mutating func rest(at rests: [Double]) {
    for (variable, rest) in rests.enumerated() where counts[variable] > 0 {
      guard combine(variable) else { continue }
      let way = rest - value(of: variable)
      if stayAlone(by: way) || moveAlone(by: way) { continue }
      let question = ask(slope: 0, near: way)
      _ = simplex.minimise()
      narrow()
      drop(question)
    }
  }

  /// The least and greatest value of a variable of the system.
  ///
  /// - Returns: Nil if there is only one.
  mutating func freedom(of variable: Int) -> (lower: Double, upper: Double)? {
    guard counts[variable] > 0 else { return nil }
    var ends: [Double] = []
    for slope in [1.0, -1.0] {
      guard combine(variable) else { return nil }
      let question = ask(slope: slope, near: nil)
      let outcome = simplex.minimise()
      ends.append(outcome == .unbounded ? -slope * .infinity : value(of: variable))
      drop(question)
      if outcome == .unbounded { straighten() }
    }
    let (lower, upper) = (ends[0], ends[1])
    let size = max(1, min(abs(lower), abs(upper)))
    guard upper - lower == .infinity || upper - lower > Tolerance.freedom * size else {
      return nil
    }
    return (lower, upper)
  }

  /// Expresses a variable by the nonbasic variables that may move.
  ///
  /// - Returns: Whether there are any.
  private mutating func combine(_ variable: Int) -> Bool {
    for index in pieces(of: variable) {
      let column = Int(columns[index])
      let row = Int(simplex.rowOf[column])
      if row < 0 {
        if !simplex.isFrozen[column] { touch(Int32(column), factors[index]) }
        continue
      }
      for place in simplex.rows.entries(of: row) {
        let other = simplex.rows.columns[place]
        guard !simplex.isFrozen[Int(other)] else { continue }
        touch(other, factors[index] * simplex.rows.values[place])
      }
    }
    touched.removeAll { column in
      guard abs(sums[Int(column)]) <= Tolerance.cancellation else { return false }
      sums[Int(column)] = 0
      isTouched[Int(column)] = false
      return true
    }
    return !touched.isEmpty
  }

  /// Holds a variable that one column alone moves, where it is at rest already.
  ///
  /// Without this, each of the many empty items of an undetermined row would cost a walk over the
  /// whole component.
  private mutating func stayAlone(by way: Double) -> Bool {
    guard way == 0, touched.count == 1, let column = touched.first.map({ Int($0) }) else {
      return false
    }
    simplex.isFrozen[column] = true
    clear()
    return true
  }

  /// Moves the only variable in question, if no row holds it.
  private mutating func moveAlone(by way: Double) -> Bool {
    guard touched.count == 1, let column = touched.first.map({ Int($0) }) else { return false }
    simplex.rows.rows(of: Int32(column), into: &simplex.found)
    guard simplex.found.isEmpty else { return false }
    let (lower, upper) = simplex.costs.ends(of: 1, of: column)
    let goal = simplex.values[column] + way / sums[column]
    simplex.values[column] = min(max(goal, lower), upper)
    simplex.isFrozen[column] = true
    clear()
    return true
  }

  private mutating func clear() {
    for column in touched {
      sums[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Adds the combined row with a cost: a kink some way off, or a slope.
  private mutating func ask(slope: Double, near way: Double?) -> Int {
    let question = simplex.variableCount
    let row = simplex.basics.count
    simplex.rows.addRow(capacity: touched.count + 4)
    simplex.rows.addColumn()
    var value = 0.0
    for column in touched {
      value += sums[Int(column)] * simplex.values[Int(column)]
      simplex.rows.append(column, sums[Int(column)], to: row)
    }
    clear()
    var kinks: [PiecewiseCosts.Kink] = []
    if let way {
      kinks.append(.init(position: value + way, level: 1, left: 1, right: 1))
    }
    simplex.costs.append(&kinks, lastSlope: slope)
    let segment: Int32 = way.map { $0 < 0 ? 1 : 0 } ?? 0
    simplex.basics.append(Int32(question))
    simplex.rowOf.append(Int32(row))
    simplex.values.append(value)
    simplex.below.append(segment)
    simplex.above.append(segment)
    simplex.isFrozen.append(false)
    return question
  }

  /// Takes a question out again.
  private mutating func drop(_ question: Int) {
    let row = Int(simplex.rowOf[question])
    if row >= 0 {
      simplex.basics[row] = -1
      simplex.rowOf[question] = -1
      simplex.rows.removeAll(from: row)
    }
    simplex.isFrozen[question] = true
  }

  /// Keeps to the points that answer the last question best.
  private mutating func narrow() {
    for variable in 0..<ownCount {
      if simplex.rowOf[variable] >= 0 {
        guard simplex.below[variable] != 1 else { continue }
        let kinks = simplex.costs.kinks(of: variable)
        let position = simplex.costs.position(
          of: simplex.below[variable] == 0 ? 0 : 1,
          of: variable
        )
        simplex.costs.positions[kinks.lowerBound] = position
        simplex.costs.positions[kinks.lowerBound + 1] = position
      } else if !simplex.isFrozen[variable] {
        let canRise = simplex.above[variable] == 1 && simplex.rate(variable, 1) == nil
        let canFall = simplex.below[variable] == 1 && simplex.rate(variable, -1) == nil
        simplex.isFrozen[variable] = !canRise && !canFall
      }
    }
    straighten()
  }

  /// Takes all basic variables to be inside their ranges.
  private mutating func straighten() {
    for variable in 0..<ownCount where simplex.rowOf[variable] >= 0 {
      simplex.below[variable] = 1
      simplex.above[variable] = 1
    }
  }
}
