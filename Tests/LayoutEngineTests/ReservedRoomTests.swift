import ConstraintSolver
import LayoutEngine
import Testing

/// Room that was made at once is left behind by what does not fit into it.
@Suite struct `Reserved room` {
  /// The frames of a column of items, 10 points high and 2 apart.
  private func frames(_ count: Int, reserving: (items: Int, constraints: Int)?) -> [LayoutRect] {
    let engine = LayoutSolver(scale: 1)
    if let reserving {
      engine.reserve(items: reserving.items, constraints: reserving.constraints)
      engine.reserve(items: reserving.items + 1, constraints: reserving.constraints + 1)
    }
    let root = engine.addItem(parent: nil)
    engine.add(LayoutConstraint(root, .width, constant: 100))
    engine.add(LayoutConstraint(root, .top, constant: 0))
    var above: ItemID?
    var items: [ItemID] = []
    for number in 0..<count {
      var properties = ItemProperties()
      properties.intrinsicHeight = 10
      let item = engine.addItem(parent: root, properties: properties, order: number)
      engine.add(LayoutConstraint(item, .left, .equal, root, .left))
      engine.add(LayoutConstraint(item, .right, .equal, root, .right))
      engine.add(
        above.map { LayoutConstraint(item, .top, .equal, $0, .bottom, constant: 2) }
          ?? LayoutConstraint(item, .top, .equal, root, .top)
      )
      above = item
      items.append(item)
      if number % 7 == 0 { engine.solve() }
    }
    engine.solve()
    return items.map(engine.frame(of:))
  }

  @Test(arguments: [(0, 0), (0, 5), (1, 0), (1, 1), (3, 90), (30, 4), (40, 200), (600, 10)])
  func `changes no frame`(_ reserving: (items: Int, constraints: Int)) {
    let expected = (0..<40).map { LayoutRect(x: 0, y: Double($0) * 12, width: 100, height: 10) }
    #expect(frames(40, reserving: nil) == expected)
    #expect(frames(40, reserving: reserving) == expected)
  }
}
