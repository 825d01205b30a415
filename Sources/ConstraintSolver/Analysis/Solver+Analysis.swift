extension Solver {
  /// A copy of the components of some variables, as they would be solved now.
  ///
  /// All analysis goes through this function. It leaves marks of the search behind, and nothing else.
  ///
  /// - Complexity: O(n log n) for n variables and terms of the components.
  func analysedSystem(around starts: [Variable]) -> AnalysedSystem {
    searchCount += 1
    var indices: [Int32] = []
    var slots: [Int32] = []
    for start in starts {
      let index = checkedIndex(start)
      guard variables[index].search != searchCount else { continue }
      let found = component(of: start.index, search: searchCount)
      indices += found.variables
      slots += found.slots
    }
    let system = system(variables: indices, slots: slots)
    let priorities = Set(slots.map { constraints[Int($0)].priority }).union([.required])
    return AnalysedSystem(
      system,
      priorities: priorities.sorted(by: >),
      ids: system.slots.map(id(ofSlot:)),
      handles: system.variables.map(handle(ofIndex:)),
      isOutOfForce: system.slots.map { slot in
        constraints[Int(slot)].isOutOfForce
      }
    )
  }

  /// The variables of a constraint; none for one that has lost them all.
  func variables(of constraint: ConstraintID) throws(SolverError) -> [Variable] {
    constraints[try index(of: constraint)].terms.map(\.variable)
  }
}
