import ConstraintSolver
import LayoutEngine

/// Which items can move sideways when another one's width changes: those that constraints connect with
/// it other than through what the host gives.
struct HorizontalReach {
  private var parents: [Int]
  private var members: [Int: [Int]] = [:]
  /// More items than this are not asked for at once.
  private static let limit = 100

  init(_ snapshot: LayoutSnapshot) {
    let items = snapshot.items
    parents = Array(items.indices)
    // Roots of a given width, and guides that nothing but such a root determines.
    var isGiven = Array(repeating: false, count: items.count)
    for constraint in snapshot.constraints
    where constraint.source == .encapsulatedSize && constraint.firstAttribute == .width
      && constraint.relation == .equal && constraint.priority >= 1000
    {
      if items[constraint.first].parent == nil { isGiven[constraint.first] = true }
    }
    let ofSystem: Set<ConstraintSource> = [.marginsGuide, .safeAreaGuide, .systemGuide]
    var isTied = Array(repeating: false, count: items.count)
    for constraint in snapshot.constraints where ofSystem.contains(constraint.source) {
      isTied[constraint.first] = true
    }
    for (index, item) in items.enumerated() where item.kind == .guide && isTied[index] {
      if let parent = item.parent, isGiven[parent] { isGiven[index] = true }
    }
    for constraint in snapshot.constraints {
      guard let second = constraint.second, !isGiven[constraint.first], !isGiven[second],
        constraint.firstAttribute.axis == .horizontal
          || constraint.secondAttribute.axis == .horizontal
      else { continue }
      join(constraint.first, second)
    }
    for index in items.indices where items[index].kind == .view {
      members[find(index), default: []].append(index)
    }
  }

  /// The views that an item can move, itself among them; nil where they are too many.
  func items(with index: Int) -> [Int]? {
    var root = index
    while parents[root] != root { root = parents[root] }
    guard let found = members[root], found.count <= Self.limit else { return nil }
    return found
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
