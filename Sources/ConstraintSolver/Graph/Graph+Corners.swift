/// Ties of large programs that nobody contests.
///
/// What ``Graph/settleAtEnds(_:)`` is for programs that move along one line, this is for those of many rows: the
/// sum of all ways to rest is made least over the optimal face, and if no root can come nearer to its rest from
/// there, each is where the rule for ties puts it. The points that differences of variables allow, each pair in
/// its range, have one that is least in every variable, and so have those that cost least where differences bear
/// the costs; grids and lists of inequalities are of this kind.
///
/// Source: K. Murota, "Discrete Convex Analysis", SIAM, 2003 (L♮-convex sets are lattices).
extension Graph {
  /// Walks to the optimum with a factorised basis, and leaves it in the program's tableau as a walk of that
  /// would.
  ///
  /// - Returns: False where the tableau has to be used: the program is small or wide, or the walk came to no
  ///   end.
  mutating func solveSparse(firstLogical: Int, count: Int) -> Bool {
    guard program.isForFactors(rowCount: count - firstLogical) else { return false }
    program.leavesDifferences = false
    let standsAlone = standsAlone()
    let first = standsAlone ? firstAsked() : nil
    let question = first.map { Int(variables[variables[$0].root].visit - program.firstVisit) }
    var sparse = SparseSimplex()
    program.setUp(&sparse, firstLogical: firstLogical, count: count, question: question)
    sparse.start()
    guard sparse.minimise() == .optimal else { return false }
    if sparse.openDirections().isEmpty {
      sparse.leave(in: &program.simplex, withColumns: false)
      return true
    }
    if standsAlone {
      let canMove = program.recoveredMoves { sparse.canMove($0) }
      program.leavesDifferences = program.leavesOnlyDifferences(canMove)
    }
    if !program.leavesDifferences {
      let costs = sparse.costs
      if let first, let question { sparse.costs = costs.extended(goal: goal(of: first, question)) }
      if !goToCorner(&sparse) { program.ends.removeAll() }
      sparse.costs = costs
      sparse.locateLast()
      sparse.price()
    }
    sparse.leave(
      in: &program.simplex,
      withColumns: program.ends.isEmpty && !program.leavesDifferences
    )
    return true
  }

  /// Moves a program at its optimum to where every root is as near to its rest as it can come.
  ///
  /// - Returns: Whether there is such a point; the ends that roots are at are in the program then.
  private mutating func goToCorner(_ sparse: inout SparseSimplex) -> Bool {
    sparse.locateLast()
    guard sparse.minimise() == .optimal else { return false }
    let optimum = program.recovered(isChange: false) { sparse.values.base[$0] }
    var weights = Array(repeating: 0.0, count: program.columnCount)
    for local in 0..<program.roots.count { weights[local] = way(of: local, optimum[local]) }
    guard wantOneWay(weights, sparse) else { return false }
    let costs = sparse.costs
    var slopes = program.reduced(weights)
    slopes += Array(repeating: 0, count: costs.count - slopes.count)
    sparse.costs = costs.extended(by: slopes)
    guard sparse.minimise() == .optimal else { return false }
    sparse.costs = costs
    sparse.price()
    return findEnds(&sparse)
  }

  /// Whether the roots that can move would all like to go up, or all down.
  ///
  /// Where some would like to go up and others down, they are mostly tied to each other, so that the walk to the
  /// corner, which is long, would be in vain: they are brought to their places one by one.
  private mutating func wantOneWay(_ weights: [Double], _ sparse: borrowing SparseSimplex) -> Bool {
    var (goesUp, goesDown) = (false, false)
    let canMove = program.recoveredMoves { sparse.canMove($0) }
    for local in 0..<program.roots.count where canMove[local] {
      goesUp = goesUp || weights[local] < 0
      goesDown = goesDown || weights[local] > 0
    }
    return !(goesUp && goesDown)
  }

  /// Notes which ends the roots are at.
  ///
  /// - Returns: False where one that can come nearer to its rest is at none.
  private mutating func findEnds(_ sparse: inout SparseSimplex) -> Bool {
    var canRise = Array(repeating: false, count: program.roots.count)
    var canFall = canRise
    for direction in sparse.openDirections() {
      sparse.findDriven(by: direction.variable)
      let changes = program.recovered(isChange: true) {
        sparse.change(of: $0, with: direction.variable)
      }
      for local in 0..<program.roots.count {
        let change = changes[local]
        guard abs(change) > Tolerance.cost else { continue }
        let (rises, falls) =
          change > 0
          ? (direction.canRise, direction.canFall) : (direction.canFall, direction.canRise)
        canRise[local] = canRise[local] || rises
        canFall[local] = canFall[local] || falls
        if canRise[local], canFall[local] { return false }
      }
    }
    let corner = program.recovered(isChange: false) { sparse.values.base[$0] }
    for local in 0..<program.roots.count {
      var ends = VariableFlags()
      if !canFall[local] { ends.insert(.isLeast) }
      if !canRise[local] { ends.insert(.isGreatest) }
      guard suits(local, corner[local], ends) else { return false }
      program.ends.append(ends)
    }
    return true
  }

  // MARK: - The first one

  /// The variable that the rule for ties asks first, where the program is a group by itself and none is mirrored.
  ///
  /// A list without a beginning can be anywhere: its first member goes to its rest, and the others follow.
  private mutating func firstAsked() -> Int32? {
    var first: Int32?
    for local in 0..<program.roots.count {
      var member = program.roots[local]
      repeat {
        let record = variables[member]
        guard !record.flags.contains(.isMirrored) else { return nil }
        let isFirst = first.map {
          (record.ordinal, member) < (variables[$0].ordinal, $0)
        }
        if isFirst ?? true { first = member }
        member = record.nextInClass
      } while member != program.roots[local]
    }
    return first
  }

  /// Where a variable's root would have to be, as a sum of columns, for the variable to be at its rest.
  private mutating func goal(of variable: Int32, _ local: Int) -> Double {
    let record = variables[variable]
    let root = (rest(of: variable) - record.offset - slopeValue(of: variable)) / record.factor
    return root - program.constant(of: local)
  }

  // MARK: - Rests

  /// Which way a root would like to go, positive for down: the sum over its class.
  private mutating func way(of local: Int, _ value: Double) -> Double {
    let root = program.roots[local]
    var way = 0.0
    var member = root
    repeat {
      let record = variables[member]
      let excess =
        record.factor * value + record.offset + slopeValue(of: member) - rest(of: member)
      if abs(excess) > Self.restSlack { way += excess > 0 ? record.factor : -record.factor }
      member = record.nextInClass
    } while member != root
    return way
  }

  /// Whether no member of a root's class can come nearer to its rest.
  private mutating func suits(_ local: Int, _ value: Double, _ ends: VariableFlags) -> Bool {
    guard ends != .ends else { return true }
    guard ends == .isLeast || ends == .isGreatest else { return false }
    let root = program.roots[local]
    var member = root
    repeat {
      let record = variables[member]
      let excess =
        record.factor * value + record.offset + slopeValue(of: member) - rest(of: member)
      let isLeast = (record.factor > 0) == (ends == .isLeast)
      guard isLeast ? excess >= -Self.restSlack : excess <= Self.restSlack else { return false }
      member = record.nextInClass
    } while member != root
    return true
  }
}
