import LayoutEngine
import PlumbDiagnosis
import TestSupport
import Testing

/// What is proven of layouts, held against solutions at many widths.
@Suite struct `Proofs of generated layouts` {
  private static let widths = 200.0...300.0
  private static let longest = 120.0

  /// A width of the layout and widths of its texts.
  private struct Case {
    var width: Double
    var texts: [Double]
  }

  /// A fine grid: every second and a half point of width, and texts from short to long.
  private static func grid(_ texts: Int) -> [Case] {
    let lengths = [0.5, 17, 40.5, 77, 119, longest]
    let few = TestSettings.length > 1 ? lengths : [0.5, 40.5, 77, longest]
    let combined: [[Double]] =
      switch texts {
      case 0: [[]]
      case 1: lengths.map { [$0] }
      default: few.flatMap { first in few.map { [first, $0] } }
      }
    let step = TestSettings.length > 1 ? 0.5 : texts > 1 ? 10 : 2.5
    return stride(from: widths.lowerBound, through: widths.upperBound, by: step)
      .flatMap { width in combined.map { Case(width: width, texts: $0) } }
  }

  /// Solves a layout with other numbers, by the engine that lays views out.
  private static func solve(_ engine: LayoutSolver, _ row: GeneratedRow, _ one: Case) {
    engine.setConstant(one.width, of: LayoutConstraintID(index: 2))
    for (index, width) in zip(row.texts, one.texts) {
      var properties = row.snapshot.items[index].properties
      properties.intrinsicWidth = width
      engine.setProperties(properties, of: ItemID(index: index))
    }
    engine.solve()
  }

  private static func frames(_ engine: LayoutSolver, _ row: GeneratedRow) -> [LayoutRect] {
    row.snapshot.items.indices.map { engine.exactFrame(of: ItemID(index: $0)) }
  }

  // MARK: - The properties, asked of frames

  private static func overlap(_ frames: [LayoutRect], _ row: GeneratedRow, _ one: Case) -> Double {
    var worst = 0.0
    for (first, item) in row.snapshot.items.enumerated() where isContent(first, row) {
      for second in row.snapshot.items.indices.dropFirst(first + 1)
      where isContent(second, row) && row.snapshot.items[second].parent == item.parent {
        let (a, b) = (frames[first], frames[second])
        let shared = [
          a.maxX - b.x, b.maxX - a.x, a.maxY - b.y, b.maxY - a.y, a.width, b.width, a.height,
          b.height,
        ]
        worst = max(worst, shared.min() ?? 0)
      }
    }
    return worst
  }

  private static func isContent(_ index: Int, _ row: GeneratedRow) -> Bool {
    row.snapshot.items[index].properties.intrinsicWidth != nil
  }

  private static func sticksOut(_ frames: [LayoutRect], _ row: GeneratedRow, _ one: Case) -> Double
  {
    var worst = 0.0
    for (index, item) in row.snapshot.items.enumerated() {
      guard let parent = item.parent else { continue }
      let (frame, around) = (frames[index], frames[parent])
      worst = max(
        worst,
        max(max(-frame.x, -frame.y), max(frame.maxX - around.width, frame.maxY - around.height))
      )
    }
    return worst
  }

  private static func clipped(_ frames: [LayoutRect], _ row: GeneratedRow, _ one: Case) -> Double {
    zip(row.texts, one.texts).reduce(0) { worst, text in
      max(worst, text.1 - frames[text.0].width, 20 - frames[text.0].height)
    }
  }

  private static func statement(_ frames: [LayoutRect], _ row: GeneratedRow, _ one: Case) -> Double
  {
    let last = row.snapshot.items.count - 1
    guard row.snapshot.items[last].parent == 0 else { return 0 }
    return 2 * frames[last].width - frames[0].width
  }

  private struct Asked {
    var name: String
    var property: LayoutProperty
    var amount: ([LayoutRect], GeneratedRow, Case) -> Double
  }

  private static func asked(_ row: GeneratedRow) -> [Asked] {
    let last = row.snapshot.items.count - 1
    var result = [
      Asked(name: "no overlap", property: .noOverlap, amount: overlap),
      Asked(name: "inside", property: .insideParent, amount: sticksOut),
      Asked(name: "not clipped", property: .noClippedText, amount: clipped),
    ]
    if row.snapshot.items[last].parent == 0 {
      result.append(
        Asked(
          name: "at most half as wide",
          property: .holds { 2 * $0["view\(last)"].width <= $0["screen"].width },
          amount: statement
        )
      )
    }
    return result
  }

  /// A hundred layouts, and two hundred with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: 0..<(TestSettings.length > 1 ? 8 : 4))
  func `agree with a fine grid on a hundred layouts`(_ part: UInt64) throws {
    var (held, failed, unproven) = (0, 0, 0)
    for seed in part * 25 + 1...part * 25 + 25 {
      let row = GeneratedRow(seed: seed)
      var named = row.snapshot
      named.items[0].label = "screen"
      let prover = try LayoutProver(
        named,
        widths: Self.widths,
        textUpTo: Self.longest,
        controls: []
      )
      let grid = Self.grid(row.texts.count)
      var solved: [(Case, [LayoutRect])] = []
      var hasConflict = false
      let engine = try LayoutSolver(row.snapshot)
      for one in grid {
        Self.solve(engine, row, one)
        if !engine.brokenConstraints.isEmpty { hasConflict = true }
        solved.append((one, Self.frames(engine, row)))
      }
      #expect(prover.prove(.noConflict).holds == !hasConflict, "seed \(seed)")
      for asked in Self.asked(row) {
        let proof = prover.prove(asked.property)
        let worst = solved.map { asked.amount($0.1, row, $0.0) }.max() ?? 0
        switch proof {
        case .holds:
          held += 1
          #expect(worst <= 0.011, "seed \(seed), \(asked.name): \(proof)")
        case .fails(let example, _):
          failed += 1
          let one = Case(width: example.width, texts: try Self.texts(of: example, row))
          Self.solve(engine, row, one)
          let amount = asked.amount(Self.frames(engine, row), row, one)
          #expect(
            abs(amount - example.amount) < 1e-4,
            "seed \(seed), \(asked.name): \(proof), not \(amount)"
          )
          #expect(
            worst <= example.amount + 1e-4,
            "seed \(seed), \(asked.name): \(proof), but \(worst)"
          )
        case .unproven(let reason):
          unproven += 1
          #expect(
            hasConflict || reason.contains("leave open"),
            "seed \(seed), \(asked.name): \(reason)"
          )
        }
      }
    }
    // Of some of each kind something is said.
    #expect(held > 15 && failed > 10 && unproven < (held + failed) / 2)
  }

  /// The widths of all texts in a counterexample; those that have no part in it are short.
  private static func texts(of example: LayoutCounterexample, _ row: GeneratedRow) throws
    -> [Double]
  {
    row.texts.map { index in
      example.texts.first { $0.name == "`view\(index)`" }?.width ?? 1
    }
  }
}
