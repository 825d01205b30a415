/// A group of ties while it is settled: its roots, and how they move.
struct TieGroup: ~Copyable {
  /// How a root moves.
  struct Node: BitwiseCopyable {
    var root: Int32
    /// The variable of the tableau that it is; −1 for a sum of other roots.
    var variable: Int32
    /// What the variable counts, in points.
    var unit = 1.0
    /// The parts of a sum.
    var first: Int32 = 0
    var end: Int32 = 0
    /// The value at the start, and by how much it has moved, once that is decided.
    var value: Double
    var change = 0.0
    var isKnown = false
    /// The number of parts of a sum that are not known.
    var openParts: Int32 = 0
  }

  struct Part: BitwiseCopyable {
    var node: Int32
    var factor: Double
  }

  var tableau = TieTableau()
  var nodes = Slab<Node>()
  var parts = Slab<Part>()
  /// The variables of the graph, by ordinal and then by place.
  var order = Slab<Int32>()
  /// The values of the tableau's variables at the start.
  private var starts = Slab<Double>()
  private var waiting = Slab<Part>()
  /// The sums that each node is a part of, node after node.
  private var sums = Slab<Int32>()
  private var firstSum = Slab<Int32>()
  /// Sums that have come to be known, and what is made of them has not been looked at.
  private var closing = Slab<Int32>()
  /// How many more terms may be looked at.
  private var budget = 0
  /// The variable of the tableau that alone moves what was expanded last; −1 for none, −2 where several do.
  private var only: Int32 = -1

  init() {}

  mutating func removeAll() {
    tableau.removeAll()
    nodes.removeAll()
    parts.removeAll()
    order.removeAll()
    starts.removeAll()
    waiting.removeAll()
    sums.removeAll()
    firstSum.removeAll()
  }

  /// So many terms take some ten milliseconds: less than solving the group afresh, where a chain that is
  /// gone through from its far end would take more than its share.
  private static var leastBudget: Int { 4_000_000 }

  /// Begins to move; the tableau and the nodes must be complete.
  mutating func begin() {
    starts.copy(tableau.values)
    budget = Self.leastBudget + 100 * (nodes.count + parts.count)
    listSums()
    for number in 0..<nodes.count where nodes[number].first == nodes[number].end {
      guard nodes[number].isKnown || nodes[number].variable < 0 else { continue }
      close(number, change: 0)
    }
  }

  /// Lists the sums that nodes are parts of.
  private mutating func listSums() {
    firstSum.append(repeating: 0, count: nodes.count + 2)
    for place in 0..<parts.count { firstSum[parts[place].node + 2] += 1 }
    for number in 0..<nodes.count { firstSum[number + 2] += firstSum[number + 1] }
    sums.appendRoom(parts.count)
    for number in 0..<nodes.count {
      nodes[number].openParts = nodes[number].end - nodes[number].first
      for place in nodes[number].first..<nodes[number].end {
        let part = parts[place].node + 1
        sums[firstSum[part]] = Int32(number)
        firstSum[part] += 1
      }
    }
  }

  /// Notes by how much a node has moved, and that sums are known of which it was the last open part.
  private mutating func close(_ number: Int, change: Double) {
    nodes[number].change = change
    nodes[number].isKnown = true
    closeSums(of: Int32(number))
  }

  private mutating func closeSums(of number: Int32) {
    var next = number
    var left = closing.count
    while true {
      for place in firstSum[next]..<firstSum[next + 1] {
        let sum = sums[place]
        nodes[sum].openParts -= 1
        guard nodes[sum].openParts == 0, !nodes[sum].isKnown else { continue }
        var change = 0.0
        for part in nodes[sum].first..<nodes[sum].end {
          change += parts[part].factor * nodes[parts[part].node].change
        }
        nodes[sum].change = change
        nodes[sum].isKnown = true
        closing.append(sum)
      }
      guard closing.count > left else { return }
      next = closing[left]
      left += 1
      if left == closing.count {
        // Whatever is listed is being looked at.
        closing.removeAll()
        left = 0
      }
    }
  }

  /// Moves a node as near to a goal as the earlier ones allow, and keeps it there.
  ///
  /// - Returns: Whether it succeeded with reasonable effort.
  mutating func settle(_ number: Int, at goal: (Double) -> Double) -> Bool {
    let node = nodes[number]
    guard !node.isKnown else { return true }
    tableau.beginSum()
    guard let change = expand(number) else { return false }
    let way = goal(node.value + change)
    // Where earlier ones are known, a place in a chain is moved by one variable, as that variable itself is.
    let only = node.variable >= 0 ? Int(node.variable) : self.only >= 0 ? Int(self.only) : nil
    guard tableau.move(by: way, only: only), let moved = expand(number) else { return false }
    // What it is made of may have come to its end, and so the node itself.
    if !nodes[number].isKnown { close(number, change: moved) }
    return true
  }

  /// Adds a node to the tableau's sum, down to nodes that are known.
  ///
  /// - Returns: By how much it has moved so far; nil if that takes too long to find out.
  private mutating func expand(_ number: Int) -> Double? {
    var change = 0.0
    only = -1
    waiting.append(Part(node: Int32(number), factor: 1))
    while let part = waiting.popLast() {
      let node = nodes[part.node]
      if node.isKnown {
        change += part.factor * node.change
      } else if node.variable >= 0 {
        let variable = Int(node.variable)
        let factor = part.factor * node.unit
        let own = node.unit * (tableau.values[variable] - starts[variable])
        let isOpen = tableau.add(factor, times: variable)
        change += part.factor * own
        if isOpen { only = only == -1 || only == node.variable ? node.variable : -2 }
        if !isOpen, part.node != Int32(number) { close(Int(part.node), change: own) }
      } else {
        for place in node.first..<node.end {
          waiting.append(Part(node: parts[place].node, factor: part.factor * parts[place].factor))
        }
        budget -= Int(node.end - node.first)
        guard budget > 0 else {
          waiting.removeAll()
          return nil
        }
      }
    }
    return change
  }

  /// The value of a node that is known.
  func value(of number: Int) -> Double {
    let node = nodes[number]
    // A variable of the tableau may be at the end of its range, bit for bit.
    if node.variable >= 0 { return node.unit * tableau.values[node.variable] }
    return node.change == 0 ? node.value : node.value + node.change
  }
}
