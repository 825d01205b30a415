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
    guard graph.variables[index].flags.contains(.mayBeFree) else { return nil }
    if freedoms[index] == nil { findFreedoms(of: index) }
    return freedoms[index] ?? nil
  }

  /// All variables that are undecided, in order of their handles.
  public func freeVariables() -> [Freedom] {
    (0..<Int32(graph.variables.count)).compactMap { index in
      graph.variables[index].flags.contains([.isAlive, .mayBeFree])
        ? freedom(of: handle(ofIndex: index)) : nil
    }
  }

  private func findFreedoms(of start: Int32) {
    let group = graph.collectGroup(from: start)
    for index in group.variables { freedoms[index] = .some(nil) }
    let system = graph.system(variables: group.variables, slots: group.rows)
    let result = ComponentSolution(
      system,
      isExcluded: Array(repeating: false, count: system.rowCount),
      wantsFreedoms: true
    )
    leavesFreedomsOut = leavesFreedomsOut || result.isCutShort
    for (number, lower, upper) in result.freedoms {
      let index = system.variables[number]
      freedoms[index] = Freedom(
        variable: handle(ofIndex: index),
        lower: lower + 0.0,
        upper: upper + 0.0,
        value: Graph.given(graph.variables[index].value)
      )
    }
  }
}
