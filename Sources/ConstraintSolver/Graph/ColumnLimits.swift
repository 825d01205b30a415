/// The bounds of a program's columns, and where their costs bend.
struct ColumnLimits: ~Copyable {
  /// The least and greatest value of every column; logicals included.
  var lower = Slab<Double>()
  var upper = Slab<Double>()

  private var bends = Slab<Bend>()
  /// The priorities in use, the highest first, and the greatest weight in each.
  private var priorities = Slab<Float>()
  private var weights = Slab<Double>()
  private var kinks: [PiecewiseCosts.Kink] = []

  init() {}

  /// A place where the cost of a column bends.
  struct Bend: BitwiseCopyable {
    var column: Int32
    /// The priority; 0 for a bound.
    var priority: Float
    var position: Double
    var left: Double
    var right: Double
  }

  var count: Int { lower.count }

  mutating func removeAll() {
    lower.removeAll()
    upper.removeAll()
    bends.removeAll()
    priorities.removeAll()
    weights.removeAll()
  }

  /// Adds a column without limits.
  mutating func addColumn() {
    lower.append(-.infinity)
    upper.append(.infinity)
  }

  mutating func bound(_ column: Int, below value: Double) {
    lower[column] = max(lower[column], value)
  }

  mutating func bound(_ column: Int, above value: Double) {
    upper[column] = min(upper[column], value)
  }

  private mutating func bend(_ column: Int, _ priority: Float, _ position: Double, _ left: Double, _ right: Double) {
    bends.append(
      Bend(column: Int32(column), priority: priority, position: position, left: left, right: right)
    )
    guard priority > 0 else { return }
    let weight = max(left, right)
    for place in 0..<priorities.count where priorities[place] == priority {
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

  /// Turns the bounds into bends; call it once, after all limits.
  mutating func bendAtBounds() {
    for column in 0..<lower.count {
      if lower[column] > -.infinity { bend(column, 0, lower[column], 1, 0) }
      if upper[column] < .infinity { bend(column, 0, upper[column], 0, 1) }
    }
  }

  /// The rank of a priority; 0 for bounds.
  private func rank(of priority: Float) -> Int {
    guard priority > 0 else { return 0 }
    var place = 0
    while priorities[place] != priority { place += 1 }
    return place + 1
  }

  /// Puts the costs of all columns in `costs`.
  mutating func collectCosts(_ count: Int, _ costs: inout PiecewiseCosts) {
    costs.removeAll(levels: priorities.count + 1)
    sortBends()
    var place = 0
    for column in 0..<count {
      kinks.removeAll(keepingCapacity: true)
      while place < bends.count, Int(bends[place].column) == column {
        let bend = bends[place]
        let rank = rank(of: bend.priority)
        let weight = rank == 0 ? 1 : weights[rank - 1]
        kinks.append(
          .init(
            position: bend.position,
            level: rank,
            left: bend.left / weight,
            right: bend.right / weight
          )
        )
        place += 1
      }
      costs.append(&kinks)
    }
  }

  /// Brings the bends into the order of their columns; they mostly are.
  private mutating func sortBends() {
    for index in 1..<max(1, bends.count) {
      let bend = bends[index]
      var place = index
      while place > 0, bends[place - 1].column > bend.column {
        bends[place] = bends[place - 1]
        place -= 1
      }
      bends[place] = bend
    }
  }
}
