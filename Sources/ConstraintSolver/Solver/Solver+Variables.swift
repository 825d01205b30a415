import Requirements

extension Solver {
  /// Adds an unknown that comes, in the rule for ties, after those added like this before.
  ///
  ///     let left = solver.addVariable()
  ///     let width = solver.addVariable(isNonNegative: true)
  ///
  /// Its ordinal is the number of those, so that variables with ordinals of one's own can be put before
  /// all of them by numbers below 0.
  ///
  /// - Parameters:
  ///   - rest: The value it comes as near to as the constraints allow; finite, and taken for
  ///     ``largestConstant`` at the most.
  ///   - isNonNegative: Adds the silent required rule that it is at least 0.
  /// - Returns: The handle of the variable.
  /// - Complexity: O(1), amortised.
  public func addVariable(rest: Double = 0, isNonNegative: Bool = false) -> Variable {
    let variable = addVariable(ordinal: nextOrdinal, rest: rest, isNonNegative: isNonNegative)
    nextOrdinal += 1
    return variable
  }

  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - ordinal: Its rank in the rule for ties, in −2³¹..<2³¹; less comes first.
  ///   - rest: The value it comes as near to as the constraints allow; finite, and taken for
  ///     ``largestConstant`` at the most.
  ///   - isNonNegative: Adds the silent required rule that it is at least 0.
  /// - Returns: The handle of the variable.
  /// - Complexity: O(1), amortised.
  public func addVariable(ordinal: Int, rest: Double = 0, isNonNegative: Bool = false) -> Variable {
    requirement(rest.isFinite, "rest is \(rest); a variable needs a finite rest")
    return graph.addVariable(
      ordinal: Self.checkedOrdinal(ordinal),
      rest: Self.limited(rest: rest),
      isNonNegative: isNonNegative
    )
  }

  /// Adds two unknowns that are not negative, and two that rest at 0 and have no silent rule.
  ///
  /// This is for the layout engine, which adds these for each item; otherwise the same as four times
  /// ``addVariable(ordinal:rest:isNonNegative:)``.
  ///
  /// - Parameters:
  ///   - ordinal: The rank of the width in the rule for ties; the others have the next ones.
  ///   - width: What the width comes as near to as the constraints allow, in points; finite.
  ///   - height: The same for the height.
  /// - Returns: The handles of the variables.
  package func addRectangle(
    ordinal: Int,
    width: Double,
    height: Double
  ) -> (width: Variable, height: Variable, left: Variable, top: Variable) {
    requirement(
      width.isFinite && height.isFinite,
      "rests are \(width) and \(height); a variable needs a finite rest"
    )
    let ordinal = Self.checkedOrdinal(ordinal + 3) - 3
    let rests = (Self.limited(rest: width), Self.limited(rest: height))
    if graph.freeVariables.isEmpty {
      let first = graph.appendRectangle(ordinal: ordinal, rests: rests)
      return (
        Variable(index: first, generation: 0), Variable(index: first &+ 1, generation: 0),
        Variable(index: first &+ 2, generation: 0), Variable(index: first &+ 3, generation: 0)
      )
    }
    let added = graph.addRectangle(ordinal: ordinal, rests: rests)
    return (
      handle(ofIndex: added[0]), handle(ofIndex: added[1]), handle(ofIndex: added[2]),
      handle(ofIndex: added[3])
    )
  }

  /// Makes room at once for so many variables, constraints and terms in all.
  ///
  /// Tables that grow bit by bit are moved, and touch twice the memory.
  package func reserve(variables: Int, constraints: Int, terms: Int) {
    graph.reserve(variables: variables, rows: constraints, terms: terms)
  }

  /// Removes an unknown; constraints that mention it must have been removed before.
  ///
  /// An edit variable is then none any more.
  ///
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    let index = checkedIndex(variable)
    if !edits.isEmpty { endEdit(of: variable) }
    requirement(
      graph.variables[index].firstUse < 0,
      "\(variable) is still in constraints; remove those first"
    )
    freedoms[index] = nil
    graph.removeVariable(index)
  }

  /// The rank of a variable in the rule for ties.
  public func ordinal(of variable: Variable) -> Int {
    Int(graph.variables[checkedIndex(variable)].ordinal)
  }

  /// Changes the rank of a variable in the rule for ties.
  ///
  /// A mirrored variable has the rank −1 − `ordinal` where it can only fall short of its rest, so that
  /// among several the first to be brought to its rest in a shortage is the last in a surplus. It should
  /// be held to its rest by constraints in both directions: then all optimal points are on one side.
  ///
  /// - Parameters:
  ///   - ordinal: Its rank, in −2³¹..<2³¹; less comes first.
  ///   - variable: The variable.
  ///   - isMirrored: Whether it has the opposite rank in a shortage.
  public func setOrdinal(_ ordinal: Int, of variable: Variable, isMirrored: Bool = false) {
    let index = checkedIndex(variable)
    let ordinal = Self.checkedOrdinal(ordinal)
    let record = graph.variables.base + Int(index)
    guard
      record.pointee.ordinal != ordinal
        || record.pointee.flags.contains(.isMirrored) != isMirrored
    else { return }
    record.pointee.ordinal = ordinal
    if isMirrored {
      record.pointee.flags.insert(.isMirrored)
    } else {
      record.pointee.flags.remove(.isMirrored)
    }
    if record.pointee.flags.contains(.mayBeFree) { graph.touchTies(index) }
    // Of several contradictions, the order of the variables says which is met first.
    if !graph.outOfForce.isEmpty { graph.touch(index) }
  }

  /// Changes the value that a variable comes as near to as the constraints allow.
  public func setRest(_ rest: Double, of variable: Variable) {
    requirement(rest.isFinite, "rest is \(rest); a variable needs a finite rest")
    let index = checkedIndex(variable)
    let rest = Self.limited(rest: rest)
    guard graph.rest(of: index) != rest else { return }
    graph.setRest(rest, of: index)
    graph.touchTies(index)
  }

  /// The value of a variable in the last solution; its rest, if there was none yet.
  ///
  /// Values below half a million are whole multiples of 2⁻³², so that rounding on the way to a solution
  /// does not show.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    Graph.given(graph.variables[checkedIndex(variable)].value)
  }

  /// The values of variables that are known to be the solver's, such as an item's position and size, until
  /// the next variable is added.
  package var knownValues: KnownValues { KnownValues(graph.variables.base) }

  /// Whether the solver has a variable.
  public func contains(_ variable: Variable) -> Bool {
    graph.contains(variable)
  }

  func checkedIndex(_ variable: Variable) -> Int32 {
    requirement(contains(variable), "\(variable) is not a variable of this solver")
    return variable.index
  }

  func handle(ofIndex index: Int32) -> Variable {
    graph.handle(index)
  }

  private static func checkedOrdinal(_ ordinal: Int) -> Int32 {
    guard let short = Int32(exactly: ordinal) else {
      requirementFailure("ordinal \(ordinal) is not in −2³¹..<2³¹")
    }
    return short
  }
}
