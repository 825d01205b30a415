public import ConstraintSolver

/// A system of constraints as plain data, to be put into any solver.
public struct PlainSystem: Sendable, Codable {
  /// One unknown.
  public struct Unknown: Sendable, Codable {
    /// Where it would like to be.
    public var rest: Double
    /// Whether it may not be negative.
    public var isNonNegative: Bool
    /// Its rank in the rule for ties; without one, its place in the list.
    public var ordinal: Int?

    /// Makes an unknown.
    public init(rest: Double = 0, isNonNegative: Bool = false, ordinal: Int? = nil) {
      self.rest = rest
      self.isNonNegative = isNonNegative
      self.ordinal = ordinal
    }
  }

  /// One constraint.
  public struct Row: Sendable, Codable {
    /// The unknowns of the terms.
    public var variables: [Int]
    /// Their coefficients.
    public var coefficients: [Double]
    /// How the sides compare.
    public var relation: Relation
    /// The right side.
    public var constant: Double
    /// The priority; 1000 is required.
    public var priority: Float

    /// Makes a constraint.
    public init(
      variables: [Int],
      coefficients: [Double],
      relation: Relation,
      constant: Double,
      priority: Float
    ) {
      self.variables = variables
      self.coefficients = coefficients
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }

    /// The left side minus the right side.
    public func difference(_ values: [Double]) -> Double {
      zip(variables, coefficients).reduce(-constant) { $0 + $1.1 * values[$1.0] }
    }

    /// By how much the constraint is missed.
    public func error(_ values: [Double]) -> Double {
      let difference = difference(values)
      return switch relation {
      case .lessThanOrEqual: max(0, difference)
      case .equal: abs(difference)
      case .greaterThanOrEqual: max(0, -difference)
      }
    }
  }

  /// The unknowns.
  public var unknowns: [Unknown]
  /// The constraints.
  public var rows: [Row]

  /// Makes a system.
  public init(unknowns: [Unknown] = [], rows: [Row] = []) {
    self.unknowns = unknowns
    self.rows = rows
  }

  /// For each priority, greatest first, the sum of the errors of its constraints.
  public func errors(_ values: [Double]) -> [(priority: Float, error: Double)] {
    var sums: [Float: Double] = [:]
    for row in rows { sums[row.priority, default: 0] += row.error(values) }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}

/// A plain system inside a solver.
public struct LoadedSystem {
  /// The solver.
  public let solver: Solver
  /// The handles of the unknowns.
  public var variables: [Variable]
  /// The handles of the rows.
  public var constraints: [ConstraintID]

  /// Puts a system into a new solver, its rows in the given order.
  public init(_ system: PlainSystem, order: [Int]? = nil) throws(SolverError) {
    solver = Solver()
    variables = []
    for (place, unknown) in system.unknowns.enumerated() {
      variables.append(
        solver.addVariable(
          ordinal: unknown.ordinal ?? place,
          rest: unknown.rest,
          isNonNegative: unknown.isNonNegative
        )
      )
    }
    var ids: [ConstraintID?] = Array(repeating: nil, count: system.rows.count)
    for index in order ?? Array(system.rows.indices) {
      ids[index] = try solver.addConstraint(system.rows[index], variables)
    }
    constraints = ids.compactMap { $0 }
  }

  /// The values of all unknowns.
  public var values: [Double] { variables.map { solver.value(of: $0) } }
}

extension Solver {
  /// Adds a plain row.
  @discardableResult
  public func addConstraint(
    _ row: PlainSystem.Row,
    _ variables: [Variable]
  ) throws(SolverError) -> ConstraintID {
    var terms: [Term] = []
    terms.reserveCapacity(row.variables.count)
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      terms.append(Term(variables[variable], coefficient))
    }
    return try addConstraint(
      terms,
      row.relation,
      row.constant,
      priority: Priority(row.priority)
    )
  }
}

extension LoadedSystem {
  /// The members of a conflict, ascending: rows by number, −1 − n for the silent rule of unknown n.
  public func members(of conflict: Conflict) -> [Int] {
    conflict.members.map { member in
      switch member.subject {
      case .constraint(let id): constraints.firstIndex(of: id) ?? Int.max
      case .nonNegative(let variable): -1 - (variables.firstIndex(of: variable) ?? 0)
      }
    }.sorted()
  }
}

extension Conflict {
  /// The excess where the largest of all multipliers has the size 1, as the fixtures give it.
  public var scaledExcess: Double {
    excess / (members.map { abs($0.multiplier) }.max() ?? 1)
  }
}
