import ConstraintSolver
import LayoutEngine
import PlumbLog

/// The items of a reconstructed layout, parents before their children, with what is guessed of them.
struct ReconstructedItems {
  private(set) var items: [LayoutSnapshot.Item] = []
  private(set) var freedoms: [LayoutFreedom] = []
  private(set) var guesses: Set<Int> = []
  private(set) var surroundings: Int?
  /// Filled in with the constraints.
  private(set) var places: [Int?] = []
  private(set) var subjects: [[Int]] = []
  private var constraints: [LayoutSnapshot.Constraint] = []
  private let guess: LayoutGuess
  private var indexes: [String: Int] = [:]

  init(_ guess: LayoutGuess) {
    self.guess = guess
    let hierarchy = guess.hierarchy
    var children: [String: [String]] = [:]
    var roots: [String] = []
    for id in hierarchy.order {
      if let outer = hierarchy.parents[id] {
        children[outer, default: []].append(id)
      } else {
        roots.append(id)
      }
    }
    let isOne = roots.count == 1 && !guess.wished.item(roots[0]).isGuide
    if !isOne, !roots.isEmpty { surround(roots) }
    var waiting = Array(sorted(roots).reversed())
    while let id = waiting.popLast() {
      add(id, isRoot: hierarchy.parents[id] == nil, reference: roots[0])
      waiting += sorted(children[id] ?? []).reversed()
    }
    for constraint in guess.explanation.constraints { add(constraint) }
  }

  /// Siblings, large ones first: one that lies in another is in front of it.
  private func sorted(_ ids: [String]) -> [String] {
    func area(_ id: String) -> Double {
      let rect = guess.rect(of: id)
      return rect.width * rect.height
    }
    return ids.enumerated().sorted { a, b in
      let (left, right) = (area(a.element), area(b.element))
      return left == right ? a.offset < b.offset : left > right
    }.map(\.element)
  }

  // MARK: - Items

  /// Makes up what is around views without a common superview.
  private mutating func surround(_ roots: [String]) {
    let rects = roots.map { guess.rect(of: $0) }
    let left = (rects.map(\.x).min() ?? 0) - LayoutGuess.padding
    let top = (rects.map(\.y).min() ?? 0) - LayoutGuess.padding
    let right = (rects.map(\.maxX).max() ?? 0) + LayoutGuess.padding
    let bottom = (rects.map(\.maxY).max() ?? 0) + LayoutGuess.padding
    var item = LayoutSnapshot.Item(
      kind: .view,
      id: "",
      className: "not in the log",
      parent: nil,
      frame: LayoutRect(x: left, y: top, width: right - left, height: bottom - top),
      properties: ItemProperties()
    )
    item.label = "Surroundings"
    items.append(item)
    surroundings = 0
    guesses.insert(0)
    for quantity in [LayoutFreedom.Quantity.x, .y, .width, .height] {
      let isSize = quantity == .width || quantity == .height
      freedoms.append(
        LayoutFreedom(
          item: ItemID(index: 0),
          quantity: quantity,
          lower: isSize ? 0 : -.infinity,
          upper: .infinity
        )
      )
    }
  }

  private mutating func add(_ id: String, isRoot: Bool, reference: String) {
    let logged = guess.wished.item(id)
    let index = items.count
    indexes[id] = index
    let outer = guess.hierarchy.parents[id]
    let rect = guess.rect(of: id)
    let parent = outer.flatMap { indexes[$0] } ?? surroundings
    var frame = rect
    if let outer {
      let around = guess.rect(of: outer)
      frame.x -= around.x
      frame.y -= around.y
    } else if surroundings != nil {
      frame.x -= items[0].frame.x
      frame.y -= items[0].frame.y
    } else {
      (frame.x, frame.y) = (0, 0)
    }
    let isUnnamed = id.hasPrefix("superview of ")
    var item = LayoutSnapshot.Item(
      kind: logged.isGuide ? .guide : .view,
      id: isUnnamed ? "" : id,
      className: logged.className ?? (isUnnamed ? "superview" : "view"),
      parent: parent,
      frame: frame,
      properties: ItemProperties()
    )
    name(&item, logged)
    measure(&item, id)
    items.append(item)
    noteFreedoms(of: id, outer: outer, isRoot: isRoot, reference: reference, index)
  }

  private func name(_ item: inout LayoutSnapshot.Item, _ logged: LoggedConstraint.Item) {
    guard let text = logged.text, !text.isEmpty, text != item.id else { return }
    if logged.isGuide {
      item.className = text
    } else if logged.className == nil {
      item.label = text
    } else {
      item.text = text
    }
  }

  private func measure(_ item: inout LayoutSnapshot.Item, _ id: String) {
    item.properties.margins = LayoutInsets(
      top: guess.value(id, .topMargin),
      left: guess.value(id, .leftMargin),
      bottom: guess.value(id, .bottomMargin),
      right: guess.value(id, .rightMargin)
    )
    let first = guess.value(id, .firstBaseline)
    let last = guess.value(id, .lastBaseline)
    guard first != 0 || last != 0 else { return }
    item.properties.baselines = .init(
      firstFromTop: first,
      lastFromBottom: last,
      centeredHeight: nil
    )
  }

  private mutating func noteFreedoms(
    of id: String,
    outer: String?,
    isRoot: Bool,
    reference: String,
    _ index: Int
  ) {
    let quantities: [(LayoutFreedom.Quantity, LoggedSystem.Quantity)] = [
      (.x, .left), (.y, .top), (.width, .width), (.height, .height),
    ]
    for (quantity, own) in quantities {
      let isPlace = own == .left || own == .top
      var (lower, upper) = guess.range(id, own, from: isPlace ? outer ?? reference : nil)
      let isOpen = upper - lower > 1e-6
      if isOpen { guesses.insert(index) }
      // Where a root is, nothing tells; it may be told how it lies to others.
      if isPlace, isRoot { (lower, upper) = (-.infinity, .infinity) }
      guard isOpen || isPlace && isRoot else { continue }
      freedoms.append(
        LayoutFreedom(item: ItemID(index: index), quantity: quantity, lower: lower, upper: upper)
      )
    }
  }

  // MARK: - Constraints

  private mutating func add(_ logged: LoggedConstraint) {
    let statement = logged.statement
    var own: [Int] = []
    for anchor in statement.anchors {
      guard let index = indexes[guess.wished.identity(anchor.item)] else { continue }
      if !own.contains(index) { own.append(index) }
    }
    subjects.append(own)
    guard case .anchor(let first) = statement.first, case .layout(let attribute) = first.attribute,
      let place = indexes[guess.wished.identity(first.item)], statement.constant.isFinite,
      statement.multiplier.isFinite
    else {
      places.append(nil)
      return
    }
    var second: (index: Int, attribute: LayoutAttribute)?
    if let side = statement.second {
      guard case .anchor(let anchor) = side, case .layout(let attribute) = anchor.attribute,
        let index = indexes[guess.wished.identity(anchor.item)]
      else {
        places.append(nil)
        return
      }
      second = (index, attribute)
    }
    places.append(constraints.count)
    var constraint = LayoutSnapshot.Constraint(
      id: logged.address,
      LayoutConstraint(
        ItemID(index: place),
        attribute,
        statement.relation,
        second.map { ItemID(index: $0.index) },
        second?.attribute ?? .notAnAttribute,
        multiplier: statement.multiplier,
        constant: statement.constant,
        priority: Float(min(max(statement.firmness, 1), 1000)),
        source: logged.kind.source
      ),
      first: place,
      second: second?.index
    )
    constraint.identifier = logged.identifier
    constraints.append(constraint)
  }

  func snapshot(
    name: String,
    _ explanation: ConflictExplanation,
    file: String
  ) -> LayoutSnapshot {
    var result = LayoutSnapshot(name: name, scale: 1, items: items, constraints: constraints)
    for (logged, place) in zip(explanation.constraints, places) {
      guard let place else { continue }
      result.constraints[place].origin = SourceLocation(file: file, line: logged.line)
    }
    return result
  }
}

extension LoggedConstraint.Statement {
  /// The priority; of a content's size, that of its firmer side.
  fileprivate var firmness: Double {
    contentPriorities.map { max($0.hugging, $0.compressionResistance) } ?? priority
  }
}

extension LoggedConstraint.Kind {
  /// Who makes constraints of this kind.
  fileprivate var source: ConstraintSource {
    switch self {
    case .user, .contentSize: .app
    case .autoresizingMask: .autoresizingMask
    case .encapsulated, .temporary: .encapsulatedSize
    case .stack: .stackView
    case .guide: .marginsGuide
    case .prototyping: .interfaceBuilder
    case .namedSystem, .system: .systemGuide
    }
  }
}
