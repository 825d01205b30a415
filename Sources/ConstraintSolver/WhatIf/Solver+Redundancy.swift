extension Solver {
  /// Whether the other required constraints imply one, and which of them.
  ///
  /// Constraints out of force do not count. A constraint below required is asked about in the same
  /// way: if it is redundant, it holds whatever else is wanted.
  ///
  /// - Returns: The range that the others leave to the left side, and a proof if it is no larger than
  ///   the constraint says.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: That of solving the component twice.
  ///
  /// Source: duality of linear programming; A. Schrijver, "Theory of Linear and Integer Programming",
  /// 1986, corollary 7.1h (affine form of Farkas' lemma).
  public func redundancy(of constraint: ConstraintID) throws(SolverError) -> Redundancy {
    let starts = try variables(of: constraint)
    guard let start = starts.first else { return Redundancy(least: 0, greatest: 0, proofs: []) }
    let analysed = analysedSystem(around: [start])
    guard let row = analysed.row(of: constraint) else { throw .unknownConstraint(constraint) }
    return analysed.redundancy(ofRow: row)
  }
}

extension AnalysedSystem {
  func redundancy(ofRow row: Int) -> Redundancy {
    let scale = system.scales[row]
    let ends = [false, true].map { extreme(ofRow: row, greatest: $0) }
    return Redundancy(
      least: (ends[0]?.value ?? -.infinity) / scale + 0.0,
      greatest: (ends[1]?.value ?? .infinity) / scale + 0.0,
      proofs: proofs(ofRow: row) { ends[$0 ? 1 : 0] }
    )
  }

  /// Why others imply a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - extreme: How far its left side can go without it, at most or at least; nil if that cannot be said.
  /// - Returns: Two proofs for an equality, one for an inequality, none where they do not.
  func proofs(
    ofRow row: Int,
    _ extreme: (_ greatest: Bool) -> RowDictionary.Extreme?
  ) -> [Redundancy.Proof] {
    let constant = system.constants[row]
    let slack = system.feasibility
    let relation = system.relations[row]
    let scale = system.scales[row]
    var proofs: [Redundancy.Proof] = []
    for side in [Relation.greaterThanOrEqual, .lessThanOrEqual]
    where relation == side || relation == .equal {
      let isUpper = side == .lessThanOrEqual
      guard let end = extreme(isUpper),
        isUpper ? end.value <= constant + slack : end.value >= constant - slack
      else { return [] }
      let members = members(end.holders, scale: scale)
      proofs.append(.init(relation: side, bound: end.value / scale + 0.0, members: members))
    }
    return proofs
  }

  /// How far the left side of a row can go while all other required rows in force hold.
  ///
  /// - Returns: Nil if that cannot be said.
  func extreme(ofRow row: Int, greatest: Bool) -> RowDictionary.Extreme? {
    var members = requiredParts(joinedBy: row).filter { member in
      member.row.map { !isOutOfForce[$0] && $0 != row } ?? true
    }
    members.append(.row(row))
    guard var table = RowDictionary(system, members: members) else {
      return extremeBySolving(row, greatest: greatest)
    }
    table.isInForce[members.count - 1] = false
    guard case .feasible = table.decide() else { return nil }
    return table.extreme(of: members.count - 1, greatest: greatest)
  }

  /// The members of all required parts that a row touches.
  private func requiredParts(joinedBy row: Int) -> [Source] {
    let touched = Set(system.terms(of: row).map { Int(system.columns[$0]) })
    var found: [Source] = []
    var covered: Set<Int> = []
    for part in requiredParts() {
      let variables = Set(
        part.compactMap(\.row).flatMap { row in
          system.terms(of: row).map { Int(system.columns[$0]) }
        }
      )
      guard !variables.isDisjoint(with: touched) else { continue }
      found += part
      covered.formUnion(variables)
    }
    for variable in touched.sorted() where system.isNonNegative[variable] {
      if !covered.contains(variable) { found.append(.nonNegative(variable)) }
    }
    return found
  }

  /// The same with the simplex, for components that are too large for a table.
  private func extremeBySolving(_ row: Int, greatest: Bool) -> RowDictionary.Extreme? {
    var copy = self
    var isExcluded = isOutOfForce
    for other in system.levels.indices where system.levels[other] != 0 { isExcluded[other] = true }
    isExcluded[row] = false
    let sign: Double = greatest ? 1 : -1
    copy.system.levels[row] = 1
    copy.system.levelCount = max(2, system.levelCount)
    copy.system.relations[row] = .equal
    copy.system.constants[row] = sign * Self.farAway
    let outcome = copy.solve(&isExcluded)
    guard outcome.conflicts.isEmpty else { return nil }
    let value = activity(ofRow: row, outcome.values)
    guard abs(value) < 0.9 * Self.farAway else {
      return .init(value: sign * .infinity, holders: [])
    }
    // One point beyond the end is a contradiction, whose factors are those of the proof.
    copy.system.levels[row] = 0
    copy.system.relations[row] = greatest ? .greaterThanOrEqual : .lessThanOrEqual
    copy.system.constants[row] = value + sign
    let proof = copy.contradiction(isExcluded, rules: system.isNonNegative)
    guard let own = proof?.multiples.first(where: { $0.source == .row(row) }) else { return nil }
    let holders = (proof?.multiples ?? []).filter { $0.source != .row(row) }.map {
      Multiple(source: $0.source, factor: -$0.factor / own.factor)
    }
    return .init(value: value, holders: holders)
  }

  /// Factors of scaled rows as multipliers of constraints.
  private func members(_ multiples: [Multiple], scale: Double) -> [Conflict.Member] {
    let members = multiples.compactMap { multiple -> Conflict.Member? in
      if let row = multiple.source.row {
        let multiplier = multiple.factor * system.scales[row] / scale
        return .init(subject: .constraint(ids[row]), multiplier: multiplier + 0.0)
      }
      guard let variable = multiple.source.variable else { return nil }
      let multiplier = multiple.factor / scale
      return .init(subject: .nonNegative(handles[variable]), multiplier: multiplier + 0.0)
    }
    return members.sorted { $0.subject.precedes($1.subject) }
  }
}

extension Conflict.Member.Subject {
  /// Constraints in the order of adding, then silent rules.
  func precedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.constraint, .nonNegative): true
    case (.nonNegative, .constraint): false
    case (.nonNegative(let a), .nonNegative(let b)): a < b
    }
  }
}
