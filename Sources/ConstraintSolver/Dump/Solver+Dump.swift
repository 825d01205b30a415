extension Solver {
  /// All that is known of the component of a variable, as text for people.
  ///
  /// Lists the variables and constraints, what presolve eliminated by which row, what is left of the
  /// rows, the basis of the simplex at the optimum, the error of each priority, what is free, and the
  /// contradictions. The article <doc:ReadingADump> explains a sample. The format may change from
  /// version to version.
  ///
  /// - Parameters:
  ///   - variable: A variable of the component.
  ///   - name: What variables are called; their description, unless told otherwise.
  ///   - label: What constraints are called; their description, unless told otherwise.
  /// - Returns: Lines that end with a line feed.
  /// - Complexity: That of solving the component, finding its freedoms and its conflicting sets.
  public func dump(
    around variable: Variable,
    name: (Variable) -> String = { $0.description },
    label: (ConstraintID) -> String = { $0.description }
  ) -> String {
    let analysed = analysedSystem(around: [variable])
    let values = analysed.handles.map { value(of: $0) }
    let wording = DumpWording(
      names: analysed.handles.map(name),
      labels: analysed.ids.map(label),
      scales: analysed.system.scales
    )
    var writer = DumpWriter(analysed: analysed, values: values, wording: wording)
    writer.writeVariables(analysed.handles.map { Int(graph.variables[$0.index].ordinal) })
    writer.writeConstraints()
    writer.writeErrors()
    writer.writeReduction()
    writer.writeFreedoms(analysed.handles.map { freedom(of: $0) })
    let answer = conflictingSets(around: variable, budget: .init(solves: 100, sets: 10))
    writer.writeConflicts(answer)
    return writer.text
  }
}
