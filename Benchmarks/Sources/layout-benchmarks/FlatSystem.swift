import ConstraintSolver
import TestSupport

/// A system in flat arrays, so that reading it takes next to nothing of the time that is measured.
struct FlatSystem {
  /// An unknown.
  struct Unknown {
    var rest: Double
    var isNonNegative: Bool
  }

  /// A row but for its terms.
  struct Row {
    /// Where its terms begin, and how many there are.
    var start: Int
    var count: Int
    var constant: Double
    var priority: Priority
    var relation: Relation
  }

  var unknowns: [Unknown] = []
  var rows: [Row] = []
  /// The numbers and coefficients of the terms, row after row.
  var numbers: [Int32] = []
  var coefficients: [Double] = []

  init(_ system: PlainSystem) {
    for unknown in system.unknowns {
      unknowns.append(Unknown(rest: unknown.rest, isNonNegative: unknown.isNonNegative))
    }
    for row in system.rows {
      rows.append(
        Row(
          start: numbers.count,
          count: row.variables.count,
          constant: row.constant,
          priority: Priority(row.priority),
          relation: row.relation
        )
      )
      numbers += row.variables.map { Int32($0) }
      coefficients += row.coefficients
    }
  }

  var variableCount: Int { unknowns.count }
  var rowCount: Int { rows.count }
  /// The number of terms of the longest row.
  var longestRow: Int { rows.map(\.count).max() ?? 0 }
}

/// A solver and the handles of what is put into it; the room for all of them is there beforehand.
struct Built {
  var solver = Solver()
  private let room: HandleRoom

  init(roomFor system: FlatSystem) {
    room = HandleRoom(system)
  }

  /// The handles of the unknowns, and of the rows.
  var variables: UnsafeMutableBufferPointer<Variable> { room.variables }
  var ids: UnsafeMutableBufferPointer<ConstraintID> { room.ids }

  /// Puts a whole system into the solver, and solves it.
  func build(_ system: borrowing FlatSystem) throws(SolverError) {
    var number = 0
    for unknown in system.unknowns {
      (variables.baseAddress.unsafelyUnwrapped + number).initialize(
        to: solver.addVariable(
          ordinal: number,
          rest: unknown.rest,
          isNonNegative: unknown.isNonNegative
        )
      )
      number &+= 1
    }
    for row in 0..<system.rowCount {
      (ids.baseAddress.unsafelyUnwrapped + row).initialize(to: try add(row, of: system))
    }
    solver.solve()
  }

  /// Adds one row.
  @inline(__always)
  func add(_ row: Int, of system: borrowing FlatSystem) throws(SolverError) -> ConstraintID {
    let record = system.rows[row]
    let terms = room.terms.baseAddress.unsafelyUnwrapped
    let known = variables.baseAddress.unsafelyUnwrapped
    for place in 0..<record.count {
      terms[place] = Term(
        known[Int(system.numbers[record.start &+ place])],
        system.coefficients[record.start &+ place]
      )
    }
    return try solver.addConstraint(
      UnsafeBufferPointer(start: terms, count: record.count),
      record.relation,
      record.constant,
      priority: record.priority
    )
  }
}

/// Room for all handles, and for the terms of one row, used for one row after the other.
private final class HandleRoom {
  let variables: UnsafeMutableBufferPointer<Variable>
  let ids: UnsafeMutableBufferPointer<ConstraintID>
  let terms: UnsafeMutableBufferPointer<Term>

  init(_ system: FlatSystem) {
    variables = .allocate(capacity: max(1, system.variableCount))
    ids = .allocate(capacity: max(1, system.rowCount))
    terms = .allocate(capacity: max(1, system.longestRow))
  }

  deinit {
    variables.deallocate()
    ids.deallocate()
    terms.deallocate()
  }
}
