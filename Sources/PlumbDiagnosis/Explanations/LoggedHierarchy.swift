import ConstraintSolver
import LayoutEngine
import PlumbLog

/// Who is inside whom, as far as the constraints of a log tell.
struct LoggedHierarchy {
  /// The identities of the items, in the order in which the log names them.
  private(set) var order: [String] = []
  /// The item around each item, where it is known.
  private(set) var parents: [String: String] = [:]
  private var known: Set<String> = []

  /// Reads the hierarchy off constraints.
  ///
  /// Told are superviews (`|`), owners of guides and what a stack view arranges. An item that is aligned
  /// with another's margin is taken to be inside of it, for that is what margins are for; and one that is
  /// aligned with an edge of a hosted root (a cell's content view, or what has an encapsulated size) inside
  /// of that, for such a root is around all that is laid out with it; and one that another reaches beyond
  /// at both ends inside of that. Neighbours are in the same view.
  init(_ constraints: [LoggedConstraint], _ system: LoggedSystem) {
    for constraint in constraints {
      if let outer = constraint.statement.containment?.outer { note(system.identity(outer)) }
      for anchor in constraint.statement.anchors { note(system.identity(anchor.item)) }
    }
    for (inner, outer) in system.superviews.sorted(by: { $0.key < $1.key }) {
      put(inner, into: outer)
    }
    let mark = "superview of "
    for id in order where id.hasPrefix(mark) { put(String(id.dropFirst(mark.count)), into: id) }
    for constraint in constraints { readArrangement(constraint, system) }
    for constraint in constraints { readMargins(constraint, system) }
    let hosts = Self.hosts(constraints, system)
    for constraint in constraints { readHost(constraint, hosts, system) }
    readInsets(constraints, system)
    let neighbours = constraints.filter(\.isBetweenNeighbours).map { Self.ends($0, system) }
    // A row of neighbours is as long as it is: each round reaches the next ones.
    var count = -1
    while count != parents.count {
      count = parents.count
      for ends in neighbours where ends.count == 2 {
        if let outer = parents[ends[0]] { put(ends[1], into: outer) }
        if let outer = parents[ends[1]] { put(ends[0], into: outer) }
      }
    }
  }

  private mutating func note(_ id: String) {
    if known.insert(id).inserted { order.append(id) }
  }

  /// Notes who is around an item, unless that is known, or the item is around the other one.
  private mutating func put(_ inner: String, into outer: String) {
    guard parents[inner] == nil, known.contains(inner), known.contains(outer) else { return }
    var next: String? = outer
    while let id = next {
      if id == inner { return }
      next = parents[id]
    }
    parents[inner] = outer
  }

  private static func ends(_ constraint: LoggedConstraint, _ system: LoggedSystem) -> [String] {
    var result: [String] = []
    for anchor in constraint.statement.anchors {
      let id = system.identity(anchor.item)
      if !result.contains(id) { result.append(id) }
    }
    return result
  }

  private mutating func readArrangement(_ constraint: LoggedConstraint, _ system: LoggedSystem) {
    let ends = Self.ends(constraint, system)
    guard ends.count == 2 else { return }
    if constraint.identifier == "UISV-canvas-connection" {
      let stacks = ends.filter { system.item($0).className?.contains("Stack") == true }
      guard stacks.count == 1, let inner = ends.first(where: { $0 != stacks[0] }) else { return }
      put(inner, into: stacks[0])
    } else if constraint.kind == .guide {
      let guides = ends.filter { system.item($0).isGuide }
      guard guides.count == 1, let owner = ends.first(where: { $0 != guides[0] }) else { return }
      put(guides[0], into: owner)
    }
  }

  private mutating func readMargins(_ constraint: LoggedConstraint, _ system: LoggedSystem) {
    guard case .anchor(let first) = constraint.statement.first,
      case .anchor(let second)? = constraint.statement.second
    else { return }
    for (inner, outer) in [(first, second), (second, first)]
    where outer.attribute.isMargin && !inner.attribute.isMargin {
      put(system.identity(inner.item), into: system.identity(outer.item))
    }
  }
}

extension LoggedHierarchy {
  /// Two items of which the first has an edge inside of the second's.
  private struct Inset: Hashable {
    var inner: String
    var outer: String
  }

  /// The items that constraints put inside of others at an edge; `direction` is 1 for left and top.
  private static func insets(
    _ edges: [LayoutAttribute],
    _ direction: Double,
    _ constraints: [LoggedConstraint],
    _ system: LoggedSystem
  ) -> [Inset] {
    constraints.compactMap { constraint in
      let statement = constraint.statement
      guard statement.relation == .equal, statement.multiplier == 1, statement.constant != 0,
        case .anchor(let first) = statement.first, case .anchor(let second)? = statement.second,
        case .layout(let attribute) = first.attribute, first.attribute == second.attribute,
        edges.contains(attribute)
      else { return nil }
      let ends = (system.identity(first.item), system.identity(second.item))
      return statement.constant * direction > 0
        ? Inset(inner: ends.0, outer: ends.1) : Inset(inner: ends.1, outer: ends.0)
    }
  }

  /// Puts items into those that reach beyond them at both ends of an axis.
  private mutating func readInsets(_ constraints: [LoggedConstraint], _ system: LoggedSystem) {
    let axes: [(near: [LayoutAttribute], far: [LayoutAttribute])] = [
      ([.leading, .left], [.trailing, .right]), ([.top], [.bottom]),
    ]
    for axis in axes {
      let far = Set(Self.insets(axis.far, -1, constraints, system))
      for inset in Self.insets(axis.near, 1, constraints, system) where far.contains(inset) {
        put(inset.inner, into: inset.outer)
      }
    }
  }

  /// The roots that a cell, a bar or a window gives their size.
  private static func hosts(_ constraints: [LoggedConstraint], _ system: LoggedSystem) -> Set<
    String
  > {
    var result: Set<String> = []
    for constraint in constraints {
      let items = ends(constraint, system)
      if constraint.kind == .encapsulated { result.formUnion(items) }
      result.formUnion(items.filter { system.item($0).className == "UITableViewCellContentView" })
    }
    return result
  }

  private mutating func readHost(
    _ constraint: LoggedConstraint,
    _ hosts: Set<String>,
    _ system: LoggedSystem
  ) {
    guard case .anchor(let first) = constraint.statement.first,
      case .anchor(let second)? = constraint.statement.second,
      first.attribute == second.attribute
    else { return }
    let ends = [system.identity(first.item), system.identity(second.item)]
    for (inner, outer) in [(ends[0], ends[1]), (ends[1], ends[0])]
    where hosts.contains(outer) && !hosts.contains(inner) {
      put(inner, into: outer)
    }
  }
}

extension LoggedConstraint {
  /// Whether it is between two views that are beside each other: one begins where the other ends, or a
  /// stack view arranges both.
  fileprivate var isBetweenNeighbours: Bool {
    let arranged = ["UISV-spacing", "UISV-fill-equally", "UISV-alignment"]
    if let identifier, arranged.contains(identifier) { return true }
    guard case .anchor(let first) = statement.first, case .anchor(let second)? = statement.second,
      case .layout(let a) = first.attribute, case .layout(let b) = second.attribute
    else { return false }
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .trailing), (.left, .right), (.top, .bottom),
    ]
    return pairs.contains { $0 == (a, b) || $0 == (b, a) }
  }
}

extension LoggedConstraint.Attribute {
  fileprivate var isMargin: Bool {
    guard case .layout(let attribute) = self else { return false }
    return attribute.name.hasSuffix("Margin") || attribute.name.hasSuffix("WithinMargins")
  }
}

extension LoggedConstraint.Item {
  /// Whether it is no view: a layout guide, or what a stack view puts between views.
  var isGuide: Bool {
    let classes = ["UILayoutGuide", "NSLayoutGuide", "_UILayoutGuide", "_UILayoutSpacer"]
    if let className, classes.contains(className) { return true }
    guard let text else { return false }
    return text.hasPrefix("UIView") && text.hasSuffix("Guide")
  }
}
