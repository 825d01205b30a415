import ConstraintSolver
import TestSupport
import Testing

/// A column in which each of some boxes lies below the three before it, in too little room.
private func column(_ count: Int, relation: Relation) -> PlainSystem {
  var system = PlainSystem()
  func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double) {
    system.rows.append(
      PlainSystem.Row(
        variables: terms.map(\.0),
        coefficients: terms.map(\.1),
        relation: relation,
        constant: constant,
        priority: 1000
      )
    )
  }
  for box in 0..<count {
    // The top, then the height.
    system.unknowns.append(.init(isNonNegative: false))
    system.unknowns.append(.init(isNonNegative: true))
    let (top, height) = (2 * box, 2 * box + 1)
    add([(height, 1)], relation, 20)
    add([(top, 1)], .greaterThanOrEqual, 8)
    for above in max(0, box - 3)..<box {
      add([(top, 1), (2 * above, -1), (2 * above + 1, -1)], .greaterThanOrEqual, 8)
    }
    add([(top, 1), (height, 1)], .lessThanOrEqual, 100)
  }
  return system
}

@Suite struct `Many conflicts in one component` {
  /// 12 boxes of 20 points with 8 between them are 332 points high, where there are 92.
  @Test(arguments: [Relation.greaterThanOrEqual, .equal])
  func `are smallest contradictions, each`(_ relation: Relation) throws {
    let system = column(12, relation: relation)
    let loaded = try LoadedSystem(system)
    let conflicts = loaded.solver.solve().conflicts
    #expect(conflicts.count > 5)
    for conflict in conflicts {
      let members = loaded.members(of: conflict)
      // Members below 0 stand for the rules that lengths are not negative.
      func holds(_ members: [Int]) throws -> Bool {
        var part = system
        part.rows = members.filter { $0 >= 0 }.map { system.rows[$0] }
        for unknown in part.unknowns.indices {
          part.unknowns[unknown].isNonNegative = members.contains(-1 - unknown)
        }
        return try LoadedSystem(part).solver.solve().conflicts.isEmpty
      }
      #expect(try !holds(members))
      for member in members {
        #expect(try holds(members.filter { $0 != member }), "\(members) without \(member)")
      }
    }
  }

  @Test(arguments: [Relation.greaterThanOrEqual, .equal])
  func `end with what is put out of force, and no more than that`(_ relation: Relation) throws {
    let system = column(12, relation: relation)
    let loaded = try LoadedSystem(system)
    let conflicts = loaded.solver.solve().conflicts
    let broken = Set(loaded.solver.constraintsOutOfForce)
    #expect(broken == Set(conflicts.compactMap(\.broken)))
    #expect(broken.count == conflicts.count)
    var rest = system
    rest.rows = zip(system.rows, loaded.constraints).filter { !broken.contains($0.1) }.map(\.0)
    #expect(try LoadedSystem(rest).solver.solve().conflicts.isEmpty)
    for row in rest.rows { #expect(row.error(loaded.values) < 1e-6) }
  }
}
