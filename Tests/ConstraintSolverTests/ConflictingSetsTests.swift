@testable import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Conflicting sets` {
  @Test func `the sums show what is lacking`() throws {
    // 1 · (x + y ≤ 100) − 1 · (x ≥ 60) − 1 · (y ≥ 50): 100 − 60 − 50 = −10.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    let room = try solver.addConstraint([Term(x), Term(y)], .lessThanOrEqual, 100)
    let first = try solver.addConstraint([Term(x)], .greaterThanOrEqual, 60)
    let second = try solver.addConstraint([Term(y)], .greaterThanOrEqual, 50)
    let conflict = try #require(solver.solve().conflicts.first)
    let answer = try solver.conflictingSets(of: conflict)
    let set = try #require(answer.sets.first)
    #expect(answer.isComplete && answer.sets.count == 1)
    #expect(set.constraints == [room, first, second])
    #expect(set.members.map(\.share) == [100, -60, -50])
    #expect(set.excess == 10)
    #expect(set.members.map(\.endsConflict) == [true, true, true])
    #expect(set.members.map(\.endsConflictBelowRequired) == [true, true, true])
    #expect(set.members.map(\.change) == [10, -10, -10])
  }

  /// Twenty widths and a total of −1: each width is at least 0 by its rule and by a constraint, so that
  /// there are 2²⁰ sets if they are told apart, and one of constraints alone if not.
  @Test func `rules that count as always there keep the sets few`() throws {
    let solver = Solver()
    let widths = (0..<20).map { solver.addVariable(ordinal: $0, isNonNegative: true) }
    for width in widths { try solver.addConstraint([Term(width)], .greaterThanOrEqual, 0) }
    let total = try solver.addConstraint(widths.map { Term($0) }, .equal, -1)
    var budget = ConflictingSets.Budget()
    budget.tellsRulesApart = false
    budget.asksAboutMembers = false
    let answer = try solver.conflictingSets(around: total, budget: budget)
    #expect(answer.isComplete)
    #expect(answer.sets.map(\.constraints) == [[total]])
    #expect(answer.sets[0].members.count == 21)
    #expect(answer.sets[0].members.allSatisfy { $0.endsConflict == nil && $0.change == nil })
    #expect(try !solver.conflictingSets(around: total, budget: .init(solves: 100)).isComplete)
  }

  @Test func `a silent rule is a member with a name`() throws {
    // left = 80, left + width = 50: the width would have to be −30.
    let solver = Solver()
    let left = solver.addVariable(ordinal: 0)
    let width = solver.addVariable(ordinal: 1, isNonNegative: true)
    let start = try solver.addConstraint([Term(left)], .equal, 80)
    let end = try solver.addConstraint([Term(left), Term(width)], .equal, 50)
    solver.solve()
    let answer = solver.conflictingSets(around: width)
    let set = try #require(answer.sets.first)
    #expect(
      set.members.map(\.subject) == [
        .constraint(start), .constraint(end), .nonNegative(width),
      ]
    )
    #expect(set.members.map(\.change) == [-30, 30, -30])
    #expect(set.members.map(\.endsConflictBelowRequired) == [true, true, nil])
  }

  @Test func `two conflicts that share a member end with it alone`() throws {
    // 100 = w = 130 and w ≥ 120: without w = 100 the others hold.
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let small = try solver.addConstraint([Term(width)], .equal, 100)
    let large = try solver.addConstraint([Term(width)], .equal, 130)
    let least = try solver.addConstraint([Term(width)], .greaterThanOrEqual, 120)
    solver.solve()
    let answer = try solver.conflictingSets(around: least)
    #expect(answer.sets.map(\.constraints) == [[small, large], [small, least]])
    #expect(answer.sets.map { $0.members.map(\.endsConflict) } == [[true, false], [true, false]])
    #expect(answer.sets.map { $0.members.map(\.change) } == [[30, nil], [30, nil]])
  }

  @Test func `a search does not change the solver`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let height = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(width)], .equal, 100)
    let broken = try solver.addConstraint([Term(width)], .equal, 130)
    try solver.addConstraint([Term(height), Term(width, -1)], .equal, 5)
    solver.solve()
    _ = solver.conflictingSets(around: width)
    #expect(solver.constraintsOutOfForce == [broken])
    #expect(solver.value(of: width) == 100)
    // The rest of the component holds as if the broken constraint were not there.
    #expect(solver.value(of: height) == 105)
    #expect(solver.solve() == Solution())
  }

  @Test func `a budget cuts the list short and says so`() throws {
    // Each of ten lengths disagrees with each other one: 45 pairs.
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    for length in 0..<10 {
      try solver.addConstraint([Term(width)], .equal, Double(100 + length))
    }
    solver.solve()
    let all = solver.conflictingSets(around: width)
    #expect(all.isComplete && all.sets.count == 45)
    let few = solver.conflictingSets(around: width, budget: .init(sets: 7))
    #expect(!few.isComplete && few.sets.count == 7)
    let one = solver.conflictingSets(around: width, budget: .init(effort: 1))
    #expect(!one.isComplete && one.sets.count == 1)
  }

  @Test func `without a contradiction there are none`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(width)], .equal, 100)
    try solver.addConstraint([Term(width)], .equal, 130, priority: 999)
    let answer = solver.conflictingSets(around: width)
    #expect(answer.sets.isEmpty && answer.isComplete && answer.solveCount == 1)
  }

  @Test func `a constraint without variables is a set by itself`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let impossible = try solver.addConstraint([Term(x), Term(x, -1)], .equal, 5)
    let answer = try solver.conflictingSets(around: impossible)
    #expect(answer.sets.map(\.excess) == [5])
    #expect(answer.sets.first?.members.first?.change == -5)
    #expect(throws: SolverError.self) {
      try solver.conflictingSets(around: ConstraintID(slot: 99, serial: 99))
    }
  }

  @Test func `a long chain is searched for all its sets`() throws {
    // 300 heights of 44 are 13200; frames of 13000 and 13100 are too small, and not the same.
    let solver = Solver()
    var previous: Variable?
    for index in 0..<300 {
      let bottom = solver.addVariable(ordinal: index)
      let above = previous.map { [Term($0, -1)] } ?? []
      try solver.addConstraint([Term(bottom)] + above, .equal, 44)
      previous = bottom
    }
    let last = try #require(previous)
    try solver.addConstraint([Term(last)], .equal, 13_000)
    try solver.addConstraint([Term(last)], .equal, 13_100)
    let answer = solver.conflictingSets(around: last)
    #expect(answer.isComplete)
    #expect(answer.sets.map(\.members.count) == [2, 301, 301])
  }

  @Test(arguments: ["conflicts", "random", "degenerate", "ill-conditioned"])
  func `are all those that an oracle lists`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .conflicts(let known, _) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      var found: [[Int]: Double] = [:]
      for answer in loaded.conflictingSets() {
        #expect(answer.isComplete)
        for set in answer.sets {
          found[loaded.members(of: Conflict(set))] = Conflict(set).scaledExcess
          let sum = set.members.reduce(0) { $0 + $1.share }
          #expect(abs(sum + set.excess) <= 1e-6 * max(1, set.excess), "\(name) \(number)")
        }
      }
      #expect(Set(found.keys) == Set(known.map(\.members)), "\(name) \(number)")
      for contradiction in known {
        let excess = found[contradiction.members] ?? 0
        #expect(
          abs(excess - contradiction.excess) <= 1e-5 * max(1, excess),
          "\(name) \(number): \(contradiction.members)"
        )
      }
    }
  }

  @Test func `say of each member whether it ends the conflict, and from what change on`() throws {
    for (number, item) in try SolverFixture("conflicts").cases.prefix(60).enumerated() {
      let loaded = try LoadedSystem(item.system)
      let required = Set(item.system.rows.indices.filter { item.system.rows[$0].priority == 1000 })
      for set in loaded.conflictingSets().flatMap(\.sets) {
        for member in set.members {
          guard case .constraint(let id) = member.subject,
            let row = loaded.constraints.firstIndex(of: id), let ends = member.endsConflict
          else { continue }
          // Only the part of the component counts that required constraints connect.
          let part = item.system.part(of: row, among: required)
          func conflicts(_ constant: Double?) throws -> Bool {
            var system = part.system
            if let constant {
              system.rows[part.row].constant = constant
            } else {
              system.rows.remove(at: part.row)
            }
            return try !LoadedSystem(system).solver.solve().conflicts.isEmpty
          }
          #expect(try ends != conflicts(nil), "\(number): \(row)")
          guard let change = member.change else { continue }
          #expect(!(try conflicts(member.constant + change)), "\(number): \(row) by \(change)")
          #expect(try conflicts(member.constant + 0.999 * change), "\(number): \(row)")
        }
      }
    }
  }
}

extension Conflict {
  fileprivate init(_ set: ConflictingSet) {
    self.init(
      members: set.members.map { Member(subject: $0.subject, multiplier: $0.multiplier) },
      excess: set.excess
    )
  }
}

extension LoadedSystem {
  /// One answer for each component.
  fileprivate func conflictingSets() -> [ConflictingSets] {
    var seen: Set<Conflict.Member.Subject> = []
    var answers: [ConflictingSets] = []
    for variable in variables {
      let budget = ConflictingSets.Budget(solves: 10_000, sets: 1000)
      let answer = solver.conflictingSets(around: variable, budget: budget)
      guard let first = answer.sets.first?.members.first?.subject else { continue }
      if seen.insert(first).inserted { answers.append(answer) }
    }
    return answers
  }
}

extension PlainSystem {
  /// The required rows that are connected with one of them, and where that one is among them.
  fileprivate func part(of row: Int, among required: Set<Int>) -> (system: PlainSystem, row: Int) {
    var chosen: Set<Int> = [row]
    while true {
      let variables = Set(chosen.flatMap { rows[$0].variables })
      let more = required.filter { !variables.isDisjoint(with: rows[$0].variables) }
      guard !more.isSubset(of: chosen) else { break }
      chosen.formUnion(more)
    }
    let sorted = chosen.sorted()
    let system = PlainSystem(unknowns: unknowns, rows: sorted.map { rows[$0] })
    return (system, sorted.firstIndex(of: row) ?? 0)
  }
}
