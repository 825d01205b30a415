import ConstraintSolver
import TestSupport
import Testing

/// Systems like those of real screens, at a small size.
@Suite struct `Workloads` {
  static let workloads: [(String, PlainSystem)] = [
    ("feed", LayoutWorkloads.feed(5)), ("chain", LayoutWorkloads.chain(50)),
    ("nested", LayoutWorkloads.nested(50)), ("grid", LayoutWorkloads.grid(8, 8)),
    ("squeeze", LayoutWorkloads.squeeze(20)),
  ]

  @Test(arguments: workloads.indices)
  func `satisfy all required rows`(_ index: Int) throws {
    let (name, system) = Self.workloads[index]
    let loaded = try LoadedSystem(system)
    #expect(loaded.solver.solve().conflicts.isEmpty)
    let values = loaded.values
    for row in system.rows where row.priority == 1000 {
      #expect(row.error(values) < 1e-9, "\(name): \(row)")
    }
    for (unknown, value) in zip(system.unknowns, values) where unknown.isNonNegative {
      #expect(value >= -1e-9, "\(name)")
    }
  }

  @Test func `a cell of the feed is as high as its parts`() throws {
    // Top 20; profile 1 + 20 + 1 + 20 + 1 + 20 + 3 + 20 = 86;
    // content 200 + 20 + 20; social 20; comment 50.
    let loaded = try LoadedSystem(LayoutWorkloads.feed(1))
    loaded.solver.solve()
    let cell = 4
    let heights = (1...5).map { loaded.values[cell + 4 * $0 + 3] }
    #expect(heights == [20, 86, 240, 20, 50])
    #expect(loaded.values[cell + 3] == 416)
  }

  @Test func `labels that are squeezed give up what they lack`() throws {
    // 20 labels want 20 each and have 16 · 20: those at 749 lack 80 together.
    let system = LayoutWorkloads.squeeze(20)
    let loaded = try LoadedSystem(system)
    loaded.solver.solve()
    let errors = system.errors(loaded.values)
    #expect(errors.map(\.priority) == [1000, 750, 749, 250])
    #expect(errors.map(\.error) == [0, 0, 80, 0])
  }

  @Test func `the constants of a nest add up`() throws {
    // Each of 50 levels takes 2 from both sides.
    let loaded = try LoadedSystem(LayoutWorkloads.nested(50))
    loaded.solver.solve()
    #expect(loaded.values.suffix(4) == [2, 2, 19_800, 29_800])
  }
}
