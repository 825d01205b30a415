import ConstraintSolver
import LayoutEngine
import Testing

@Suite struct `Questions about an item` {
  private let engine = LayoutSolver(scale: 1)
  private let root: ItemID
  private let item: ItemID
  private let frame: [LayoutConstraintID]

  init() {
    root = engine.addItem(parent: nil, order: 0)
    item = engine.addItem(parent: root, order: 1)
    let (engine, item, root) = (engine, item, root)
    frame = [
      engine.add(LayoutConstraint(root, .left)),
      engine.add(LayoutConstraint(root, .width, constant: 100)),
      engine.add(LayoutConstraint(item, .width, constant: 20)),
      engine.add(LayoutConstraint(item, .left, .greaterThanOrEqual, root, .left)),
      engine.add(LayoutConstraint(item, .right, .lessThanOrEqual, root, .right)),
    ]
  }

  @Test func `find what its constraints leave open, and how far`() {
    _ = engine.solve()
    let freedom = engine.freedoms(of: item).first { $0.quantity == .x }
    #expect(freedom?.lower == 0)
    // 100 − 20
    #expect(freedom?.upper == 80)
    #expect(!engine.freedoms(of: item).contains { $0.quantity == .width })
    _ = engine.add(LayoutConstraint(item, .left, .equal, root, .left, constant: 5))
    _ = engine.solve()
    #expect(!engine.freedoms(of: item).contains { $0.quantity == .x })
  }

  @Test func `find the constraints that decide it`() {
    let right = engine.add(LayoutConstraint(item, .right, .equal, root, .right, constant: -5))
    _ = engine.solve()
    // The width of the root moves the right side; the bounds are not reached.
    #expect(engine.constraintsAffecting(item, .horizontal) == [frame[1], frame[2], right])
    let each = engine.constraintsAffectingEach()
    #expect(each[item.index][.horizontal] == [frame[1], frame[2], right])
  }
}
