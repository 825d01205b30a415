import ConstraintSolver
import LayoutEngine

/// Which items can move along an axis when another one's content changes: those that constraints
/// connect with it other than through what required equalities fix.
struct ContentReach {
  private var parents: [Int]
  private var members: [Int: [Int]] = [:]
  /// The inequalities and wishes between two items, of each set of connected ones.
  private var choices: [Int: Int] = [:]
  /// More items than this are not asked for at once.
  private static let limit = 100

  /// - Complexity: O((*items* + *constraints*) × α(*items*)).
  init(_ snapshot: LayoutSnapshot, _ axis: LayoutAxis) {
    parents = Array(snapshot.items.indices)
    let isGiven = GivenItems(snapshot, axis).isGiven
    var free: [Int] = []
    for constraint in snapshot.constraints {
      guard let second = constraint.second, !isGiven[constraint.first], !isGiven[second],
        constraint.firstAttribute.axis == axis || constraint.secondAttribute.axis == axis
      else { continue }
      join(constraint.first, second)
      if constraint.relation != .equal || constraint.priority < 1000 {
        free.append(constraint.first)
      }
    }
    for index in snapshot.items.indices where snapshot.items[index].kind == .view {
      members[find(index), default: []].append(index)
    }
    for index in free { choices[find(index), default: 0] += 1 }
  }

  /// The views that an item can move, itself among them; nil where they are too many.
  func items(with index: Int) -> [Int]? {
    guard let found = members[root(of: index)], found.count <= Self.limit else { return nil }
    return found
  }

  /// What it costs to ask how the layout follows an item's content, in steps: one for each item that may
  /// move, and for a fortieth of the pairs of constraints of which either may be the one that counts.
  ///
  /// Measured on rows, chains and nests of 2,000 views: a solve takes time in proportion to the items
  /// where equalities tie them, and to the square of the inequalities where those do.
  func effort(of index: Int) -> Int {
    let root = root(of: index)
    let count = choices[root] ?? 0
    return (members[root]?.count ?? 1) + count * count / 40
  }

  private func root(of index: Int) -> Int {
    var root = index
    while parents[root] != root { root = parents[root] }
    return root
  }

  private mutating func find(_ index: Int) -> Int {
    var root = index
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (find(first), find(second))
    if a != b { parents[max(a, b)] = min(a, b) }
  }
}

/// The items that required equalities with constants, or with other such items, place along an axis:
/// no content moves them.
private struct GivenItems {
  private(set) var isGiven: [Bool]

  init(_ snapshot: LayoutSnapshot, _ axis: LayoutAxis) {
    let items = snapshot.items
    isGiven = Array(repeating: false, count: items.count)
    /// Which of edges, centre and length are fixed, as bits; two of them fix the item.
    var fixed = Array(repeating: UInt8(0), count: items.count)
    /// What becomes fixed with each item.
    var dependents = Array(repeating: [(item: Int, bit: UInt8)](), count: items.count)
    var settled: [Int] = []
    func fix(_ index: Int, _ bit: UInt8, _ fixed: inout [UInt8], _ isGiven: inout [Bool]) {
      fixed[index] |= bit
      let isEnough =
        fixed[index].nonzeroBitCount > 1 || items[index].parent == nil && fixed[index] == 1
      guard isEnough, !isGiven[index] else { return }
      isGiven[index] = true
      settled.append(index)
    }
    for constraint in snapshot.constraints
    where constraint.relation == .equal && constraint.priority >= 1000
      && constraint.firstAttribute.axis == axis
    {
      guard let bit = constraint.firstAttribute.fixingBit else { continue }
      guard let second = constraint.second else {
        fix(constraint.first, bit, &fixed, &isGiven)
        continue
      }
      guard second != constraint.first, constraint.secondAttribute.axis == axis,
        let other = constraint.secondAttribute.fixingBit
      else { continue }
      dependents[second].append((constraint.first, bit))
      if constraint.multiplier != 0 { dependents[constraint.first].append((second, other)) }
    }
    while let index = settled.popLast() {
      for (item, bit) in dependents[index] { fix(item, bit, &fixed, &isGiven) }
    }
  }
}

extension LayoutAttribute {
  /// The quantity of an item that an equality with this attribute fixes: its length, an edge or its
  /// centre; nil for baselines, which depend on the content.
  fileprivate var fixingBit: UInt8? {
    switch self {
    case .width, .height: 1
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: 2
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: 4
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 8
    case .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }
}
