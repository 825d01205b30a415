import ConstraintSolver
import LayoutEngine

/// Layouts of a given number of views.
enum Layouts {
  /// Rows of three views below each other: a title, a detail and their box.
  static func list(views: Int) -> LayoutSnapshot {
    var layout = Builder()
    var previous: Int?
    while layout.snapshot.items.count < views {
      let row = layout.snapshot.items.count
      let cell = layout.add("UIView", in: 0)
      layout.tie(cell, .leading, 0, .leading)
      layout.tie(cell, .trailing, 0, .trailing)
      layout.tie(cell, .top, previous ?? 0, previous == nil ? .top : .bottom)
      previous = cell
      guard layout.snapshot.items.count + 2 <= views else {
        layout.tie(cell, .height, constant: 44)
        continue
      }
      let title = layout.addText("Title \(row)", width: 120, in: cell)
      let detail = layout.addText("Detail \(row)", width: 60, in: cell)
      layout.tie(title, .leading, cell, .leading, 16)
      layout.tie(title, .top, cell, .top, 8)
      layout.tie(detail, .leading, .greaterThanOrEqual, title, .trailing, 8)
      layout.tie(detail, .trailing, cell, .trailing, -16)
      layout.tie(detail, .top, title, .top)
      layout.tie(cell, .bottom, title, .bottom, 8)
    }
    return layout.snapshot
  }

  /// Views beside each other, each of a width that nothing says.
  static func open(views: Int) -> LayoutSnapshot {
    var layout = Builder()
    for row in 1..<views {
      let view = layout.add("UIView", in: 0)
      layout.tie(view, .leading, 0, .leading)
      layout.tie(view, .top, 0, .top, Double(row))
      layout.tie(view, .height, constant: 1)
    }
    return layout.snapshot
  }

  /// Views inside each other, each a bit lower than the one around it.
  static func nest(views: Int) -> LayoutSnapshot {
    var layout = Builder()
    var outer = 0
    for _ in 1..<views {
      let inner = layout.add("UIView", in: outer)
      layout.tie(inner, .leading, outer, .leading)
      layout.tie(inner, .trailing, outer, .trailing)
      layout.tie(inner, .top, outer, .top)
      layout.tie(inner, .bottom, outer, .bottom, -1)
      outer = inner
    }
    return layout.snapshot
  }
}

/// A layout in the making, with a root of a size that its host gives.
private struct Builder {
  var snapshot = LayoutSnapshot(name: "Scene", scale: 2)
  /// An engine gives items the names that constraints call them by.
  private let engine = LayoutSolver(scale: 2)
  private var ids: [ItemID] = []

  init() {
    let root = add("UIView", in: nil)
    let size: [(LayoutAttribute, Double)] = [(.left, 0), (.top, 0), (.width, 400), (.height, 1e6)]
    for (attribute, length) in size {
      let size = LayoutConstraint(ids[root], attribute, constant: length, source: .encapsulatedSize)
      add(size, root, nil)
    }
  }

  mutating func add(_ className: String, in parent: Int?) -> Int {
    ids.append(engine.addItem(parent: parent.map { ids[$0] }))
    snapshot.items.append(
      LayoutSnapshot.Item(
        kind: .view,
        id: "\(snapshot.items.count)",
        className: className,
        parent: parent,
        frame: .zero,
        properties: ItemProperties()
      )
    )
    return snapshot.items.count - 1
  }

  mutating func addText(_ text: String, width: Double, in parent: Int) -> Int {
    let place = add("UILabel", in: parent)
    snapshot.items[place].text = text
    snapshot.items[place].isText = true
    snapshot.items[place].properties.intrinsicWidth = width
    snapshot.items[place].properties.intrinsicHeight = 20
    snapshot.items[place].textFacts = LayoutSnapshot.TextFacts(
      naturalWidth: width,
      lineHeight: 20,
      lineLimit: 1
    )
    return place
  }

  private mutating func add(_ constraint: LayoutConstraint, _ first: Int, _ second: Int?) {
    snapshot.constraints.append(.init(id: "", constraint, first: first, second: second))
  }

  mutating func tie(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ relation: Relation,
    _ second: Int,
    _ other: LayoutAttribute,
    _ constant: Double = 0
  ) {
    let (a, b) = (ids[first], ids[second])
    add(.init(a, attribute, relation, b, other, constant: constant), first, second)
  }

  mutating func tie(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ second: Int,
    _ other: LayoutAttribute,
    _ constant: Double = 0
  ) {
    tie(first, attribute, .equal, second, other, constant)
  }

  mutating func tie(_ item: Int, _ attribute: LayoutAttribute, constant: Double) {
    add(.init(ids[item], attribute, constant: constant), item, nil)
  }
}
