import ConstraintSolver
import TestSupport
import Testing

@testable import LayoutEngine

/// A list that is solved part by part has the frames of one that is solved as a whole.
@Suite struct `Composed layouts` {
  /// An engine that collects what it is given, and one that takes it in at once.
  fileprivate struct Pair {
    let collecting = LayoutSolver(scale: 3)
    let direct = LayoutSolver(scale: 3)
    private(set) var items: [ItemID] = []
    private(set) var constraints: [LayoutConstraintID] = []

    var both: [LayoutSolver] { [collecting, direct] }
    var isComposed: Bool { collecting.composed != nil }

    init() { collecting.collect() }

    @discardableResult
    mutating func addItem(_ parent: ItemID?, _ properties: ItemProperties = .init()) -> ItemID {
      let added = both.map {
        $0.addItem(parent: parent, properties: properties, order: items.count)
      }
      #expect(added[0] == added[1])
      items.append(added[0])
      return added[0]
    }

    mutating func add(_ constraint: LayoutConstraint) {
      let added = both.map { $0.add(constraint, mention: constraints.count) }
      #expect(added[0] == added[1])
      constraints.append(added[0])
    }

    /// Solves both and compares what is to be seen without asking for more than frames.
    func solve(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      let changes = both.map { $0.solveForNews(listsItems: true) }
      #expect(Set(changes[0].items) == Set(changes[1].items), sourceLocation: sourceLocation)
      #expect(Set(changes[0].widths) == Set(changes[1].widths), sourceLocation: sourceLocation)
      #expect(Set(changes[0].news) == Set(changes[1].news), sourceLocation: sourceLocation)
      #expect(changes[0].conflicts == changes[1].conflicts, sourceLocation: sourceLocation)
      compareFrames(sourceLocation: sourceLocation)
    }

    func compareFrames(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      for item in items {
        #expect(
          collecting.frame(of: item) == direct.frame(of: item),
          sourceLocation: sourceLocation
        )
        #expect(
          collecting.exactFrame(of: item) == direct.exactFrame(of: item),
          sourceLocation: sourceLocation
        )
        #expect(
          collecting.properties(of: item) == direct.properties(of: item),
          sourceLocation: sourceLocation
        )
      }
    }

    /// Changes what is known of an item in both.
    func edit(_ place: Int, _ change: (inout ItemProperties) -> Void) {
      for engine in both {
        var properties = engine.properties(of: items[place])
        change(&properties)
        engine.setProperties(properties, of: items[place])
      }
    }
  }

  /// What a list is made of.
  fileprivate struct Style {
    var rows = 12
    var width = 375.0
    var leftInset = 1.0 / 3
    /// Constraints that are added when all else is there, by the cells.
    var more: (inout Pair, [[ItemID]]) -> Void = { _, _ in }
  }

  /// A list of cells with a picture, a title, a detail, and a button that stands at the end; the items of each cell come
  /// with it, the cell itself first.
  private func list(_ style: Style = Style()) -> (pair: Pair, cells: [[ItemID]]) {
    var pair = Pair()
    let root = pair.addItem(nil)
    pair.add(LayoutConstraint(root, .left))
    pair.add(LayoutConstraint(root, .top))
    pair.add(LayoutConstraint(root, .width, constant: style.width))
    pair.add(LayoutConstraint(root, .height, constant: 9000))
    let list = pair.addItem(root)
    for side in [LayoutAttribute.leading, .trailing, .top] {
      pair.add(LayoutConstraint(list, side, .equal, root, side))
    }
    var cells: [[ItemID]] = []
    for row in 0..<style.rows { cells.append(addCell(row, to: list, &pair)) }
    for (row, cell) in cells.enumerated() {
      pair.add(
        LayoutConstraint(cell[0], .leading, .equal, list, .leading, constant: style.leftInset)
      )
      pair.add(LayoutConstraint(cell[0], .trailing, .equal, list, .trailing))
      let above = row == 0 ? list : cells[row - 1][0]
      pair.add(LayoutConstraint(cell[0], .top, .equal, above, row == 0 ? .top : .bottom))
    }
    if let last = cells.last {
      pair.add(LayoutConstraint(list, .bottom, .equal, last[0], .bottom, constant: 8))
    }
    style.more(&pair, cells)
    return (pair, cells)
  }

  private func addCell(_ row: Int, to list: ItemID, _ pair: inout Pair) -> [ItemID] {
    let cell = pair.addItem(list)
    var picture = ItemProperties()
    (picture.intrinsicWidth, picture.intrinsicHeight) = (40, 40 + 1.0 / 3)
    picture.hugging.horizontal = 751
    var title = ItemProperties()
    (title.intrinsicWidth, title.intrinsicHeight) = (Double(80 + 31 * (row % 7)), 20.3)
    title.baselines = .init(firstFromTop: 15, lastFromBottom: 5, centeredHeight: nil)
    var detail = title
    (detail.intrinsicWidth, detail.intrinsicHeight) = (90, Double(17 * (1 + row % 3)))
    detail.baselines?.centeredHeight = detail.intrinsicHeight
    var button = ItemProperties()
    (button.intrinsicWidth, button.intrinsicHeight) = (61.5, 30)
    button.compressionResistance.horizontal = 760
    button.hugging.horizontal = 760
    button.alignmentInsets.bottom = 2
    let views = [picture, title, detail, button].map { pair.addItem(cell, $0) }
    let (image, name, text, action) = (views[0], views[1], views[2], views[3])
    for new in [
      LayoutConstraint(image, .leading, .equal, cell, .leading, constant: 16),
      LayoutConstraint(image, .centerY, .equal, cell, .centerY),
      LayoutConstraint(image, .top, .greaterThanOrEqual, cell, .top, constant: 8),
      LayoutConstraint(name, .leading, .equal, image, .trailing, constant: 8),
      LayoutConstraint(name, .top, .equal, cell, .top, constant: 8),
      LayoutConstraint(text, .leading, .equal, name, .leading),
      LayoutConstraint(text, .top, .equal, name, .bottom, constant: 4),
      LayoutConstraint(text, .trailing, .lessThanOrEqual, action, .leading, constant: -8),
      LayoutConstraint(cell, .bottom, .equal, text, .bottom, constant: 8),
      LayoutConstraint(action, .leading, .greaterThanOrEqual, name, .trailing, constant: 8),
      LayoutConstraint(cell, .trailing, .equal, action, .trailing, constant: 16),
      LayoutConstraint(action, .firstBaseline, .equal, name, .firstBaseline),
      LayoutConstraint(cell, .height, constant: 44, priority: 50),
    ] { pair.add(new) }
    return [cell] + views
  }

  @Test func `have the frames of the whole`() {
    let (pair, _) = list()
    pair.solve()
    #expect(pair.isComposed)
  }

  @Test func `say nothing has changed where nothing has`() {
    let (pair, _) = list()
    pair.solve()
    #expect(pair.collecting.solve().items.isEmpty)
    #expect(pair.isComposed)
  }

  @Test func `become whole engines when more is asked for`() {
    let (pair, cells) = list()
    pair.solve()
    pair.edit(cells[4][2].index) { $0.intrinsicWidth = 133 }
    #expect(pair.collecting.freedoms() == pair.direct.freedoms())
    #expect(!pair.isComposed)
    pair.compareFrames()
    pair.solve()
    #expect(pair.collecting.allConstraints == pair.direct.allConstraints)
    for engine in pair.both { engine.setConstant(20, of: pair.constraints[20]) }
    pair.solve()
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `follow what is known of items`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (pair, cells) = list()
    pair.solve()
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let cell = cells[Int.random(in: 0..<cells.count, using: &random)]
        let place = cell[Int.random(in: 1...4, using: &random)].index
        let length = Double(Int.random(in: 1...300, using: &random)) / 3
        switch Int.random(in: 0...5, using: &random) {
        case 0: pair.edit(place) { $0.intrinsicWidth = length }
        case 1: pair.edit(place) { $0.hugging.horizontal = 745 + Float(length.rounded()) }
        case 2: pair.edit(place) { $0.alignmentInsets.left = 2 }
        case 3: pair.edit(place) { $0.baselines?.lastFromBottom = 4 }
        default: pair.edit(place) { $0.intrinsicHeight = length }
        }
      }
      pair.solve()
    }
  }

  @Test func `tell of the widths that are to be told of`() {
    let (pair, cells) = list()
    for engine in pair.both { for cell in cells { engine.setReportsWidth(true, of: cell[2]) } }
    pair.solve()
    pair.edit(cells[3][2].index) { $0.intrinsicWidth = 11 }
    pair.solve()
    #expect(pair.isComposed)
  }

  @Test func `hold a width of a label beside the cells that fits its text`() {
    let (pair, _) = list(
      Style { pair, _ in
        let list = pair.items[1]
        var title = ItemProperties()
        (title.intrinsicWidth, title.intrinsicHeight) = (120, 20)
        let header = pair.addItem(list, title)
        pair.add(LayoutConstraint(header, .leading, .equal, list, .leading))
        pair.add(LayoutConstraint(header, .bottom, .equal, list, .top))
      }
    )
    pair.solve()
    #expect(pair.isComposed)
  }

  @Test func `have the ties of the whole where something in a cell is open`() {
    let (pair, cells) = list(
      Style { pair, cells in
        // Nothing says where it is and how large.
        pair.addItem(cells[11][0])
        for cell in cells {
          // Pictures and titles, or details and titles, have too little room together.
          pair.add(LayoutConstraint(cell[2], .height, .equal, cell[3], .height, priority: 100))
          pair.add(LayoutConstraint(cell[0], .height, .lessThanOrEqual, constant: 66))
        }
      }
    )
    pair.solve()
    #expect(pair.isComposed)
    pair.edit(cells[5][2].index) { $0.intrinsicWidth = 500 }
    pair.edit(cells[6][4].index) { $0.intrinsicWidth = 400 }
    pair.solve()
    #expect(pair.collecting.freedoms() == pair.direct.freedoms())
  }

  // MARK: - What is solved as a whole

  @Test(arguments: 0..<6)
  func `are not made where cells and the rest have more to do with each other`(_ kind: Int) {
    let (pair, _) = list(
      Style { pair, cells in
        switch kind {
        case 0:
          // Something inside of two cells.
          pair.add(LayoutConstraint(cells[0][2], .width, .equal, cells[1][2], .width))
        case 1:
          // A wish of the list.
          pair.add(
            LayoutConstraint(cells[0][0], .height, .equal, cells[1][0], .height, priority: 20)
          )
        case 2:
          // Heights that contradict each other, unless a cell is higher than it would be.
          pair.add(LayoutConstraint(cells[1][0], .height, .equal, cells[2][0], .height))
        case 3:
          // The least height of the list.
          let list = pair.items[1]
          pair.add(LayoutConstraint(list, .height, .equal, nil, constant: 5000, priority: 30))
        case 4:
          // A cell with less room than its contents need.
          pair.add(LayoutConstraint(cells[3][4], .width, constant: 500))
        default:
          // Something in a cell that came after the other cells.
          pair.addItem(cells[0][0])
        }
      }
    )
    pair.solve()
    #expect(!pair.isComposed)
    pair.edit(pair.items[8].index) { $0.intrinsicHeight = 77 }
    pair.solve()
  }

  @Test func `end where a content leads to a conflict, which is told`() {
    let (pair, cells) = list(
      Style { pair, cells in
        for cell in cells {
          pair.add(LayoutConstraint(cell[0], .height, .lessThanOrEqual, nil, constant: 120))
        }
      }
    )
    pair.solve()
    #expect(pair.isComposed)
    pair.edit(cells[2][3].index) {
      $0.intrinsicHeight = 200
      $0.compressionResistance.vertical = 1000
    }
    pair.solve()
    pair.edit(cells[2][3].index) { $0.intrinsicHeight = 20 }
    pair.solve()
  }
}

extension `Composed layouts`.Style {
  fileprivate init(_ more: @escaping (inout `Composed layouts`.Pair, [[ItemID]]) -> Void) {
    self.init()
    self.more = more
  }
}
