import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `The only contradiction` {
  /// Random chains with bounds of their variables, each looked at with a table of all members as well.
  @Test func `is what a table comes to, and ends with each of its members`() {
    var random = SeededRandom(seed: 91)
    var (contradictions, feasible, open) = (0, 0, 0)
    for number in 0..<2000 {
      let system = Self.chain(&random)
      let members = system.requiredMembers(isExcluded: system.levels.map { _ in false })
      guard var table = RowDictionary(system, members: members) else { continue }
      switch SoleContradiction(system, members: members).verdict() {
      case .holds:
        feasible += 1
        guard case .feasible = table.decide() else {
          Issue.record("\(number) does not hold")
          continue
        }
      case .contradiction(let multiples):
        contradictions += 1
        guard case .infeasible(let known) = table.decide() else {
          Issue.record("\(number) holds")
          continue
        }
        #expect(known.map(\.source) == multiples.map(\.source), "\(number)")
        guard let first = known.first, let own = multiples.first else { continue }
        for (known, found) in zip(known, multiples) {
          let (a, b) = (known.factor / first.factor, found.factor / own.factor)
          #expect(abs(a - b) <= 1e-12 * abs(a), "\(number)")
        }
        for (place, member) in members.enumerated()
        where multiples.contains(where: { $0.source == member }) {
          table.isInForce[place] = false
          guard case .feasible = table.decide() else {
            Issue.record("\(number) does not end with \(member)")
            continue
          }
          table.isInForce[place] = true
        }
      case nil: open += 1
      }
    }
    #expect(contradictions > 100 && feasible > 100 && open > 100)
  }

  /// 2,000 rows of 8 + 44 points in 10 points less.
  @Test func `of a form that is too tall is known to be the only one`() throws {
    let solver = Solver()
    var bottom: [Term] = []
    for _ in 0..<2000 {
      let top = solver.addVariable()
      let height = solver.addVariable(isNonNegative: true)
      try solver.addConstraint([Term(top)] + bottom.map { Term($0.variable, -1) }, .equal, 8)
      try solver.addConstraint([Term(height)], .equal, 44)
      bottom = [Term(top), Term(height)]
    }
    try solver.addConstraint(bottom, .equal, 2000 * 52 - 10)
    let conflict = try #require(solver.solve().conflicts.first)
    let answer = try solver.conflictingSets(of: conflict, budget: .init(solves: 2, effort: 10_000))
    #expect(answer.isComplete)
    #expect(answer.sets.map(\.constraints) == [conflict.constraints])
    #expect(answer.sets[0].members.allSatisfy { $0.endsConflict == true })
    #expect(answer.sets[0].members.allSatisfy { abs($0.change ?? 0) == 10 })
  }

  /// Variables in a row, the next more or less than the one before, with bounds of some of them, and often one more
  /// row that ties the last to the first.
  private static func chain(_ random: inout SeededRandom) -> ComponentSystem {
    var system = ComponentSystem()
    let count = Int.random(in: 2...6, using: &random)
    system.variables = (0..<Int32(count)).map { $0 }
    system.isNonNegative = (0..<count).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let factors = [1, 1, 1, 2, 0.5, 1.5]
    func add(_ terms: [(column: Int, coefficient: Double)], _ constant: Int) {
      system.columns += terms.map { Int32($0.column) }
      system.coefficients += terms.map(\.coefficient)
      system.starts.append(system.columns.count)
      system.constants.append(Double(constant))
      let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      system.relations.append(relations[Int.random(in: 0..<4, using: &random)])
      system.levels.append(0)
      system.scales.append(1)
      system.slots.append(Int32(system.slots.count))
    }
    for variable in 1..<count {
      let factor = factors[Int.random(in: factors.indices, using: &random)]
      add([(variable - 1, -factor), (variable, 1)], Int.random(in: -20...20, using: &random))
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let factor = factors[Int.random(in: factors.indices, using: &random)]
      let variable = Int.random(in: 0..<count, using: &random)
      add([(variable, factor)], Int.random(in: -30...30, using: &random))
    }
    if count > 2, Int.random(in: 0..<4, using: &random) == 0 {
      add([(0, -1), (count - 1, 1)], Int.random(in: -20...20, using: &random))
    }
    system.largestConstant = 30
    return system
  }
}
