import TestSupport
import Testing

@testable import ConstraintSolver

/// Values are given as whole multiples of 2⁻³².
@Suite struct `Values as they are given` {
  @Test(arguments: 1...20)
  func `are different where they are clearly others`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let step = 0x1p-32
    let sizes: [Double] = [1, 1000, 524_287, 524_288, 1e7]
    let distances: [Double] = [0.01, 0.5, 1, 2, 4, 1e6]
    for _ in 0..<2000 {
      let size = sizes.randomElement(using: &random) ?? 1
      let value = Double.random(in: -size...size, using: &random)
      let distance = distances.randomElement(using: &random) ?? 1
      let other = value + Double.random(in: -distance...distance, using: &random) * step
      guard KnownValues.areClearlyOthers(value, other) else { continue }
      #expect(
        KnownValues.given(value) != KnownValues.given(other),
        "\(value) and \(other)"
      )
    }
  }

  @Test func `are not clear where they are the same, or none`() {
    #expect(!KnownValues.areClearlyOthers(0, -0.0))
    #expect(!KnownValues.areClearlyOthers(1, .nan))
    #expect(!KnownValues.areClearlyOthers(1, .infinity))
    #expect(!KnownValues.areClearlyOthers(1e100, 1e100 + 1e84))
    #expect(KnownValues.areClearlyOthers(1, 1 + 0x1p-30))
    #expect(KnownValues.given(-0.0).sign == .plus)
  }

  /// A root that rests at a wish, and variables that follow a parameter with it: all of them, or by next to nothing.
  @Test func `are told of where they are others, after some that are not`() throws {
    let solver = Solver()
    let parameter = solver.addVariable()
    let width = try solver.addConstraint([Term(parameter)], .equal, 100)
    let near = solver.addVariable()
    try solver.addConstraint([Term(near), Term(parameter, -0x1p-10)], .equal, 3)
    let far = solver.addVariable()
    try solver.addConstraint([Term(far), Term(parameter, -0.5)], .equal, 7)
    solver.solve()
    var last = 100.0
    for turn in 1...40 {
      // Every other time, `near` moves by less than it is given with.
      let next = turn % 2 == 0 ? last + 30 : last + 0x1p-26
      try solver.setConstant(next, of: width)
      let changed = solver.solve().changed
      let hasMoved = KnownValues.given(3 + next * 0x1p-10) != KnownValues.given(3 + last * 0x1p-10)
      #expect(changed == (hasMoved ? [parameter, near, far] : [parameter, far]))
      #expect(solver.value(of: near) == KnownValues.given(3 + next * 0x1p-10))
      #expect(solver.value(of: far) == KnownValues.given(7 + next / 2))
      last = next
    }
  }
}
