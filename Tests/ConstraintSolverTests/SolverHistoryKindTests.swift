import TestSupport
import Testing

/// What changes leave behind is what a fresh solver makes of the same content.
///
/// Some four thousand changes in all, in batches of one to twelve, and ten thousand with `PLUMB_CHECK_INVARIANTS=1`, which
/// examines the solver after each. `PLUMB_LONG_TESTS=1` makes ten times as many.
@Suite struct `Any history and a fresh solver` {
  /// A kind of system with the number of changes made to it.
  struct Run: Sendable, CustomTestStringConvertible {
    var kind: HistoryKind
    var changes: Int
    var seeds: Range<Int>

    var testDescription: String { kind.name }
  }

  static let runs = [
    Run(kind: .unstructured, changes: 120, seeds: 0..<40),
    Run(kind: .cells(6), changes: 120, seeds: 0..<16),
    // Examining so many variables after each change takes most of the time.
    Run(kind: .feed(6), changes: 150, seeds: 0..<(TestSettings.checksInvariants ? 2 : 6)),
    Run(kind: .chain(12), changes: 100, seeds: 0..<10),
    Run(kind: .grid(4, 3), changes: 100, seeds: 0..<8),
    Run(kind: .squeeze(8), changes: 100, seeds: 0..<8),
    Run(kind: .nested(10), changes: 100, seeds: 0..<5),
  ]

  @Test(arguments: runs)
  func `agree in values, conflicts, freedoms and changes`(_ run: Run) throws {
    for seed in run.seeds where TestSettings.checksInvariants || seed % 3 == 0 || seed == 5 {
      let history = try RandomHistory(run.kind, seed: UInt64(seed))
      let breaking: MirroredSolver.Breaking = seed % 4 == 3 ? .first : .last
      var step = 0
      while step < run.changes * TestSettings.length {
        let problems = try history.mirror.solveAndCompare(
          breaking: breaking,
          comparesFreedoms: history.asksForFreedoms()
        )
        #expect(problems.isEmpty, "\(run.kind.name), seed \(seed), after \(step) changes")
        // What follows would fail for the same reason.
        if !problems.isEmpty { break }
        step += try history.changeBatch()
      }
    }
  }

  /// Of several contradictions, the order of the variables says which is met first, and so what is put out of force.
  @Test(arguments: [(HistoryKind.cells(6), 66, 120), (.nested(10), 32, 100)])
  func `agree on what is out of force where variables change their order`(
    _ kind: HistoryKind,
    _ seed: Int,
    _ changes: Int
  ) throws {
    let history = try RandomHistory(kind, seed: UInt64(seed))
    var step = 0
    while step < changes {
      let problems = try history.mirror.solveAndCompare(
        comparesFreedoms: history.asksForFreedoms()
      )
      #expect(problems.isEmpty, "\(kind.name), seed \(seed), after \(step) changes")
      if !problems.isEmpty { break }
      step += try history.changeBatch()
    }
  }

  @Test func `cover ten thousand changes`() {
    // A feed is changed less often where each change is examined.
    let changes = Self.runs.reduce(0) { $0 + $1.changes * $1.seeds.count }
    #expect(changes >= 10_000, "\(changes)")
  }
}
