/// What can still move at an optimum, as a dense tableau.
///
/// Each basic variable is a sum of multiples of the columns' variables. Variables are brought to their
/// goals one after the other; what is decided freezes its column. Only changes
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
  /// The rows that have something in each column, and maybe some that had: the first block of each column.
  ///
  /// A block has a number of rows side by side, so that one need not be fetched to know where the next one is: the
  /// place of the next block, the number of rows, and the rows.
  private var firstBlock = Slab<Int32>()
  private var blocks = Slab<Int32>()
  /// A bit for each coefficient, row after row, that says whether its row is listed in its column.
  private var isListed = Slab<UInt64>()
  /// The columns that are not frozen, in ascending order, and maybe some that are.
  private var openColumns = Slab<Int32>()
  private var hasFrozen = false
  /// The rows that have something in the column looked at last.
  private var driven = Slab<Driven>()
  /// The columns in which the row that leaves has something, what it has there, and a bit for each.
  private var ownColumns = Slab<Int32>()
  private var ownValues = Slab<Double>()
  private var isOwn = Slab<UInt64>()
  /// By how much the sum that is moved changes with each column.
  private var gradient = Slab<Double>()
  /// The columns that may be in the sum; in ascending order while it is moved.
  private var inSum = Slab<Int32>()
  private var isInSum = Slab<Bool>()
  private var isSumSorted = true
  /// The largest factor in the sum.
  private var sumSize = 0.0

  /// What a row has in a column.
  struct Driven: BitwiseCopyable {
    var row: Int32
    var entry: Double
  }

  /// The numbers in a block, which fill a line of the processor's cache.
  private static var blockSize: Int { 16 }
  private static var mostInBlock: Int32 { 14 }

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
    firstBlock.removeAll()
    blocks.removeAll()
    isListed.removeAll()
    openColumns.removeAll()
    hasFrozen = false
    gradient.removeAll()
    inSum.removeAll()
    isInSum.removeAll()
    isSumSorted = true
  }

  private mutating func addVariable(_ lower: Double, _ upper: Double, _ value: Double) {
    self.lower.append(lower)
    self.upper.append(upper)
    values.append(value)
  }

  /// Adds a column; all columns come before all rows.
  mutating func addColumn(_ lower: Double, _ upper: Double, _ value: Double) {
    places.append(Int32(columns.count))
    openColumns.append(Int32(columns.count))
    columns.append(Int32(values.count))
    firstBlock.append(-1)
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
    isListed.append(repeating: 0, count: wordCount)
    addVariable(lower, upper, value)
  }

  /// The number of words that have a bit for each column.
  private var wordCount: Int { (columns.count + 63) / 64 }

  /// Sets a coefficient of the row added last.
  mutating func setEntry(_ column: Int, to value: Double) {
    let row = basics.count - 1
    entries[row * columns.count + column] = value
    let word = row * wordCount + column / 64
    let bit: UInt64 = 1 << UInt64(column % 64)
    guard isListed[word] & bit == 0 else { return }
    isListed[word] |= bit
    list(row, column)
  }

  /// Notes that a row may have something in a column.
  private mutating func list(_ row: Int, _ column: Int) {
    var block = Int(firstBlock.base[column])
    if block < 0 || blocks.base[block + 1] == Self.mostInBlock {
      let next = block
      block = blocks.count
      blocks.appendRoom(Self.blockSize)
      blocks.base[block] = Int32(next)
      blocks.base[block + 1] = 0
      firstBlock.base[column] = Int32(block)
    }
    let count = Int(blocks.base[block + 1])
    blocks.base[block + 2 + count] = Int32(row)
    blocks.base[block + 1] = Int32(count + 1)
  }

  /// Finds the rows that have something in a column; those that had are listed no more.
  private mutating func findDriven(by column: Int) {
    driven.removeAll()
    driven.reserve(basics.count)
    let (count, wordCount) = (columns.count, wordCount)
    let entries = entries.base + column
    let found = driven.base
    var foundCount = 0
    let bit: UInt64 = 1 << UInt64(column % 64)
    var block = Int(firstBlock.base[column])
    while block >= 0 {
      let rows = blocks.base + block + 2
      let rowCount = Int(blocks.base[block + 1])
      var kept = 0
      for place in 0..<rowCount {
        let row = rows[place]
        let entry = entries[Int(row) &* count]
        if entry != 0 {
          found[foundCount] = Driven(row: row, entry: entry)
          foundCount &+= 1
          rows[kept] = row
          kept &+= 1
        } else {
          isListed.base[Int(row) &* wordCount &+ column / 64] &= ~bit
        }
      }
      blocks.base[block + 1] = Int32(kept)
      block = Int(blocks.base[block])
    }
    driven.setCount(foundCount)
  }

  // MARK: - Sums

  /// Begins a sum.
  mutating func beginSum() {
    for place in 0..<inSum.count {
      gradient[inSum[place]] = 0
      isInSum[inSum[place]] = false
    }
    inSum.removeAll()
    isSumSorted = true
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
    dropFrozen()
    var isOpen = false
    let row = entries.base + ~place * columns.count
    for place in 0..<openColumns.count {
      let column = Int(openColumns.base[place])
      guard row[column] != 0 else { continue }
      include(column)
      gradient.base[column] += factor * row[column]
      isOpen = true
    }
    return isOpen
  }

  @inline(__always)
  private mutating func include(_ column: Int) {
    guard !isInSum.base[column] else { return }
    isInSum.base[column] = true
    if let last = inSum.last, last > column { isSumSorted = false }
    inSum.append(Int32(column))
  }

  private mutating func sortSum() {
    guard !isSumSorted else { return }
    isSumSorted = true
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
    // Each of two maxima waits for itself only.
    var (largest, other) = (sumSize, 0.0)
    var place = 0
    while place &+ 1 < inSum.count {
      largest = max(largest, abs(gradient.base[Int(inSum.base[place])]))
      other = max(other, abs(gradient.base[Int(inSum.base[place &+ 1])]))
      place &+= 2
    }
    if place < inSum.count { other = max(other, abs(gradient.base[Int(inSum.base[place])])) }
    let limit = Tolerance.cancellation * max(largest, other)
    for place in 0..<inSum.count {
      let rate = gradient.base + Int(inSum.base[place])
      rate.pointee = abs(rate.pointee) <= limit ? 0 : rate.pointee
    }
  }

  /// A column that can take the sum on its way; those asked about last come first.
  private func entering(_ rest: Double, careful: Bool) -> Int? {
    guard rest != 0 else { return nil }
    var best: Int?
    for place in 0..<inSum.count {
      let column = Int(inSum.base[place])
      let rate = gradient.base[column]
      guard rate != 0 else { continue }
      let variable = Int(columns.base[column])
      let rises = (rate > 0) == (rest > 0)
      let value = values.base[variable]
      guard rises ? value < upper.base[variable] : value > lower.base[variable] else { continue }
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
    let variable = Int(columns[column])
    let rate = gradient[column]
    let sign: Double = (rate > 0) == (rest > 0) ? 1 : -1
    let goal = abs(rest / rate)
    let own = sign > 0 ? upper[variable] - values[variable] : values[variable] - lower[variable]
    var length = min(goal, own)
    var stop = -1
    var stopRate = 0.0
    findDriven(by: column)
    for place in 0..<driven.count {
      let row = Int(driven.base[place].row)
      let speed = sign * driven.base[place].entry
      guard abs(speed) > Tolerance.pivot else { continue }
      let basic = Int(basics.base[row])
      let value = values.base[basic]
      let room = max(0, speed > 0 ? upper.base[basic] - value : value - lower.base[basic])
      let distance = room / abs(speed)
      guard distance <= length else { continue }
      let isBetter =
        careful
        ? stop >= 0 && basics[row] < basics[stop]
        : abs(speed) > abs(stopRate) || abs(speed) == abs(stopRate) && row < stop
      if distance < length || (stop >= 0 && isBetter) {
        length = distance
        stop = row
        stopRate = speed
      }
    }
    for place in 0..<driven.count {
      let basic = Int(basics.base[Int(driven.base[place].row)])
      values.base[basic] += sign * length * driven.base[place].entry
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
  ///
  /// ``driven`` must hold the rows of the column.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let count = columns.count
    let own = entries.base + row * count
    let inverse = 1 / own[column]
    takeOwn(own, column, inverse)
    for place in 0..<driven.count {
      let other = driven.base[place]
      guard other.row != row else { continue }
      (entries.base + Int(other.row) * count)[column] = 0
      addOwn(other.entry, to: Int(other.row))
    }
    for word in 0..<wordCount { isOwn.base[word] = 0 }
    let factor = gradient[column]
    if factor != 0 {
      gradient[column] = 0
      addOwn(factor, to: gradient.base)
      for place in 0..<ownColumns.count {
        let column = Int(ownColumns.base[place])
        if !isInSum.base[column], gradient.base[column] != 0 { include(column) }
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

  /// Turns the row that leaves round, so that it says what the column's variable is, and lists what it has.
  private mutating func takeOwn(
    _ own: UnsafeMutablePointer<Double>,
    _ column: Int,
    _ inverse: Double
  ) {
    dropFrozen()
    let missing = wordCount - isOwn.count
    if missing > 0 { isOwn.append(repeating: 0, count: missing) }
    ownColumns.removeAll()
    ownColumns.reserve(openColumns.count)
    ownValues.removeAll()
    ownValues.reserve(openColumns.count)
    var found = 0
    var (word, bits) = (0, UInt64(0))
    for place in 0..<openColumns.count {
      let other = Int(openColumns.base[place])
      guard own[other] != 0 else { continue }
      let value = other == column ? inverse : own[other] * -inverse
      own[other] = value
      ownColumns.base[found] = Int32(other)
      ownValues.base[found] = value
      if other / 64 != word {
        isOwn.base[word] = bits
        (word, bits) = (other / 64, 0)
      }
      bits |= 1 << UInt64(other % 64)
      found &+= 1
    }
    isOwn.base[word] = bits
    ownColumns.setCount(found)
    ownValues.setCount(found)
  }

  /// Adds a multiple of the row that leaves to another row, or to the gradient.
  @inline(__always)
  private func addOwn(_ factor: Double, to target: UnsafeMutablePointer<Double>) {
    let (ownColumns, ownValues) = (ownColumns.base, ownValues.base)
    // Two at a time: where one waits for its line of the cache, the other need not.
    var place = 0
    while place &+ 1 < self.ownColumns.count {
      let (first, second) = (Int(ownColumns[place]), Int(ownColumns[place &+ 1]))
      let terms = factor * SIMD2(ownValues[place], ownValues[place &+ 1])
      let sums = Self.sum(SIMD2(target[first], target[second]), terms)
      target[first] = sums.x
      target[second] = sums.y
      place &+= 2
    }
    if place < self.ownColumns.count {
      let entry = target + Int(ownColumns[place])
      entry.pointee = Self.sum(entry.pointee, factor * ownValues[place])
    }
  }

  /// Adds a multiple of the row that leaves to another, and lists what the other has now.
  private mutating func addOwn(_ factor: Double, to row: Int) {
    let target = entries.base + row * columns.count
    addOwn(factor, to: target)
    let words = isListed.base + row * wordCount
    for word in 0..<wordCount {
      var unlisted = isOwn.base[word] & ~words[word]
      while unlisted != 0 {
        let column = word &* 64 &+ unlisted.trailingZeroBitCount
        let bit = unlisted & (~unlisted &+ 1)
        unlisted ^= bit
        guard target[column] != 0 else { continue }
        words[word] |= bit
        list(row, column)
      }
    }
  }

  @inline(__always)
  private static func sum(_ value: Double, _ term: Double) -> Double {
    let sum = value + term
    return abs(sum) <= Tolerance.drop * max(1, abs(term)) ? 0 : sum
  }

  /// The same for two sums.
  @inline(__always)
  private static func sum(_ values: SIMD2<Double>, _ terms: SIMD2<Double>) -> SIMD2<Double> {
    let sums = values + terms
    let bits = unsafeBitCast(sums, to: SIMD2<Int64>.self)
    let sizes = bits & .max
    // The bits of positive numbers are in their order.
    let least = SIMD2(repeating: Int64(bitPattern: Tolerance.drop.bitPattern)) &- sizes
    let own = size(of: Tolerance.drop * terms) &- sizes
    return unsafeBitCast(bits & ((least & own) &>> 63), to: SIMD2<Double>.self)
  }

  /// The bits of sizes.
  @inline(__always)
  private static func size(of numbers: SIMD2<Double>) -> SIMD2<Int64> {
    unsafeBitCast(numbers, to: SIMD2<Int64>.self) & .max
  }

  /// Keeps a column's variable where it is.
  private mutating func freeze(_ column: Int) {
    columns[column] = -1
    gradient[column] = 0
    hasFrozen = true
  }

  /// Takes the frozen columns out of the open ones: what is in them counts no more.
  private mutating func dropFrozen() {
    guard hasFrozen else { return }
    hasFrozen = false
    var kept = 0
    for place in 0..<openColumns.count {
      let column = openColumns.base[place]
      openColumns.base[kept] = column
      if columns.base[Int(column)] >= 0 { kept &+= 1 }
    }
    openColumns.setCount(kept)
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
    findDriven(by: best)
    pivot(row, best)
    freeze(best)
    return true
  }
}
