extension Solver {
  /// How the values of some variables follow the constant of a constraint.
  ///
  ///     // Where do labels start to be cut off when a window gets narrower?
  ///     try solver.response(of: [first, second], to: width, over: 320...1024).breakpoints
  ///
  /// The values are those that ``solve(breaking:)`` would find, ties included. Constraints out of
  /// force stay out of force, unless it is the one in question. The solver stays as it is.
  ///
  /// - Parameters:
  ///   - asked: The variables.
  ///   - constraint: The constraint whose constant changes.
  ///   - range: The constants to look at, in points; finite.
  ///   - limit: The greatest number of pieces.
  /// - Returns: The pieces, exact but for rounding.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/unknownVariable(_:)``, or
  ///   ``SolverError/notFinite(value:place:)`` for an end of the range.
  /// - Complexity: A handful of solves of the component for each piece.
  ///
  /// Source: T. Gal, "Postoptimal Analyses, Parametric Programming, and Related Topics", 1995.
  public func response(
    of asked: [Variable],
    to constraint: ConstraintID,
    over range: ClosedRange<Double>,
    limit: Int = 100
  ) throws(SolverError) -> Response {
    for end in [range.lowerBound, range.upperBound] { try Self.check(constant: end) }
    var walk = try parametricWalk(of: asked, constraint)
    guard let feasible = walk.feasible(in: range) else {
      return Response(pieces: [], feasible: nil, isComplete: true)
    }
    let (pieces, isComplete) = walk.pieces(
      from: feasible.lowerBound,
      to: feasible.upperBound,
      limit: limit
    )
    return Response(pieces: pieces, feasible: feasible, isComplete: isComplete)
  }

  /// How the values of some variables follow small changes of the constant of a constraint.
  ///
  /// - Returns: The piece that ends at the present constant and the piece that begins there; both are
  ///   the same if the constant lies inside one. No piece reaches further than 10⁶ points. Nil where
  ///   a change makes the required constraints contradict each other.
  /// - Throws: As ``response(of:to:over:limit:)``.
  /// - Complexity: A handful of solves of the component.
  public func sensitivity(
    of asked: [Variable],
    to constraint: ConstraintID
  ) throws(SolverError) -> (below: Response.Piece?, above: Response.Piece?) {
    var walk = try parametricWalk(of: asked, constraint)
    let present = walk.presentConstant
    guard let feasible = walk.feasible(in: present - 1e6...present + 1e6),
      feasible.contains(present)
    else { return (nil, nil) }
    var ends: [Response.Piece?] = []
    for end in [feasible.lowerBound, feasible.upperBound] {
      ends.append(walk.pieces(from: present, to: end, limit: 1).pieces.first)
    }
    guard let below = ends[0], let above = ends[1],
      ParametricWalk.isSame(below.slopes, above.slopes)
    else {
      return (ends[0], ends[1])
    }
    let whole = Response.Piece(
      range: below.range.lowerBound...above.range.upperBound,
      values: below.values,
      slopes: below.slopes
    )
    return (whole, whole)
  }

  private func parametricWalk(
    of asked: [Variable],
    _ constraint: ConstraintID
  ) throws(SolverError) -> ParametricWalk {
    for variable in asked where !contains(variable) { throw .unknownVariable(variable) }
    let own = try variables(of: constraint)
    let copy = analysedSystem(around: own + asked)
    let record = graph.rows[try index(of: constraint)]
    return ParametricWalk(
      copy,
      rows: copy.row(of: constraint).map { [$0] } ?? [],
      constant: record.constant,
      asked: asked.compactMap(copy.number(of:))
    )
  }
}
