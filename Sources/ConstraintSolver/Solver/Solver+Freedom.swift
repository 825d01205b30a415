extension Solver {
  /// The range in which a variable is undecided, after a call of ``solve(breaking:)``.
  ///
  /// In a component with very many undecided variables, only the ranges of the first ones are found:
  /// those of the smallest ordinals. ``leavesFreedomsOut`` tells.
  ///
  /// - Returns: Nil if the constraints decide the variable.
  /// - Complexity: O(1) for a variable of a component without freedom; else two walks of the simplex
  ///   for each undecided variable of the component, once.
  public func freedom(of variable: Variable) -> Freedom? {
    let index = checkedIndex(variable)
    guard variables[index].mayBeFree else { return nil }
    if !variables[index].isFreedomKnown { findFreedoms(of: variable.index) }
    return freedoms[variable.index]
  }

  /// All variables that are undecided, in order of their handles.
  public func freeVariables() -> [Freedom] {
    variables.indices.compactMap { index in
      variables[index].isAlive ? freedom(of: handle(ofIndex: Int32(index))) : nil
    }
  }

  private func findFreedoms(of start: Int32) {
    searchCount += 1
    let (indices, slots) = component(of: start, search: searchCount)
    for index in indices {
      variables[Int(index)].isFreedomKnown = true
      freedoms[index] = nil
    }
    let system = system(variables: indices, slots: slots)
    let isExcluded = system.slots.map { slot in
      constraints[Int(slot)].isOutOfForce || constraints[Int(slot)].isPassedOver
    }
    let result = ComponentSolution(system, isExcluded: isExcluded, wantsFreedoms: true)
    leavesFreedomsOut = leavesFreedomsOut || result.isCutShort
    for (number, lower, upper) in result.freedoms {
      let index = system.variables[number]
      freedoms[index] = Freedom(
        variable: handle(ofIndex: index),
        lower: lower + 0.0,
        upper: upper + 0.0,
        value: variables[Int(index)].value
      )
    }
  }
}
