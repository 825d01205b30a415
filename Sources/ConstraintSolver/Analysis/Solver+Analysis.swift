extension Solver {
  /// A copy of the components of some variables, as they would be solved now.
  ///
  /// All analysis goes through this function. It leaves marks of the search behind, and nothing else.
  ///
  /// - Parameters:
  ///   - starts: The variables.
  ///   - stopsAtDecided: Whether variables that required equalities decide alone count with their values,
  ///     so that what lies beyond them is left out.
  /// - Returns: The copy.
  /// - Complexity: O(n log n) for n variables and terms of the components.
  func analysedSystem(around starts: [Variable], stopsAtDecided: Bool = false) -> AnalysedSystem {
    let visit = graph.newVisit()
    var group = Graph.Group()
    for start in starts {
      let index = checkedIndex(start)
      guard graph.variables[index].visit != visit,
        !stopsAtDecided || graph.variables[index].root >= 0
      else { continue }
      let found = graph.component(of: index, visit: visit, stopsAtDecided: stopsAtDecided)
      group.variables += found.variables
      group.rows += found.rows
    }
    let system = graph.system(variables: group.variables, slots: group.rows)
    let priorities = Set(group.rows.map { Priority(graph.rows[$0].priority) }).union([.required])
    return AnalysedSystem(
      system,
      priorities: priorities.sorted(by: >),
      ids: system.slots.map(id(ofSlot:)),
      handles: system.variables.map(handle(ofIndex:)),
      isOutOfForce: system.slots.map { graph.rows[$0].status == .outOfForce }
    )
  }

  /// The variables of a constraint; none for one that has lost them all.
  func variables(of constraint: ConstraintID) throws(SolverError) -> [Variable] {
    let row = graph.rows[try index(of: constraint)]
    return (row.firstTerm..<row.firstTerm + row.termCount).map {
      handle(ofIndex: graph.terms[$0].variable)
    }
  }
}
