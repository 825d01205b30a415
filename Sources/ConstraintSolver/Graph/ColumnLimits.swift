/// The bounds of a program's columns, and where their costs bend.
struct ColumnLimits: ~Copyable {
  /// The least and greatest value of every column; logicals included.
  var lower = Slab<Double>()
  var upper = Slab<Double>()

  private var bends = Slab<Bend>()
  /// The last bend of every column; −1 for none.
  private var lastBend = Slab<Int32>()
  /// The priorities in use, the highest first, and the greatest weight in each.
  private var priorities = Slab<Float>()
  private var weights = Slab<Double>()
  /// Whether the weights of one priority are far from each other.
  private(set) var hasWideWeights = false
  private var kinks: [PiecewiseCosts.Kink] = []

  init() {}

  /// A place where the cost of a column bends.
  struct Bend: BitwiseCopyable {
    /// The bend of the same column before this one; −1 for none.
    var previous: Int32
    var priority: Float
    var position: Double
    var left: Double
    var right: Double
  }

  var count: Int { lower.count }

  mutating func removeAll() {
    lower.removeAll()
    upper.removeAll()
    lastBend.removeAll()
    bends.removeAll()
    priorities.removeAll()
    weights.removeAll()
    hasWideWeights = false
  }

  /// Adds a column without limits.
  mutating func addColumn() {
    lower.append(-.infinity)
    upper.append(.infinity)
    lastBend.append(-1)
  }

  mutating func bound(_ column: Int, below value: Double) {
    lower[column] = max(lower[column], value)
  }

  mutating func bound(_ column: Int, above value: Double) {
    upper[column] = min(upper[column], value)
  }

  private mutating func bend(
    _ column: Int,
    _ priority: Float,
    _ position: Double,
    _ left: Double,
    _ right: Double
  ) {
    let previous = lastBend[column]
    lastBend[column] = Int32(bends.count)
    bends.append(
      Bend(
        previous: previous,
        priority: priority,
        position: position,
        left: left,
        right: right
      )
    )
    let weight = max(left, right)
    for place in 0..<priorities.count where priorities[place] == priority {
      // The first weight stands for the lesser ones.
      if weight > Tolerance.wide * weights[place] || weights[place] > Tolerance.wide * weight {
        hasWideWeights = true
      }
      weights[place] = max(weights[place], weight)
      return
    }
    priorities.append(priority)
    weights.append(weight)
    var place = priorities.count - 1
    while place > 0, priorities[place - 1] < priority {
      priorities.swapAt(place, place - 1)
      weights.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// Takes a limit of a column: coefficient · column (relation) right side.
  mutating func limit(
    _ column: Int,
    _ coefficient: Double,
    _ relation: Relation,
    _ rightSide: Double,
    priority: Float,
    weight: Double
  ) {
    let position = rightSide / coefficient
    let side = coefficient < 0 ? -relation.rawValue : relation.rawValue
    if priority >= 1000 {
      if side >= 0 { lower[column] = max(lower[column], position) }
      if side <= 0 { upper[column] = min(upper[column], position) }
    } else {
      bend(column, priority, position, side < 0 ? 0 : weight, side > 0 ? 0 : weight)
    }
  }

  /// The rank of a priority.
  private func rank(of priority: Float) -> Int {
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// Puts the costs of all columns in `costs`.
  mutating func collectCosts(_ count: Int, _ costs: inout PiecewiseCosts) {
    costs.removeAll(levels: priorities.count + 1)
    kinks.reserveCapacity(8)
    for column in 0..<count {
      collectKinks(of: column)
      costs.append(&kinks)
    }
  }

  /// The kinks of a column's cost, in order of their positions and levels.
  mutating func sortedKinks(of column: Int) -> [PiecewiseCosts.Kink] {
    collectKinks(of: column)
    kinks.sort { ($0.position, $0.level) < ($1.position, $1.level) }
    return kinks
  }

  private mutating func collectKinks(of column: Int) {
    kinks.removeAll(keepingCapacity: true)
    if lower[column] > -.infinity {
      kinks.append(.init(position: lower[column], level: 0, left: 1, right: 0))
    }
    if upper[column] < .infinity {
      kinks.append(.init(position: upper[column], level: 0, left: 0, right: 1))
    }
    var place = lastBend[column]
    while place >= 0 {
      let bend = bends[place]
      let rank = rank(of: bend.priority)
      let weight = weights[rank - 1]
      kinks.append(
        .init(
          position: bend.position,
          level: rank,
          left: bend.left / weight,
          right: bend.right / weight
        )
      )
      place = bend.previous
    }
  }
}
