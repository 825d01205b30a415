import TestSupport
import Testing

/// Changes of a system with the oracle's word on it at several points.
@Suite struct `Sequences and the oracle` {
  /// Constants reach 80 and coefficients 3; the oracle is sure to a tenth of this.
  static let tolerance = 1e-5

  @Test func `agree at every checkpoint`() throws {
    for (number, sequence) in try SolverSequence.all().enumerated() {
      let mirror = MirroredSolver()
      for (place, step) in sequence.steps.enumerated() {
        try mirror.apply(step)
        switch step {
        case .solve: #expect(try mirror.solveAndCompare().isEmpty, "\(number), step \(place)")
        case .check(let values, let broken):
          #expect(try mirror.solveAndCompare().isEmpty, "\(number), step \(place)")
          #expect(mirror.rowsOutOfForce == (broken.map { [$0] } ?? []), "\(number), step \(place)")
          let isSame = zip(mirror.values, values).allSatisfy {
            abs($0 - $1) <= Self.tolerance * max(1, abs($1))
          }
          #expect(
            isSame && mirror.values.count == values.count,
            "\(number), step \(place): \(mirror.values), not \(values)"
          )
        default: break
        }
      }
    }
  }

  @Test func `are at least 100 with 30 changes and several checkpoints each`() throws {
    let sequences = try SolverSequence.all()
    #expect(sequences.count >= 100)
    var (checkpoints, broken) = (0, 0)
    for (number, sequence) in sequences.enumerated() {
      var looks = 0
      for step in sequence.steps {
        switch step {
        case .solve: looks += 1
        case .check(_, let row):
          looks += 1
          checkpoints += 1
          broken += row == nil ? 0 : 1
        default: break
        }
      }
      #expect(sequence.steps.count - looks >= 30, "\(number)")
    }
    #expect(checkpoints >= 4 * sequences.count)
    #expect(broken >= 30)
  }
}
