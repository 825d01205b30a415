extension Solver {
  /// How the values of some variables follow several numbers at once.
  ///
  /// It is ``response(of:to:over:limit:)`` for more than one constant. What required equalities decide from one
  /// side to the other divides the constraints: those that the variables do not hang on are left out, contradictions of
  /// theirs with them. The solver stays as it is.
  ///
  /// - Parameters:
  ///   - asked: The variables.
  ///   - parameters: What changes.
  ///   - limit: The greatest number of pieces.
  /// - Returns: The pieces, exact but for rounding.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/unknownVariable(_:)``, or
  ///   ``SolverError/notFinite(value:place:)`` for an end of a range.
  /// - Complexity: A handful of solves of the component for each piece and parameter; the number of pieces grows
  ///   exponentially with that of the parameters in the worst case.
  package func response(
    of asked: [Variable],
    to parameters: [SolverParameter],
    limit: Int = 1000
  ) throws(SolverError) -> ParameterResponse {
    for variable in asked where !contains(variable) { throw .unknownVariable(variable) }
    var starts = asked
    for parameter in parameters {
      try Self.check(constant: parameter.range.lowerBound)
      try Self.check(constant: parameter.range.upperBound)
      for constraint in parameter.constraints { starts += try variables(of: constraint) }
      if let rest = parameter.rest {
        guard contains(rest) else { throw .unknownVariable(rest) }
        starts.append(rest)
      }
    }
    let copy = analysedSystem(around: starts)
    let needed = NeededRows(copy, asked: asked.compactMap(copy.number(of:)))
    // What changes nothing that is asked for is no parameter.
    let counts = parameters.map { parameter in
      parameter.constraints.contains { id in
        copy.row(of: id).map { !needed.isExcluded[$0] } ?? false
      } || (parameter.rest.flatMap(copy.number(of:)).map { needed.isOpen[$0] } ?? false)
    }
    let ranges = zip(parameters, counts).map { parameter, counts in
      counts ? parameter.range : parameter.range.lowerBound...parameter.range.lowerBound
    }
    var walk = ParameterWalk(
      copy,
      rows: parameters.map { $0.constraints.compactMap(copy.row(of:)) },
      rests: parameters.map { $0.rest.flatMap(copy.number(of:)) },
      asked: asked.compactMap(copy.number(of:)),
      isExcluded: needed.isExcluded,
      followed: needed.isOpen.indices.filter { needed.isOpen[$0] }
    )
    var response = try walk.pieces(of: ParameterPart(ranges), limit: limit)
    response.counts = counts
    for (place, parameter) in parameters.enumerated() where !counts[place] {
      for piece in response.pieces.indices {
        response.pieces[piece].part.widen(place, to: parameter.range)
      }
    }
    return response
  }

  /// Which variables hang together other than through what required equalities decide.
  ///
  /// - Parameter asked: The variables.
  /// - Returns: For each variable the number of its group, or nil for one that required equalities decide.
  /// - Throws: ``SolverError/unknownVariable(_:)``.
  package func groups(of asked: [Variable]) throws(SolverError) -> [Int?] {
    for variable in asked where !contains(variable) { throw .unknownVariable(variable) }
    let copy = analysedSystem(around: asked)
    let decided = DecidedVariables(copy)
    var groupOf: [Int?] = Array(repeating: nil, count: copy.system.variableCount)
    var count = 0
    return asked.map { variable in
      guard let number = copy.number(of: variable), !decided.isDecided[number] else { return nil }
      if groupOf[number] == nil {
        for member in decided.group(of: [number], in: copy) { groupOf[member] = count }
        count += 1
      }
      return groupOf[number]
    }
  }
}
