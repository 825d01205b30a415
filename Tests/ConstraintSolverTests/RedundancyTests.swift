import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Redundant constraints` {
  @Test func `an inequality that two others imply`() throws {
    // x ≤ 30 and y ≤ 40 give x + y ≤ 70.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    let first = try solver.addConstraint([Term(x)], .lessThanOrEqual, 30)
    let second = try solver.addConstraint([Term(y)], .lessThanOrEqual, 40)
    let sum = try solver.addConstraint([Term(x), Term(y)], .lessThanOrEqual, 100)
    let answer = try solver.redundancy(of: sum)
    #expect(answer.isRedundant)
    #expect(answer.least == -.infinity && answer.greatest == 70)
    #expect(
      answer.proofs == [
        .init(
          relation: .lessThanOrEqual,
          bound: 70,
          members: [
            .init(subject: .constraint(first), multiplier: 1),
            .init(subject: .constraint(second), multiplier: 1),
          ]
        )
      ]
    )
    #expect(!(try solver.redundancy(of: first).isRedundant))
  }

  @Test func `an equality takes a proof for either side`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, isNonNegative: true)
    let zero = try solver.addConstraint([Term(x)], .equal, 0)
    let most = try solver.addConstraint([Term(x)], .lessThanOrEqual, 0)
    let answer = try solver.redundancy(of: zero)
    #expect(
      answer.proofs.map(\.members) == [
        [.init(subject: .nonNegative(x), multiplier: 1)],
        [.init(subject: .constraint(most), multiplier: 1)],
      ]
    )
    let other = try solver.addConstraint([Term(x)], .equal, 0, priority: 500)
    #expect(try solver.redundancy(of: other).isRedundant)
  }

  @Test func `constraints below required imply nothing`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 999)
    let same = try solver.addConstraint([Term(x)], .equal, 10)
    let answer = try solver.redundancy(of: same)
    #expect(!answer.isRedundant)
    #expect(answer.least == -.infinity && answer.greatest == .infinity)
  }

  @Test(arguments: ["layouts", "random", "degenerate"])
  func `are those beyond which the others contradict`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      for (index, row) in item.system.rows.enumerated() {
        let answer = try loaded.solver.redundancy(of: loaded.constraints[index])
        var isImplied = true
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual]
        where row.relation == relation || row.relation == .equal {
          // A hundredth beyond the constraint, the others hold only if they do not imply it.
          var system = item.system
          system.rows.removeAll { $0.priority < 1000 }
          let place = item.system.rows[..<index].count { $0.priority == 1000 }
          if row.priority == 1000 { system.rows.remove(at: place) }
          var beyond = row
          beyond.priority = 1000
          beyond.relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
          beyond.constant -= 0.01 * Double(relation.rawValue)
          system.rows.append(beyond)
          if try LoadedSystem(system).solver.solve().conflicts.isEmpty { isImplied = false }
        }
        #expect(answer.isRedundant == isImplied, "\(name) \(number): \(row)")
        for proof in answer.proofs { check(proof, of: row, in: item.system, loaded) }
      }
    }
  }

  @Test func `of equal ones the first can be left out`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    let equal = try (0..<3).map { _ in try solver.addConstraint([Term(x)], .equal, 10) }
    let other = try solver.addConstraint([Term(y)], .equal, 5)
    let wanted = try solver.addConstraint([Term(y)], .lessThanOrEqual, 6, priority: 500)
    let found = try solver.removableConstraints(among: [
      equal[1], other, wanted, equal[0], equal[2],
    ])
    #expect(found.map(\.constraint) == [equal[1], wanted, equal[0]])
    let last = [Conflict.Member(subject: .constraint(equal[2]), multiplier: 1)]
    #expect(found.last?.proofs.map(\.members) == [last, last])
    #expect(try solver.redundancy(of: equal[2]).isRedundant)
  }

  @Test func `which are not there any more are refused`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let gone = try solver.addConstraint([Term(x)], .equal, 10)
    try solver.removeConstraint(gone)
    #expect(throws: SolverError.unknownConstraint(gone)) {
      try solver.removableConstraints(among: [gone])
    }
  }

  @Test(arguments: ["layouts", "random", "degenerate"])
  func `that can be left out together are found one after the other`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      let found = try loaded.solver.removableConstraints(among: loaded.constraints)
      // The same question, with what was found taken away before the next is asked.
      let other = try LoadedSystem(item.system)
      var expected: [Int] = []
      for index in item.system.rows.indices
      where try other.solver.redundancy(of: other.constraints[index]).isRedundant {
        expected.append(index)
        try other.solver.removeConstraint(other.constraints[index])
      }
      let indices = found.compactMap { loaded.constraints.firstIndex(of: $0.constraint) }
      #expect(indices == expected, "\(name) \(number)")
      var gone: Set<ConstraintID> = []
      for removable in found {
        for case .constraint(let id) in removable.proofs.flatMap(\.members).map(\.subject) {
          #expect(!gone.contains(id))
        }
        gone.insert(removable.constraint)
        let index = try #require(loaded.constraints.firstIndex(of: removable.constraint))
        let row = item.system.rows[index]
        for proof in removable.proofs { check(proof, of: row, in: item.system, loaded) }
      }
    }
  }

  /// Adds up the members of a proof.
  private func check(
    _ proof: Redundancy.Proof,
    of row: PlainSystem.Row,
    in system: PlainSystem,
    _ loaded: LoadedSystem
  ) {
    var sums = Array(repeating: 0.0, count: system.unknowns.count)
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      sums[variable] -= coefficient
    }
    var bound = 0.0
    for member in proof.members {
      switch member.subject {
      case .nonNegative(let variable):
        sums[loaded.variables.firstIndex(of: variable) ?? 0] += member.multiplier
        #expect(member.multiplier * Double(proof.relation.rawValue) > 0)
      case .constraint(let id):
        let other = system.rows[loaded.constraints.firstIndex(of: id) ?? 0]
        bound += member.multiplier * other.constant
        for (variable, coefficient) in zip(other.variables, other.coefficients) {
          sums[variable] += member.multiplier * coefficient
        }
        #expect(
          member.multiplier * Double(proof.relation.rawValue * other.relation.rawValue) >= 0
        )
      }
    }
    #expect(sums.allSatisfy { abs($0) < 1e-9 })
    #expect(abs(bound - proof.bound) < 1e-6)
  }
}
