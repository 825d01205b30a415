import LayoutEngine
import PlumbDiagnosis

/// A report with a finding of each kind and a file that could not be read.
func sampleReport(
  name: String = "Card",
  file: String = "Main.storyboard",
  scene: String = "Offer"
) -> CheckReport {
  var snapshot = LayoutSnapshot(name: scene, scale: 2)
  let item = LayoutSnapshot.Item(
    kind: .view,
    id: "v-1",
    className: "UIView",
    parent: nil,
    frame: .zero,
    properties: ItemProperties()
  )
  snapshot.items = [item]
  let constraint = LayoutConstraint(ItemID(index: 0), .width, constant: 10)
  snapshot.constraints = [
    LayoutSnapshot.Constraint(id: "c-1", constraint, first: 0, second: nil),
    LayoutSnapshot.Constraint(id: "", constraint, first: 0, second: nil),
  ]
  func finding(_ rule: Rule, line: Int?, _ message: String) -> CheckReport.Entry {
    let location = line.map { SourceLocation(file: file, line: $0) }
    return CheckReport.Entry(
      Finding(
        rule,
        in: scene,
        at: location,
        items: [0],
        constraints: rule == .conflict ? [0, 1] : [],
        message: message
      ),
      in: snapshot
    )
  }
  var report = CheckReport()
  report.documents = 2
  report.scenes = 3
  report.views = 1
  report.constraints = 1
  report.entries = [
    finding(.conflict, line: 40, "`\(name)` width = 10: cannot all hold"),
    finding(.ambiguous, line: 12, "`\(name)` is not determined: x can be anything"),
    finding(.misplaced, line: nil, "`\(name)` is saved at (0, 0, 1, 1)"),
  ]
  report.failures = [.init(file: "Bad.xib", line: 7, message: "not well-formed XML")]
  return report
}
