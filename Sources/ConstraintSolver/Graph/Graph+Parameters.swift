/// What follows from a parameter, kept as long as nothing but constants changes.
struct ParameterPlan: ~Copyable {
  /// The variable whose value it is; −1 for none.
  var parameter: Int32 = -1
  /// The structure that the plan was made for.
  var epoch = -1
  /// The values between which no silent rule is broken, and no row without roots missed.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The variables that it decides, and what they are: slope · parameter + offset.
  var decided = Slab<Decided>()
  /// The members of classes that it moves.
  var members = Slab<Int32>()
  /// The roots whose programs it is in.
  var roots = Slab<Int32>()
  /// The required rows without roots that it is in.
  var checks = Slab<Int32>()
  /// The peeled roots that follow from it.
  var peels = Slab<Int32>()

  init() {}

  struct Decided: BitwiseCopyable {
    var variable: Int32
    var slope: Double
    var offset: Double
  }

  mutating func begin(_ parameter: Int32, epoch: Int) {
    self.parameter = parameter
    self.epoch = epoch
    lower = -.infinity
    upper = .infinity
    decided.removeAll()
    members.removeAll()
    roots.removeAll()
    checks.removeAll()
    peels.removeAll()
  }

  /// Brings the decided variables into the order of their places, in which changes are reported.
  mutating func sort() {
    var places = UnsafeMutableBufferPointer(start: decided.base, count: decided.count)
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
      let value = rows[row].constant / terms[rows[row].firstTerm].coefficient
      guard value.bitPattern != variables[parameter].value.bitPattern else { continue }
      if parameterPlan.parameter != parameter || parameterPlan.epoch != epoch {
        makePlan(for: parameter)
      }
      set(parameter, to: value)
      follow(value)
    }
    changedParameters.removeAll()
  }

  /// Calculates what the plan's parameter decides, and notes what else has to be looked at.
  ///
  /// - Complexity: O(variables that depend on the parameter).
  private mutating func follow(_ value: Double) {
    let isInside = value >= parameterPlan.lower && value <= parameterPlan.upper
    for place in 0..<parameterPlan.decided.count {
      let decided = parameterPlan.decided[place]
      set(decided.variable, to: decided.slope * value + decided.offset)
    }
    for place in 0..<parameterPlan.members.count {
      let member = parameterPlan.members[place]
      noteReformed(member)
      // Where the root can move, the rule for ties looks at all members.
      if variables[member].flags.contains(.mayBeFree) { touch(variables[member].root) }
    }
    for place in 0..<parameterPlan.roots.count { touch(parameterPlan.roots[place]) }
    for place in 0..<parameterPlan.peels.count { touchedPeels.append(parameterPlan.peels[place]) }
    guard !isInside else { return }
    // Something is missed: which one, the ordinary checks tell.
    noteReformed(parameterPlan.parameter)
    for place in 0..<parameterPlan.decided.count {
      noteReformed(parameterPlan.decided[place].variable)
    }
    for place in 0..<parameterPlan.checks.count {
      uncheckedRows.append(parameterPlan.checks[place])
    }
  }

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
    parameterPlan.sort()
  }

  private mutating func plan(_ variable: Int32, slack: Double) {
    let record = variables[variable]
    guard record.root < 0 else {
      parameterPlan.members.append(variable)
      // The silent rule of a member bounds its root.
      if record.flags.contains(.isNonNegative) { parameterPlan.roots.append(record.root) }
      return
    }
    let slope = slopes[variable]
    if variable != parameterPlan.parameter {
      parameterPlan.decided.append(
        .init(variable: variable, slope: slope, offset: record.offset)
      )
    }
    if record.flags.contains(.isNonNegative) {
      parameterPlan.limit(slope, record.offset, slack: slack)
    }
  }

  private mutating func plan(row: Int32, slack: Double) {
    switch rows[row].status {
    case .none, .dirty, .outOfForce, .passedOver, .defining: break
    case .limit: parameterPlan.roots.append(rows[row].target)
    case .peeling: parameterPlan.peels.append(rows[row].target)
    case .live:
      gather(row)
      parameterPlan.roots.append(sumRoots[0])
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
