extension Solver {
  /// A constraint that the others imply, and why.
  public struct Removable: Sendable, Hashable {
    /// The constraint.
    public var constraint: ConstraintID
    /// As in ``Redundancy/proofs``; no member is one of the removable constraints before it.
    public var proofs: [Redundancy.Proof]

    /// Makes an answer.
    public init(constraint: ConstraintID, proofs: [Redundancy.Proof]) {
      self.constraint = constraint
      self.proofs = proofs
    }
  }

  /// The constraints that can be left out together, without any change to what is required.
  ///
  /// They are asked about in turn, as with ``redundancy(of:)``, and one that others imply does not count
  /// any more for those that follow: of two equal ones only the first is removable. The solver stays as it
  /// is.
  ///
  /// - Parameter candidates: The constraints to ask about.
  /// - Returns: Those that are removable, in the order given.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: That of solving the components once, and of a few pivots for each candidate.
  public func removableConstraints(
    among candidates: [ConstraintID]
  ) throws(SolverError) -> [Removable] {
    var starts: [Variable] = []
    var isNamed: [Bool] = []
    for candidate in candidates {
      let variables = try variables(of: candidate)
      starts += variables.prefix(1)
      isNamed.append(!variables.isEmpty)
    }
    let analysed = analysedSystem(around: starts)
    var rows: [Int] = []
    for (candidate, isNamed) in zip(candidates, isNamed) where isNamed {
      guard let row = analysed.row(of: candidate) else { throw .unknownConstraint(candidate) }
      rows.append(row)
    }
    var search = RemovalSearch(analysed)
    return rows.compactMap { row in
      let proofs = search.remove(row)
      return proofs.isEmpty ? nil : Removable(constraint: analysed.ids[row], proofs: proofs)
    }
  }
}

/// A search for rows that the others imply, one after the other, with one table for each part that
/// required rows connect.
private struct RemovalSearch {
  private var analysed: AnalysedSystem
  /// The members of each part that are in force at the start.
  private let parts: [[Source]]
  /// The part and the place in it of each required row.
  private var places: [Int: (part: Int, member: Int)] = [:]
  /// The table of the part that was asked about last; parts are few, and tables large.
  private var table: (part: Int, rows: RowDictionary)?

  init(_ analysed: AnalysedSystem) {
    self.analysed = analysed
    parts = analysed.requiredParts().map { members in
      members.filter { $0.row.map { !analysed.isOutOfForce[$0] } ?? true }
    }
    for (part, members) in parts.enumerated() {
      for (member, source) in members.enumerated() {
        if let row = source.row { places[row] = (part, member) }
      }
    }
  }

  /// Puts a row out of force if the others imply it.
  ///
  /// - Returns: Why they do; empty if the row stays.
  mutating func remove(_ row: Int) -> [Redundancy.Proof] {
    let proofs = proofs(of: row)
    if !proofs.isEmpty { analysed.isOutOfForce[row] = true }
    return proofs
  }

  private mutating func proofs(of row: Int) -> [Redundancy.Proof] {
    guard let place = places[row], var rows = rows(of: place.part) else {
      return analysed.redundancy(ofRow: row).proofs
    }
    // The table is handed on rather than copied.
    table = nil
    rows.isInForce[place.member] = false
    var proofs: [Redundancy.Proof] = []
    if case .feasible = rows.decide() {
      proofs = analysed.proofs(ofRow: row) { rows.extreme(of: place.member, greatest: $0) }
    }
    rows.isInForce[place.member] = proofs.isEmpty
    table = (place.part, rows)
    return proofs
  }

  /// The table of a part without what was removed; nil where it would be too large.
  private func rows(of part: Int) -> RowDictionary? {
    if let table, table.part == part { return table.rows }
    guard var rows = RowDictionary(analysed.system, members: parts[part]) else { return nil }
    for (member, source) in parts[part].enumerated() {
      if let row = source.row, analysed.isOutOfForce[row] { rows.isInForce[member] = false }
    }
    return rows
  }
}
