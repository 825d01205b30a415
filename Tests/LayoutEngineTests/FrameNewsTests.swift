import LayoutEngine
import TestSupport
import Testing

/// What a view layer is told of a solve: in which items frames are to be handed on, and which ask for theirs.
@Suite struct `News of placed items` {
  /// A tree of items whose insets and widths are constants.
  private struct Tree {
    let engine = LayoutSolver(scale: 2)
    var items: [ItemID] = []
    var parents: [ItemID: ItemID] = [:]
    var rows: [LayoutConstraintID] = []

    init(parents places: [Int]) {
      for (index, place) in places.enumerated() {
        let parent = place < 0 ? nil : items[place]
        let item = engine.addItem(parent: parent, order: index)
        if let parent { parents[item] = parent }
        items.append(item)
        for attribute in [LayoutAttribute.left, .top, .width, .height] {
          rows.append(engine.add(LayoutConstraint(item, attribute, constant: 0)))
        }
      }
    }

    /// The news of some items.
    func news(of items: [ItemID], reporting: ItemID) -> [FrameNews] {
      items.compactMap { item in
        item == reporting ? .item(item) : parents[item].map { .parent($0) }
      }
    }
  }

  @Test(arguments: 1...40)
  func `name the parents of the items whose frame changed`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let places = (0..<24).map { $0 == 0 ? -1 : Int.random(in: max(0, $0 - 6)..<$0, using: &random) }
    let (told, plain, both) = (Tree(parents: places), Tree(parents: places), Tree(parents: places))
    let reporting = told.items[Int.random(in: 1..<24, using: &random)]
    for tree in [told, both] {
      tree.engine.setReportsFrame(true, of: reporting)
      tree.engine.setReportsWidth(true, of: tree.items[5])
    }
    plain.engine.setReportsWidth(true, of: plain.items[5])
    for _ in 0..<12 {
      // The same variables again are what a window that is resized changes.
      let changed = Set((0..<3).map { _ in Int.random(in: 0..<96, using: &random) })
      for _ in 0..<3 {
        for row in changed.sorted() {
          let constant = Double(Int.random(in: 0...40, using: &random)) / 4
          for tree in [told, plain, both] { tree.engine.setConstant(constant, of: tree.rows[row]) }
        }
        let items = plain.engine.solve()
        let news = told.engine.solveForNews(listsItems: false)
        let all = both.engine.solveForNews(listsItems: true)
        let expected = plain.news(of: items.items, reporting: reporting)
        #expect(firsts(of: news.news) == firsts(of: expected))
        #expect(firsts(of: all.news) == firsts(of: expected))
        #expect(news.news.count <= expected.count && all.news.count <= expected.count)
        #expect(news.items.isEmpty)
        #expect(all.items == items.items)
        #expect(news.widths == items.widths)
        #expect(items.news.isEmpty)
        for item in plain.items {
          #expect(told.engine.frame(of: item) == plain.engine.frame(of: item))
        }
      }
      // What came about change by change is what the last numbers give.
      let fresh = Tree(parents: places)
      for (row, id) in fresh.rows.enumerated() {
        fresh.engine.setConstant(plain.engine.constraint(plain.rows[row]).constant, of: id)
      }
      fresh.engine.solve()
      for item in plain.items {
        #expect(fresh.engine.frame(of: item) == plain.engine.frame(of: item))
      }
    }
  }

  /// The first mention of each.
  private func firsts(of news: [FrameNews]) -> [FrameNews] {
    var known: Set<FrameNews> = []
    return news.filter { known.insert($0).inserted }
  }

  @Test(arguments: [false, true])
  func `name the parent of siblings once`(listsItems: Bool) {
    let tree = Tree(parents: [-1, 0, 0, 0, 0])
    _ = tree.engine.solveForNews(listsItems: listsItems)
    for row in 1..<5 { tree.engine.setConstant(10, of: tree.rows[row * 4 + 2]) }
    #expect(tree.engine.solveForNews(listsItems: listsItems).news == [.parent(tree.items[0])])
  }

  @Test func `are none for a root`() {
    let tree = Tree(parents: [-1])
    tree.engine.setConstant(10, of: tree.rows[2])
    let changes = tree.engine.solveForNews(listsItems: true)
    #expect(changes.items == tree.items)
    #expect(changes.news.isEmpty)
  }
}
