extension Solver {
  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - ordinal: Its rank in the rule for ties; less comes first.
  ///   - rest: The value it comes as near to as the constraints allow; finite.
  ///   - isNonNegative: Adds the silent required rule that it is at least 0.
  /// - Returns: The handle of the variable.
  /// - Complexity: O(1), amortised.
  public func addVariable(ordinal: Int, rest: Double = 0, isNonNegative: Bool = false) -> Variable {
    precondition(rest.isFinite, "rest is \(rest); a variable needs a finite rest")
    var record = VariableRecord(
      ordinal: ordinal,
      rest: rest,
      value: rest + 0.0,
      generation: 0,
      isNonNegative: isNonNegative
    )
    let index: Int32
    if let free = freeVariableIndices.popLast() {
      index = free
      record.generation = variables[Int(free)].generation + 1
      record.search = variables[Int(free)].search
      // It may have been touched before it was removed.
      record.isTouched = variables[Int(free)].isTouched
      variables[Int(free)] = record
      touch(index)
    } else {
      index = Int32(variables.count)
      record.isTouched = true
      variables.append(record)
      touched.append(index)
    }
    return Variable(index: index, generation: record.generation)
  }

  /// Removes an unknown; constraints that mention it must have been removed before.
  ///
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) {
    let index = checkedIndex(variable)
    precondition(
      variables[index].uses.isEmpty,
      "\(variable) is still in \(variables[index].uses.count) constraints; remove those first"
    )
    variables[index].isAlive = false
    variables[index].isFreedomKnown = false
    freedoms[variable.index] = nil
    freeVariableIndices.append(variable.index)
  }

  /// Changes the rank of a variable in the rule for ties.
  public func setOrdinal(_ ordinal: Int, of variable: Variable) {
    let index = checkedIndex(variable)
    guard variables[index].ordinal != ordinal else { return }
    variables[index].ordinal = ordinal
    touch(variable.index)
  }

  /// Changes the value that a variable comes as near to as the constraints allow.
  public func setRest(_ rest: Double, of variable: Variable) {
    precondition(rest.isFinite, "rest is \(rest); a variable needs a finite rest")
    let index = checkedIndex(variable)
    guard variables[index].rest != rest else { return }
    variables[index].rest = rest
    touch(variable.index)
  }

  /// The value of a variable in the last solution; its rest, if there was none yet.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    variables[checkedIndex(variable)].value
  }

  /// Whether the solver has a variable.
  public func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return variables.withUnsafeBufferPointer { variables in
      index >= 0 && index < variables.count && variables[index].isAlive
        && variables[index].generation == variable.generation
    }
  }

  func checkedIndex(_ variable: Variable) -> Int {
    precondition(contains(variable), "\(variable) is not a variable of this solver")
    return Int(variable.index)
  }

  /// Notes that the component of a variable has to be solved again.
  func touch(_ index: Int32) {
    guard !variables[Int(index)].isTouched else { return }
    variables[Int(index)].isTouched = true
    touched.append(index)
  }

  func handle(ofIndex index: Int32) -> Variable {
    Variable(index: index, generation: variables[Int(index)].generation)
  }
}
