import ConstraintSolver
import LayoutEngine
import Testing

/// Two items with content 80 and 76 in a row of 300: 220 or 224 for the one that is stretched.
@Suite struct `Mentions` {
  private struct Row {
    let engine = LayoutSolver(scale: 1)
    let items: [ItemID]
    let root: ItemID

    init() {
      root = engine.addItem(parent: nil)
      var items: [ItemID] = []
      for (index, width) in [80.0, 76].enumerated() {
        var properties = ItemProperties()
        properties.intrinsicWidth = width
        items.append(engine.addItem(parent: root, properties: properties, order: index + 1))
      }
      self.items = items
      _ = engine.add(LayoutConstraint(root, .width, constant: 300))
    }

    var begin: LayoutConstraint { LayoutConstraint(items[0], .left, .equal, root, .left) }
    var middle: LayoutConstraint { LayoutConstraint(items[0], .right, .equal, items[1], .left) }
    var end: LayoutConstraint { LayoutConstraint(root, .right, .equal, items[1], .right) }

    var widths: [Double] {
      _ = engine.solve()
      return items.map { engine.frame(of: $0).width }
    }
  }

  @Test func `decide who is stretched, in whatever order constraints are added`() {
    let row = Row()
    _ = row.engine.add(row.end, mention: 2)
    _ = row.engine.add(row.middle, mention: 1)
    _ = row.engine.add(row.begin, mention: 0)
    #expect(row.widths == [224, 76])
    let reversed = Row()
    _ = reversed.engine.add(reversed.begin, mention: 2)
    _ = reversed.engine.add(reversed.middle, mention: 1)
    _ = reversed.engine.add(reversed.end, mention: 0)
    #expect(reversed.widths == [80, 220])
  }

  @Test func `leave the order of the tree where there are none`() {
    let row = Row()
    for constraint in [row.end, row.middle, row.begin] { _ = row.engine.add(constraint) }
    #expect(row.widths == [80, 220])
  }

  @Test func `of a stack view stretch the first item in the tree`() {
    let row = Row()
    for constraint in [row.end, row.middle, row.begin] {
      var constraint = constraint
      constraint.source = .stackView
      _ = row.engine.add(constraint, mention: 0)
    }
    #expect(row.widths == [224, 76])
  }

  @Test func `go with their constraints`() {
    let row = Row()
    let first = row.engine.add(row.begin, mention: 0)
    let end = row.engine.add(row.end, mention: 1)
    _ = row.engine.add(row.middle, mention: 2)
    #expect(row.widths == [224, 76])
    row.engine.remove(first)
    _ = row.engine.add(row.begin, mention: 3)
    // The first item is mentioned by the third constraint now.
    #expect(row.widths == [80, 220])
    row.engine.remove(end)
    _ = row.engine.add(row.end, mention: 4)
    // Both by the third, which names the first item first.
    #expect(row.widths == [224, 76])
  }

  @Test func `put widths of lines that wrap behind all others`() {
    let row = Row()
    var properties = row.engine.properties(of: row.items[1])
    properties.wrapsLines = true
    row.engine.setProperties(properties, of: row.items[1])
    for (index, constraint) in [row.begin, row.middle, row.end].enumerated() {
      _ = row.engine.add(constraint, mention: index)
    }
    #expect(row.widths == [80, 220])
    properties.wrapsLines = nil
    row.engine.setProperties(properties, of: row.items[1])
    #expect(row.widths == [224, 76])
  }
}
