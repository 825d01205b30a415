import ConstraintSolver
import Requirements

/// A constraint that is to be added with others.
package struct NewConstraint {
  /// The constraint.
  package var constraint: LayoutConstraint
  /// Its place among those that decide ties, 0 or more, or −1 for one that does not.
  package var mention: Int

  /// How many can be added at once.
  package static var most: Int { 64 }
  /// How many terms the row of one of these has at most.
  static var mostTerms: Int32 { 4 }
}

/// Where constraints go that are to be added at once.
package struct NewConstraints {
  /// Room for ``NewConstraint/most`` of them.
  package let places: UnsafeMutablePointer<NewConstraint>
  /// The index that names the first of them from then on; the others follow.
  package let firstIndex: Int
}

extension LayoutSolver {
  /// Gives room for constraints to be put down, so that ``addNewConstraints(_:in:)`` adds them in one go.
  ///
  /// A call for each, which takes apart what it is given, would cost more than the constraint does. Nothing else may be
  /// added meanwhile.
  ///
  /// - Parameter places: Room for ``NewConstraint/most`` of them that the caller has, or nil for some of the engine's.
  /// - Returns: Nil where the places of constraints that were removed are to be given away first: they are to be added
  ///   one by one then.
  package func roomForConstraints(
    at places: UnsafeMutablePointer<NewConstraint>? = nil
  ) -> NewConstraints? {
    if isAnswered { endCollecting() }
    guard freeConstraints.count == 0, isCollecting || inSolver({ $0.takesRowsBehind })
    else { return nil }
    if places == nil { newConstraints.reserve(NewConstraint.most) }
    return NewConstraints(
      places: places ?? newConstraints.base,
      firstIndex: constraints.count
    )
  }

  /// Adds the constraints that were put down; otherwise the same as ``add(_:mention:)`` for one after the other.
  package func addNewConstraints(_ count: Int, in room: NewConstraints) {
    requirement(
      count <= NewConstraint.most && room.firstIndex == constraints.count,
      "something else was added meanwhile"
    )
    guard count > 0 else { return }
    if let followedTables, follow(followedTables, room.places, count) { return }
    constraints.appendPlaces(count)
    putRecords(of: room.places, count, at: room.firstIndex)
    if !isCollecting { takeInConstraints(room.firstIndex..<room.firstIndex + count) }
  }

  /// Adds the rows of new constraints, of which there are ``NewConstraint/most`` at most, and ranks their items.
  func takeInConstraints(_ new: Range<Int>) {
    terms.removeAll()
    newRows.removeAll()
    terms.reserve(NewConstraint.most * Int(NewConstraint.mostTerms) + mostTerms)
    newRows.reserve(NewConstraint.most)
    let end = Int32(truncatingIfNeeded: new.upperBound)
    var index = Int32(truncatingIfNeeded: new.lowerBound)
    var rows = nextRows()
    while index < end {
      let repeated = repeatRows(from: index, before: end, &rows)
      index &+= repeated
      guard repeated == 0 else { continue }
      addRow(of: index, &rows)
      index &+= 1
    }
    addNewRows(rows)
    noteMentions(of: new)
  }

  /// Puts the records of new constraints down, which have no rows yet.
  private func putRecords(of places: UnsafePointer<NewConstraint>, _ count: Int, at index: Int) {
    if isCollecting { return putCollected(places, count, at: index) }
    let items = UnsafePointer(self.items.base)
    let itemCount = UInt(bitPattern: self.items.count)
    var record = constraints.base + index
    var new = places
    let end = new + count
    while new < end {
      record.initialize(
        to: ConstraintRecord(constraint: new.pointee.constraint, mention: new.pointee.rank)
      )
      let first = new.pointee.constraint.first.index
      let second = new.pointee.constraint.second?.index ?? first
      guard UInt(bitPattern: first) < itemCount, UInt(bitPattern: second) < itemCount,
        (items + first).pointee.isAlive && (items + second).pointee.isAlive
      else { return checkItems(of: new.pointee.constraint) }
      record += 1
      new += 1
    }
  }

  /// Puts the records of constraints down that are only collected.
  private func putCollected(_ places: UnsafePointer<NewConstraint>, _ count: Int, at index: Int) {
    let itemCount = Int32(truncatingIfNeeded: items.count)
    var record = constraints.base + index
    var new = places
    let end = new + count
    while new < end {
      // The indices of items are never negative; −1 stands for no second one.
      let constraint = new.constraint
      guard constraint.pointee.firstIndex < itemCount, constraint.pointee.secondIndex < itemCount
      else { return checkItems(of: new.pointee.constraint) }
      // What only a constraint that is taken in has is filled then. Field by field, a copy takes three times as long.
      UnsafeMutableRawPointer(record).copyMemory(
        from: constraint,
        byteCount: MemoryLayout<LayoutConstraint>.size
      )
      record.pointee.mention = new.pointee.rank
      record.pointee.isAlive = false
      record += 1
      new += 1
    }
  }

  /// Stops the program where a constraint is between items that are not in the engine.
  @inline(never)
  func checkItems(of constraint: LayoutConstraint) {
    for item in [constraint.first, constraint.second ?? constraint.first] {
      requirement(
        items.all.indices.contains(item.index)
          && (isCollecting || items.base[item.index].isAlive),
        "item \(item.index) is not in this engine"
      )
    }
  }

  /// Adds the row of a new constraint behind those of the ones before it.
  private func addRow(of index: Int32, _ rows: inout NextRows) {
    let record = constraints.base + Int(index)
    if putPlainRow(of: record, &rows) {
      record.pointee.row = rows.id
      rowOwners.appendReserved(RowOwner(kind: .constraint, index: index))
      rows.id.slot &+= 1
      rows.id.serial &+= 1
    } else {
      addNewRows(rows)
      addRow(of: index, record)
      terms.removeAll()
      rows = nextRows()
    }
  }

  /// Ranks the items of new constraints.
  private func noteMentions(of new: Range<Int>) {
    let items = self.items.base
    var record = constraints.base + new.lowerBound
    let end = constraints.base + new.upperBound
    var place = Int32(truncatingIfNeeded: new.lowerBound)
    while record < end {
      let mention = record.pointee.mention
      let first = items + record.pointee.constraint.first.index
      if first.pointee.firstConstraint < 0 { first.pointee.firstConstraint = place }
      place &+= 1
      let new = record
      record += 1
      guard let second = new.pointee.constraint.second else {
        let isLength = new.pointee.constraint.isLength
        if isLength { countWish(new, 1) }
        if mention != TieRank.none { noteMention(mention, first, nil, isLength: isLength) }
        continue
      }
      if mention < first.pointee.mention {
        first.pointee.mention = mention
        rankLengths(first)
      }
      let other = items + second.index
      let mentionOfSecond = TieRank.second(mention)
      if mentionOfSecond < other.pointee.mention {
        other.pointee.mention = mentionOfSecond
        rankLengths(other)
      }
    }
  }

  // MARK: - Rows

  /// Where the next rows and their terms are put down, until the solver gets them.
  struct NextRows {
    var row: UnsafeMutablePointer<NewRow>
    var term: UnsafeMutablePointer<Term>
    /// How many terms are in rows that repeat others.
    var repeatedTerms: Int32 = 0
    /// The handle that the next row will have.
    var id: ConstraintID
  }

  private func nextRows() -> NextRows {
    let id = inSolver { $0.nextRowBehind }
    rowOwners.fill(to: Int(id.slot), with: .nobody)
    rowOwners.reserve(Int(id.slot) + NewConstraint.most)
    return NextRows(row: newRows.base, term: terms.base, id: id)
  }

  /// Puts the row of a new constraint down, behind those of the ones before it.
  ///
  /// - Returns: False, with nothing done, for one that is not plain.
  private func putPlainRow(
    of record: UnsafeMutablePointer<ConstraintRecord>,
    _ rows: inout NextRows
  ) -> Bool {
    let base = UnsafePointer(items.base)
    let priority = record.pointee.constraint.priority
    let attribute = record.pointee.constraint.firstAttribute
    let otherAttribute = record.pointee.constraint.secondAttribute
    guard let second = record.pointee.constraint.second,
      record.pointee.constraint.multiplier == 1, attribute.isPlain, otherAttribute.isPlain,
      priority > 0, priority <= 1000, record.pointee.constraint.first != second
    else { return false }
    let item = base + record.pointee.constraint.first.index
    let other = base + second.index
    let ancestor = referenceFrame(item, other, base)
    if attribute.isDirectional || otherAttribute.isDirectional, ancestor >= 0,
      base[Int(ancestor)].properties.isRightToLeft
    {
      return false
    }
    var end = rows.term
    let own = addPlain(attribute, of: item, base, in: ancestor, 1, &end)
    let opposite = addPlain(otherAttribute, of: other, base, in: ancestor, -1, &end)
    let constant = LayoutLimits.limited(record.pointee.constraint.constant - own - opposite)
    let count = Int32(truncatingIfNeeded: end - rows.term)
    // What is no number is refused where a row is added by itself.
    guard count > 0, count <= NewConstraint.mostTerms, abs(constant) <= Solver.largestConstant
    else { return false }
    rows.row.pointee.constant = constant
    rows.row.pointee.priority = priority
    rows.row.pointee.count = count
    rows.row.pointee.relation = record.pointee.constraint.relation
    rows.row.pointee.like = -1
    record.pointee.plainTerms = count
    rows.row += 1
    rows.term = end
    return true
  }

  /// Gives the solver the rows that were put down.
  private func addNewRows(_ rows: NextRows) {
    let count = rows.row - newRows.base
    guard count > 0 else { return }
    repeatedTerms += Int(rows.repeatedTerms)
    inSolver { solver in
      solver.addRows(
        UnsafeBufferPointer(start: newRows.base, count: count),
        UnsafePointer(terms.base),
        room: (
          rows: Int(rows.id.slot &- solver.nextRowBehind.slot),
          terms: rows.term - terms.base + Int(rows.repeatedTerms)
        )
      )
    }
  }
}
