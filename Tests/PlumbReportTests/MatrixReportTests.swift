import Foundation
import Testing

@testable import PlumbReport

@Suite struct `What shards found in a matrix` {
  typealias Result = MatrixShardResult

  private func part(
    _ shard: Int,
    of shards: Int = 2,
    cases: Int = 5,
    planned: Int = 10,
    _ change: (inout Result) -> Void = { _ in }
  ) -> MatrixReport.Part {
    let matrix = Result.Matrix(
      name: "a card",
      test: "T.card",
      file: "T/Card.swift",
      line: 7,
      axes: ["5 devices", "2 directions"],
      cases: planned
    )
    var result = Result(matrix: matrix, shard: shard, shards: shards, cases: cases)
    change(&result)
    return .init(result, file: "r/\(shard).json", folder: "r")
  }

  private func failure(
    _ key: String,
    _ count: Int,
    first: Int,
    smallest place: Int,
    distance: Int = 1
  ) -> Result.Failure {
    var failure = Result.Failure(
      key: key,
      message: "\(key) in case \(place)",
      count: count,
      first: first,
      smallest: .init(name: "case \(place)", place: place, distance: distance)
    )
    failure.edge = "fits down to 3\(place) points"
    failure.files = ["1-of-2/Card/\(key).svg"]
    return failure
  }

  @Test func `is added up, with the least unusual case of all`() {
    let report = MatrixReport([
      part(2) {
        $0.failures = [
          failure("overlap", 3, first: 1, smallest: 3, distance: 1),
          failure("cut", 1, first: 9, smallest: 9),
        ]
      },
      part(1) {
        $0.failures = [
          failure("cut", 4, first: 2, smallest: 2),
          failure("overlap", 2, first: 4, smallest: 4, distance: 2),
        ]
      },
    ])
    // 1 + 4 = 5 and 3 + 2 = 5 cases: the one that comes first in the plan is told first.
    #expect(
      report.text() == """
        a card fails: 5 devices × 2 directions = 10 cases  T/Card.swift:7
          overlap in case 3
          in 5 of 10 cases; the least unusual: case 3
          fits down to 33 points
            1-of-2/Card/overlap.svg
          cut in case 2
          in 5 of 10 cases; the least unusual: case 2
          fits down to 32 points
            1-of-2/Card/cut.svg
        1 matrix, 10 cases, 2 failures
        """
    )
    #expect(!report.holds && !report.hasGaps)
  }

  @Test func `is not whole where a part is missing`() {
    let report = MatrixReport([part(1, of: 3), part(3, of: 3)])
    #expect(report.matrices[0].gaps == ["part 2 of 3 is missing"])
    #expect(report.hasGaps)
  }

  @Test func `counts a part once that is there twice`() {
    let report = MatrixReport([part(1), part(2), part(2)])
    #expect(report.matrices[0].gaps == ["part 2 of 2 is there twice: r/2.json, r/2.json"])
    #expect(report.matrices[0].cases == 10)
  }

  @Test func `does not fit together where plans or splits differ`() {
    #expect(
      MatrixReport([part(1), part(2, of: 3)]).matrices[0].gaps
        == ["its parts are of different splits: 2, 3 parts"]
    )
    #expect(
      MatrixReport([part(1), part(2, planned: 12)]).matrices[0].gaps
        == ["its parts are of different plans: another build, or other data"]
    )
  }

  @Test func `tells excuses that no part needs, where all parts are there`() {
    func excused(_ shard: Int, _ uses: Int) -> MatrixReport.Part {
      part(shard) {
        $0.excuses = [.init(words: "overlap", uses: uses), .init(words: "cut", uses: 0)]
      }
    }
    #expect(MatrixReport([excused(1, 0), excused(2, 1)]).matrices[0].unusedExcuses == ["cut"])
    #expect(MatrixReport([excused(1, 0)]).matrices[0].unusedExcuses.isEmpty)
  }

  @Test func `says where a process stopped`() {
    let report = MatrixReport([part(1), part(2) { $0.stopped = "no text" }])
    #expect(!report.holds)
    #expect(report.text().contains("\n  stopped: no text\n"))
  }

  @Test func `is written for build servers, people and programs`() throws {
    let report = MatrixReport([
      part(1) { $0.failures = [failure("a <b> & \"c\"", 5, first: 0, smallest: 0)] }, part(2),
    ])
    let xml = report.jUnit()
    #expect(xml.contains("<testsuites name=\"plumbline\" tests=\"1\" failures=\"1\" errors=\"0\">"))
    #expect(xml.contains("message=\"a &lt;b&gt; &amp; &quot;c&quot; in case 0\""))
    let markdown = report.markdown { "https://example.org/" + $0 }
    #expect(markdown.contains("- a &lt;b&gt; &amp; \"c\" in case 0<br>in 5 of 10 cases"))
    #expect(markdown.contains("<img src=\"https://example.org/1-of-2/Card/a &lt;b&gt; &amp;"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: report.json()) as? [String: Any]
    )
    #expect(json["holds"] as? Bool == false)
    #expect(json["cases"] as? Int == 10)
    #expect((json["matrices"] as? [[String: Any]])?.first?["planned"] as? Int == 10)
  }

  @Test func `is read again as it was written`() throws {
    let result = part(1) { $0.failures = [failure("a", 1, first: 0, smallest: 0)] }.result
    #expect(try JSONDecoder().decode(Result.self, from: result.json()) == result)
    #expect(
      result.fileName.hasPrefix("a-card-") && result.fileName.hasSuffix(".1-of-2.matrix.json")
    )
  }
}
