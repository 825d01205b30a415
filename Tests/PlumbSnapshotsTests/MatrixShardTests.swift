import PlumbDiagnosis
import PlumbReport
import Testing
import UIKit

@testable import PlumbSnapshots

#if !canImport(Darwin)

/// A matrix that several processes share.
@MainActor
@Suite struct `Shards of a matrix` {
  @Test(arguments: [1, 2, 3, 8]) func `have each case once, and as many as each other`(_ count: Int)
  {
    let shards = (0..<count).map { MatrixShard(index: $0, count: count) }
    let parts = shards.map { shard in (0..<1001).filter(shard.contains) }
    #expect(parts.flatMap(\.self).sorted() == Array(0..<1001))
    // 1,001 cases among two: 501 and 500.
    let counts = parts.map(\.count)
    #expect(Set(counts).count <= 2)
    let (most, fewest) = (counts.max() ?? 0, counts.min() ?? 0)
    #expect(most - fewest <= 1)
  }

  /// Where the last axis has as many values as there are shards, too.
  @Test func `have values of all axes`() {
    let shard = MatrixShard(index: 0, count: 2)
    let values = Set((0..<24).filter(shard.contains).map { $0 % 4 })
    #expect(values == [0, 1, 2, 3])
  }

  /// What a process finds in its part of a matrix that fails for some of its values.
  private func found(_ shard: MatrixShard) throws -> (result: MatrixShardResult, issues: [String]) {
    var result: MatrixShardResult?
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: 9, column: 1)
    let run = MatrixRun<UIView>(
      axes: [
        .devices([.usual] + Array([SimulatedDevice].allTablets.prefix(2))), .directions,
        .widths([300, 320, 500]),
        .data(\.accessibilityLabel, ["a", "b"]),
      ],
      data: .all,
      rules: [],
      level: .warning,
      function: "`a view`()",
      place: place,
      shard: shard
    ) {
      result = $0
      // Each process would call it once.
      result?.matrix.test = ""
    }
    let said = try issues {
      let check: (LayoutResult<UIView>) throws -> Void = { view in
        view.excuse(.overlappingContent)
        view.expect(view.circumstances.size.width != 320, "320 points are good")
        view.expect(
          view.circumstances.direction == .leftToRight || view.subject.accessibilityLabel != "b",
          "b is read from the left"
        )
      }
      try run.run(check) { screen, apply in
        let view = UIView()
        apply(view)
        screen.place(view)
        return (view, nil)
      }
    }
    return (try #require(result), said)
  }

  @Test(arguments: [1, 2, 3, 5, 36])
  func `find together what one process finds`(_ count: Int) throws {
    let whole = try found(.whole)
    let parts = try (0..<count).map { index in
      MatrixReport.Part(
        try found(MatrixShard(index: index, count: count)).result,
        file: "\(index)",
        folder: ""
      )
    }
    let report = MatrixReport(parts)
    #expect(report.matrices.count == 1)
    #expect(report.matrices[0].gaps.isEmpty)
    #expect(report.matrices[0].cases == whole.result.cases)
    #expect(whole.result.failures.count == 2)
    #expect(report.matrices[0].failures.map(\.told) == whole.result.failures)
    #expect(
      report.matrices[0].failures.map { $0.told.text(of: report.matrices[0].cases) }
        == whole.issues
    )
    #expect(report.matrices[0].unusedExcuses == ["overlapping-content"])
  }
}

#endif
