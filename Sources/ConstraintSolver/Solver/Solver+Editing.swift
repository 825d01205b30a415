extension Solver {
  /// Lets values be suggested for a variable, as a drag or a resized window does.
  ///
  ///     try solver.addEditVariable(width, priority: .high)
  ///     for column in 40...120 {
  ///       try solver.suggestValue(Double(column), for: width)
  ///       solver.solve()
  ///     }
  ///     solver.removeEditVariable(width)
  ///
  /// Until one is suggested, the variable is held where the last solution put it. One that is an edit
  /// variable already gets the new priority.
  ///
  /// Source: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
  /// Algorithm", ACM TOCHI 8(4), 2001; its `resolve` is ``solve(breaking:)``.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - priority: How firmly suggested values are held; above 0 and below 1000.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/invalidPriority(_:)`` or
  ///   ``SolverError/requiredEdit(_:)``; the solver is then as before.
  public func addEditVariable(
    _ variable: Variable,
    priority: Priority = .high
  ) throws(SolverError) {
    guard contains(variable) else { throw .unknownVariable(variable) }
    guard priority.isValid else { throw .invalidPriority(priority) }
    guard priority < .required else { throw .requiredEdit(variable) }
    if let edit = edits[variable] { return try setPriority(priority, of: edit) }
    edits[variable] = try addConstraint(
      [Term(variable)],
      .equal,
      value(of: variable),
      priority: priority
    )
  }

  /// Whether values can be suggested for a variable.
  public func isEditVariable(_ variable: Variable) -> Bool { edits[variable] != nil }

  /// Holds an edit variable to a value, in points, from the next ``solve(breaking:)`` on.
  ///
  /// - Throws: ``SolverError/notEditVariable(_:)``, ``SolverError/notFinite(value:place:)`` or
  ///   ``SolverError/outOfRange(value:place:)``; the solver is then as before.
  /// - Complexity: O(1); the next solve looks only at what depends on the variable.
  public func suggestValue(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let edit = edits[variable] else { throw .notEditVariable(variable) }
    try setConstant(value, of: edit)
  }

  /// Lets go of an edit variable; one that is none is left as it is.
  public func removeEditVariable(_ variable: Variable) { endEdit(of: variable) }

  /// Takes the constraint of an edit variable out.
  func endEdit(of variable: Variable) {
    guard let edit = edits.removeValue(forKey: variable), contains(edit) else { return }
    touchAround(edit.slot)
    graph.removeRow(edit.slot)
  }
}
