/// The walk of ``Simplex`` for programs of many rows, with a factorised basis in place of a tableau.
///
/// Costs, segments, long steps and the choice of who enters are those of ``Simplex``; what a variable drives
/// (a column of the tableau) and what changes a price (sums of its rows) are solved for in each step. So a step
/// takes what is not zero in these, where a tableau takes all that ever filled in.
struct SparseSimplex: ~Copyable {
  private let storage = InMemory()

  var matrix = SparseColumns()
  var basis = SparseBasis()
  var costs = PiecewiseCosts(levels: 1)

  /// The variable of each slot, and the slot of each variable; −1 for a nonbasic one.
  var basics = Slab<Int32>()
  var slotOf = Slab<Int32>()
  var values = Slab<Double>()
  /// The segments below and above each variable's value.
  var below = Slab<Int32>()
  var above = Slab<Int32>()
  var isFrozen = Slab<Bool>()
  /// A bit for each variable that may enter: most steps look at all of them, and basic ones would be in the way.
  var mayEnter = Slab<UInt64>()
  /// What the basic variables cost for each unit of a variable, level by level.
  var prices = Slab<Double>()
  /// For each level, the rate below which a change of the cost is rounding.
  var noise = Slab<Double>()
  var stepCount = 0

  /// What the basic variable of each slot loses for each unit of the entering one, and the slots where that is
  /// not nothing.
  var column = Slab<Double>()
  var driven = Slab<Int32>()
  var breakpoints: [Simplex.Breakpoint] = []
  var direction = Slab<Double>()
  /// A vector over slots, then over rows.
  var weights = Slab<Double>()
  var pivotRow = Slab<Double>()
  /// Where the search for an entering variable goes on.
  var nextCandidate = 0

  init() {}

  var levels: Int { costs.levels }
  var variableCount: Int { matrix.variableCount }

  /// Walks to the optimum from the basis of ``basics``.
  mutating func minimise() -> Simplex.Outcome {
    refresh()
    var stalled = 0
    var isFresh = true
    let bound = stepCount + 1_000 + 20 * (variableCount + basics.count)
    while true {
      let careful = stalled > 20 + 2 * basics.count
      guard let (entering, sign) = careful ? firstImproving() : bestImproving() else {
        if isFresh { return .optimal }
        refresh()
        isFresh = true
        continue
      }
      guard stepCount < bound else { return .exhausted }
      findDriven(by: entering)
      guard let stop = choose(entering, sign, careful: careful) else { return .unbounded }
      guard let length = step(entering, sign, to: stop, isFresh: isFresh) else {
        // The factors have drifted: the same choice again, with fresh ones.
        refresh()
        isFresh = true
        continue
      }
      stepCount += 1
      isFresh = false
      if length > 0 { stalled = 0 } else { stalled += 1 }
      if basis.isWorn {
        refresh()
        isFresh = true
      }
    }
  }

  /// Factorises the basis, and calculates values and prices afresh.
  mutating func refresh() {
    let rejected = basis.factorise(&basics, of: matrix)
    for slot in 0..<basics.count { slotOf[basics[slot]] = Int32(slot) }
    for variable in rejected { slotOf[variable] = -1 }
    listEntering()
    evaluate()
    if !rejected.isEmpty { locateBasics() }
    price()
  }

  /// Calculates the values of the basic variables from those of the others.
  func evaluate(into sums: borrowing Slab<Double>) {
    for variable in 0..<variableCount where slotOf.base[variable] < 0 {
      let value = values.base[variable]
      if value != 0 { matrix.add(-value, timesColumn: variable, to: sums) }
    }
  }

  mutating func evaluate() {
    weights.removeAll()
    weights.append(repeating: 0, count: basics.count)
    evaluate(into: weights)
    basis.solve(weights)
    for slot in 0..<basics.count { values[basics[slot]] = weights[slot] }
  }

  /// Finds the segments that the basic variables are in.
  mutating func locateBasics() {
    for slot in 0..<basics.count { locate(Int(basics[slot])) }
  }

  /// Finds the segments of the last variable, whose kinks are others now.
  mutating func locateLast() {
    let last = variableCount - 1
    locate(last)
    let segment = Int(below[last])
    if slotOf[last] < 0, segment < costs.kinkCount(of: last),
      values[last] == costs.position(of: segment, of: last)
    {
      above[last] += 1
    }
  }

  private mutating func locate(_ variable: Int) {
    var segment = 0
    while segment < costs.kinkCount(of: variable),
      values[variable] > costs.position(of: segment, of: variable)
    { segment += 1 }
    below[variable] = Int32(segment)
    above[variable] = Int32(segment)
  }

  /// Calculates the prices from the slopes of the basic variables.
  mutating func price() {
    let levels = levels
    prices.removeAll()
    prices.append(repeating: 0, count: variableCount * levels)
    noise.removeAll()
    for level in 0..<levels {
      weights.removeAll()
      weights.append(repeating: 0, count: basics.count)
      var largest = 0.0
      for slot in 0..<basics.count {
        let basic = Int(basics[slot])
        let slope = costs.slopes[costs.slopeStart(of: Int(below[basic]), of: basic) + level]
        weights[slot] = slope
        largest = max(largest, abs(slope))
      }
      if largest > 0 {
        basis.solveTransposed(weights)
        for row in 0..<weights.count { largest = max(largest, abs(weights.base[row])) }
        addToPrices(level)
      }
      noise.append(max(Tolerance.cost, 1e-12 * largest))
    }
  }

  /// Adds what ``weights``, which has what rows are worth by now, changes in the prices of a level.
  mutating func addToPrices(_ level: Int) {
    let levels = levels
    let prices = prices.base + level
    let first = prices + matrix.columnCount * levels
    for row in 0..<matrix.rowCount {
      let weight = weights.base[row]
      guard weight != 0 else { continue }
      first[row * levels] += weight
      for entry in matrix.entries(ofRow: row) {
        let column = Int(matrix.entryColumns.base[entry])
        prices[column * levels] -= weight * matrix.rowValues.base[entry]
      }
    }
  }
}
