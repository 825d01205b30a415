import Requirements

extension Solver {
  /// Traps where the solver's tables contradict each other.
  ///
  /// For tests: they call it after every change where `PLUMB_CHECK_INVARIANTS` is 1.
  ///
  /// - Complexity: O(terms + Σ members of classes).
  package func checkInvariants() {
    graph.checkInvariants()
    for (index, freedom) in freedoms {
      guard let freedom else { continue }
      requirement(
        freedom.variable.index == index && freedom.lower <= freedom.upper,
        "the freedom of variable \(index) is \(freedom)"
      )
    }
  }
}
