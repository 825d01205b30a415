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
  /// - Returns: Nil where the places of constraints that were removed are to be given away first: they are to be added
  ///   one by one then.
  package func roomForConstraints() -> NewConstraints? {
    guard freeConstraints.count == 0, solver.takesRowsBehind else { return nil }
    newConstraints.reserve(NewConstraint.most)
    newRows.reserve(NewConstraint.most)
    return NewConstraints(places: newConstraints.base, firstIndex: constraints.count)
  }

  /// Adds the constraints that were put down; otherwise the same as ``add(_:mention:)`` for one after the other.
  package func addNewConstraints(_ count: Int, in room: NewConstraints) {
    requirement(
      count <= NewConstraint.most && room.firstIndex == constraints.count,
      "something else was added meanwhile"
    )
    terms.removeAll()
    newRows.removeAll()
    var new = newConstraints.base
    let end = new + count
    while new < end {
      addNewConstraint(new)
      new += 1
    }
    addNewRows(before: constraints.count)
  }

  @inline(__always)
  private func addNewConstraint(_ new: UnsafeMutablePointer<NewConstraint>) {
    let index = Int32(truncatingIfNeeded: constraints.appendPlace())
    let record = constraints.base + Int(index)
    let mention = TieRank.mention(
      new.pointee.mention < 0 ? nil : new.pointee.mention,
      by: new.pointee.constraint.source
    )
    record.initialize(to: ConstraintRecord(constraint: new.pointee.constraint, mention: mention))
    let first = item(new.pointee.constraint.first)
    let second = new.pointee.constraint.second.map { item($0) }
    if !addPlainRow(of: record) {
      // Rows stand in the order of their constraints.
      addNewRows(before: Int(index))
      addRow(of: index, record)
      terms.removeAll()
    }
    let isLength = new.pointee.constraint.isLength
    if isLength { countWish(record, 1) }
    if mention != TieRank.none { noteMention(mention, first, second, isLength: isLength) }
  }

  /// Puts the row of a new constraint down, behind those of the ones before it.
  ///
  /// - Returns: False, with nothing done, for one that is not plain.
  @inline(__always)
  private func addPlainRow(of record: UnsafePointer<ConstraintRecord>) -> Bool {
    guard let other = record.pointee.constraint.second, record.pointee.constraint.multiplier == 1,
      record.pointee.constraint.firstAttribute.isPlain,
      record.pointee.constraint.secondAttribute.isPlain,
      record.pointee.constraint.priority > 0, record.pointee.constraint.priority <= 1000
    else { return false }
    let first = Int32(truncatingIfNeeded: record.pointee.constraint.first.index)
    let second = Int32(truncatingIfNeeded: other.index)
    guard first != second else { return false }
    let ancestor = referenceFrame(first, second)
    if ancestor >= 0, items.base[Int(ancestor)].properties.isRightToLeft,
      record.pointee.constraint.firstAttribute.isDirectional
        || record.pointee.constraint.secondAttribute.isDirectional
    {
      return false
    }
    terms.reserve(terms.count + mostTerms)
    let start = terms.base + terms.count
    var end = start
    let constant = LayoutLimits.limited(addPlainRow(record, first, second, in: ancestor, &end))
    let count = end - start
    // What is no number is refused where a row is added by itself.
    guard count > 0, count <= 4, abs(constant) <= Solver.largestConstant else { return false }
    terms.setCount(terms.count + count)
    let row = newRows.base + newRows.count
    row.pointee.constant = constant
    row.pointee.priority = record.pointee.constraint.priority
    row.pointee.termCount = Int32(truncatingIfNeeded: count)
    row.pointee.relation = record.pointee.constraint.relation
    newRows.setCount(newRows.count + 1)
    return true
  }

  /// Gives the solver the rows that were put down, which are those of the constraints just before an index.
  private func addNewRows(before index: Int) {
    let count = newRows.count
    guard count > 0 else { return }
    solver.addRows(newRows.all, UnsafeBufferPointer(terms.all))
    var place = index - count
    var record = constraints.base + place
    for row in newRows.all {
      record.pointee.row = row.id
      setOwner(
        RowOwner(kind: .constraint, index: Int32(truncatingIfNeeded: place)),
        of: row.id
      )
      place += 1
      record += 1
    }
    newRows.removeAll()
    terms.removeAll()
  }
}
