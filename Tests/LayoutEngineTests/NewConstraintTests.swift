import ConstraintSolver
import LayoutEngine
import TestSupport
import Testing

/// Constraints that are added in one go are those that are added one by one.
@Suite struct `Constraints added at once` {
  /// Two engines with the same items, one of which gets its constraints at once.
  private struct Pair {
    let atOnce = LayoutSolver(scale: 2)
    let oneByOne = LayoutSolver(scale: 2)
    var items: [ItemID] = []
    var constraints: [LayoutConstraintID] = []

    var both: [LayoutSolver] { [atOnce, oneByOne] }

    mutating func addItem(parent: ItemID?, _ properties: ItemProperties) {
      let order = items.count
      let added = both.map { $0.addItem(parent: parent, properties: properties, order: order) }
      #expect(added[0] == added[1])
      items.append(added[0])
    }

    mutating func add(_ new: [(constraint: LayoutConstraint, mention: Int?)]) {
      var rest = new[...]
      while !rest.isEmpty {
        let part = rest.prefix(NewConstraint.most)
        rest = rest.dropFirst(part.count)
        if let room = atOnce.roomForConstraints() {
          for (place, each) in part.enumerated() {
            room.places[place].constraint = each.constraint
            room.places[place].mention = each.mention ?? -1
          }
          atOnce.addNewConstraints(part.count, in: room)
        } else {
          for each in part { atOnce.add(each.constraint, mention: each.mention) }
        }
      }
      for each in new { constraints.append(oneByOne.add(each.constraint, mention: each.mention)) }
      #expect(atOnce.allConstraints == oneByOne.allConstraints)
    }

    func compare() {
      let changes = both.map { $0.solve() }
      #expect(changes[0].items == changes[1].items)
      #expect(changes[0].conflicts == changes[1].conflicts)
      for item in items { #expect(atOnce.exactFrame(of: item) == oneByOne.exactFrame(of: item)) }
      for id in oneByOne.allConstraints {
        #expect(atOnce.constraint(id) == oneByOne.constraint(id))
        #expect(atOnce.mention(of: id) == oneByOne.mention(of: id))
      }
    }
  }

  /// Random trees and constraints of every kind, of which some are removed, and others added.
  ///
  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 200 : 100))
  func `come to the same frames`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    var pair = Pair()
    let isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
    for _ in 0..<Int.random(in: 2...12, using: &random) {
      var properties = ItemProperties()
      properties.isRightToLeft = isRightToLeft
      if Bool.random(using: &random) { properties.intrinsicWidth = pick([20, 45, 80]) }
      if Bool.random(using: &random) { properties.intrinsicHeight = pick([10, 20]) }
      if Int.random(in: 0..<4, using: &random) == 0 { properties.alignmentInsets.left = 3 }
      let parent = pair.items.isEmpty ? nil : pick(Array(pair.items.prefix(4)))
      pair.addItem(parent: parent, properties)
    }
    func randomConstraint() -> (constraint: LayoutConstraint, mention: Int?) {
      let axis: [LayoutAttribute] = pick([
        [.left, .right, .leading, .trailing, .centerX], [.top, .bottom, .centerY, .lastBaseline],
        [.width, .height], [.leftMargin, .right],
      ])
      let first = pick(pair.items)
      let second: ItemID? =
        axis.contains(.width) && Bool.random(using: &random) ? nil : pick(pair.items)
      let constraint = LayoutConstraint(
        first,
        pick(axis),
        pick([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
        second,
        second == nil ? .notAnAttribute : pick(axis),
        multiplier: pick([1, 1, 1, 1, 2]),
        constant: pick([0, 0, 8, -8, 100]),
        priority: pick([1000, 1000, 750, 250]),
        source: pick([.app, .app, .app, .stackView])
      )
      return (constraint, pick([nil, Int.random(in: 0..<50, using: &random)]))
    }
    pair.add((0..<Int.random(in: 1...90, using: &random)).map { _ in randomConstraint() })
    pair.compare()
    pair.add((0..<Int.random(in: 1...5, using: &random)).map { _ in randomConstraint() })
    pair.compare()
    for _ in 0..<3 where !pair.constraints.isEmpty {
      let place = Int.random(in: 0..<pair.constraints.count, using: &random)
      let removed = pair.constraints.remove(at: place)
      for engine in pair.both { engine.remove(removed) }
    }
    pair.add((0..<Int.random(in: 1...5, using: &random)).map { _ in randomConstraint() })
    pair.compare()
  }
}
