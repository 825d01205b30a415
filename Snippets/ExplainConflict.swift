import LayoutEngine
import PlumbDiagnosis

// A snapshot is a layout as a value: items and constraints, each named by its place in the list.
let names = ["screen", "banner"]
let items = names.enumerated().map { place, name in
  var item = LayoutSnapshot.Item(
    kind: .view,
    id: name,
    className: "UIView",
    parent: place == 0 ? nil : 0,
    frame: .zero,
    properties: ItemProperties()
  )
  item.label = name
  return item
}
let engine = LayoutSolver(scale: 2)
let screen = engine.addItem(parent: nil)
let banner = engine.addItem(parent: screen)
let constraints = [
  LayoutConstraint(screen, .width, constant: 320, source: .encapsulatedSize),
  LayoutConstraint(banner, .leading, .equal, screen, .leading, constant: 16),
  LayoutConstraint(screen, .trailing, .equal, banner, .trailing, constant: 16),
  LayoutConstraint(banner, .width, .greaterThanOrEqual, constant: 300),
]
let snapshot = LayoutSnapshot(
  name: "Offer",
  scale: 2,
  items: items,
  constraints: constraints.map { constraint in
    LayoutSnapshot.Constraint(
      id: "",
      constraint,
      first: constraint.first == screen ? 0 : 1,
      second: constraint.second.map { $0 == screen ? 0 : 1 }
    )
  }
)

for finding in try SolvedLayout(snapshot).conflictFindings() {
  print(finding.rule.id, finding.message)
}
// conflict `banner` leading, `banner` trailing, `banner` width ≥ 300: needs 12 more points than
// the 320 there are; `banner` width ≥ 300 gives way
