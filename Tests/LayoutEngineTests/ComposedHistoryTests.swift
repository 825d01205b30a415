import ConstraintSolver
import TestSupport
import Testing

@testable import LayoutEngine

/// Lists of cells that nobody wrote, solved part by part and as a whole.
@Suite struct `Histories of composed layouts` {
  /// A list in an engine that collects, and the same in one that does not.
  private struct Lists {
    let engines = [LayoutSolver(scale: 2), LayoutSolver(scale: 2)]
    private(set) var items: [ItemID] = []
    private(set) var cells: [[ItemID]] = []
    private var mention = 0

    var isComposed: Bool { engines[0].composed != nil }

    mutating func addItem(_ parent: ItemID?, _ properties: ItemProperties = .init()) -> ItemID {
      let added = engines.map {
        $0.addItem(parent: parent, properties: properties, order: items.count)
      }
      items.append(added[0])
      return added[0]
    }

    mutating func add(_ constraint: LayoutConstraint) {
      for engine in engines { engine.add(constraint, mention: mention) }
      mention += 1
    }

    /// A list of cells of one shape or two, which the numbers choose, with a title above it or without.
    init(_ random: inout SeededRandom) {
      engines[0].collect()
      let root = addItem(nil)
      add(LayoutConstraint(root, .left))
      add(LayoutConstraint(root, .top))
      add(LayoutConstraint(root, .width, constant: 320))
      add(LayoutConstraint(root, .height, constant: 6000))
      let list = addItem(root)
      for side in [LayoutAttribute.left, .right, .top] {
        add(LayoutConstraint(list, side, .equal, root, side))
      }
      let shapes = (0..<Int.random(in: 1...2, using: &random)).map { _ in Shape(&random) }
      for row in 0..<14 { addCell(of: shapes[row % shapes.count], to: list, &random) }
      placeCells(in: list, &random)
      if Bool.random(using: &random) { addTitle(to: list, &random) }
    }

    /// Puts each cell below the one before it.
    private mutating func placeCells(in list: ItemID, _ random: inout SeededRandom) {
      let gap = Bool.random(using: &random) ? 0 : 7.5
      let height: Double? = Int.random(in: 0..<4, using: &random) == 0 ? 61 : nil
      for (row, cell) in cells.enumerated() {
        if let height { add(LayoutConstraint(cell[0], .height, constant: height)) }
        add(LayoutConstraint(cell[0], .left, .equal, list, .left, constant: 1.0 / 3))
        add(LayoutConstraint(cell[0], .right, .equal, list, .right))
        let above = row == 0 ? list : cells[row - 1][0]
        let side: LayoutAttribute = row == 0 ? .top : .bottom
        add(LayoutConstraint(cell[0], .top, .equal, above, side, constant: row == 0 ? 0 : gap))
      }
      if let last = cells.last {
        add(LayoutConstraint(list, .bottom, .equal, last[0], .bottom))
      }
    }

    /// A text above the cells, which may have too little room for its length.
    private mutating func addTitle(to list: ItemID, _ random: inout SeededRandom) {
      var properties = ItemProperties()
      properties.intrinsicWidth = Double(Int.random(in: 20...350, using: &random))
      properties.intrinsicHeight = 20.3
      let title = addItem(list, properties)
      add(LayoutConstraint(title, .leading, .equal, list, .leading, constant: 16))
      add(LayoutConstraint(title, .trailing, .lessThanOrEqual, list, .trailing, constant: -16))
      add(LayoutConstraint(title, .bottom, .equal, list, .top, constant: -4))
    }

    private mutating func addCell(
      of shape: Shape,
      to list: ItemID,
      _ random: inout SeededRandom
    ) {
      var cell = [addItem(list)]
      for contents in shape.contents {
        var properties = contents
        if properties.intrinsicWidth != nil {
          properties.intrinsicWidth = Double(Int.random(in: 2...140, using: &random)) / 3 * 2
        }
        cell.append(addItem(cell[0], properties))
      }
      for rule in shape.rules {
        var constraint = rule
        constraint.first = cell[rule.first.index]
        constraint.second = rule.second.map { cell[$0.index] }
        add(constraint)
      }
      cells.append(cell)
    }
  }

  /// What a cell is made of, by the places of its items; the cell itself is the first.
  private struct Shape {
    var contents: [ItemProperties] = []
    var rules: [LayoutConstraint] = []

    init(_ random: inout SeededRandom) {
      let count = Int.random(in: 2...4, using: &random)
      for _ in 0..<count {
        var properties = ItemProperties()
        properties.intrinsicWidth = 10
        properties.intrinsicHeight = Double(Int.random(in: 10...90, using: &random)) / 3
        if Bool.random(using: &random) { properties.hugging.horizontal = 251 }
        if Bool.random(using: &random) { properties.compressionResistance.horizontal = 751 }
        if Int.random(in: 0..<4, using: &random) == 0 { properties.alignmentInsets.top = 2 }
        contents.append(properties)
      }
      addRow(count, &random)
      addColumn(count, &random)
      for _ in 0..<Int.random(in: 0...2, using: &random) { addWish(count, &random) }
    }

    private mutating func add(_ constraint: LayoutConstraint) { rules.append(constraint) }

    /// One item beside the other, from the left edge of the cell to the right one.
    private mutating func addRow(_ count: Int, _ random: inout SeededRandom) {
      let cell = ItemID(index: 0)
      add(LayoutConstraint(ItemID(index: 1), .leading, .equal, cell, .leading, constant: 8))
      for place in 1..<count {
        let relation: Relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
        let (left, right) = (ItemID(index: place), ItemID(index: place + 1))
        add(LayoutConstraint(right, .leading, relation, left, .trailing, constant: 5))
      }
      let isFull = Bool.random(using: &random)
      let last = ItemID(index: count)
      add(
        LayoutConstraint(
          cell,
          .trailing,
          isFull ? .equal : .greaterThanOrEqual,
          last,
          .trailing,
          constant: 8
        )
      )
    }

    /// All items below the upper edge of the cell, and the lower edge below all of them.
    private mutating func addColumn(_ count: Int, _ random: inout SeededRandom) {
      let cell = ItemID(index: 0)
      for place in 1...count {
        let item = ItemID(index: place)
        if Bool.random(using: &random) {
          add(LayoutConstraint(item, .centerY, .equal, cell, .centerY))
          add(LayoutConstraint(item, .top, .greaterThanOrEqual, cell, .top, constant: 6))
        } else {
          add(LayoutConstraint(item, .top, .equal, cell, .top, constant: 6))
          add(LayoutConstraint(cell, .bottom, .greaterThanOrEqual, item, .bottom, constant: 6))
        }
      }
      // Without it, the height of a cell is open.
      if Int.random(in: 0..<6, using: &random) > 0 {
        add(LayoutConstraint(cell, .height, constant: 0, priority: 50))
      }
    }

    private mutating func addWish(_ count: Int, _ random: inout SeededRandom) {
      let places = [1...count, 1...count].map { Int.random(in: $0, using: &random) }
      let priority = [50, 250, 749, 999].randomElement(using: &random) ?? 50
      let item = ItemID(index: places[0])
      if places[0] == places[1] {
        add(LayoutConstraint(item, .width, constant: 77, priority: Float(priority)))
      } else {
        let other = ItemID(index: places[1])
        add(LayoutConstraint(item, .width, .equal, other, .width, priority: Float(priority)))
      }
    }
  }

  @Test func `lead to the frames of the whole`() {
    var composed = 0
    for seed in 0..<UInt64(150 * TestSettings.length) {
      var random = SeededRandom(seed: seed)
      let lists = Lists(&random)
      for turn in 0..<4 {
        let changes = lists.engines.map { $0.solveForNews(listsItems: true) }
        #expect(Set(changes[0].items) == Set(changes[1].items), "seed \(seed), turn \(turn)")
        #expect(Set(changes[0].news) == Set(changes[1].news), "seed \(seed), turn \(turn)")
        for item in lists.items {
          let frames = lists.engines.map { $0.frame(of: item) }
          let exact = lists.engines.map { $0.exactFrame(of: item) }
          #expect(frames[0] == frames[1], "seed \(seed), turn \(turn), item \(item.index)")
          #expect(exact[0] == exact[1], "seed \(seed), turn \(turn), item \(item.index)")
        }
        if lists.isComposed { composed += 1 }
        change(lists, &random)
      }
    }
    // Most are open in a way that concerns the whole, or have no more parts to change.
    #expect(composed > 150)
  }

  /// Gives some contents other lengths.
  private func change(_ lists: Lists, _ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let cell = lists.cells.randomElement(using: &random),
        let item = cell.dropFirst().randomElement(using: &random)
      else { continue }
      let length = Double(Int.random(in: 1...500, using: &random)) / 3
      let isHeight = Bool.random(using: &random)
      for engine in lists.engines {
        var properties = engine.properties(of: item)
        if isHeight {
          properties.intrinsicHeight = length
        } else {
          properties.intrinsicWidth = length
        }
        engine.setProperties(properties, of: item)
      }
    }
  }
}
