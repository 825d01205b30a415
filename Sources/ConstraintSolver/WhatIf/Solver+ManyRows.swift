extension Solver {
  /// How the values of some variables follow a constant that several constraints and a variable's rest
  /// share.
  ///
  /// It is ``response(of:to:over:limit:)`` for a length that more than one constraint speaks of, such as
  /// "at most as wide as its text" and "at least as wide as its text". Variables that required
  /// equalities fix whatever the constant is count with their values, so that only what can move is
  /// solved.
  ///
  /// - Parameters:
  ///   - asked: The variables.
  ///   - constraints: The constraints whose constant changes.
  ///   - variable: The variable whose rest changes with it.
  ///   - range: The constants to look at, in points; finite.
  ///   - limit: The greatest number of pieces.
  /// - Returns: The pieces, exact but for rounding; where the required constraints stop being able to
  ///   hold, they end.
  /// - Throws: As ``response(of:to:over:limit:)``.
  public func response(
    of asked: [Variable],
    toAll constraints: [ConstraintID],
    restOf variable: Variable,
    over range: ClosedRange<Double>,
    limit: Int = 100
  ) throws(SolverError) -> Response {
    for end in [range.lowerBound, range.upperBound] { try Self.check(constant: end) }
    for variable in asked + [variable] where !contains(variable) {
      throw .unknownVariable(variable)
    }
    var own: [Variable] = []
    for constraint in constraints { own += try variables(of: constraint) }
    // What a required row decides follows its constant.
    var isSoft = true
    for constraint in constraints where graph.rows[try index(of: constraint)].isRequired {
      isSoft = false
    }
    let copy = analysedSystem(around: own + asked + [variable], stopsAtDecided: isSoft)
    var walk = ParametricWalk(
      copy,
      rows: constraints.compactMap(copy.row(of:)),
      rest: copy.number(of: variable),
      constant: range.lowerBound,
      asked: asked.compactMap(copy.number(of:))
    )
    let isFollowed = asked.map { copy.number(of: $0) != nil }
    let (pieces, isComplete) = walk.pieces(
      from: range.lowerBound,
      to: range.upperBound,
      limit: limit
    )
    let whole = pieces.map { piece in
      var piece = piece
      for (place, isFollowed) in isFollowed.enumerated() where !isFollowed {
        piece.values.insert(value(of: asked[place]), at: place)
        piece.slopes.insert(0, at: place)
      }
      return piece
    }
    return Response(pieces: whole, feasible: range, isComplete: isComplete)
  }
}
