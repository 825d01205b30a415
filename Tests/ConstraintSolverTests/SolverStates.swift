@testable import ConstraintSolver

/// What solvers that must not differ in a bit are compared by.
extension Solver {
  /// What the solver knows of each variable.
  var forms: [[Double]] {
    (0..<graph.variables.count).map { index in
      let record = graph.variables[index]
      return [
        record.factor, record.offset, Double(record.root), Double(record.nextInClass),
        Double(record.classSize), Double(record.openUses), Double(record.liveTerms),
        Double(record.liveUses), Double(record.firstRow), Double(record.firstUse),
        Double(record.flags.rawValue),
      ]
    }
  }

  /// What each row is good for.
  var states: [[Int]] {
    (0..<graph.rows.count).map { index in
      let record = graph.rows[index]
      return [
        Int(record.status.rawValue), Int(record.target), Int(record.nextLimit),
        Int(record.openTerms), Int(record.flags.rawValue),
      ]
    }
  }
}

/// A row between variables that are told by their places among those of a group or a screen.
struct PlainRow {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float
}
