import ConstraintSolver
import TestSupport

/// A system in flat arrays, so that reading it takes next to nothing of the time that is measured.
struct FlatSystem {
  var rests: [Double] = []
  var isNonNegative: [Bool] = []

  /// Where the terms of a row begin; one more than there are rows.
  var starts: [Int] = [0]
  var numbers: [Int32] = []
  var coefficients: [Double] = []
  var relations: [Relation] = []
  var constants: [Double] = []
  var priorities: [Priority] = []

  init(_ system: PlainSystem) {
    for unknown in system.unknowns {
      rests.append(unknown.rest)
      isNonNegative.append(unknown.isNonNegative)
    }
    for row in system.rows {
      numbers += row.variables.map { Int32($0) }
      coefficients += row.coefficients
      starts.append(numbers.count)
      relations.append(row.relation)
      constants.append(row.constant)
      priorities.append(Priority(row.priority))
    }
  }

  var variableCount: Int { rests.count }
  var rowCount: Int { constants.count }
  /// The number of terms of the longest row.
  var longestRow: Int { zip(starts, starts.dropFirst()).map { $1 - $0 }.max() ?? 0 }
}

/// A solver and the handles of what is put into it; the room for all of them is there beforehand.
struct Built {
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []
  private let room: TermRoom

  init(roomFor system: FlatSystem) {
    room = TermRoom(system.longestRow)
    variables.reserveCapacity(system.variableCount)
    ids.reserveCapacity(system.rowCount)
  }

  /// Puts a whole system into the solver, and solves it.
  mutating func build(_ system: borrowing FlatSystem) throws(SolverError) {
    for ordinal in 0..<system.variableCount {
      variables.append(
        solver.addVariable(
          ordinal: ordinal,
          rest: system.rests[ordinal],
          isNonNegative: system.isNonNegative[ordinal]
        )
      )
    }
    for row in 0..<system.rowCount { ids.append(try add(row, of: system)) }
    solver.solve()
  }

  /// Adds one row.
  @inline(__always)
  mutating func add(_ row: Int, of system: borrowing FlatSystem) throws(SolverError) -> ConstraintID
  {
    let start = system.starts[row]
    let count = system.starts[row + 1] - start
    for place in 0..<count {
      room.terms[place] = Term(
        variables[Int(system.numbers[start + place])],
        system.coefficients[start + place]
      )
    }
    return try solver.addConstraint(
      UnsafeBufferPointer(rebasing: room.terms[..<count]),
      system.relations[row],
      system.constants[row],
      priority: system.priorities[row]
    )
  }
}

/// Room for the terms of one row, used for one row after the other.
private final class TermRoom {
  let terms: UnsafeMutableBufferPointer<Term>

  init(_ capacity: Int) {
    terms = .allocate(capacity: max(1, capacity))
  }

  deinit { terms.deallocate() }
}
