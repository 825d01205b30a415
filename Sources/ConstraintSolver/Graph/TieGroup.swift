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
  /// How many more terms may be looked at.
  private var budget = 0

  init() {}

  mutating func removeAll() {
    tableau.removeAll()
    nodes.removeAll()
    parts.removeAll()
    order.removeAll()
    starts.removeAll()
    waiting.removeAll()
  }

  /// Begins to move; the tableau and the nodes must be complete.
  mutating func begin() {
    starts.copy(tableau.values)
    budget = 10_000 + 100 * (nodes.count + parts.count)
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
    let only = node.variable >= 0 ? Int(node.variable) : nil
    guard tableau.move(by: way, only: only), let moved = expand(number) else { return false }
    nodes[number].change = moved
    nodes[number].isKnown = true
    return true
  }

  /// Adds a node to the tableau's sum, down to nodes that are known.
  ///
  /// - Returns: By how much it has moved so far; nil if that takes too long to find out.
  private mutating func expand(_ number: Int) -> Double? {
    var change = 0.0
    waiting.append(Part(node: Int32(number), factor: 1))
    while let part = waiting.popLast() {
      let node = nodes[part.node]
      if node.isKnown {
        change += part.factor * node.change
      } else if node.variable >= 0 {
        let variable = Int(node.variable)
        let factor = part.factor * node.unit
        tableau.add(factor, times: variable)
        change += factor * (tableau.values[variable] - starts[variable])
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
