import LayoutEngine
import PlumbDiagnosis
import Testing

@Suite struct `A baseline` {
  private func entry(
    _ rule: Rule,
    _ item: Int,
    line: Int,
    file: String = "A.xib",
    scene: String = "Scene"
  ) -> CheckReport.Entry {
    var layout = HandMadeLayout()
    layout.add("a")
    layout.add("b")
    let finding = Finding(
      rule,
      in: scene,
      at: SourceLocation(file: file, line: line),
      items: [item],
      message: "at \(line)"
    )
    return CheckReport.Entry(finding, in: layout.snapshot)
  }

  @Test func `knows a finding on another line, and no other one`() {
    let baseline = Baseline([entry(.ambiguous, 1, line: 3), entry(.misplaced, 2, line: 4)])
    let result = baseline.compare([entry(.ambiguous, 1, line: 30), entry(.ambiguous, 2, line: 4)])
    #expect(result.new.map(\.views) == [["b"]])
    #expect(result.known.map(\.finding.location?.line) == [30])
    #expect(result.gone.map(\.rule) == ["misplaced"])
  }

  @Test func `counts findings that are alike`() {
    let baseline = Baseline([entry(.ambiguous, 1, line: 3)])
    let result = baseline.compare([entry(.ambiguous, 1, line: 3), entry(.ambiguous, 1, line: 5)])
    #expect(result.new.count == 1)
    #expect(result.gone.isEmpty)
  }

  @Test func `knows a finding in a file that was moved`() {
    let baseline = Baseline([entry(.ambiguous, 1, line: 3), entry(.ambiguous, 2, line: 4)])
    let moved = [entry(.ambiguous, 1, line: 3, file: "New/B.xib")]
    let result = baseline.compare(moved, isThere: { $0 != "A.xib" })
    #expect(result.new.isEmpty)
    #expect(result.gone.map(\.views) == [["b"]])
  }

  @Test func `takes a finding in a copy for new`() {
    let baseline = Baseline([entry(.ambiguous, 1, line: 3)])
    let result = baseline.compare([
      entry(.ambiguous, 1, line: 3), entry(.ambiguous, 1, line: 3, file: "Copy.xib"),
    ])
    #expect(result.new.map(\.file) == ["Copy.xib"])
    #expect(result.known.count == 1)
  }

  @Test func `knows a finding whose scene was given another name`() {
    let baseline = Baseline([entry(.ambiguous, 1, line: 3)])
    #expect(baseline.compare([entry(.ambiguous, 1, line: 3, scene: "Other")]).new.isEmpty)
  }
}
