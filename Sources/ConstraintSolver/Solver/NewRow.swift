import Requirements

/// A row that is to be put behind all others, one of many.
///
/// Whoever makes them fills in where they lie: a call for each would take as long as the rest.
package struct NewRow {
  /// The right side, at most ``Solver/largestConstant`` in size.
  package var constant: Double
  /// How firmly it is held: above 0, at most 1000.
  package var priority: Float
  /// How many of the terms are its own; 1 to 4.
  ///
  /// Where it repeats another, it stands for so many rows, which repeat that one and those behind it.
  package var count: Int32
  /// How the sides compare.
  package var relation: Relation
  /// The place of a row that it repeats but for its variables, or −1 for none; nothing else is filled in then but the
  /// number of rows and the shift.
  package var like: Int32
  /// By how much the variables come after those of that row.
  package var shift: Int32
}

extension Solver {
  /// Whether rows can be put behind all others, because no place is free before them.
  package var takesRowsBehind: Bool { graph.freeRows.isEmpty && graph.freeRuns.isEmpty }

  /// The handle that the next of these rows gets; those behind it get the ones that follow.
  package var nextRowBehind: ConstraintID {
    ConstraintID(slot: Int32(truncatingIfNeeded: graph.rows.count), serial: graph.nextSerial)
  }

  /// Adds rows between variables that are known to be the solver's, of different ones each, with coefficients of a usual
  /// size.
  ///
  /// This is for the layout engine, which takes in a screen's constraints at once; otherwise the same as adding one after
  /// the other. ``takesRowsBehind`` must say that it can be done.
  ///
  /// - Parameters:
  ///   - rows: The rows; see ``nextRowBehind`` for their handles.
  ///   - terms: The terms of the first, those of the second, and so on, but for rows that repeat others.
  ///   - room: The number of the rows and terms of all.
  package func addRows(
    _ rows: UnsafeBufferPointer<NewRow>,
    _ terms: UnsafePointer<Term>,
    room: (rows: Int, terms: Int)
  ) {
    assert(takesRowsBehind, "there are places to be given away first")
    graph.appendRows(rows, terms, room: room)
  }

  /// Takes over the variables, rows and terms of a structure, with what came of them, where nothing was added yet.
  ///
  /// - Parameters:
  ///   - known: The structure.
  ///   - ordinalShift: By how much the ordinals that are less than 2²⁸ in size come after those of the structure; those
  ///     below 0 come before by as much.
  package func takeOver(_ known: KnownStructure, ordinalShift: Int32) {
    graph.takeOver(known, ordinalShift: ordinalShift)
  }

  /// Holds a variable of a structure that was taken over to a length of its own.
  ///
  /// - Parameters:
  ///   - hold: The rows that hold it.
  ///   - variable: The variable.
  ///   - length: What it is to be at most and at least, in points.
  ///   - rest: What it comes as near to as the constraints allow, in points; finite.
  /// - Throws: As ``setConstant(_:of:)`` does.
  package func setTakenHold(
    _ hold: (most: ConstraintID, least: ConstraintID),
    of variable: Variable,
    to length: Double,
    rest: Double
  ) throws(SolverError) {
    try Self.check(constant: length)
    requirement(rest.isFinite, "rest is \(rest); a variable needs a finite rest")
    graph.setTakenHold(
      hold.most.slot,
      hold.least.slot,
      of: variable.index,
      to: length,
      rest: Self.limited(rest: rest)
    )
  }

  /// Ends taking over a structure, once all lengths are set.
  package func endTakingOver() { graph.endTakingOver() }

  /// The structure that this solver found in its first solution and left to others, once.
  package func takeKeptStructure() -> KnownStructure? {
    guard graph.keptStructure != nil else { return nil }
    let kept = graph.keptStructure
    graph.keptStructure = nil
    return kept
  }
}

extension Graph {
  /// Adds rows, whose numbers and terms need no look, behind all others.
  mutating func appendRows(
    _ added: UnsafeBufferPointer<NewRow>,
    _ given: UnsafePointer<Term>,
    room: (rows: Int, terms: Int)
  ) {
    guard var row = added.baseAddress else { return }
    let end = row + added.count
    var source = given
    var slot = Int32(truncatingIfNeeded: rows.count)
    var term = Int32(truncatingIfNeeded: terms.count)
    rows.appendRoom(room.rows)
    terms.appendRoom(room.terms)
    appendToDirty(room.rows, from: slot)
    _ = takeSerials(room.rows, from: slot)
    while row < end {
      let count = row.pointee.count
      if row.pointee.like >= 0 {
        term = repeatRows(row.pointee.like, Int(count), at: slot, term, row.pointee.shift)
        slot &+= count
      } else {
        (rows.base + Int(slot)).initialize(
          to: RowRecord(
            constant: row.pointee.constant,
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
        if abs(row.pointee.constant) > largestConstant { noteSize(of: slot) }
        slot &+= 1
      }
      row += 1
    }
    assert(Int(slot) == rows.count && Int(term) == terms.count)
  }

  /// Notes that new rows wait to be looked at.
  private mutating func appendToDirty(_ count: Int, from slot: Int32) {
    dirtyRows.appendRoom(count)
    var waiting = dirtyRows.base + (dirtyRows.count - count)
    let end = waiting + count
    var slot = slot
    while waiting < end {
      waiting.initialize(to: slot)
      slot &+= 1
      waiting += 1
    }
  }

  /// Puts rows down that repeat others but for their variables.
  ///
  /// - Returns: The place behind their terms.
  private mutating func repeatRows(
    _ known: Int32,
    _ count: Int,
    at first: Int32,
    _ firstTerm: Int32,
    _ shift: Int32
  ) -> Int32 {
    let records = terms.base
    let owners = variables.base
    let areLinked = !earlierUses.isEmpty
    var largest = 0.0
    var known = UnsafePointer(rows.base) + Int(known)
    let end = known + count
    var place = rows.base + Int(first)
    var slot = first
    var term = firstTerm
    var record = records + Int(term)
    while known < end {
      let termCount = known.pointee.termCount
      let constant = known.pointee.constant
      largest = max(largest, abs(constant))
      place.initialize(
        to: RowRecord(
          constant: constant,
          priority: known.pointee.priority,
          firstTerm: term,
          termCount: termCount,
          relation: known.pointee.relation,
          status: .dirty
        )
      )
      var source = UnsafePointer(records) + Int(known.pointee.firstTerm)
      let last = source + Int(termCount)
      while source < last {
        let index = source.pointee.variable &+ shift
        let variable = owners + Int(index)
        let next = variable.pointee.firstUse
        record.initialize(
          to: TermRecord(
            coefficient: coefficients.copy(source.pointee.coefficient),
            variable: index,
            row: slot,
            next: next
          )
        )
        variable.pointee.firstUse = term
        if areLinked { noteFirstUse(term, before: next) }
        source += 1
        record += 1
        term &+= 1
      }
      slot &+= 1
      place += 1
      known += 1
    }
    if largest > largestConstant {
      for slot in first..<first &+ Int32(truncatingIfNeeded: count) { noteSize(of: slot) }
    }
    return term
  }
}
