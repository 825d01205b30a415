/// What follows from a parameter, kept as long as nothing but constants changes.
struct ParameterPlan: ~Copyable {
  /// The variable whose value it is; −1 for none.
  var parameter: Int32 = -1
  /// The structure that the plan was made for.
  var epoch = -1
  /// The values between which no silent rule is broken, and no row without roots missed.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The variables that it moves, or may move, itself among them, in the order of their places.
  var moved = Slab<Moved>()
  /// Of the roots whose ranges are known, those whose places follow it.
  var movers = Slab<Mover>()
  var placeOfParameter: Int32 = 0
  /// The roots whose programs it is in, and how long they stay where they are.
  var kept = Slab<Kept>()
  /// The values between which all of these stay, as far as it is known.
  var keptLower = Double.infinity
  var keptUpper = -Double.infinity
  /// Whether some root of these was solved again, or may have wishes that were not looked at.
  var hasStale = true
  /// Whether roots were solved again whose ranges are worth knowing.
  var isToBeRenewed = false
  /// How often nothing but values followed from another value of the parameter.
  var aloneCount = 0
  /// The required rows without roots that it is in.
  var checks = Slab<Int32>()
  /// The peeled roots that follow from it.
  var peels = Slab<Int32>()

  init() {}

  /// A variable: slope · parameter + offset + factor · root, where it has a root.
  ///
  /// The parameter and the roots, which are given values, are their own roots here; the offset of these is what they were
  /// before.
  struct Moved: BitwiseCopyable {
    var variable: Int32
    var root: Int32
    var slope: Double
    var offset: Double
    var factor: Double
  }

  /// A root that is where one of its rows wants it to be.
  struct Mover: BitwiseCopyable {
    var root: Int32
    var row: Int32
  }

  /// A root that stays at its wish between two values of the parameter; those of an empty range, where it is not known.
  struct Kept: BitwiseCopyable {
    var root: Int32
    /// Where the root is among the moved variables.
    var place: Int32 = -1
    /// The row of the wish, where that follows the parameter; −1 for a place that does not.
    var row: Int32 = -1
    /// How often the range need not be looked for, as there was none.
    var wait: Int32 = 0
    var lower = Double.infinity
    var upper = -Double.infinity
  }

  mutating func begin(_ parameter: Int32, epoch: Int) {
    self.parameter = parameter
    self.epoch = epoch
    lower = -.infinity
    upper = .infinity
    moved.removeAll()
    movers.removeAll()
    kept.removeAll()
    hasStale = true
    checks.removeAll()
    peels.removeAll()
  }

  /// Brings the variables into the order of their places, in which changes are reported.
  mutating func sort() {
    var places = UnsafeMutableBufferPointer(start: moved.base, count: moved.count)
    places.sort { $0.variable < $1.variable }
  }

  /// Keeps to the values at which slope · parameter + offset ≥ −slack.
  mutating func limit(_ slope: Double, _ offset: Double, slack: Double) {
    if slope > 0 { lower = max(lower, (-slack - offset) / slope) }
    if slope < 0 { upper = min(upper, (-slack - offset) / slope) }
  }
}

extension Graph {
  /// Takes in the new values of the parameters whose constants changed.
  mutating func applyParameters() {
    for place in 0..<changedParameters.count {
      let row = changedParameters[place]
      let parameter = rows[row].target
      guard rows[row].status == .defining, self.parameter(of: parameter) == parameter else {
        continue
      }
      let value = rows[row].constant / coefficient(of: rows[row].firstTerm)
      guard value.bitPattern != variables[parameter].value.bitPattern else { continue }
      if parameterPlan.parameter != parameter || parameterPlan.epoch != epoch {
        makePlan(for: parameter)
      }
      set(parameter, to: value)
      follow(value)
    }
    changedParameters.removeAll()
  }

  /// Takes in the new value of the only parameter that changed, if nothing else did, and nothing but values follows from
  /// it.
  ///
  /// So it is while a window is resized: as long as no wish comes to the other side of the place of a root, all roots stay at
  /// the wishes that they are at. What comes out is what ``settle()`` would give.
  ///
  /// - Parameter changed: The variables that are given as another value than before, in the order of their places.
  /// - Returns: False, with nothing done, where more has to be looked at.
  /// - Complexity: O(variables that depend on the parameter).
  mutating func followAlone(_ changed: inout [Variable]) -> Bool {
    guard changedParameters.count == 1, parameterPlan.epoch == epoch, !parameterPlan.hasStale,
      parameterPlan.peels.isEmpty, touched.isEmpty, dirtyRows.isEmpty, forgotten.isEmpty,
      touchedPeels.isEmpty, uncheckedRows.isEmpty, removedVariables.isEmpty, movable.isEmpty,
      outOfForce.isEmpty, contradicted.isEmpty, violated.isEmpty, logged.isEmpty,
      reformed.isEmpty, !mayHaveKnownStructure
    else { return false }
    let row = changedParameters[0]
    let parameter = rows[row].target
    guard rows[row].status == .defining, parameter == parameterPlan.parameter,
      self.parameter(of: parameter) == parameter
    else { return false }
    let value = rows[row].constant / coefficient(of: rows[row].firstTerm)
    guard value >= max(parameterPlan.lower, parameterPlan.keptLower),
      value <= min(parameterPlan.upper, parameterPlan.keptUpper)
    else { return false }
    changedParameters.removeAll()
    parameterPlan.aloneCount += 1
    guard value.bitPattern != variables[parameter].value.bitPattern else { return true }
    setMovers(value)
    let room = parameterPlan.moved.count
    changed = Array(unsafeUninitializedCapacity: room) { changed, count in
      guard let found = changed.baseAddress else { return }
      count =
        generations.isEmpty
        ? followClear(value, found, areFirst: true) : followClear(value, found, areFirst: false)
    }
    return true
  }

  /// Gives what the parameter moves its values, and puts down the variables that are given as another.
  ///
  /// - Returns: How many there are.
  @inline(__always)
  private mutating func followClear(
    _ value: Double,
    _ found: UnsafeMutablePointer<Variable>,
    areFirst: Bool
  ) -> Int {
    let records = variables.base
    var next = parameterPlan.moved.base
    var left = parameterPlan.moved.count
    var count = 0
    while left > 0 {
      let moved = next
      next += 1
      left &-= 1
      let index = moved.pointee.variable
      let root = moved.pointee.root
      let record = records + Int(index)
      let old = record.pointee.value
      // What is near takes as long to look at as all the rest, and is looked at elsewhere.
      if root == index {
        // It has its value by now, and here the one that it had.
        guard KnownValues.areClearlyOthers(old, moved.pointee.offset) else {
          if old.bitPattern == moved.pointee.offset.bitPattern { continue }
          return followNear(value, found, count, from: moved - parameterPlan.moved.base)
        }
      } else {
        var new = moved.pointee.slope * value + moved.pointee.offset
        if root >= 0 { new += moved.pointee.factor * records[Int(root)].value }
        guard KnownValues.areClearlyOthers(new, old) else {
          if new.bitPattern == old.bitPattern { continue }
          return followNear(value, found, count, from: moved - parameterPlan.moved.base)
        }
        record.pointee.value = new
      }
      (found + count).initialize(
        to: areFirst ? Variable(index: index, generation: 0) : handle(index)
      )
      count &+= 1
    }
    return count
  }

  /// Does the same from one place on, where values may be given as the same number as before.
  @inline(never)
  private mutating func followNear(
    _ value: Double,
    _ found: UnsafeMutablePointer<Variable>,
    _ known: Int,
    from first: Int
  ) -> Int {
    var count = known
    for place in first..<parameterPlan.moved.count {
      let moved = parameterPlan.moved[place]
      let index = moved.variable
      var (old, new) = (moved.offset, variables[index].value)
      if moved.root != index {
        old = new
        new = moved.slope * value + moved.offset
        if moved.root >= 0 { new += moved.factor * variables[moved.root].value }
        if new.bitPattern != old.bitPattern {
          new = inRange(new)
          variables[index].value = new
        }
      }
      guard Self.given(new) != Self.given(old) else { continue }
      (found + count).initialize(to: handle(index))
      count &+= 1
    }
    return count
  }

  /// Gives the parameter and the roots whose places follow it their values.
  private mutating func setMovers(_ value: Double) {
    let moved = parameterPlan.moved.base
    for place in 0..<parameterPlan.kept.count {
      let kept = parameterPlan.kept[place]
      if kept.place >= 0 { moved[Int(kept.place)].offset = variables[kept.root].value }
    }
    let parameter = parameterPlan.parameter
    moved[Int(parameterPlan.placeOfParameter)].offset = variables[parameter].value
    variables[parameter].value = inRange(value)
    for place in 0..<parameterPlan.movers.count {
      let mover = parameterPlan.movers[place]
      let (coefficient, rightSide) = gatherLimit(mover.row)
      variables[mover.root].value = inRange(rightSide / coefficient)
    }
  }

  /// Calculates what the plan's parameter decides, and notes what else has to be looked at.
  ///
  /// - Complexity: O(variables that depend on the parameter).
  private mutating func follow(_ value: Double) {
    let isInside = value >= parameterPlan.lower && value <= parameterPlan.upper
    for place in 0..<parameterPlan.moved.count {
      let moved = parameterPlan.moved[place]
      guard moved.root >= 0 else {
        set(moved.variable, to: moved.slope * value + moved.offset)
        continue
      }
      guard variables[moved.variable].flags.contains(.isSloped), moved.root != moved.variable
      else { continue }
      noteReformed(moved.variable)
      // Where the root can move, the rule for ties looks at all members.
      if variables[moved.variable].flags.contains(.mayBeFree) { touch(moved.root) }
    }
    touchRoots(value)
    moveRoots(value)
    for place in 0..<parameterPlan.peels.count { touchedPeels.append(parameterPlan.peels[place]) }
    guard !isInside else { return }
    noteReformed(parameterPlan.parameter)
    // Something is missed: which one, the ordinary checks tell.
    for place in 0..<parameterPlan.moved.count where parameterPlan.moved[place].root < 0 {
      noteReformed(parameterPlan.moved[place].variable)
    }
    for place in 0..<parameterPlan.checks.count {
      uncheckedRows.append(parameterPlan.checks[place])
    }
  }

  /// Has the roots solved again that may not stay where they are.
  private mutating func touchRoots(_ value: Double) {
    guard
      parameterPlan.hasStale || value < parameterPlan.keptLower || value > parameterPlan.keptUpper
    else { return }
    parameterPlan.isToBeRenewed = true
    for place in 0..<parameterPlan.kept.count {
      let kept = parameterPlan.kept[place]
      let isKnown = variables[kept.root].flags.contains(.isKept)
      if !isKnown || value < kept.lower || value > kept.upper { touch(kept.root) }
    }
  }

  /// Moves the roots whose places follow the parameter, as far as they are not solved again anyway.
  private mutating func moveRoots(_ value: Double) {
    for place in 0..<parameterPlan.movers.count {
      let mover = parameterPlan.movers[place]
      let flags = variables[mover.root].flags
      guard flags.contains(.isKept), !flags.contains(.isTouched) else { continue }
      guard rows[mover.row].status == .limit, rows[mover.row].target == mover.root else {
        touch(mover.root)
        continue
      }
      let (coefficient, rightSide) = gatherLimit(mover.row)
      let own = rightSide / coefficient
      guard own.bitPattern != variables[mover.root].value.bitPattern else { continue }
      set(mover.root, to: own)
      changedRoots.append(mover.root)
    }
  }

  /// Looks between which values the roots stay that were solved again.
  mutating func renewPlan() {
    parameterPlan.isToBeRenewed = false
    guard contradicted.isEmpty, parameterPlan.epoch == epoch else {
      parameterPlan.hasStale = true
      return
    }
    let parameter = parameterPlan.parameter
    let value = variables[parameter].value
    var (lower, upper) = (-Double.infinity, Double.infinity)
    parameterPlan.movers.removeAll()
    for place in 0..<parameterPlan.kept.count {
      var kept = parameterPlan.kept[place]
      let isKnown = variables[kept.root].flags.contains(.isKept)
      if !isKnown || value < kept.lower || value > kept.upper {
        let range = kept.wait > 0 ? nil : rangeOfStay(of: kept.root, parameter)
        (kept.lower, kept.upper, kept.row) = range ?? (.infinity, -.infinity, -1)
        kept.wait = range != nil ? 0 : kept.wait > 0 ? kept.wait - 1 : Self.mostWaits
        if range != nil { variables[kept.root].flags.insert(.isKept) }
        parameterPlan.kept[place] = kept
      }
      if kept.row >= 0 {
        parameterPlan.movers.append(.init(root: kept.root, row: kept.row))
      }
      lower = max(lower, kept.lower)
      upper = min(upper, kept.upper)
    }
    (parameterPlan.keptLower, parameterPlan.keptUpper) = (lower, upper)
    // A member of a class that has no wish of the parameter may be undecided all the same.
    var isStale = false
    for place in 0..<parameterPlan.moved.count
    where variables[parameterPlan.moved[place].variable].flags.contains(.mayBeFree) {
      isStale = true
    }
    parameterPlan.hasStale = isStale
  }

  /// For how many values of the parameter no range is looked for, after none was found.
  private static var mostWaits: Int32 { 8 }

  /// Finds the variables whose form has the parameter, and what they are in.
  ///
  /// Whatever has it in its form has it from a row with another variable that has it.
  private mutating func makePlan(for parameter: Int32) {
    parameterPlan.begin(parameter, epoch: epoch)
    let slack = feasibility
    let visit = newVisit()
    stack.removeAll()
    variables[parameter].visit = visit
    stack.append(parameter)
    while let variable = stack.popLast() {
      plan(variable, slack: slack)
      var use = variables[variable].firstUse
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        guard rows[row].visit != visit else { continue }
        rows[row].visit = visit
        plan(row: row, slack: slack)
        let first = rows[row].firstTerm
        for term in first..<first + rows[row].termCount {
          let other = terms[term].variable
          if self.parameter(of: other) == parameter, variables[other].visit != visit {
            variables[other].visit = visit
            stack.append(other)
          }
        }
      }
    }
    keepRoots()
    parameterPlan.sort()
    for place in 0..<parameterPlan.moved.count {
      let variable = parameterPlan.moved[place].variable
      guard parameterPlan.moved[place].root == variable else { continue }
      if variable == parameter {
        parameterPlan.placeOfParameter = Int32(place)
      } else {
        // The factor of a root among the moved is its number among the kept.
        parameterPlan.kept[Int(parameterPlan.moved[place].factor)].place = Int32(place)
      }
    }
  }

  /// Lists the roots of the plan once each, and what follows from those that can be followed by themselves.
  private mutating func keepRoots() {
    let met = newVisit()
    var count = 0
    for place in 0..<parameterPlan.kept.count {
      let root = parameterPlan.kept[place].root
      guard variables[root].visit != met else { continue }
      variables[root].visit = met
      parameterPlan.kept[count] = ParameterPlan.Kept(root: root)
      if mayMove(root) { moveClass(of: root, number: count) }
      count += 1
    }
    parameterPlan.kept.setCount(count)
  }

  /// Whether nothing but its class follows from a root.
  mutating func mayMove(_ root: Int32) -> Bool {
    guard variables[root].root == root else { return false }
    var member = root
    repeat {
      if variables[member].liveTerms > 0 { return false }
      member = variables[member].nextInClass
    } while member != root
    return true
  }

  /// Lists a root and the members of its class that do not follow the parameter by themselves.
  private mutating func moveClass(of root: Int32, number: Int) {
    parameterPlan.moved.append(
      .init(variable: root, root: root, slope: 0, offset: 0, factor: Double(number))
    )
    var member = variables[root].nextInClass
    while member != root {
      let record = variables[member]
      if !record.flags.contains(.isSloped) {
        parameterPlan.moved.append(
          .init(
            variable: member,
            root: root,
            slope: 0,
            offset: record.offset,
            factor: record.factor
          )
        )
      }
      member = record.nextInClass
    }
  }

  private mutating func plan(_ variable: Int32, slack: Double) {
    let record = variables[variable]
    let slope = slopes[variable]
    parameterPlan.moved.append(
      .init(
        variable: variable,
        root: variable == parameterPlan.parameter ? variable : record.root,
        slope: slope,
        offset: record.offset,
        factor: record.factor
      )
    )
    guard record.flags.contains(.isNonNegative) else { return }
    guard record.root < 0 else {
      // The silent rule of a member bounds its root.
      parameterPlan.kept.append(.init(root: record.root))
      return
    }
    parameterPlan.limit(slope, record.offset, slack: slack)
  }

  private mutating func plan(row: Int32, slack: Double) {
    switch rows[row].status {
    case .none, .dirty, .outOfForce, .passedOver, .defining: break
    case .limit: parameterPlan.kept.append(.init(root: rows[row].target))
    case .peeling: parameterPlan.peels.append(rows[row].target)
    case .live:
      gather(row)
      parameterPlan.kept.append(.init(root: sumRoots[0]))
    case .constant:
      guard rows[row].isRequired else { break }
      parameterPlan.checks.append(row)
      let sum = gather(row)
      // Relation: slope · parameter (relation) right side, all other parameters as they are.
      let slope = (sum.parameter == parameterPlan.parameter ? sum.slope : 0) * sum.scale
      guard !sum.hasSecondParameter else {
        parameterPlan.lower = .infinity
        break
      }
      let rightSide = sum.rightSide * sum.scale
      let side = rows[row].relation.rawValue
      if side >= 0 { parameterPlan.limit(slope, -rightSide, slack: slack) }
      if side <= 0 { parameterPlan.limit(-slope, rightSide, slack: slack) }
    }
  }
}
