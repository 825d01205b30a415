import LayoutEngine
import Testing

@Suite struct `Placing of items` {
  /// An engine at one pixel for each point, with a chain of items; the innermost takes the place of an
  /// item that was removed, so that it comes first in the engine's order.
  private struct Chain {
    let engine = LayoutSolver(scale: 1)
    var items: [ItemID] = []
    var insets: [LayoutConstraintID] = []

    init(reusesPlace: Bool) {
      let filler = reusesPlace ? engine.addItem(parent: nil) : nil
      for depth in 0..<4 {
        if depth == 3, let filler { engine.removeItem(filler) }
        let item = engine.addItem(parent: items.last, order: depth)
        insets.append(engine.add(LayoutConstraint(item, .left, constant: 0)))
        _ = engine.add(LayoutConstraint(item, .width, constant: 10))
        items.append(item)
      }
      _ = engine.solve()
    }
  }

  @Test(arguments: [false, true])
  func `goes from parents to children, whatever the order of adding`(reusesPlace: Bool) {
    let chain = Chain(reusesPlace: reusesPlace)
    chain.engine.setConstant(0.3, of: chain.insets[1])
    chain.engine.setConstant(0.3, of: chain.insets[3])
    _ = chain.engine.solve()
    // In root coordinates the left sides are 0, 0.3, 0.3 and 0.6, which snap to 0, 0, 0 and 1.
    #expect(chain.items.map { chain.engine.frame(of: $0).x } == [0, 0, 0, 1])
    #expect(chain.items.map { chain.engine.rootFrame(of: $0).x } == [0, 0, 0, 1])
    chain.engine.setConstant(5, of: chain.insets[0])
    _ = chain.engine.solve()
    // 5, 5.3, 5.3 and 5.6
    #expect(chain.items.map { chain.engine.rootFrame(of: $0).x } == [5, 5, 5, 6])
    #expect(chain.items.map { chain.engine.rootFrame(of: $0).width } == [10, 10, 10, 10])
  }

  @Test func `reaches every level of a deep tree`() {
    let engine = LayoutSolver(scale: 1)
    var item = engine.addItem(parent: nil)
    let inset = engine.add(LayoutConstraint(item, .left, constant: 0))
    for order in 1..<20_000 { item = engine.addItem(parent: item, order: order) }
    _ = engine.solve()
    _ = engine.add(LayoutConstraint(item, .width, constant: 0.5))
    _ = engine.solve()
    #expect(engine.frame(of: item).width == 1)
    engine.setConstant(0.5, of: inset)
    let moved = engine.solve().items
    // From 0.5 to 1.0 the innermost covers no whole pixel: both sides snap to 1.
    #expect(engine.frame(of: item).width == 0)
    #expect(moved.contains(item))
  }

  @Test func `tells of widths to those that asked`() {
    let engine = LayoutSolver(scale: 1)
    let item = engine.addItem(parent: nil)
    let other = engine.addItem(parent: nil)
    engine.setReportsWidth(true, of: item)
    let width = engine.add(LayoutConstraint(item, .width, constant: 10))
    let otherWidth = engine.add(LayoutConstraint(other, .width, constant: 10))
    #expect(engine.solve().widths == [item])
    #expect(engine.solve().widths.isEmpty)
    engine.setConstant(10.1, of: width)
    engine.setConstant(20, of: otherWidth)
    #expect(engine.solve().widths == [item])
  }
}
