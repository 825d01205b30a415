import ConstraintSolver
import TestSupport
import Testing

@testable import LayoutEngine

/// Rows that are copied from those of like items are those that putting them together gives, to the last bit.
@Suite struct `Repeated rows` {
  /// Engines with the same items: one that copies rows, and one that puts each together.
  private struct Pair {
    let copying = LayoutSolver(scale: 2)
    let plain = LayoutSolver(scale: 2)
    var items: [ItemID] = []
    var mention = 0

    var both: [LayoutSolver] { [copying, plain] }

    init() { plain.repeatsLayouts = false }

    @discardableResult
    mutating func addItem(
      parent: ItemID?,
      _ properties: ItemProperties = ItemProperties()
    ) -> ItemID {
      let order = items.count
      let added = both.map { $0.addItem(parent: parent, properties: properties, order: order) }
      #expect(added[0] == added[1])
      items.append(added[0])
      return added[0]
    }

    mutating func add(_ new: [LayoutConstraint]) {
      for engine in both {
        var rest = new[...]
        var mention = mention
        engine.beginGroup()
        while !rest.isEmpty {
          let part = rest.prefix(NewConstraint.most)
          rest = rest.dropFirst(part.count)
          let room = engine.roomForConstraints()
          for (place, constraint) in part.enumerated() {
            if let room {
              room.places[place].constraint = constraint
              room.places[place].mention = mention
            } else {
              engine.add(constraint, mention: mention)
            }
            mention += 1
          }
          if let room { engine.addNewConstraints(part.count, in: room) }
        }
      }
      mention += new.count
    }

    func compare() {
      let changes = both.map { $0.solve() }
      #expect(changes[0].items == changes[1].items)
      #expect(changes[0].conflicts == changes[1].conflicts)
      for item in items { #expect(copying.exactFrame(of: item) == plain.exactFrame(of: item)) }
      #expect(copying.allConstraints == plain.allConstraints)
      for id in plain.allConstraints {
        #expect(copying.constraint(id) == plain.constraint(id))
        #expect(copying.mention(of: id) == plain.mention(of: id))
      }
      for item in items.suffix(1) {
        let dumps = both.map { $0.solver.dump(around: $0.item(item).pointee.top) }
        #expect(dumps[0] == dumps[1])
      }
    }

    /// Adds a root with a size.
    mutating func addRoot() -> ItemID {
      let root = addItem(parent: nil)
      for engine in both {
        engine.add(LayoutConstraint(root, .left, constant: 0))
        engine.add(LayoutConstraint(root, .top, constant: 0))
        engine.add(LayoutConstraint(root, .width, constant: 320))
        engine.add(LayoutConstraint(root, .height, constant: 480, priority: 40))
      }
      return root
    }
  }

  /// What a cell of a list is made of.
  private struct Style {
    var insets = LayoutInsets.zero
    var isRightToLeft = false
    var spacing = 8.0
    var priority: Float = 750
  }

  /// Adds a cell of a box with two labels below another.
  private func addCell(
    to pair: inout Pair,
    in list: ItemID,
    below above: ItemID?,
    _ style: Style = Style(),
    width: Double = 50
  ) -> (cell: ItemID, box: ItemID) {
    var properties = ItemProperties()
    properties.isRightToLeft = style.isRightToLeft
    let cell = pair.addItem(parent: list, properties)
    let box = pair.addItem(parent: cell, properties)
    properties.alignmentInsets = style.insets
    properties.intrinsicWidth = width
    properties.intrinsicHeight = 20
    let title = pair.addItem(parent: box, properties)
    let text = pair.addItem(parent: box, properties)
    pair.add([
      LayoutConstraint(title, .leading, .equal, box, .leading, constant: style.spacing),
      LayoutConstraint(title, .top, .equal, box, .top),
      LayoutConstraint(text, .leading, .equal, title, .trailing, constant: style.spacing),
      LayoutConstraint(text, .centerY, .equal, title, .centerY, priority: style.priority),
      LayoutConstraint(cell, .trailing, .greaterThanOrEqual, text, .trailing),
      LayoutConstraint(text, .width, .equal, title, .width, multiplier: 2, priority: 240),
      LayoutConstraint(box, .bottom, .greaterThanOrEqual, text, .bottom),
      LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 10),
    ])
    pair.add([
      LayoutConstraint(box, .left, .equal, cell, .left),
      LayoutConstraint(box, .right, .equal, cell, .right),
      LayoutConstraint(box, .top, .equal, cell, .top),
      LayoutConstraint(cell, .bottom, .equal, box, .bottom),
      LayoutConstraint(cell, .leading, .equal, list, .leading),
      LayoutConstraint(cell, .trailing, .equal, list, .trailing),
      LayoutConstraint(cell, .top, .equal, above ?? list, above == nil ? .top : .bottom),
      LayoutConstraint(cell, .height, constant: 0, priority: 50),
    ])
    return (cell, box)
  }

  @Test func `of cells of a list come to the same frames`() {
    var pair = Pair()
    let root = pair.addRoot()
    var last: ItemID?
    for number in 0..<6 {
      last = addCell(to: &pair, in: root, below: last, width: Double(40 + number)).cell
    }
    pair.compare()
    #expect(pair.copying.repeatedTerms > 0)
    #expect(pair.plain.repeatedTerms == 0)
    for _ in 0..<3 { last = addCell(to: &pair, in: root, below: last).cell }
    pair.compare()
  }

  @Test func `of another style are put together`() {
    var pair = Pair()
    let root = pair.addRoot()
    var last: ItemID?
    var insets = Style()
    insets.insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    var mirrored = Style()
    mirrored.isRightToLeft = true
    var spaced = Style()
    spaced.spacing = 9
    var weak = Style()
    weak.priority = 300
    for style in [Style(), insets, Style(), mirrored, mirrored, spaced, weak, insets, insets] {
      last = addCell(to: &pair, in: root, below: last, style).cell
    }
    pair.compare()
    #expect(pair.copying.repeatedTerms > 0)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `follow what changed meanwhile`(_ kind: Int) {
    var pair = Pair()
    let root = pair.addRoot()
    let first = addCell(to: &pair, in: root, below: nil)
    let second = addCell(to: &pair, in: root, below: first.cell)
    let known = pair.copying.allConstraints
    for engine in pair.both {
      switch kind {
      case 0:
        var properties = engine.properties(of: second.box)
        properties.alignmentInsets.left = 5
        engine.setProperties(properties, of: second.box)
      case 1:
        var properties = engine.properties(of: second.cell)
        properties.isRightToLeft = true
        engine.setProperties(properties, of: second.cell)
      case 2: engine.setConstant(3, of: known[known.count - 16])
      case 3: engine.setPriority(400, of: known[known.count - 15])
      default: engine.setOrder(900, of: second.box)
      }
    }
    let third = addCell(to: &pair, in: root, below: second.cell)
    pair.compare()
    _ = addCell(to: &pair, in: root, below: third.cell)
    pair.compare()
  }

  @Test func `of items that were replaced are put together`() {
    var pair = Pair()
    let root = pair.addRoot()
    let first = addCell(to: &pair, in: root, below: nil)
    let removed = pair.addItem(parent: root)
    for engine in pair.both { engine.removeItem(removed) }
    pair.items.removeAll { $0 == removed }
    let second = addCell(to: &pair, in: root, below: first.cell)
    pair.compare()
    _ = addCell(to: &pair, in: root, below: second.cell)
    pair.compare()
  }

  /// A child of an item is as far behind another child as the item is behind its sibling.
  @Test func `between an item and its child are no siblings' rows`() {
    var pair = Pair()
    let root = pair.addRoot()
    let before = pair.addItem(parent: root)
    let item = pair.addItem(parent: root)
    let child = pair.addItem(parent: item)
    let other = pair.addItem(parent: item)
    pair.add([
      LayoutConstraint(before, .left, .equal, child, .left, constant: 4),
      LayoutConstraint(item, .left, .equal, root, .left, constant: 30),
      LayoutConstraint(child, .left, .equal, item, .left, constant: 7),
    ])
    pair.add([LayoutConstraint(item, .left, .equal, other, .left, constant: 4)])
    pair.compare()
    #expect(pair.copying.exactFrame(of: other).x == -4)
    #expect(pair.copying.exactFrame(of: before).x == 41)
  }
}
