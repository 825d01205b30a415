import LayoutEngine

/// The tree of a snapshot's items, for questions about ancestors at any depth.
///
/// Beside its parent each item knows an ancestor some way up, chosen so that any ancestor is reached in
/// logarithmically many steps; and items are numbered so that whatever lies in one follows it.
///
/// Source: Myers, "An applicative random-access stack", Information Processing Letters 17(5), 1983.
struct Hierarchy {
  /// How many items lie above each item.
  private var depths: [Int] = []
  private var parents: [Int] = []
  /// The ancestor some way up; a root's is the root.
  private var jumps: [Int] = []
  /// The root above each item.
  private var roots: [Int] = []
  /// The number of each item in an order in which what lies in an item follows it.
  private var numbers: [Int]
  /// How many items lie in each item, itself among them.
  private var sizes: [Int]

  /// - Complexity: O(*items*).
  init(_ items: [LayoutSnapshot.Item]) {
    for (index, item) in items.enumerated() {
      guard let parent = item.parent else {
        depths.append(0)
        parents.append(index)
        jumps.append(index)
        roots.append(index)
        continue
      }
      let jump = jumps[parent]
      let isEvenlySpaced = depths[parent] - depths[jump] == depths[jump] - depths[jumps[jump]]
      depths.append(depths[parent] + 1)
      parents.append(parent)
      jumps.append(isEvenlySpaced ? jumps[jump] : parent)
      roots.append(roots[parent])
    }
    sizes = Array(repeating: 1, count: items.count)
    for (index, item) in items.enumerated().reversed() {
      if let parent = item.parent { sizes[parent] += sizes[index] }
    }
    numbers = []
    /// The number of the next item in each item.
    var next: [Int] = []
    var nextRoot = 0
    for (index, item) in items.enumerated() {
      let number = item.parent.map { next[$0] } ?? nextRoot
      if let parent = item.parent {
        next[parent] += sizes[index]
      } else {
        nextRoot += sizes[index]
      }
      numbers.append(number)
      next.append(number + 1)
    }
  }

  /// How many items lie above an item.
  func depth(of index: Int) -> Int { depths[index] }

  /// The root above an item, or the item where it is one.
  func root(of index: Int) -> Int { roots[index] }

  /// Whether `ancestor` is above `index`; no item is above itself.
  ///
  /// - Complexity: O(1).
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    numbers[ancestor] < numbers[index] && numbers[index] < numbers[ancestor] + sizes[ancestor]
  }

  /// The nearest item above both, or one of both that is above the other; nil under different roots.
  ///
  /// - Complexity: O(log *depth*).
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    guard roots[first] == roots[second] else { return nil }
    let depth = min(depths[first], depths[second])
    var a = ancestor(of: first, atDepth: depth)
    var b = ancestor(of: second, atDepth: depth)
    while a != b {
      let isBelow = jumps[a] == jumps[b]
      (a, b) = isBelow ? (parents[a], parents[b]) : (jumps[a], jumps[b])
    }
    return a
  }

  private func ancestor(of index: Int, atDepth depth: Int) -> Int {
    var here = index
    while depths[here] > depth {
      here = depths[jumps[here]] < depth ? parents[here] : jumps[here]
    }
    return here
  }
}
