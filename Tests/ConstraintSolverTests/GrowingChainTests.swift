import Testing

@testable import ConstraintSolver

/// A feed: cells that are at least 16 higher than their text, each below the one before, and a length of all of
/// them, whose turn comes first in the rule for ties.
@Suite struct `Growing chains` {
  private struct Feed {
    let solver = Solver()
    let length: Variable
    private(set) var heights: [Variable] = []
    private var places: [Variable] = []
    private var end: ConstraintID?

    init(rest: Double = 0) throws {
      length = solver.addVariable(ordinal: 0, rest: rest, isNonNegative: true)
      let top = solver.addVariable(ordinal: 1)
      try solver.addConstraint([Term(top)], .equal, 0)
      places.append(top)
    }

    mutating func append(text: Double) throws {
      let ordinal = 4 * places.count
      let height = solver.addVariable(ordinal: ordinal, isNonNegative: true)
      let content = solver.addVariable(ordinal: ordinal + 1, isNonNegative: true)
      let place = solver.addVariable(ordinal: ordinal + 2)
      try solver.addConstraint([Term(content)], .equal, text, priority: 750)
      try solver.addConstraint([Term(height), Term(content, -1)], .greaterThanOrEqual, 16)
      try solver.addConstraint(
        [Term(place), Term(places[places.count - 1], -1), Term(height, -1)],
        .equal,
        0
      )
      if let end { try solver.removeConstraint(end) }
      end = try solver.addConstraint([Term(length), Term(place, -1)], .equal, 0)
      heights.append(height)
      places.append(place)
    }

    var values: [Double] { heights.map { solver.value(of: $0) } }
  }

  @Test func `a cell more leaves the programs of the others alone`() throws {
    var feed = try Feed()
    for _ in 0..<200 { try feed.append(text: 24) }
    feed.solver.solve()
    for count in 201...210 {
      try feed.append(text: 24)
      feed.solver.solve()
      #expect(feed.values == Array(repeating: 40, count: count))
      #expect(feed.solver.value(of: feed.length) == 40 * Double(count))
      // Its own, and that of the cell before, which was the last.
      #expect(feed.solver.graph.program.kept.faces.count <= 2)
    }
  }

  @Test func `several cells more leave the programs of the others alone`() throws {
    var feed = try Feed()
    for _ in 0..<200 { try feed.append(text: 24) }
    feed.solver.solve()
    for _ in 0..<5 { try feed.append(text: 34) }
    feed.solver.solve()
    #expect(feed.values.suffix(5) == Array(repeating: 50, count: 5))
    #expect(feed.solver.value(of: feed.length) == 200 * 40 + 5 * 50)
    #expect(feed.solver.graph.program.kept.faces.count <= 6)
  }

  @Test func `a length that would like more gets it from the last cell`() throws {
    // At least 36 + 46 + 56; the length asks first, and the last height is asked last.
    var feed = try Feed(rest: 1000)
    for text in [20.0, 30, 40] { try feed.append(text: text) }
    feed.solver.solve()
    #expect(feed.values == [36, 46, 918])
    try feed.append(text: 50)
    feed.solver.solve()
    #expect(feed.values == [36, 46, 56, 862])
  }

  @Test func `a length that got what it would like is content with more`() throws {
    var feed = try Feed(rest: 100)
    for text in [20.0, 30] { try feed.append(text: text) }
    feed.solver.solve()
    #expect(feed.values == [36, 64])
    try feed.append(text: 40)
    feed.solver.solve()
    #expect(feed.values == [36, 46, 56])
    #expect(feed.solver.value(of: feed.length) == 138)
  }

  @Test(arguments: [0.0, 100, 1000])
  func `come out as if they had been there from the start`(_ rest: Double) throws {
    var grown = try Feed(rest: rest)
    for step in 0..<12 {
      try grown.append(text: Double(step * 37 % 50))
      grown.solver.solve()
      var fresh = try Feed(rest: rest)
      for earlier in 0...step { try fresh.append(text: Double(earlier * 37 % 50)) }
      fresh.solver.solve()
      #expect(grown.values == fresh.values)
    }
  }
}
