/// A row that is to be put behind all others, one of many.
///
/// Whoever makes them fills in where they lie: a call for each would take as long as the rest.
package struct NewRow {
  /// The right side, at most ``Solver/largestConstant`` in size.
  package var constant: Double
  /// How firmly it is held: above 0, at most 1000.
  package var priority: Float
  /// How many of the terms are its own; 1 to 4.
  package var termCount: Int32
  /// How the sides compare.
  package var relation: Relation
  /// The handle, which the solver fills in.
  package var id: ConstraintID
}

extension Solver {
  /// Whether rows can be put behind all others, because no place is free before them.
  package var takesRowsBehind: Bool { graph.freeRows.isEmpty && graph.freeRuns.isEmpty }

  /// Adds rows between variables that are known to be the solver's, of different ones each, with coefficients of a usual
  /// size.
  ///
  /// This is for the layout engine, which takes in a screen's constraints at once; otherwise the same as adding one after
  /// the other. ``takesRowsBehind`` must say that it can be done.
  ///
  /// - Parameters:
  ///   - rows: The rows, which get their handles.
  ///   - terms: The terms of the first, those of the second, and so on.
  package func addRows(
    _ rows: UnsafeMutableBufferPointer<NewRow>,
    _ terms: UnsafeBufferPointer<Term>
  ) {
    assert(takesRowsBehind, "there are places to be given away first")
    graph.appendRows(rows, terms)
  }
}

extension Graph {
  /// Adds rows, whose numbers and terms need no look, behind all others.
  mutating func appendRows(
    _ added: UnsafeMutableBufferPointer<NewRow>,
    _ given: UnsafeBufferPointer<Term>
  ) {
    guard var row = added.baseAddress, var source = given.baseAddress else { return }
    let end = row + added.count
    var slot = Int32(truncatingIfNeeded: rows.count)
    var term = Int32(truncatingIfNeeded: terms.count)
    var serial = nextSerial
    rows.appendRoom(added.count)
    terms.appendRoom(given.count)
    dirtyRows.appendRoom(added.count)
    nextSerial = serial &+ UInt64(added.count)
    let waiting = dirtyRows.base + (dirtyRows.count - added.count) - Int(slot)
    var place = rows.base + Int(slot)
    while row < end {
      let count = row.pointee.termCount
      place.initialize(
        to: RowRecord(
          constant: row.pointee.constant,
          serial: serial,
          priority: row.pointee.priority,
          firstTerm: term,
          termCount: count,
          relation: row.pointee.relation,
          status: .dirty
        )
      )
      link(source, Int(count), to: slot, from: term)
      source += Int(count)
      term &+= count
      (waiting + Int(slot)).initialize(to: slot)
      if abs(row.pointee.constant) > largestConstant { noteSize(of: slot) }
      row.pointee.id = ConstraintID(slot: slot, serial: serial)
      slot &+= 1
      serial &+= 1
      place += 1
      row += 1
    }
  }
}
