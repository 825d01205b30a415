/// The factors of a basis: triangular ones of a sparse matrix, and what steps since then have changed.
///
/// A *slot* is the place of a basic variable; it has the number of the row that it was divided by. Bases of
/// layouts are triangular for the most part: columns of one row left go first, then rows of one column left,
/// both without any fill-in, and only the *nucleus* that remains is eliminated, column by column. A step puts a
/// factor between the triangular ones.
///
/// Source: R. H. Bartels, G. H. Golub, "The simplex method of linear programming using LU decomposition",
/// Communications of the ACM 12, 1969; J. R. Gilbert, T. Peierls, "Sparse partial pivoting in time proportional
/// to arithmetic operations", SIAM Journal on Scientific and Statistical Computing 9, 1988; Q. Huangfu,
/// J. A. J. Hall, "Novel update techniques for the revised simplex method", Computational Optimization and
/// Applications 60, 2015 (the middle product form).
struct SparseBasis: ~Copyable {
  /// Entries of a column, row or factor, in the stores of their kind.
  struct Run: BitwiseCopyable {
    var start: Int32
    var end: Int32
    static let empty = Run(start: 0, end: 0)
  }

  /// A step: 1 + spike · lever, between the triangular factors.
  struct Update: BitwiseCopyable {
    var spike: Run
    var lever: Run
    var pivot: Double
  }

  /// An elimination: multiples of a row that others lose.
  struct Elimination: BitwiseCopyable {
    var row: Int32
    var run: Run
  }

  /// The slots in the order in which they were divided by.
  var order = Slab<Int32>()
  var diagonal = Slab<Double>()
  /// The upper factor without its diagonal, by columns and by rows, for each slot.
  var upperColumns = Slab<Run>()
  var upperRows = Slab<Run>()
  var columnIndices = Slab<Int32>()
  var columnValues = Slab<Double>()
  var rowIndices = Slab<Int32>()
  var rowValues = Slab<Double>()

  var eliminations = Slab<Elimination>()
  var lowerIndices = Slab<Int32>()
  var lowerValues = Slab<Double>()

  var updates = Slab<Update>()
  var updateIndices = Slab<Int32>()
  var updateValues = Slab<Double>()
  /// What the last solutions left between the triangular factors.
  var spike = Slab<Double>()
  var lever = Slab<Double>()

  /// Room for factorising.
  var vector = Slab<Double>()
  var work = Factorisation()

  init() {}

  var rowCount: Int { order.count }
  var updateCount: Int { updates.count }

  /// Whether it is time to factorise again.
  var isWorn: Bool {
    updates.count >= 64
      || updates.count >= 16 && updateIndices.count > 3 * (columnIndices.count + rowCount)
  }

  // MARK: - Solving

  /// Solves basis · x = vector: the vector comes over rows and goes over slots.
  ///
  /// - Parameters:
  ///   - vector: The vector, then the solution.
  ///   - keepsSpike: Whether a step is to follow from this vector.
  mutating func solve(_ vector: borrowing Slab<Double>, keepsSpike: Bool = false) {
    let x = vector.base
    for place in 0..<eliminations.count {
      let elimination = eliminations.base[place]
      let factor = x[Int(elimination.row)]
      guard factor != 0 else { continue }
      for entry in Int(elimination.run.start)..<Int(elimination.run.end) {
        x[Int(lowerIndices.base[entry])] -= lowerValues.base[entry] * factor
      }
    }
    for place in 0..<updates.count {
      let update = updates.base[place]
      var sum = 0.0
      for entry in Int(update.lever.start)..<Int(update.lever.end) {
        sum += updateValues.base[entry] * x[Int(updateIndices.base[entry])]
      }
      guard sum != 0 else { continue }
      sum /= update.pivot
      for entry in Int(update.spike.start)..<Int(update.spike.end) {
        x[Int(updateIndices.base[entry])] -= updateValues.base[entry] * sum
      }
    }
    if keepsSpike { spike.copy(vector) }
    var place = order.count - 1
    while place >= 0 {
      let slot = Int(order.base[place])
      place -= 1
      guard x[slot] != 0 else { continue }
      let value = x[slot] / diagonal.base[slot]
      x[slot] = value
      let run = upperColumns.base[slot]
      for entry in Int(run.start)..<Int(run.end) {
        x[Int(columnIndices.base[entry])] -= columnValues.base[entry] * value
      }
    }
  }

  /// Solves y · basis = vector: the vector comes over slots and goes over rows.
  ///
  /// - Parameters:
  ///   - vector: The vector, then the solution.
  ///   - keepsLever: Whether a step is to follow in the slot that the vector is the unit of.
  mutating func solveTransposed(_ vector: borrowing Slab<Double>, keepsLever: Bool = false) {
    let y = vector.base
    for place in 0..<order.count {
      let slot = Int(order.base[place])
      guard y[slot] != 0 else { continue }
      let value = y[slot] / diagonal.base[slot]
      y[slot] = value
      let run = upperRows.base[slot]
      for entry in Int(run.start)..<Int(run.end) {
        y[Int(rowIndices.base[entry])] -= rowValues.base[entry] * value
      }
    }
    if keepsLever { lever.copy(vector) }
    var place = updates.count - 1
    while place >= 0 {
      let update = updates.base[place]
      place -= 1
      var sum = 0.0
      for entry in Int(update.spike.start)..<Int(update.spike.end) {
        sum += updateValues.base[entry] * y[Int(updateIndices.base[entry])]
      }
      guard sum != 0 else { continue }
      sum /= update.pivot
      for entry in Int(update.lever.start)..<Int(update.lever.end) {
        y[Int(updateIndices.base[entry])] -= updateValues.base[entry] * sum
      }
    }
    place = eliminations.count - 1
    while place >= 0 {
      let elimination = eliminations.base[place]
      place -= 1
      var sum = 0.0
      for entry in Int(elimination.run.start)..<Int(elimination.run.end) {
        sum += lowerValues.base[entry] * y[Int(lowerIndices.base[entry])]
      }
      y[Int(elimination.row)] -= sum
    }
  }

  /// Puts the variable of the last kept spike in the slot of the last kept lever.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - pivot: What the spike's solution has in the slot.
  mutating func update(slot: Int, pivot: Double) {
    let first = Int32(updateIndices.count)
    // The spike less the column that it takes the place of.
    let run = upperColumns[slot]
    for entry in Int(run.start)..<Int(run.end) {
      spike[columnIndices[entry]] -= columnValues[entry]
    }
    spike[slot] -= diagonal[slot]
    Self.append(nonzerosOf: spike, to: &updateIndices, &updateValues)
    let middle = Int32(updateIndices.count)
    Self.append(nonzerosOf: lever, to: &updateIndices, &updateValues)
    updates.append(
      Update(
        spike: Run(start: first, end: middle),
        lever: Run(start: middle, end: Int32(updateIndices.count)),
        pivot: pivot
      )
    )
  }
  /// Appends what is not zero in a vector.
  private static func append(
    nonzerosOf vector: borrowing Slab<Double>,
    to indices: inout Slab<Int32>,
    _ values: inout Slab<Double>
  ) {
    let start = indices.count
    indices.appendRoom(vector.count)
    values.appendRoom(vector.count)
    let (firstIndex, firstValue) = (indices.base + start, values.base + start)
    var count = 0
    // What is zero is written over; a branch would be taken as good as by chance.
    for row in 0..<vector.count {
      firstIndex[count] = Int32(truncatingIfNeeded: row)
      firstValue[count] = vector.base[row]
      count &+= vector.base[row] != 0 ? 1 : 0
    }
    indices.setCount(start + count)
    values.setCount(start + count)
  }
}
