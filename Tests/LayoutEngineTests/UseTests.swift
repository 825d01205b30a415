import ConstraintSolver
import TestSupport
import Testing

@testable import LayoutEngine

/// What items know of the constraints that name them, put down late, is what adding each would have put down.
@Suite struct `Uses of items` {
  /// An engine, and the constraints in it in the order of adding.
  private struct History {
    let engine = LayoutSolver(scale: 1)
    var items: [ItemID] = []
    var added: [LayoutConstraintID] = []
    var random: SeededRandom

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      let root = engine.addItem(parent: nil)
      items = [root] + (1...3).map { engine.addItem(parent: root, order: $0) }
    }

    mutating func add() {
      let first = items[Int.random(in: 0..<items.count, using: &random)]
      let attributes: [LayoutAttribute] = [
        .width, .height, .left, .bottom, .centerX, .lastBaseline,
      ]
      let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
      let isAlone = attribute.isSize && Bool.random(using: &random)
      let second = isAlone ? nil : items[Int.random(in: 0..<items.count, using: &random)]
      let constraint = LayoutConstraint(
        first,
        attribute,
        .equal,
        second,
        isAlone ? .notAnAttribute : attribute,
        constant: Double(Int.random(in: 0...9, using: &random)),
        priority: Bool.random(using: &random) ? 1000 : 250,
        source: Int.random(in: 0..<4, using: &random) == 0 ? .stackView : .app
      )
      let mention = Bool.random(using: &random) ? Int.random(in: 0...9, using: &random) : nil
      added.append(engine.add(constraint, mention: mention))
    }

    /// The constraints that name an item, of those that were added.
    func uses(of item: ItemID) -> [LayoutConstraintID] {
      added.filter {
        let constraint = engine.constraint($0)
        return constraint.first == item || constraint.second == item
      }
    }

    func wishes(of item: ItemID, _ attribute: LayoutAttribute) -> Int {
      uses(of: item).filter {
        let constraint = engine.constraint($0)
        guard let mention = engine.mention(of: $0), constraint.priority < 1000 else { return false }
        return constraint.second == nil && constraint.firstAttribute == attribute
          && mention < Int(TieRank.arranged)
      }.count
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `are the constraints that name them, in the order of adding`(_ seed: UInt64) {
    var history = History(seed: seed)
    for step in 0..<60 {
      switch Int.random(in: 0..<8, using: &history.random) {
      case 0...4: history.add()
      case 5...6:
        guard !history.added.isEmpty else { break }
        let place = Int.random(in: 0..<history.added.count, using: &history.random)
        history.engine.remove(history.added.remove(at: place))
      default:
        guard let changed = history.added.randomElement(using: &history.random) else { break }
        let priority: Float = Bool.random(using: &history.random) ? 1000 : 750
        history.engine.setPriority(priority, of: changed)
      }
      // Most of the time nobody asks.
      guard Int.random(in: 0..<5, using: &history.random) == 0 else { continue }
      for item in history.items {
        let record = history.engine.item(item)
        var uses: [LayoutConstraintID] = []
        history.engine.forEachUse(record) { uses.append($0) }
        #expect(uses == history.uses(of: item), "seed \(seed), step \(step)")
        #expect(Int(record.pointee.widthWishes) == history.wishes(of: item, .width))
        #expect(Int(record.pointee.heightWishes) == history.wishes(of: item, .height))
      }
      history.engine.solve()
    }
  }
}
