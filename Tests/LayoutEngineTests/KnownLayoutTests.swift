import ConstraintSolver
import TestSupport
import Testing

@testable import LayoutEngine

/// What is taken over from an engine before is what building it gives, to the last bit.
///
/// Few layouts are kept, so that one test after the other has them known.
@Suite(.serialized) struct `Known layouts` {
  /// An engine that collects what it is given, and one that takes it in at once.
  private struct Pair {
    let collecting = LayoutSolver(scale: 2)
    let direct = LayoutSolver(scale: 2)
    var items: [ItemID] = []
    var constraints: [LayoutConstraintID] = []
    var mention: Int
    /// What is another than in the cell that it repeats.
    var difference: Difference?

    var both: [LayoutSolver] { [collecting, direct] }

    init(firstMention: Int = 0) {
      mention = firstMention
      collecting.collect()
    }

    @discardableResult
    mutating func addItem(_ parent: ItemID?, _ properties: ItemProperties = .init()) -> ItemID {
      let order = items.count
      var properties = properties
      if difference == .direction(of: order) { properties.isRightToLeft.toggle() }
      if difference == .margins(of: order) { properties.margins.left += 1 }
      let added = direct.addItem(parent: parent, properties: properties, order: order)
      // As the host of a hierarchy does.
      let collected =
        properties.isPlain
        ? collecting.addPlainItem(parent: parent, properties, order: order)
        : collecting.addItem(parent: parent, properties: properties, order: order)
      #expect(collected == added)
      items.append(added)
      return added
    }

    /// A constraint with what is another about it.
    private mutating func changed(_ constraint: LayoutConstraint, _ place: Int) -> LayoutConstraint
    {
      var constraint = constraint
      if difference == .constant(of: place) { constraint.constant += 1 }
      if difference == .mention(of: place) { mention += 1 }
      return constraint
    }

    mutating func add(_ constraint: LayoutConstraint, decidesTies: Bool = true) {
      let constraint = changed(constraint, constraints.count)
      let added = both.map { $0.add(constraint, mention: decidesTies ? mention : nil) }
      #expect(added[0] == added[1])
      constraints.append(added[0])
      mention += 1
    }

    mutating func addTogether(_ new: [LayoutConstraint]) throws {
      let first = constraints.count
      var mentions: [Int] = []
      var new = new
      for place in new.indices {
        new[place] = changed(new[place], first + place)
        mentions.append(mention)
        mention += 1
      }
      for engine in both {
        engine.beginGroup()
        let room = try #require(engine.roomForConstraints())
        for (place, constraint) in new.enumerated() {
          room.places[place].constraint = constraint
          room.places[place].mention = mentions[place]
          #expect(room.firstIndex == first)
        }
        engine.addNewConstraints(new.count, in: room)
      }
      constraints += new.indices.map { .init(index: first + $0) }
    }

    /// Solves both and compares all that there is to see.
    func compare() {
      let changes = both.map { $0.solve() }
      #expect(changes[0].items == changes[1].items)
      #expect(changes[0].widths == changes[1].widths)
      #expect(changes[0].conflicts == changes[1].conflicts)
      for item in items {
        #expect(collecting.exactFrame(of: item) == direct.exactFrame(of: item))
        #expect(collecting.frame(of: item) == direct.frame(of: item))
        #expect(collecting.properties(of: item) == direct.properties(of: item))
        let records = both.map { $0.item(item) }
        #expect(records[0].pointee.mention == records[1].pointee.mention)
        for variable in [records[1].pointee.width, records[1].pointee.height] {
          #expect(
            collecting.solver.ordinal(of: variable) == direct.solver.ordinal(of: variable)
          )
        }
      }
      #expect(collecting.allConstraints == direct.allConstraints)
      #expect(collecting.freedoms() == direct.freedoms())
      for id in direct.allConstraints {
        #expect(collecting.constraint(id) == direct.constraint(id))
        #expect(collecting.mention(of: id) == direct.mention(of: id))
      }
      for item in items.prefix(2) {
        let dumps = both.map { $0.solver.dump(around: $0.item(item).pointee.top) }
        #expect(dumps[0] == dumps[1])
      }
    }
  }

  /// One thing that is another than in the cell before, at a place among its items or constraints.
  private enum Difference: Equatable {
    case direction(of: Int)
    case margins(of: Int)
    case constant(of: Int)
    case mention(of: Int)
  }

  /// What a cell is made of; `spacing` keeps the cells of one test apart from those of others.
  private struct Style {
    var spacing: Double
    var insets = LayoutInsets.zero
    var isRightToLeft = false
    var hugging: Float = 250
    var width = 60.0
    var hasImage = false
    /// Two labels that have too little room, so that their mentions decide.
    var isNarrow = false
    var hasConflict = false
    /// Whether it is said beforehand how many items and constraints are to come, as by the host of a hierarchy.
    var isAnnounced = true
    var difference: Difference?
  }

  /// A cell in a root of a size, with two labels, a box and what the style asks for.
  private func cell(_ style: Style, firstMention: Int = 0) throws -> Pair {
    var pair = Pair(firstMention: firstMention)
    pair.difference = style.difference
    if style.isAnnounced {
      pair.collecting.reserve(
        items: style.hasImage ? 6 : 5,
        constraints: style.hasConflict ? 21 : 20
      )
    }
    var properties = ItemProperties()
    properties.isRightToLeft = style.isRightToLeft
    let root = pair.addItem(nil, properties)
    for engine in pair.both { engine.setReportsFrame(true, of: root) }
    let box = pair.addItem(root, properties)
    properties.alignmentInsets = style.insets
    properties.intrinsicWidth = style.width
    properties.intrinsicHeight = 20
    properties.hugging.horizontal = style.hugging
    let title = pair.addItem(box, properties)
    properties.wrapsLines = true
    properties.baselines = .init(firstFromTop: 15, lastFromBottom: 5, centeredHeight: 20)
    let text = pair.addItem(box, properties)
    for engine in pair.both { engine.setReportsWidth(true, of: text) }
    if style.hasImage { pair.addItem(box) }
    pair.add(LayoutConstraint(root, .left, constant: 0), decidesTies: false)
    pair.add(LayoutConstraint(root, .top, constant: 0), decidesTies: false)
    let width: Double = style.isNarrow ? 100 : 320
    pair.add(LayoutConstraint(root, .width, constant: width), decidesTies: false)
    pair.add(LayoutConstraint(root, .height, constant: 480, priority: 40), decidesTies: false)
    // A mask's constraints come in between.
    let inner = pair.addItem(box)
    pair.add(LayoutConstraint(inner, .width, constant: 7), decidesTies: false)
    try pair.addTogether([
      LayoutConstraint(title, .leading, .equal, box, .leading, constant: style.spacing),
      LayoutConstraint(title, .top, .equal, box, .top),
      LayoutConstraint(text, .leading, .equal, title, .trailing, constant: style.spacing),
      LayoutConstraint(text, .firstBaseline, .equal, title, .bottom, constant: 3),
      LayoutConstraint(box, .trailing, .equal, text, .trailing, constant: style.spacing),
      LayoutConstraint(text, .width, .lessThanOrEqual, box, .width, multiplier: 0.75),
      LayoutConstraint(title, .height, .greaterThanOrEqual, constant: 10),
      LayoutConstraint(inner, .centerX, .equal, title, .centerX),
      LayoutConstraint(inner, .top, .equal, text, .bottom, priority: 700),
      LayoutConstraint(inner, .height, constant: 9, priority: 600),
    ])
    try pair.addTogether([
      LayoutConstraint(box, .left, .equal, root, .left),
      LayoutConstraint(box, .right, .equal, root, .right),
      LayoutConstraint(box, .top, .equal, root, .top),
      LayoutConstraint(root, .bottom, .equal, box, .bottom),
      LayoutConstraint(box, .bottom, .equal, text, .bottom, constant: style.spacing),
    ])
    if style.hasConflict { pair.add(LayoutConstraint(box, .width, constant: 5)) }
    return pair
  }

  /// Makes layouts, one after the other, until one was taken over from another: tests beside this one, on other threads,
  /// have layouts known too, and others forgotten.
  private func untilKnown(_ make: (Int) throws -> Pair) rethrows {
    for number in Tries() {
      let pair = try make(number)
      #expect(!pair.direct.hasKnownLayout)
      if pair.collecting.hasKnownLayout { return }
    }
    Issue.record("no layout was taken over")
  }

  @Test(arguments: [true, false])
  func `have the frames of their own contents`(_ isAnnounced: Bool) throws {
    try untilKnown { number in
      var style = Style(spacing: 13.5, width: Double(60 + 7 * number))
      style.isAnnounced = isAnnounced
      let pair = try cell(style, firstMention: 100 * number)
      pair.compare()
      return pair
    }
  }

  @Test(arguments: [true, false])
  func `rank items by their own mentions where there is too little room`(
    _ isAnnounced: Bool
  ) throws {
    try untilKnown { number in
      var style = Style(spacing: 14.5, width: Double(70 + number))
      style.isNarrow = true
      style.isAnnounced = isAnnounced
      let pair = try cell(style, firstMention: 5 + 1000 * number)
      pair.compare()
      return pair
    }
  }

  @Test func `have the conflicts of a layout before`() throws {
    for _ in 0..<3 {
      var style = Style(spacing: 15.5)
      style.hasConflict = true
      let pair = try cell(style)
      pair.compare()
      #expect(!pair.collecting.brokenConstraints.isEmpty)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func `follow what changes afterwards`(_ kind: Int) throws {
    try untilKnown { number in
      var pair = try cell(Style(spacing: 16.5 + Double(kind), width: Double(50 + number)))
      pair.compare()
      for engine in pair.both {
        switch kind {
        case 0: engine.setConstant(3, of: pair.constraints[5])
        case 1: engine.setPriority(500, of: pair.constraints[7])
        case 2: engine.remove(pair.constraints[8])
        case 3:
          var properties = engine.properties(of: pair.items[2])
          properties.intrinsicWidth = 91
          properties.alignmentInsets.left = 2
          engine.setProperties(properties, of: pair.items[2])
        case 4: engine.setConstant(200, of: pair.constraints[2])
        default: engine.setOrder(900, of: pair.items[2])
        }
      }
      pair.compare()
      let added = pair.addItem(pair.items[1])
      pair.add(LayoutConstraint(added, .left, .equal, pair.items[2], .right, constant: 1))
      pair.add(LayoutConstraint(added, .width, .equal, pair.items[2], .width))
      pair.compare()
      return pair
    }
  }

  @Test func `are those of the same items and constraints alone`() throws {
    var styles = Array(repeating: Style(spacing: 23.5), count: 6)
    styles[1].insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    styles[2].isRightToLeft = true
    styles[3].hugging = 249
    styles[4].hasImage = true
    styles[5].spacing = 24.5
    for style in styles {
      let pair = try cell(style)
      pair.compare()
      #expect(!pair.collecting.hasKnownLayout)
    }
    try untilKnown { _ in
      let pair = try cell(styles[0])
      pair.compare()
      return pair
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `are not waited for by who asks before`(_ kind: Int) throws {
    for _ in 0..<2 {
      let pair = try cell(Style(spacing: 25.5 + Double(kind)))
      for engine in pair.both {
        switch kind {
        case 0: #expect(engine.properties(of: pair.items[2]).intrinsicWidth == 60)
        case 1: #expect(engine.allConstraints.count == pair.constraints.count)
        case 2: engine.setConstant(3, of: pair.constraints[5])
        default: engine.remove(pair.constraints[8])
        }
      }
      pair.compare()
      #expect(!pair.collecting.hasKnownLayout)
    }
  }

  /// All that can be another in a cell.
  private static let differences: [Difference] =
    (0..<5).flatMap { [.direction(of: $0), .margins(of: $0)] }
    + (0..<20).map { .constant(of: $0) } + (6..<20).map { .mention(of: $0) }

  @Test(arguments: differences)
  private func `are followed up to what is another`(_ difference: Difference) throws {
    var style = Style(spacing: 26.5)
    // The first becomes known, unless tests beside this one have others known meanwhile.
    for _ in 0..<2 { try cell(style).collecting.solve() }
    style.difference = difference
    let pair = try cell(style, firstMention: 700)
    #expect(pair.collecting.followed == nil)
    pair.compare()
    #expect(!pair.collecting.hasKnownLayout)
  }

  @Test func `are followed no longer than to the first that they do not have`() throws {
    let style = Style(spacing: 27.5)
    for _ in 0..<2 { try cell(style).collecting.solve() }
    var pair = try cell(style)
    let added = pair.addItem(pair.items[1])
    pair.add(LayoutConstraint(added, .left, .equal, pair.items[2], .right, constant: 1))
    #expect(pair.collecting.followed == nil)
    pair.compare()
  }

  /// A column of many rows, more than are kept at once.
  private func screen(_ number: Int) throws -> Pair {
    var pair = Pair(firstMention: 10_000 * number)
    pair.collecting.reserve(items: 201, constraints: 604)
    let root = pair.addItem(nil)
    pair.add(LayoutConstraint(root, .left, constant: 0), decidesTies: false)
    pair.add(LayoutConstraint(root, .top, constant: 0), decidesTies: false)
    pair.add(LayoutConstraint(root, .width, constant: 320), decidesTies: false)
    pair.add(LayoutConstraint(root, .height, constant: 9000), decidesTies: false)
    var properties = ItemProperties()
    for row in 0..<200 {
      properties.intrinsicHeight = Double(20 + (row + number) % 3)
      let item = pair.addItem(root, properties)
      let above = pair.items[row]
      try pair.addTogether([
        LayoutConstraint(item, .left, .equal, root, .left, constant: 28.5),
        LayoutConstraint(item, .right, .equal, root, .right),
        LayoutConstraint(item, .top, .equal, above, row == 0 ? .top : .bottom),
      ])
    }
    return pair
  }

  @Test func `are those of screens, too, which are followed`() throws {
    try untilKnown { number in
      // The second is kept; tests beside this one leave less time for more.
      for _ in 0..<2 { try screen(number).collecting.solve() }
      let pair = try screen(number + 1)
      guard pair.collecting.followed != nil else { return pair }
      pair.compare()
      #expect(pair.collecting.hasKnownLayout)
      return pair
    }
  }

  @Test func `are not looked for by an engine that is not to`() throws {
    for _ in 0..<2 {
      let pair = try cell(Style(spacing: 33.5))
      pair.collecting.repeatsLayouts = false
      pair.compare()
      #expect(!pair.collecting.hasKnownLayout)
    }
  }

  // MARK: - Stand-ins

  /// Makes layouts until a stand-in solved one, and has `body` look at it before anybody asks for more than frames.
  private func untilAnswered(
    _ style: Style,
    _ body: (inout Pair) throws -> Void
  ) throws {
    for number in Tries() {
      var style = style
      style.width += Double(number)
      var pair = try cell(style, firstMention: 50 * number)
      let changes = pair.both.map { $0.solve() }
      #expect(changes[0].items == changes[1].items)
      #expect(changes[0].widths == changes[1].widths)
      for item in pair.items {
        #expect(pair.collecting.frame(of: item) == pair.direct.frame(of: item))
      }
      guard pair.collecting.isAnswered else { continue }
      return try body(&pair)
    }
    Issue.record("no layout was solved by a stand-in")
  }

  /// Gives a content of a pair another width.
  private func setWidth(_ width: Double, of place: Int, in pair: Pair) {
    for engine in pair.both {
      var properties = engine.properties(of: pair.items[place])
      properties.intrinsicWidth = width
      engine.setProperties(properties, of: pair.items[place])
    }
  }

  @Test func `are solved by a stand-in until more than frames is asked for`() throws {
    try untilAnswered(Style(spacing: 41.5)) { pair in
      for item in pair.items {
        #expect(pair.collecting.exactFrame(of: item) == pair.direct.exactFrame(of: item))
      }
      #expect(pair.collecting.isAnswered)
      #expect(pair.collecting.freedoms() == pair.direct.freedoms())
      #expect(!pair.collecting.isAnswered)
      #expect(pair.collecting.knownLayout === nil)
      pair.compare()
    }
  }

  @Test func `follow contents that change by a stand-in`() throws {
    try untilAnswered(Style(spacing: 42.5)) { pair in
      for (width, place) in [(35.0, 2), (150, 3), (150, 2), (400, 3), (61, 2)] {
        setWidth(width, of: place, in: pair)
        #expect(pair.collecting.properties(of: pair.items[place]).intrinsicWidth == width)
        let changes = pair.both.map { $0.solveForNews(listsItems: true) }
        #expect(changes[0].items == changes[1].items)
        #expect(changes[0].widths == changes[1].widths)
        #expect(Set(changes[0].news) == Set(changes[1].news))
        for item in pair.items {
          #expect(pair.collecting.frame(of: item) == pair.direct.frame(of: item))
          #expect(pair.collecting.exactFrame(of: item) == pair.direct.exactFrame(of: item))
        }
      }
      pair.compare()
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5])
  func `hold what changed before an engine builds its own tables`(_ kind: Int) throws {
    try untilAnswered(Style(spacing: 43.5 + Double(kind))) { pair in
      setWidth(35, of: 2, in: pair)
      setWidth(36, of: 2, in: pair)
      for engine in pair.both {
        let frame = engine.exactFrame(of: pair.items[3])
        switch kind {
        case 0: engine.setConstant(3, of: pair.constraints[5])
        case 1: engine.remove(pair.constraints[8])
        case 2: engine.beginGroup()
        case 3: engine.setOrder(900, of: pair.items[2])
        case 4: _ = engine.addItem(parent: nil)
        default:
          var properties = engine.properties(of: pair.items[2])
          properties.hugging.horizontal = 700
          engine.setProperties(properties, of: pair.items[2])
        }
        // As long as nobody solves, the frames are those of the last solution.
        #expect(engine.exactFrame(of: pair.items[3]) == frame)
      }
      #expect(pair.collecting.properties(of: pair.items[2]).intrinsicWidth == 36)
      pair.compare()
    }
  }

  @Test func `are not solved by a stand-in for a screen of other pixels`() {
    for scale in [2.0, 3.0, 2.0, 3.0] {
      let engine = LayoutSolver(scale: scale)
      engine.collect()
      let root = engine.addItem(parent: nil)
      engine.add(LayoutConstraint(root, .width, constant: 77.3))
      engine.solve()
      #expect(engine.frame(of: root).width == (77.3 * scale).rounded() / scale)
    }
  }
}

extension LayoutSolver {
  /// Adds an item whose properties say nothing but what its content is.
  fileprivate func addPlainItem(
    parent: ItemID?,
    _ properties: ItemProperties,
    order: Int
  ) -> ItemID {
    addPlainItem(
      parent: parent,
      width: properties.intrinsicWidth ?? -1,
      height: properties.intrinsicHeight ?? -1,
      hugging: properties.hugging,
      compressionResistance: properties.compressionResistance,
      isRightToLeft: properties.isRightToLeft,
      order: order
    )
  }
}
