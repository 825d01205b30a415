import ConstraintSolver
import Foundation
import LayoutEngine
import Testing

@Suite struct `Layout snapshots` {
  private func sample() -> LayoutSnapshot {
    let root = LayoutSnapshot.Item(
      kind: .view,
      id: "root",
      className: "UIView",
      parent: nil,
      frame: .zero,
      properties: ItemProperties()
    )
    var labelProperties = ItemProperties()
    labelProperties.intrinsicWidth = 42.5
    let label = LayoutSnapshot.Item(
      kind: .view,
      id: "label",
      className: "UILabel",
      parent: 0,
      frame: .zero,
      properties: labelProperties
    )
    let zero = ItemID(index: 0)
    let one = ItemID(index: 1)
    let constraints = [
      LayoutConstraint(zero, .left), LayoutConstraint(zero, .top),
      LayoutConstraint(zero, .width, constant: 320), LayoutConstraint(zero, .height, constant: 480),
      LayoutConstraint(one, .trailing, .equal, zero, .trailing, multiplier: 1.0 / 3, constant: -8),
    ].map {
      LayoutSnapshot.Constraint(
        id: "",
        $0,
        first: $0.first.index,
        second: $0.second?.index
      )
    }
    return LayoutSnapshot(name: "Scene", scale: 3, items: [root, label], constraints: constraints)
  }

  @Test func `a round trip through JSON gives the same solution`() throws {
    let original = sample()
    let copy = try JSONDecoder().decode(
      LayoutSnapshot.self,
      from: JSONEncoder().encode(original)
    )
    #expect(copy == original)
    let engines = try [LayoutSolver(original), LayoutSolver(copy)]
    for engine in engines { _ = engine.solve() }
    for index in original.items.indices {
      let id = ItemID(index: index)
      #expect(engines[0].exactFrame(of: id) == engines[1].exactFrame(of: id))
    }
    // right = 320 / 3 − 8, left = right − 42.5, snapped to thirds
    #expect(abs(engines[0].exactFrame(of: ItemID(index: 1)).x - (320.0 / 3 - 50.5)) < 1e-9)
  }

  @Test func `a parent that comes later is refused`() {
    var snapshot = sample()
    snapshot.items[0].parent = 1
    #expect(throws: SnapshotError.parentOutOfOrder(item: 0, parent: 1)) {
      _ = try LayoutSolver(snapshot)
    }
  }

  @Test func `a constraint to a missing item is refused`() {
    var snapshot = sample()
    snapshot.constraints[4].second = 7
    #expect(throws: SnapshotError.unknownItem(constraint: 4, item: 7)) {
      _ = try LayoutSolver(snapshot)
    }
  }

  @Test func `a number that is not finite is refused`() {
    var snapshot = sample()
    snapshot.constraints[4].constant = .infinity
    #expect(throws: SnapshotError.invalidNumber(constraint: 4, value: .infinity)) {
      _ = try LayoutSolver(snapshot)
    }
  }
}
