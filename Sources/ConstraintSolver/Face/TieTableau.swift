/// What can still move at an optimum, as a dense tableau.
///
/// Each basic variable is a sum of multiples of the columns' variables. Variables are brought to their
/// goals one after the other; what is decided leaves the tableau by a column of zeros. Only changes
/// count: constants are not kept.
struct TieTableau: ~Copyable {
  /// Ranges and values of the variables; those of the first columns come first.
  var lower = Slab<Double>()
  var upper = Slab<Double>()
  var values = Slab<Double>()
  /// Where a variable stands: its column, or ~row if it is basic.
  private var places = Slab<Int32>()
  /// The variable of every column and row.
  private var columns = Slab<Int32>()
  private var basics = Slab<Int32>()
  /// The coefficients, row after row.
  private var entries = Slab<Double>()
  /// The rows that have something in each column, and maybe some that had.
  ///
  /// The first one of each column, and the next one of each; a bit for each coefficient says whether its row is listed.
  private var firstUse = Slab<Int32>()
  private var uses = Slab<Use>()
  private var isListed = Slab<UInt64>()
  /// The columns in which the row that leaves has something.
  private var ownColumns = Slab<Int32>()
  /// By how much the sum that is moved changes with each column.
  private var gradient = Slab<Double>()
  /// The columns that may be in the sum; in ascending order while it is moved.
  private var inSum = Slab<Int32>()
  private var isInSum = Slab<Bool>()
  /// The largest factor in the sum.
  private var sumSize = 0.0

  /// A row that may have something in a column.
  struct Use: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// The greatest number of coefficients, 16 MB: what some 1,000 lengths that contest a shortage leave open.
  ///
  /// The alternative is to solve the group afresh, in a tableau that fills in as well, and from its start.
  static let entryLimit = 1 << 21

  init() {}

  var columnCount: Int { columns.count }

  /// The range of a variable.
  func range(of variable: Int) -> (lower: Double, upper: Double) {
    (lower[variable], upper[variable])
  }

  mutating func removeAll() {
    lower.removeAll()
    upper.removeAll()
    values.removeAll()
    places.removeAll()
    columns.removeAll()
    basics.removeAll()
    entries.removeAll()
    firstUse.removeAll()
    uses.removeAll()
    isListed.removeAll()
    gradient.removeAll()
    inSum.removeAll()
    isInSum.removeAll()
  }

  private mutating func addVariable(_ lower: Double, _ upper: Double, _ value: Double) {
    self.lower.append(lower)
    self.upper.append(upper)
    values.append(value)
  }

  /// Adds a column; all columns come before all rows.
  mutating func addColumn(_ lower: Double, _ upper: Double, _ value: Double) {
    places.append(Int32(columns.count))
    columns.append(Int32(values.count))
    firstUse.append(-1)
    gradient.append(0)
    isInSum.append(false)
    addVariable(lower, upper, value)
  }

  /// Makes room for so many coefficients.
  mutating func reserve(_ count: Int) { entries.reserve(count) }

  /// Adds a row of zeros.
  mutating func addRow(_ lower: Double, _ upper: Double, _ value: Double) {
    places.append(~Int32(basics.count))
    basics.append(Int32(values.count))
    entries.append(repeating: 0, count: columns.count)
    let words = (entries.count + 63) / 64
    if words > isListed.count { isListed.append(repeating: 0, count: words - isListed.count) }
    addVariable(lower, upper, value)
  }

  /// Sets a coefficient of the row added last.
  mutating func setEntry(_ column: Int, to value: Double) {
    let place = (basics.count - 1) * columns.count + column
    entries[place] = value
    list(place, basics.count - 1, column)
  }

  /// Notes that a row may have something in a column.
  @inline(__always)
  private mutating func list(_ place: Int, _ row: Int, _ column: Int) {
    let bit: UInt64 = 1 << UInt64(place % 64)
    guard isListed.base[place / 64] & bit == 0 else { return }
    isListed.base[place / 64] |= bit
    uses.append(Use(row: Int32(row), next: firstUse.base[column]))
    firstUse.base[column] = Int32(uses.count - 1)
  }

  // MARK: - Sums

  /// Begins a sum.
  mutating func beginSum() {
    for place in 0..<inSum.count {
      gradient[inSum[place]] = 0
      isInSum[inSum[place]] = false
    }
    inSum.removeAll()
    sumSize = 0
  }

  /// Adds a multiple of a variable to the sum.
  ///
  /// - Returns: Whether the variable can still move.
  @discardableResult
  mutating func add(_ factor: Double, times variable: Int) -> Bool {
    let place = Int(places[variable])
    sumSize = max(sumSize, abs(factor))
    if place >= 0 {
      // A frozen column keeps its variable; what it adds is over.
      guard columns[place] == Int32(variable) else { return false }
      include(place)
      gradient[place] += factor
      return true
    }
    var isOpen = false
    let row = entries.base + ~place * columns.count
    for column in 0..<columns.count where row[column] != 0 {
      include(column)
      gradient.base[column] += factor * row[column]
      isOpen = true
    }
    return isOpen
  }

  private mutating func include(_ column: Int) {
    guard !isInSum[column] else { return }
    isInSum[column] = true
    inSum.append(Int32(column))
  }

  private mutating func sortSum() {
    var columns = UnsafeMutableBufferPointer(start: inSum.base, count: inSum.count)
    columns.sort()
  }

  /// Moves the sum as near as it can to where it would be after going `way`, and keeps it there.
  ///
  /// - Parameters:
  ///   - way: How far it would like to go.
  ///   - variable: The variable that the sum is a multiple of, if it is one alone.
  /// - Returns: Whether it succeeded within a reasonable number of steps.
  mutating func move(by way: Double, only variable: Int?) -> Bool {
    sortSum()
    dropCancelled()
    var rest = way
    let limit = 100 + 20 * (columns.count + basics.count)
    var stalled = 0
    for _ in 0..<limit {
      guard let column = entering(rest, careful: stalled > 20) else {
        if isOver(rest, way) { break }
        freezeGradient()
        return true
      }
      let length = step(column, &rest, careful: stalled > 20)
      stalled = length > 0 ? 0 : stalled + 1
      if rest == 0 { break }
    }
    guard isOver(rest, way) else { return false }
    return hold(variable)
  }

  private func isOver(_ rest: Double, _ way: Double) -> Bool {
    abs(rest) <= 1e-12 * max(1, abs(way))
  }

  private mutating func dropCancelled() {
    var largest = sumSize
    for place in 0..<inSum.count { largest = max(largest, abs(gradient[inSum[place]])) }
    let limit = Tolerance.cancellation * largest
    for place in 0..<inSum.count where abs(gradient[inSum[place]]) <= limit {
      gradient[inSum[place]] = 0
    }
  }

  /// A column that can take the sum on its way; those asked about last come first.
  private func entering(_ rest: Double, careful: Bool) -> Int? {
    guard rest != 0 else { return nil }
    var best: Int?
    for place in 0..<inSum.count {
      let column = Int(inSum[place])
      let rate = gradient.base[column]
      guard rate != 0 else { continue }
      let variable = Int(columns.base[column])
      let rises = (rate > 0) == (rest > 0)
      guard rises ? values[variable] < upper[variable] : values[variable] > lower[variable] else {
        continue
      }
      guard let old = best else {
        best = column
        continue
      }
      if careful {
        if columns[column] < columns[old] { best = column }
      } else if abs(rate) >= 0.1 * abs(gradient[old]) {
        best = column
      }
    }
    return best
  }

  /// Moves a column until the sum is where it should be, or something comes to the end of its range.
  private mutating func step(_ column: Int, _ rest: inout Double, careful: Bool) -> Double {
    let count = columns.count
    let variable = Int(columns[column])
    let rate = gradient[column]
    let sign: Double = (rate > 0) == (rest > 0) ? 1 : -1
    let goal = abs(rest / rate)
    let own = sign > 0 ? upper[variable] - values[variable] : values[variable] - lower[variable]
    var length = min(goal, own)
    var stop = -1
    var stopRate = 0.0
    var next = firstUse[column]
    while next >= 0 {
      let row = Int(uses.base[Int(next)].row)
      next = uses.base[Int(next)].next
      let speed = sign * entries.base[row * count + column]
      guard abs(speed) > Tolerance.pivot else { continue }
      let basic = Int(basics.base[row])
      let room = max(0, speed > 0 ? upper[basic] - values[basic] : values[basic] - lower[basic])
      let distance = room / abs(speed)
      let isBetter =
        careful
        ? stop >= 0 && basics[row] < basics[stop]
        : abs(speed) > abs(stopRate) || abs(speed) == abs(stopRate) && row < stop
      if distance < length || (distance == length && stop >= 0 && isBetter) {
        length = distance
        stop = row
        stopRate = speed
      }
    }
    next = firstUse[column]
    while next >= 0 {
      let row = Int(uses.base[Int(next)].row)
      next = uses.base[Int(next)].next
      values.base[Int(basics.base[row])] += sign * length * entries.base[row * count + column]
    }
    values[variable] += sign * length
    rest = length == goal ? 0 : rest - sign * length * rate
    if stop >= 0 {
      let basic = Int(basics[stop])
      values[basic] = stopRate > 0 ? upper[basic] : lower[basic]
      pivot(stop, column)
    } else if length == own {
      values[variable] = sign > 0 ? upper[variable] : lower[variable]
    }
    return length
  }

  // MARK: - Exchanges

  /// Lets a column's variable take the place of a row's.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let count = columns.count
    let own = entries.base + row * count
    let inverse = 1 / own[column]
    ownColumns.removeAll()
    for place in 0..<count where own[place] != 0 {
      own[place] *= -inverse
      ownColumns.append(Int32(place))
    }
    own[column] = inverse
    var next = firstUse[column]
    while next >= 0 {
      let other = Int(uses.base[Int(next)].row)
      next = uses.base[Int(next)].next
      guard other != row else { continue }
      let target = entries.base + other * count
      let factor = target[column]
      guard factor != 0 else { continue }
      target[column] = 0
      for place in 0..<ownColumns.count {
        let column = Int(ownColumns.base[place])
        target[column] = Self.sum(target[column], factor * own[column])
        if target[column] != 0 { list(other * count + column, other, column) }
      }
    }
    let factor = gradient[column]
    if factor != 0 {
      gradient[column] = 0
      for place in 0..<ownColumns.count {
        let column = Int(ownColumns.base[place])
        gradient[column] = Self.sum(gradient[column], factor * own[column])
        if gradient[column] != 0 { include(column) }
      }
      sortSum()
      dropCancelled()
    }
    let (entering, leaving) = (columns[column], basics[row])
    columns[column] = leaving
    basics[row] = entering
    places[leaving] = Int32(column)
    places[entering] = ~Int32(row)
    if lower[leaving] == upper[leaving] { freeze(column) }
  }

  @inline(__always)
  private static func sum(_ value: Double, _ term: Double) -> Double {
    let sum = value + term
    return abs(sum) <= Tolerance.drop * max(1, abs(term)) ? 0 : sum
  }

  /// Keeps a column's variable where it is.
  private mutating func freeze(_ column: Int) {
    columns[column] = -1
    gradient[column] = 0
    var next = firstUse[column]
    while next >= 0 {
      entries.base[Int(uses.base[Int(next)].row) * columns.count + column] = 0
      next = uses.base[Int(next)].next
    }
  }

  /// Keeps the columns of the sum where they are: each of them could only take it back.
  private mutating func freezeGradient() {
    for place in 0..<inSum.count where gradient[inSum[place]] != 0 { freeze(Int(inSum[place])) }
  }

  /// Keeps the sum where it is: one of its columns gives way to whatever else moves.
  private mutating func hold(_ only: Int?) -> Bool {
    var best = -1
    var count = 0
    for place in 0..<inSum.count where gradient[inSum[place]] != 0 {
      let column = Int(inSum[place])
      count += 1
      if best < 0 || abs(gradient[column]) >= abs(gradient[best]) { best = column }
    }
    guard best >= 0 else { return true }
    if count == 1, only.map({ places[$0] < 0 }) ?? true {
      // Nothing else moves the sum.
      freeze(best)
      return true
    }
    if let only, places[only] >= 0 {
      freeze(Int(places[only]))
      return true
    }
    let row: Int
    if let only {
      row = Int(~places[only])
    } else {
      guard entries.count + columns.count <= 2 * Self.entryLimit else { return false }
      addRow(0, 0, 0)
      row = basics.count - 1
      for place in 0..<inSum.count { setEntry(Int(inSum[place]), to: gradient[inSum[place]]) }
    }
    pivot(row, best)
    freeze(best)
    return true
  }
}
