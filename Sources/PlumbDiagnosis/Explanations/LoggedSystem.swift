import ConstraintSolver
import LayoutEngine
import PlumbLog

/// The constraints of a log in a solver.
///
/// Each item has a left, a top, a width and a height. Widths, heights, margins, baseline offsets and
/// content sizes cannot be negative; leading means left. A guide of layout margins lies by its owner's
/// margins inside its owner. No view has a parent: the places are those of the window.
struct LoggedSystem {
  /// What of an item a variable stands for.
  enum Quantity: Hashable {
    case left, top, width, height
    case leftMargin, topMargin, rightMargin, bottomMargin
    case firstBaseline, lastBaseline
    case contentWidth, contentHeight
    case other(String)

    var isNonNegative: Bool {
      switch self {
      case .left, .top, .other: false
      default: true
      }
    }

    /// Whether the rule that it is not negative is one of sizes.
    var isSize: Bool {
      switch self {
      case .width, .height, .contentWidth, .contentHeight: true
      default: false
      }
    }

    /// Whether a log does not print it where it matters.
    var isUnprinted: Bool { isNonNegative && !isSize }
  }

  struct Key: Hashable {
    var item: String
    var quantity: Quantity
  }

  let solver = Solver()
  private(set) var variables: [Key: Variable] = [:]
  private(set) var keys: [Variable: Key] = [:]
  private(set) var items: [String: LoggedConstraint.Item] = [:]
  /// The place of each row's constraint among the given ones; rows of margins have none.
  private(set) var indexOf: [ConstraintID: Int] = [:]
  /// The row of each constraint; those that say nothing about variables have none.
  private(set) var rows: [ConstraintID?] = []
  /// Constraints that contradict themselves.
  private(set) var impossible: [Int] = []
  /// Constraints that take no part, as they are not required or their numbers are too large.
  private(set) var leftOut: [Int] = []
  /// The superview of each item that a line names, by the items' identities.
  private(set) var superviews: [String: String] = [:]
  private var firstVariable: [ConstraintID: Variable] = [:]
  /// For each variable another one that rows connect with it, or itself.
  private var links: [Variable: Variable] = [:]

  /// Puts constraints into a solver, in their order.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - others: Constraints that take no part, but tell names and superviews of items.
  init(_ constraints: [LoggedConstraint], knowing others: [LoggedConstraint] = []) {
    for constraint in constraints + others {
      for anchor in constraint.statement.anchors { note(anchor.item) }
      if let containment = constraint.statement.containment {
        superviews[containment.inner] = containment.outer.id
        note(containment.outer)
      }
    }
    for (index, constraint) in constraints.enumerated() { add(constraint, index) }
    addMargins()
  }

  private mutating func note(_ item: LoggedConstraint.Item) {
    guard let known = items[item.id] else {
      items[item.id] = item
      return
    }
    if known.className == nil { items[item.id]?.className = item.className }
    if known.text == nil { items[item.id]?.text = item.text }
  }

  // MARK: - Components

  private mutating func connect(_ terms: [Term]) {
    guard let first = terms.first.map({ root($0.variable) }) else { return }
    for term in terms.dropFirst() { links[root(term.variable)] = first }
  }

  private func root(_ variable: Variable) -> Variable {
    var variable = variable
    while let next = links[variable], next != variable { variable = next }
    return variable
  }

  /// A row of each part of the system that has nothing to do with the others, in the order of the rows.
  var firstRowsOfComponents: [ConstraintID] {
    var seen: Set<Variable> = []
    return rows.compactMap { row in
      guard let row, let variable = firstVariable[row] else { return nil }
      return seen.insert(root(variable)).inserted ? row : nil
    }
  }

  // MARK: - Rows

  /// No layout comes to numbers beyond this one.
  static let largest = 1e9

  private mutating func add(_ constraint: LoggedConstraint, _ index: Int) {
    let statement = constraint.statement
    var relation = statement.relation
    if let content = statement.contentPriorities {
      switch (content.hugging >= 1000, content.compressionResistance >= 1000) {
      case (true, true): relation = .equal
      case (true, false): relation = .lessThanOrEqual
      case (false, true): relation = .greaterThanOrEqual
      case (false, false): relation = .equal
      }
      if content.hugging < 1000, content.compressionResistance < 1000 {
        return leaveOut(index)
      }
    }
    guard statement.priority >= 1000, constraint.hasUsableNumbers
    else { return leaveOut(index) }
    let constant = abs(statement.constant) < 1e-12 ? 0 : statement.constant
    let terms = terms(of: statement)
    guard !terms.isEmpty else {
      let isMissed: Bool
      switch relation {
      case .equal: isMissed = constant != 0
      case .lessThanOrEqual: isMissed = constant < 0
      case .greaterThanOrEqual: isMissed = constant > 0
      }
      if isMissed { impossible.append(index) }
      rows.append(nil)
      return
    }
    guard let row = try? solver.addConstraint(terms, relation, constant) else {
      return leaveOut(index)
    }
    indexOf[row] = index
    rows.append(row)
    firstVariable[row] = terms[0].variable
    connect(terms)
  }

  /// The left side of a statement whose right side is its constant.
  mutating func terms(of statement: LoggedConstraint.Statement) -> [Term] {
    var sum: [Key: Double] = [:]
    add(statement.first, times: 1, to: &sum)
    if let second = statement.second { add(second, times: -statement.multiplier, to: &sum) }
    return sum.filter { abs($0.value) > 1e-12 }
      .sorted { ($0.key.item, "\($0.key.quantity)") < ($1.key.item, "\($1.key.quantity)") }
      .map { Term(variable($0.key), $0.value) }
  }

  private mutating func leaveOut(_ index: Int) {
    leftOut.append(index)
    rows.append(nil)
  }

  private mutating func add(
    _ side: LoggedConstraint.Side,
    times factor: Double,
    to sum: inout [Key: Double]
  ) {
    switch side {
    case .anchor(let anchor): add(anchor, times: factor, to: &sum)
    case .distance(let first, let second):
      add(first, times: factor, to: &sum)
      add(second, times: -factor, to: &sum)
    }
  }

  private func add(
    _ anchor: LoggedConstraint.Anchor,
    times factor: Double,
    to sum: inout [Key: Double]
  ) {
    let item = identity(anchor.item)
    for (quantity, share) in Self.parts(of: anchor.attribute) {
      sum[Key(item: item, quantity: quantity), default: 0] += factor * share
    }
  }

  /// The identity, which is a superview's own where another line names it.
  func identity(_ item: LoggedConstraint.Item) -> String {
    let mark = "superview of "
    guard item.id.hasPrefix(mark) else { return item.id }
    return superviews[String(item.id.dropFirst(mark.count))] ?? item.id
  }

  private static func parts(of attribute: LoggedConstraint.Attribute) -> [(Quantity, Double)] {
    switch attribute {
    case .contentWidth: [(.contentWidth, 1)]
    case .contentHeight: [(.contentHeight, 1)]
    case .variable(let name): [(.other(name), 1)]
    case .layout(let attribute): parts(of: attribute)
    }
  }

  private static func parts(of attribute: LayoutAttribute) -> [(Quantity, Double)] {
    switch attribute {
    case .notAnAttribute: []
    case .width: [(.width, 1)]
    case .height: [(.height, 1)]
    case .left, .leading: [(.left, 1)]
    case .right, .trailing: [(.left, 1), (.width, 1)]
    case .top: [(.top, 1)]
    case .bottom: [(.top, 1), (.height, 1)]
    case .centerX: [(.left, 1), (.width, 0.5)]
    case .centerY: [(.top, 1), (.height, 0.5)]
    case .firstBaseline: [(.top, 1), (.firstBaseline, 1)]
    case .lastBaseline: [(.top, 1), (.height, 1), (.lastBaseline, -1)]
    case .leftMargin, .leadingMargin: [(.left, 1), (.leftMargin, 1)]
    case .rightMargin, .trailingMargin: [(.left, 1), (.width, 1), (.rightMargin, -1)]
    case .topMargin: [(.top, 1), (.topMargin, 1)]
    case .bottomMargin: [(.top, 1), (.height, 1), (.bottomMargin, -1)]
    case .centerXWithinMargins:
      [(.left, 1), (.width, 0.5), (.leftMargin, 0.5), (.rightMargin, -0.5)]
    case .centerYWithinMargins:
      [(.top, 1), (.height, 0.5), (.topMargin, 0.5), (.bottomMargin, -0.5)]
    }
  }

  /// The variable of a quantity, which is made where no constraint speaks of it.
  mutating func variable(_ key: Key) -> Variable {
    if let known = variables[key] { return known }
    let variable = solver.addVariable(
      ordinal: variables.count,
      isNonNegative: key.quantity.isNonNegative
    )
    variables[key] = variable
    keys[variable] = key
    return variable
  }

  /// Ties the margins of owners that other constraints speak of to their guides.
  private mutating func addMargins() {
    let guides = items.values.filter { $0.text == "UIViewLayoutMarginsGuide" }
      .sorted { $0.id < $1.id }
    for guide in guides {
      guard let owner = superviews[guide.id] else { continue }
      let sides: [(LayoutAttribute, LayoutAttribute, Quantity)] = [
        (.left, .leftMargin, .leftMargin), (.right, .rightMargin, .rightMargin),
        (.top, .topMargin, .topMargin), (.bottom, .bottomMargin, .bottomMargin),
      ]
      for (side, margin, quantity) in sides {
        guard variables[Key(item: owner, quantity: quantity)] != nil else { continue }
        var sum: [Key: Double] = [:]
        add(.init(.init(id: guide.id), .layout(side)), times: 1, to: &sum)
        add(.init(.init(id: owner), .layout(margin)), times: -1, to: &sum)
        let terms = sum.filter { $0.value != 0 }
          .sorted { ($0.key.item, "\($0.key.quantity)") < ($1.key.item, "\($1.key.quantity)") }
          .map { Term(variable($0.key), $0.value) }
        guard (try? solver.addConstraint(terms, .equal, 0)) != nil else { continue }
        connect(terms)
      }
    }
  }
}

extension LoggedConstraint {
  /// Whether a layout can come to the constant and the multiplier.
  var hasUsableNumbers: Bool {
    abs(statement.constant) < LoggedSystem.largest
      && abs(statement.multiplier) < LoggedSystem.largest
  }
}
