import TestSupport
import Testing

@testable import ConstraintSolver

/// Programs of many rows, which are walked with a factorised basis; each has an answer that is known.
@Suite struct `Programs of many rows` {
  private func places(_ count: Int, in solver: Solver) -> [Variable] {
    (0..<count).map { solver.addVariable(ordinal: $0) }
  }

  @Test func `places that are ordered in pairs are the least ones from the first on`() throws {
    let solver = Solver()
    let places = places(40, in: solver)
    for later in places.indices {
      for earlier in 0..<later {
        try solver.addConstraint(
          [Term(places[later]), Term(places[earlier], -1)],
          .greaterThanOrEqual,
          3
        )
      }
    }
    solver.solve()
    #expect(places.map { solver.value(of: $0) } == places.indices.map { 3 * Double($0) })
  }

  @Test func `a grid of inequalities gives the longest paths`() throws {
    let side = 9
    let solver = Solver()
    let places = places(side * side, in: solver)
    let gap = { (from: Int, to: Int) in Double((7 * from + 3 * to) % 11 + 1) }
    var longest = Array(repeating: 0.0, count: places.count)
    for place in places.indices {
      for before in [place % side > 0 ? place - 1 : -1, place - side] where before >= 0 {
        longest[place] = max(longest[place], longest[before] + gap(before, place))
        try solver.addConstraint(
          [Term(places[place]), Term(places[before], -1)],
          .greaterThanOrEqual,
          gap(before, place)
        )
      }
      // None of these can be kept by all, and each would have its place at the front.
      try solver.addConstraint([Term(places[place])], .lessThanOrEqual, 0, priority: 250)
    }
    try solver.addConstraint([Term(places[0])], .equal, 0)
    solver.solve()
    #expect(places.map { solver.value(of: $0) } == longest)
  }

  @Test func `wishes for differences that can all be kept are kept`() throws {
    let solver = Solver()
    let lengths = (0..<30).map { solver.addVariable(ordinal: $0, isNonNegative: true) }
    let wanted = { (index: Int) in Double(index * 17 % 23) }
    for later in lengths.indices {
      for earlier in 0..<later where (later + earlier) % 3 != 1 || earlier == 0 {
        try solver.addConstraint(
          [Term(lengths[later]), Term(lengths[earlier], -1)],
          .equal,
          wanted(later) - wanted(earlier),
          priority: later % 2 == 0 ? 750 : 500
        )
      }
    }
    solver.solve()
    #expect(lengths.map { solver.value(of: $0) } == lengths.indices.map(wanted))
  }

  @Test func `equal distances between centers are equal where there is room`() throws {
    let solver = Solver()
    let count = 50
    let size = { (index: Int) in Double(20 + index % 4 * 6) }
    var ends: [Variable] = []
    for index in 0..<count {
      ends.append(solver.addVariable(ordinal: 2 * index))
      ends.append(solver.addVariable(ordinal: 2 * index + 1))
      try solver.addConstraint(
        [Term(ends[2 * index + 1]), Term(ends[2 * index], -1)],
        .equal,
        size(index),
        priority: 750
      )
    }
    try solver.addConstraint([Term(ends[0])], .equal, 0)
    try solver.addConstraint([Term(ends[2 * count - 1])], .equal, 3000)
    let distance = solver.addVariable(ordinal: 2 * count, isNonNegative: true)
    for index in 1..<count {
      let (before, own) = (2 * index - 2, 2 * index)
      try solver.addConstraint(
        [Term(ends[own]), Term(ends[before + 1], -1)],
        .greaterThanOrEqual,
        4
      )
      let centers = [
        Term(ends[own], 0.5), Term(ends[own + 1], 0.5), Term(ends[before], -0.5),
        Term(ends[before + 1], -0.5), Term(distance, -1),
      ]
      try solver.addConstraint(centers, .equal, 0, priority: 149)
    }
    solver.solve()
    let wanted = (3000 - size(0) / 2 - size(count - 1) / 2) / Double(count - 1)
    for index in 0..<count {
      let (start, end) = (solver.value(of: ends[2 * index]), solver.value(of: ends[2 * index + 1]))
      #expect(abs(end - start - size(index)) < 1e-6)
      #expect(abs((start + end) / 2 - size(0) / 2 - wanted * Double(index)) < 1e-6)
    }
  }

  /// The lengths want 20 each and have 15, so no gap is left, and lengths that alternate keep the distances equal.
  @Test(arguments: [50, 51])
  func `equal distances between centers stay equal where lengths give way`(_ count: Int) throws {
    let solver = Solver()
    let starts = (0..<count).map { solver.addVariable(ordinal: 2 * $0) }
    let lengths = (0..<count).map { solver.addVariable(ordinal: 2 * $0 + 1, isNonNegative: true) }
    let distance = solver.addVariable(ordinal: 2 * count, isNonNegative: true)
    try solver.addConstraint([Term(starts[0])], .equal, 0)
    try solver.addConstraint(
      [Term(starts[count - 1]), Term(lengths[count - 1])],
      .equal,
      15 * Double(count)
    )
    for (index, length) in lengths.enumerated() {
      try solver.addConstraint([Term(length)], .greaterThanOrEqual, 20, priority: 750)
      try solver.addConstraint([Term(length)], .lessThanOrEqual, 20, priority: 250)
      guard index > 0 else { continue }
      try solver.addConstraint(
        [Term(starts[index]), Term(starts[index - 1], -1), Term(lengths[index - 1], -1)],
        .greaterThanOrEqual,
        0
      )
      let centers = [
        Term(starts[index]), Term(length, 0.5), Term(starts[index - 1], -1),
        Term(lengths[index - 1], -0.5), Term(distance, -1),
      ]
      try solver.addConstraint(centers, .equal, 0, priority: 149)
    }
    #expect(solver.solve().conflicts.isEmpty)
    let values = lengths.map { solver.value(of: $0) }
    #expect(abs(values.reduce(0, +) - 15 * Double(count)) < 1e-6)
    #expect(values.allSatisfy { $0 > -1e-6 && $0 < 20 + 1e-6 })
    for (first, second) in zip(values, values.dropFirst()) {
      #expect(abs((first + second) / 2 - solver.value(of: distance)) < 1e-6)
    }
  }

  @Test(arguments: 0..<6)
  func `are the same after any changes as when built afresh`(_ seed: Int) throws {
    let history = try RandomHistory(.differences(12 + 2 * seed), seed: UInt64(seed))
    var step = 0
    while step < 60 {
      let problems = try history.mirror.solveAndCompare(comparesFreedoms: seed % 3 == 0)
      #expect(problems.isEmpty, "seed \(seed), after \(step) changes")
      if !problems.isEmpty { break }
      step += try history.changeBatch()
    }
  }
}

/// Lengths of a chain that are all a little too long.
@Suite struct `A chain that is too long everywhere` {
  @Test func `is found out in few rounds`() throws {
    // One length after the other would be found to be negative, and each time all be solved again.
    let solver = Solver()
    let count = 500
    var place = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(place)], .equal, 0)
    var lengths: [Variable] = []
    for index in 0..<count {
      let length = solver.addVariable(ordinal: 2 * index + 1, isNonNegative: true)
      let next = solver.addVariable(ordinal: 2 * index + 2)
      try solver.addConstraint([Term(next), Term(place, -1), Term(length, -1)], .equal, 2)
      lengths.append(length)
      place = next
    }
    let end = try solver.addConstraint([Term(place)], .equal, 2 * Double(count) - 10)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.members.count == 2 * count + 2)
    #expect(conflicts.first?.excess == 10)
    // As long as it has to be, all lengths are at their least again.
    try solver.setConstant(2 * Double(count) + 1, of: end)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(lengths.map { solver.value(of: $0) }.reduce(0, +) == 1)
  }
}
