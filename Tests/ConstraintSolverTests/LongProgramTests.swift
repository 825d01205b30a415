import ConstraintSolver
import TestSupport
import Testing

/// Programs of many columns, which elimination takes down to one row or none; `whatIf` solves them by another
/// presolve and another simplex.
@Suite struct `Programs of many columns` {
  enum Kind: CaseIterable {
    /// Gaps and lengths that are at least so large, open at the end or not.
    case chain
    /// Lengths with wishes of few or many priorities in too little or too much room.
    case row
    /// Places with gaps that would like to be larger than they have to.
    case gaps
    /// Gaps of one length between lengths that have to keep apart.
    case spaces
  }

  @Test(arguments: Kind.allCases)
  func `are solved as a copy from scratch is`(_ kind: Kind) throws {
    for seed in 0..<8 {
      var random = SeededRandom(seed: UInt64(seed))
      let count = Int.random(in: 26...60, using: &random)
      let made = try make(kind, count, &random)
      for change in 0..<3 {
        if let constraint = made.constraints.randomElement(using: &random), change > 0 {
          let constant = Double(Int.random(in: 0...20, using: &random))
          try made.solver.setConstant(constant, of: constraint)
        }
        made.solver.solve()
        let copy = try made.solver.whatIf(values: made.variables)
        for (variable, known) in zip(made.variables, copy.values) {
          let value = made.solver.value(of: variable)
          #expect(abs(value - known) <= 1e-7, "\(kind), seed \(seed), \(variable)")
        }
      }
    }
  }

  private struct Made {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []
  }

  private func make(_ kind: Kind, _ count: Int, _ random: inout SeededRandom) throws -> Made {
    var made = Made()
    let solver = made.solver
    var end: [Term] = []
    let gap = solver.addVariable(ordinal: 1_000_000, isNonNegative: true)
    let isTight = Bool.random(using: &random)
    for index in 0..<count {
      // Lengths come before places, or behind all of them.
      let ordinal = seedOrdinal(index, &random)
      let length = solver.addVariable(ordinal: ordinal, isNonNegative: true)
      let place = solver.addVariable(ordinal: 2 * index + 1)
      made.variables += [length, place]
      let before = end.map { Term($0.variable, -$0.coefficient) }
      let wanted = Double(Int.random(in: 0...20, using: &random))
      let priority = Priority(Float(Int.random(in: 1...900, using: &random)))
      func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority)
        throws
      {
        made.constraints.append(
          try solver.addConstraint(terms, relation, constant, priority: priority)
        )
      }
      switch kind {
      case .chain:
        try add([Term(place)] + before, .greaterThanOrEqual, 1, .required)
        try add([Term(length)], .greaterThanOrEqual, wanted, .required)
      case .row:
        try add([Term(place)] + before, .equal, 0, .required)
        try add([Term(length)], .equal, wanted, isTight ? priority : .medium)
      case .gaps:
        try add([Term(place)] + before, .greaterThanOrEqual, 0, .required)
        try add([Term(place)] + before, .equal, 8, .high)
        try add([Term(length)], .equal, wanted, .low)
      case .spaces:
        try add([Term(place)] + before, .greaterThanOrEqual, 1, .required)
        if index > 0 { try add([Term(place), Term(gap, -1)] + before, .equal, 0, .required) }
        try add([Term(length)], .equal, wanted, .high)
      }
      end = [Term(place), Term(length)]
    }
    try solver.addConstraint([Term(gap)], .equal, 0, priority: .low)
    if kind != .chain || isTight {
      let relation: Relation = kind == .chain ? .lessThanOrEqual : .equal
      let size = Double(count * (isTight ? (kind == .chain ? 40 : 5) : 30))
      try solver.addConstraint(end, relation, size)
    }
    return made
  }

  private func seedOrdinal(_ index: Int, _ random: inout SeededRandom) -> Int {
    Int.random(in: 0...3, using: &random) == 0 ? 10_000 + index : 2 * index
  }
}
