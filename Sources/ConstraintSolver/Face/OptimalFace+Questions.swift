extension OptimalFace {
  /// Moves variables of the system, one after the other, as near to their rests as the earlier ones
  /// allow.
  ///
  /// - Complexity: A few terms for a variable that earlier ones decide, or that one column alone moves
  ///   as far as it has to; one walk of the simplex for any other.
  mutating func rest(at rests: [Double], inOrder order: [Int]) {
    for variable in order where !isKnown[variable] {
      let rest = rests[variable]
      let value = combine(variable)
      guard !touched.isEmpty else {
        settle(variable, at: value)
        continue
      }
      let way = rest - value
      if let moved = moveColumn(by: way) {
        settle(variable, at: value + moved)
        continue
      }
      if let moved = moveOne(by: way) {
        settle(variable, at: value + moved)
        continue
      }
      let question = ask(slope: 0, near: way)
      let start = simplex.values[question]
      _ = simplex.minimise()
      let moved = simplex.values[question] - start
      narrow()
      drop(question)
      compactIfNeeded()
      settle(variable, at: value + moved)
    }
  }

  /// The variables of a system in the order in which they come to their rests.
  ///
  /// That is the order of their numbers, but for mirrored ones that can only fall short.
  func order(of system: ComponentSystem) -> [Int] {
    guard !system.mirrored.isEmpty else { return Array(0..<system.variableCount) }
    var face = self
    var keys = system.ordinals
    for variable in system.mirrored where !isKnown[variable] {
      if face.isShort(variable, of: system.rests[variable]) { keys[variable] = ~keys[variable] }
    }
    // Equal ranks go by the solver's index.
    return keys.indices.sorted {
      (keys[$0], system.variables[$0]) < (keys[$1], system.variables[$1])
    }
  }

  /// Whether a variable can only fall short of a value.
  private mutating func isShort(_ variable: Int, of rest: Double) -> Bool {
    let value = combine(variable)
    clear()
    guard abs(value - rest) <= Tolerance.freedom else { return value < rest }
    guard let (_, upper) = freedom(of: variable) else { return false }
    return upper - rest <= Tolerance.freedom
  }

  /// The least and greatest value of a variable of the system.
  ///
  /// Variables that move with one and the same variable of the simplex share its range.
  ///
  /// - Returns: Nil if there is only one.
  mutating func freedom(of variable: Int) -> (lower: Double, upper: Double)? {
    guard !isKnown[variable] else { return nil }
    let value = combine(variable)
    guard !touched.isEmpty else { return nil }
    let (lower, upper): (Double, Double)
    let image = pieces.count == 1 ? pieces.first : touched.first.map { (Int($0), sums[Int($0)]) }
    if let image, pieces.count == 1 || touched.count == 1 {
      let (column, factor) = image
      let present = simplex.values[column]
      let range: (lower: Double, upper: Double)
      if let known = rangeOf[column] {
        clear()
        range = known
      } else {
        for touched in touched { sums[Int(touched)] /= factor }
        range = ends(from: present) { face in face.combineNumber(column) }
        rangeOf[column] = range
      }
      let ends = [range.lower, range.upper].map { value + factor * ($0 - present) }
      (lower, upper) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    } else {
      (lower, upper) = ends(from: value) { face in _ = face.combine(variable) }
    }
    let size = min(abs(lower), abs(upper))
    let rounding = Tolerance.freedom + (size.isFinite ? 1e-11 * size : 0)
    return upper - lower > rounding ? (lower, upper) : nil
  }

  /// The least and greatest value of what is put together, which is `value` at present.
  private mutating func ends(
    from value: Double,
    combineAgain: (inout OptimalFace) -> Void
  ) -> (lower: Double, upper: Double) {
    var value = value
    var ends: [Double] = []
    for slope in [1.0, -1.0] {
      if touched.isEmpty { combineAgain(&self) }
      let question = ask(slope: slope, near: nil)
      let start = simplex.values[question]
      effort += simplex.variableCount
      let outcome = simplex.minimise()
      value += simplex.values[question] - start
      ends.append(outcome == .unbounded ? -slope * .infinity : value)
      drop(question)
      if outcome == .unbounded { straighten() }
      compactIfNeeded()
    }
    return (ends[0], ends[1])
  }

  /// Notes the value that a variable has from now on, and of those that equalities calculate from it.
  private mutating func settle(_ variable: Int, at value: Double) {
    isKnown[variable] = true
    known[variable] = value
    equalities.close(variable, &isKnown, &known)
  }

  /// Expresses a variable by the nonbasic variables that may move; ``touched`` holds them.
  ///
  /// - Returns: The present value of the variable.
  private mutating func combine(_ variable: Int) -> Double {
    let value = expand(variable)
    for (number, factor) in pieces { addPiece(number, factor) }
    dropCancelled()
    return value
  }

  private mutating func combineNumber(_ number: Int) {
    addPiece(number, 1)
    dropCancelled()
  }

  private mutating func addPiece(_ number: Int, _ factor: Double) {
    let row = Int(simplex.rowOf[number])
    if row < 0 {
      if !simplex.isFrozen[number] { touch(Int32(number), factor) }
      return
    }
    for place in simplex.rows.entries(of: row) {
      let other = simplex.rows.columns[place]
      guard !simplex.isFrozen[Int(other)] else { continue }
      touch(other, factor * simplex.rows.values[place])
    }
    effort += simplex.rows.count(of: row)
  }

  private mutating func dropCancelled() {
    touched.removeAll { column in
      guard abs(sums[Int(column)]) <= Tolerance.cancellation else { return false }
      sums[Int(column)] = 0
      isTouched[Int(column)] = false
      return true
    }
  }

  mutating func clear() {
    for column in touched {
      sums[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Adds the combined row with a cost: a kink some way off, or a slope.
  mutating func ask(slope: Double, near way: Double?) -> Int {
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
