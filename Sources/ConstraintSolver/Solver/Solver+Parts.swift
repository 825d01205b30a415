/// What an engine asks that puts a layout together of parts, each with a solver of its own.
extension Solver {
  /// Finds out what required equalities alone say, for ``givenValue(of:)``, without solving.
  ///
  /// Nothing was solved before; what is added afterwards is solved as ever.
  ///
  /// - Complexity: Near-linear in the terms.
  package func findGivenValues() { graph.findForms() }

  /// The value that required equalities alone say, after ``findGivenValues()``, as it was calculated.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: Nil where wishes, bounds or the rule for ties have a say.
  /// - Complexity: O(1).
  package func givenValue(of variable: Variable) -> Double? {
    let record = graph.variables[checkedIndex(variable)]
    guard record.root < 0, !record.flags.contains(.isSloped) else { return nil }
    return record.offset
  }

  /// Whether constraints decide a variable, so that the rule for ties has no say, after a call of ``solve(breaking:)``.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: False also where it may only seem that they do not.
  /// - Complexity: O(1).
  package func isClearlyDecided(_ variable: Variable) -> Bool {
    !graph.variables[checkedIndex(variable)].flags.contains(.mayBeFree)
  }

  /// Writes the values down that the first variables have since the last call of ``solve(breaking:)``, as they were
  /// calculated: another solver that goes on with them is not to add up what rounding leaves out.
  ///
  /// - Parameters:
  ///   - count: How many variables these are; there are as many at least, none of which was removed.
  ///   - values: Room for as many numbers.
  /// - Complexity: O(`count`).
  package func writeValues(ofFirst count: Int, to values: UnsafeMutablePointer<Double>) {
    assert(count <= graph.variables.count, "the solver has fewer variables")
    let records = UnsafePointer(graph.variables.base)
    for index in 0..<count { values[index] = records[index].value }
  }
}

extension Graph {
  /// Gives the variables the forms that required equalities say, and looks at no other row.
  mutating func findForms() {
    forgetForms()
    defineVariables()
  }
}
