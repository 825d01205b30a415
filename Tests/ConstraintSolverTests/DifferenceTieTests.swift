import TestSupport
import Testing

@testable import ConstraintSolver

/// Large programs that leave open by how much places differ.
@Suite struct `Ties of differences` {
  /// A difference that is at least, or at most, so great.
  private typealias Row = (later: Int, earlier: Int, relation: Relation, constant: Double)

  private static let none = Double.infinity

  /// What the rule for ties leaves, by shortest paths between all pairs: one place after the other goes as near to its
  /// rest as it can, and is kept there.
  ///
  /// - Parameters:
  ///   - rests: Where the places would like to be, in their order.
  ///   - upper: Beyond what a place may not go.
  ///   - rows: The differences.
  /// - Returns: The places.
  private func expected(_ rests: [Double], _ upper: [Double], _ rows: [Row]) -> [Double] {
    let count = rests.count
    // distances[a][b]: place b − place a is at most that; the last one is the origin.
    var distances = Array(
      repeating: Array(repeating: Self.none, count: count + 1),
      count: count + 1
    )
    for index in 0...count { distances[index][index] = 0 }
    for (index, bound) in upper.enumerated() { distances[count][index] = bound }
    for row in rows {
      if row.relation != .lessThanOrEqual {
        distances[row.later][row.earlier] = min(
          distances[row.later][row.earlier],
          -row.constant
        )
      }
      if row.relation != .greaterThanOrEqual {
        distances[row.earlier][row.later] = min(distances[row.earlier][row.later], row.constant)
      }
    }
    for via in 0...count { relax(&distances, via) }
    var places: [Double] = []
    for index in 0..<count {
      let place = max(-distances[index][count], min(distances[count][index], rests[index]))
      places.append(place)
      distances[index][count] = -place
      distances[count][index] = place
      relax(&distances, index)
      relax(&distances, count)
    }
    return places
  }

  private func relax(_ distances: inout [[Double]], _ via: Int) {
    let own = distances[via]
    for start in distances.indices where distances[start][via] < Self.none {
      let first = distances[start][via]
      for end in own.indices {
        distances[start][end] = min(distances[start][end], first + own[end])
      }
    }
  }

  @Test(arguments: 0..<24)
  func `are settled one after the other`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let side = 7 + seed % 4
    let rests = (0..<side * side).map { _ in Double(Int.random(in: -60...60, using: &random)) }
    let upper = rests.map { _ in
      Int.random(in: 0..<4, using: &random) == 0
        ? Double(Int.random(in: -20...80, using: &random)) : Self.none
    }
    var rows: [Row] = []
    for place in rests.indices {
      for before in [place % side > 0 ? place - 1 : -1, place - side] where before >= 0 {
        let least = Double(Int.random(in: 0...9, using: &random))
        rows.append((place, before, .greaterThanOrEqual, least))
        if Int.random(in: 0..<3, using: &random) == 0 {
          rows.append((place, before, .lessThanOrEqual, least + 40))
        }
      }
    }
    let solver = Solver()
    let places = rests.enumerated().map { solver.addVariable(ordinal: $0, rest: $1) }
    for (place, bound) in zip(places, upper) where bound < Self.none {
      try solver.addConstraint([Term(place)], .lessThanOrEqual, bound)
    }
    for row in rows.shuffled(using: &random) {
      // Some say twice the same; the factor makes no difference to what they allow.
      let factor = Double(Int.random(in: 1...2, using: &random))
      try solver.addConstraint(
        [Term(places[row.later], factor), Term(places[row.earlier], -factor)],
        row.relation,
        factor * row.constant
      )
    }
    #expect(solver.solve().conflicts.isEmpty)
    #expect(places.map { solver.value(of: $0) } == expected(rests, upper, rows))
  }

  @Test func `are the same where something comes to follow from them`() throws {
    var places: [[Double]] = []
    for isLate in [false, true] {
      let side = 8
      let solver = Solver()
      let grid = (0..<side * side).map { solver.addVariable(ordinal: $0, rest: Double($0 % 5)) }
      let last = solver.addVariable(ordinal: -1, rest: 100)
      for place in grid.indices {
        for before in [place % side > 0 ? place - 1 : -1, place - side] where before >= 0 {
          try solver.addConstraint(
            [Term(grid[place]), Term(grid[before], -1)],
            .greaterThanOrEqual,
            Double((3 * place + before) % 7)
          )
        }
        try solver.addConstraint([Term(grid[place])], .lessThanOrEqual, 40)
      }
      if isLate { solver.solve() }
      try solver.addConstraint([Term(last), Term(grid[9], -1), Term(grid[13], -1)], .equal, 3)
      solver.solve()
      places.append((grid + [last]).map { solver.value(of: $0) })
    }
    #expect(places[0] == places[1])
  }
}
