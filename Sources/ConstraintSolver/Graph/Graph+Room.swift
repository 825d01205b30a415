extension Graph {
  /// Makes room for so many variables, rows and terms in all.
  mutating func reserve(variables variableCount: Int, rows rowCount: Int, terms termCount: Int) {
    if room.capacity == 0, variables.capacity == 0, rows.capacity == 0,
      variableCount <= Self.mostInOneRoom
    {
      return takeOneRoom(variableCount, rowCount, termCount)
    }
    variables.reserve(variableCount)
    touched.reserve(variableCount)
    rows.reserve(rowCount)
    dirtyRows.reserve(rowCount)
    terms.reserve(termCount)
  }

  /// How many variables a solver may have whose tables share their room.
  private static var mostInOneRoom: Int { 512 }

  /// Gives the tables that a first solution fills their room in one piece: for the few variables of a cell, making
  /// that of each takes a good part of the time.
  ///
  /// One that outgrows it takes room of its own.
  private mutating func takeOneRoom(_ variableCount: Int, _ rowCount: Int, _ termCount: Int) {
    let ints = 11 * Slab<Int32>.bytes(variableCount) + 2 * Slab<Int32>.bytes(rowCount)
    let doubles = 3 * Slab<Double>.bytes(variableCount)
    let sums = Slab<Int32>.bytes(Self.sumRoom) + Slab<Double>.bytes(Self.sumRoom)
    let records =
      Slab<VariableRecord>.bytes(variableCount) + Slab<RowRecord>.bytes(rowCount)
      + Slab<TermRecord>.bytes(termCount)
    room.reserve(ints + doubles + sums + records + Slab<UInt8>.lineSize)
    var place = UnsafeMutableRawPointer(room.base)
      .alignedUp(toMultipleOf: Slab<UInt8>.lineSize)
    place = variables.reserve(variableCount, at: place)
    place = rows.reserve(rowCount, at: place)
    place = terms.reserve(termCount, at: place)
    place = touched.reserve(variableCount, at: place)
    place = dirtyRows.reserve(rowCount, at: place)
    place = rests.reserve(variableCount, at: place)
    place = parameters.reserve(variableCount, at: place)
    place = slopes.reserve(variableCount, at: place)
    place = touchedPeels.reserve(variableCount, at: place)
    place = reformed.reserve(variableCount, at: place)
    place = logged.reserve(variableCount, at: place)
    place = loggedValues.reserve(variableCount, at: place)
    place = queue.reserve(rowCount, at: place)
    place = stack.reserve(variableCount, at: place)
    place = candidates.reserve(variableCount, at: place)
    place = freshLive.reserve(variableCount, at: place)
    place = changedRoots.reserve(variableCount, at: place)
    place = movable.reserve(variableCount, at: place)
    place = violated.reserve(variableCount, at: place)
    place = sumRoots.reserve(Self.sumRoom, at: place)
    place = sumCoefficients.reserve(Self.sumRoom, at: place)
    assert(place <= UnsafeMutableRawPointer(room.base) + room.capacity)
  }

  /// The room for the sum of a short row.
  private static var sumRoom: Int { 16 }
}
