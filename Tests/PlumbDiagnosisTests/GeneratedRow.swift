import ConstraintSolver
import LayoutEngine
import TestSupport

/// A layout by chance: texts and boxes in a row or a stack, held to each other and to the sides with all relations and
/// priorities.
struct GeneratedRow {
  private(set) var snapshot = LayoutSnapshot(name: "generated", scale: 1)
  private(set) var texts: [Int] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    addView(in: nil)
    for (attribute, constant) in [
      (LayoutAttribute.left, 0.0), (.top, 0), (.width, 400), (.height, 100),
    ] {
      add(0, attribute, .equal, nil, .notAnAttribute, constant, source: .encapsulatedSize)
    }
    let usesStack = Int.random(in: 0..<4, using: &random) == 0
    if usesStack { addStack() } else { addRow(in: 0, count: Int.random(in: 2...4, using: &random)) }
  }

  private mutating func addView(in parent: Int?) {
    snapshot.items.append(
      LayoutSnapshot.Item(
        kind: .view,
        id: "\(snapshot.items.count)",
        className: "Box",
        parent: parent,
        frame: LayoutRect(x: 0, y: 0, width: 0, height: 0),
        properties: ItemProperties()
      )
    )
  }

  private mutating func add(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ relation: Relation,
    _ second: Int?,
    _ secondAttribute: LayoutAttribute,
    _ constant: Double,
    multiplier: Double = 1,
    priority: Float = 1000,
    source: ConstraintSource = .app
  ) {
    var constraint = LayoutConstraint(
      ItemID(index: first),
      attribute,
      relation,
      second.map(ItemID.init),
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
    constraint.source = source
    snapshot.constraints.append(
      LayoutSnapshot.Constraint(id: "", constraint, first: first, second: second)
    )
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func priority(required: Double) -> Float {
    chance(required) ? 1000 : [250, 500, 750, 999].randomElement(using: &random) ?? 500
  }

  /// Turns an item into a text with a width of its own, or gives it a size by constraints.
  private mutating func fill(_ index: Int) {
    snapshot.items[index].label = "view\(index)"
    guard texts.count < 2, chance(0.5) else {
      let relation: Relation =
        [.equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      if chance(0.3) {
        add(
          index,
          .width,
          .equal,
          0,
          .width,
          0,
          multiplier: points(1...4) / 10,
          priority: priority(required: 0.25)
        )
      } else {
        add(
          index,
          .width,
          relation,
          nil,
          .notAnAttribute,
          points(20...90),
          priority: priority(required: 0.25)
        )
      }
      snapshot.items[index].properties.intrinsicWidth = points(10...80)
      snapshot.items[index].properties.intrinsicHeight = 20
      return
    }
    texts.append(index)
    let width = points(20...150)
    snapshot.items[index].isText = true
    snapshot.items[index].text = "text \(index)"
    snapshot.items[index].textFacts = .init(naturalWidth: width, lineHeight: 20)
    snapshot.items[index].properties.intrinsicWidth = width
    snapshot.items[index].properties.intrinsicHeight = 20
    let choices: [Float] = [250, 251, 500, 750, 1000]
    snapshot.items[index].properties.hugging.horizontal =
      choices.randomElement(using: &random) ?? 250
    snapshot.items[index].properties.compressionResistance.horizontal =
      choices.randomElement(using: &random) ?? 750
  }

  private mutating func addRow(in parent: Int, count: Int) {
    let first = snapshot.items.count
    for index in first..<first + count {
      addView(in: parent)
      fill(index)
      let isLow = chance(0.15)
      add(index, .top, .equal, parent, .top, isLow ? 60 : points(5...15))
      if chance(0.2) { add(index, .height, .equal, nil, .notAnAttribute, 30) }
      if chance(0.15) {
        add(
          index,
          .centerX,
          .equal,
          parent,
          .centerX,
          points(-20...20),
          priority: priority(required: 0.1)
        )
      }
    }
    add(
      first,
      .leading,
      .equal,
      parent,
      .leading,
      points(0...20),
      priority: priority(required: 0.7)
    )
    for index in first + 1..<first + count {
      if chance(0.15) {
        add(
          index,
          .leading,
          .equal,
          parent,
          .leading,
          points(50...200),
          priority: priority(required: 0.2)
        )
      } else {
        let relation: Relation = chance(0.5) ? .equal : .greaterThanOrEqual
        add(
          index,
          .leading,
          relation,
          index - 1,
          .trailing,
          points(0...16),
          priority: priority(required: 0.7)
        )
        // As near to the one before as all else allows, in most of them.
        if chance(0.9) { add(index, .leading, .equal, index - 1, .trailing, 0, priority: 100) }
      }
      if chance(0.2) {
        add(index, .width, .equal, index - 1, .width, 0, priority: priority(required: 0.2))
      }
    }
    let relation: Relation = chance(0.4) ? .equal : .lessThanOrEqual
    add(
      first + count - 1,
      .trailing,
      relation,
      parent,
      .trailing,
      -points(0...20),
      priority: priority(required: 0.7)
    )
    if chance(0.3) {
      add(
        first,
        .width,
        .lessThanOrEqual,
        parent,
        .width,
        0,
        multiplier: 0.5,
        priority: priority(required: 0.3)
      )
    }
  }

  /// A stack view that fills, or fills equally, as UIKit's constraints say it.
  private mutating func addStack() {
    addView(in: 0)
    let stack = 1
    add(stack, .leading, .equal, 0, .leading, points(0...30))
    add(stack, .trailing, chance(0.6) ? .equal : .lessThanOrEqual, 0, .trailing, -points(0...30))
    add(stack, .top, .equal, 0, .top, 10)
    let count = Int.random(in: 2...4, using: &random)
    let isEqual = chance(0.4)
    let spacing = points(0...12)
    for index in 2..<2 + count {
      addView(in: stack)
      fill(index)
      add(index, .top, .equal, stack, .top, 0, source: .stackView)
      add(index, .bottom, .equal, stack, .bottom, 0, source: .stackView)
      if index == 2 {
        add(index, .leading, .equal, stack, .leading, 0, source: .stackView)
      } else {
        add(index, .leading, .equal, index - 1, .trailing, spacing, source: .stackView)
        if isEqual { add(index, .width, .equal, 2, .width, 0, source: .stackView) }
      }
    }
    add(1 + count, .trailing, .equal, stack, .trailing, 0, source: .stackView)
    snapshot.items[stack].stack = .init(
      axis: .horizontal,
      distribution: isEqual ? "fillEqually" : "fill",
      arranged: Array(2..<2 + count)
    )
  }
}
