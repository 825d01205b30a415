import TestSupport
import Testing

@testable import ConstraintSolver

/// Answers that are known, and those that need no tables of costs, are those that solving gives, to the last bit.
@Suite struct `Known programs` {
  /// The values of a system, with or without what is known.
  private func bits(_ system: PlainSystem, keepsPrograms: Bool) throws -> [UInt64] {
    let loaded = try LoadedSystem(system)
    loaded.solver.graph.keepsPrograms = keepsPrograms
    loaded.solver.solve()
    return loaded.values.map(\.bitPattern)
  }

  @Test(arguments: Workloads.workloads.indices)
  func `change no bit of systems like those of screens`(_ index: Int) throws {
    let (name, system) = Workloads.workloads[index]
    let solved = try bits(system, keepsPrograms: false)
    #expect(try bits(system, keepsPrograms: true) == solved, "\(name), asked first")
    #expect(try bits(system, keepsPrograms: true) == solved, "\(name), asked again")
  }

  @Test(arguments: `Agreement with the oracle`.fixtures)
  func `change no bit of the systems of a fixture`(_ name: String) throws {
    for (number, item) in try `Agreement with the oracle`.cases(name).enumerated() {
      let solved = try bits(item.system, keepsPrograms: false)
      #expect(try bits(item.system, keepsPrograms: true) == solved, "case \(number), asked first")
      #expect(try bits(item.system, keepsPrograms: true) == solved, "case \(number), asked again")
    }
  }

  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 400 : 120))
  func `change no bit of random systems`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let system = RandomSystems.nearlyFeasible(using: &random)
    let solved = try bits(system, keepsPrograms: false)
    #expect(try bits(system, keepsPrograms: true) == solved, "seed \(seed), asked first")
    #expect(try bits(system, keepsPrograms: true) == solved, "seed \(seed), asked again")
  }

  /// What is answered to the question of one number, after 3 and 4.5 were kept for 7.
  private func answer(to question: Double, keptWithin kept: Double = 1e-9) -> [Double]? {
    let known = KnownPrograms.take()
    var values = Slab<Double>()
    values.append(3)
    values.append(4.5)
    known.begin()
    known.ask(7.0)
    known.end()
    known.keep(values, within: kept)
    known.begin()
    known.ask(question)
    known.end()
    var answer = Slab<Double>()
    guard known.answer(within: 1e-9, &answer) else { return nil }
    var numbers: [Double] = []
    for place in 0..<answer.count { numbers.append(answer[place]) }
    return numbers
  }

  @Test func `answer a question that was asked before`() {
    #expect(answer(to: 7) == [3, 4.5])
  }

  @Test func `do not answer a question with another number`() {
    #expect(answer(to: 7.0.nextUp) == nil)
  }

  @Test func `do not answer where bounds must be met more closely`() {
    #expect(answer(to: 7, keptWithin: 1e-6) == nil)
  }
}
