import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `The memory of a solver` {
  /// A view has four variables of 64 bytes, some 6.2 rows of 40 and 10.5 terms of 16: 674 bytes, and a little room to grow.
  @Test func `is at most 700 bytes for a view of a feed`() throws {
    let feed = LayoutWorkloads.feed(300)
    let solver = try LoadedSystem(feed).solver
    solver.solve()
    let bytes = solver.tableBytes.reduce(0) { $0 + $1.bytes }
    #expect(bytes / (feed.unknowns.count / 4) <= 700)
  }

  @Test func `knows a constraint by its handle when its place was given to another`() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let ids = try (0..<4).map { place in
      try solver.addConstraint([Term(x)], .equal, Double(place), priority: 1)
    }
    try solver.removeConstraint(ids[1])
    let other = try solver.addConstraint([Term(x)], .equal, 9, priority: 2)
    #expect(other.slot == ids[1].slot)
    #expect(!solver.contains(ids[1]))
    #expect(solver.contains(other) && solver.contains(ids[0]) && solver.contains(ids[3]))
    #expect(other > ids[3])
    #expect(solver.id(ofSlot: ids[3].slot) == ids[3])
    let last = try solver.addConstraint([Term(x)], .equal, 8, priority: 3)
    #expect(last > other && solver.contains(last))
    solver.solve()
    solver.checkInvariants()
    #expect(solver.value(of: x) == 8)
  }

  @Test func `knows a variable by its handle when its place was given to another`() {
    let solver = Solver()
    let first = solver.addVariable(rest: 3)
    let second = solver.addVariable(rest: 4)
    solver.solve()
    solver.removeVariable(first)
    solver.solve()
    let third = solver.addVariable()
    let fourth = solver.addVariable(rest: 5)
    #expect(third.index == first.index && third != first)
    #expect(!solver.contains(first))
    #expect(solver.contains(second) && solver.contains(third) && solver.contains(fourth))
    solver.solve()
    #expect([second, third, fourth].map { solver.value(of: $0) } == [4, 0, 5])
  }

  @Test func `keeps every bit of a coefficient`() throws {
    let coefficients: [Double] = [1, -1, 0.5, 1.1, -0.3, 1 / 3, 1e-9, 1e9, 1e9 - 0.125, 0.1]
    let solver = Solver()
    var random = SeededRandom(seed: 7)
    for round in 0..<3 {
      var ids: [ConstraintID] = []
      for coefficient in coefficients {
        let x = solver.addVariable()
        let id = try solver.addConstraint([Term(x, coefficient)], .equal, 7)
        ids.append(id)
        #expect(solver.graph.coefficient(of: solver.graph.rows[id.slot].firstTerm) == coefficient)
      }
      for id in ids.shuffled(using: &random) where round < 2 { try solver.removeConstraint(id) }
    }
    solver.solve()
    solver.checkInvariants()
  }

  /// What is removed from a long list is found by both its neighbours.
  @Test func `loses no use of a variable that hundreds mention`() throws {
    let solver = Solver()
    let width = solver.addVariable()
    try solver.addConstraint([Term(width)], .equal, 300)
    var random = SeededRandom(seed: 7)
    var ids: [ConstraintID] = []
    func add() throws {
      let view = solver.addVariable()
      ids.append(try solver.addConstraint([Term(view), Term(width, -0.1)], .equal, 1))
    }
    for _ in 0..<200 { try add() }
    solver.solve()
    for _ in 0..<4 {
      ids.shuffle(using: &random)
      for _ in 0..<60 { try solver.removeConstraint(ids.removeLast()) }
      solver.checkInvariants()
      for _ in 0..<50 { try add() }
      solver.solve()
      solver.checkInvariants()
    }
    for id in ids { try solver.removeConstraint(id) }
    solver.solve()
    solver.checkInvariants()
    #expect(solver.value(of: width) == 300)
  }
}
