import ConstraintSolver
import LayoutEngine
import PlumbLog

/// Frames for the items of a log: what its constraints give, and a readable guess for the rest.
///
/// All that is guessed is a wish below every priority that a log can print, so that it decides nothing
/// that the log does.
struct LayoutGuess {
  typealias Quantity = LoggedSystem.Quantity

  let explanation: ConflictExplanation
  let hierarchy: LoggedHierarchy
  /// Constraints left out although the log does not name them.
  private(set) var leftOut: [Int] = []
  /// The log alone, for questions.
  private(set) var known: LoggedSystem
  /// The log and the wishes.
  private(set) var wished: LoggedSystem

  /// How firmly things are wished that no log tells.
  private enum Wish {
    static let there: Priority = 0.97
    static let visible: Priority = 0.95
    static let inside: Priority = 0.9
    static let apart: Priority = 0.8
    static let legible: Priority = 0.7
    static let margin: Priority = 0.65
    static let size: Priority = 0.6
    static let padding: Priority = 0.5
    static let tight: Priority = 0.4
    static let near: Priority = 0.3
  }

  /// Points for what a log does not give.
  static let width = 120.0
  static let height = 44.0
  static let padding = 8.0
  /// Beyond this number of items, all places and sizes count as open, nothing is wished, and views are not
  /// moved apart: no list that a person reads is as long.
  private static let mostItems = 150

  init(_ explanation: ConflictExplanation) {
    self.explanation = explanation
    var kept = Array(explanation.constraints.indices)
    if let broken = explanation.conflict.brokenIndex { kept.removeAll { $0 == broken } }
    let trial = LoggedSystem(
      kept.map { explanation.constraints[$0] },
      knowing: explanation.constraints
    )
    let conflicts = Self.settle(trial, kept, explanation)
    leftOut = conflicts.sorted()
    kept.removeAll(where: conflicts.contains)
    let constraints = kept.map { explanation.constraints[$0] }
    known = LoggedSystem(constraints, knowing: explanation.constraints)
    wished = LoggedSystem(constraints, knowing: explanation.constraints)
    for constraint in constraints {
      known.addOptional(constraint)
      wished.addOptional(constraint)
    }
    hierarchy = LoggedHierarchy(explanation.constraints, known)
    known.solver.solve()
  }

  /// Solves, and answers which constraints must be left out for the others to hold: those of the app
  /// first, and of them the last.
  private static func settle(
    _ system: LoggedSystem,
    _ kept: [Int],
    _ explanation: ConflictExplanation
  ) -> Set<Int> {
    var result = Set(system.impossible.map { kept[$0] })
    let solution = system.solver.solve { conflict in
      let rows = conflict.constraints.filter { system.indexOf[$0] != nil }
      return rows.last { row in
        guard let index = system.indexOf[row] else { return false }
        return [.user, .prototyping].contains(explanation.constraints[kept[index]].kind)
      } ?? rows.last
    }
    for conflict in solution.conflicts {
      if let row = conflict.broken, let index = system.indexOf[row] { result.insert(kept[index]) }
    }
    return result
  }

  // MARK: - Wishes

  private mutating func term(_ id: String, _ quantity: Quantity, _ factor: Double = 1) -> Term {
    Term(wished.variable(.init(item: id, quantity: quantity)), factor)
  }

  @discardableResult
  private mutating func wish(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) -> ConstraintID? {
    // The numbers and variables are our own; a wish that cannot be made is none.
    try? wished.solver.addConstraint(terms, relation, constant, priority: priority)
  }

  private static let axes: [(start: Quantity, length: Quantity, size: Double)] = [
    (.left, .width, width), (.top, .height, height),
  ]

  /// Finds frames for all items.
  mutating func place() {
    guard hierarchy.order.count <= Self.mostItems else {
      wished.solver.solve()
      return
    }
    let containers = Set(hierarchy.parents.values)
    for id in hierarchy.order {
      for axis in Self.axes { wishAlong(axis, id, isContainer: containers.contains(id)) }
    }
    for (key, _) in wished.variables.sorted(by: { $0.value < $1.value }) {
      switch key.quantity {
      case .leftMargin, .topMargin, .rightMargin, .bottomMargin, .lastBaseline:
        wish([term(key.item, key.quantity)], .equal, Self.padding, Wish.margin)
      case .firstBaseline:
        wish([term(key.item, key.quantity)], .equal, 2 * Self.padding, Wish.margin)
      default: continue
      }
    }
    wished.solver.solve()
    moveApart()
  }

  private mutating func wishAlong(
    _ axis: (start: Quantity, length: Quantity, size: Double),
    _ id: String,
    isContainer: Bool
  ) {
    let length = term(id, axis.length)
    let isGuide = wished.item(id).isGuide
    // In steps, so that a few that share too little room all get some.
    wish([length], .greaterThanOrEqual, 5, Wish.there)
    wish([length], .greaterThanOrEqual, 12, Wish.visible)
    wish([length], .greaterThanOrEqual, 20, Wish.legible)
    if isContainer {
      wish([length], .equal, 0, Wish.tight)
    } else {
      wish([length], .equal, axis.size, isGuide ? Wish.tight : Wish.size)
    }
    guard let outer = hierarchy.parents[id] else {
      wish([term(id, axis.start)], .equal, 0, Wish.near)
      return
    }
    let before = [term(id, axis.start), term(outer, axis.start, -1)]
    let behind = [
      term(outer, axis.start), term(outer, axis.length), term(id, axis.start, -1),
      term(id, axis.length, -1),
    ]
    for side in [before, behind] {
      wish(side, .greaterThanOrEqual, 0, Wish.inside)
      if !isGuide { wish(side, .greaterThanOrEqual, Self.padding, Wish.padding) }
    }
    wish(before, .equal, isGuide ? 0 : Self.padding, Wish.near)
  }

  // MARK: - Views beside each other

  /// Moves views apart that would lie on each other, where the log leaves them free to.
  private mutating func moveApart() {
    var tried: Set<[String]> = []
    var attempts = 60
    while attempts > 0, let (first, second) = overlap(without: tried) {
      tried.insert([first, second])
      for axis in Self.axes.reversed() {
        attempts -= 1
        let distance = [
          term(second, axis.start), term(first, axis.start, -1), term(first, axis.length, -1),
        ]
        guard let row = wish(distance, .greaterThanOrEqual, Self.padding, Wish.apart) else {
          continue
        }
        wished.solver.solve()
        guard rect(of: first).overlaps(rect(of: second)) else { break }
        try? wished.solver.removeConstraint(row)
        wished.solver.solve()
      }
    }
  }

  private mutating func overlap(without tried: Set<[String]>) -> (String, String)? {
    guard hierarchy.order.count <= Self.mostItems else { return nil }
    let views = hierarchy.order.filter { !wished.item($0).isGuide }
    let rects = views.map { rect(of: $0) }
    for (index, second) in views.enumerated() {
      for (other, first) in views[..<index].enumerated()
      where hierarchy.parents[first] == hierarchy.parents[second]
        && rects[other].overlaps(rects[index]) && !tried.contains([first, second])
      {
        return (first, second)
      }
    }
    return nil
  }

  // MARK: - Answers

  /// A value of the guess, in points; 0 where nothing speaks of it.
  func value(_ id: String, _ quantity: Quantity) -> Double {
    guard let variable = wished.variables[.init(item: id, quantity: quantity)] else { return 0 }
    let value = wished.solver.value(of: variable)
    return value.isFinite ? min(max(value, -1e7), 1e7) : 0
  }

  /// The place in the window.
  func rect(of id: String) -> LayoutRect {
    LayoutRect(
      x: value(id, .left),
      y: value(id, .top),
      width: max(0, value(id, .width)),
      height: max(0, value(id, .height))
    )
  }

  /// Between which values a quantity can be, less that of another item where one is named.
  func range(_ id: String, _ quantity: Quantity, from other: String?) -> (Double, Double) {
    let open = (quantity.isNonNegative ? 0 : -Double.infinity, Double.infinity)
    guard hierarchy.order.count <= Self.mostItems,
      let variable = known.variables[.init(item: id, quantity: quantity)]
    else { return open }
    if other == id { return (0, 0) }
    var terms = [Term(variable)]
    if let other {
      guard let start = known.variables[.init(item: other, quantity: quantity)] else {
        return open
      }
      terms.append(Term(start, -1))
    }
    guard let least = try? known.solver.fittingValue(of: terms, .least, priority: Wish.there),
      let greatest = try? known.solver.fittingValue(of: terms, .greatest, priority: Wish.there)
    else { return open }
    return (least, greatest)
  }
}

extension LoggedSystem {
  /// Adds a constraint that is not required, at its priority.
  mutating func addOptional(_ constraint: LoggedConstraint) {
    let statement = constraint.statement
    guard constraint.hasUsableNumbers else { return }
    let terms = terms(of: statement)
    func add(_ relation: Relation, _ priority: Double) {
      guard priority < 1000, !terms.isEmpty else { return }
      // A log prints priorities from 1 on; what it claims beyond that is as weak as can be.
      _ = try? solver.addConstraint(
        terms,
        relation,
        statement.constant,
        priority: Priority(Float(max(1, priority)))
      )
    }
    if let content = statement.contentPriorities {
      add(.lessThanOrEqual, content.hugging)
      add(.greaterThanOrEqual, content.compressionResistance)
    } else {
      add(statement.relation, statement.priority)
    }
  }
}

extension LayoutRect {
  /// Whether two rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    let slack = 0.5
    return x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY
      && other.y + slack < maxY
  }
}
