import ConstraintSolver

extension LayoutSolver {
  /// Has the solver repeat the rows of other constraints, where new ones say the same of items that are like theirs, one
  /// after the other.
  ///
  /// - Returns: How many of the new constraints from `index` on do.
  func repeatRows(from index: Int32, before end: Int32, _ rows: inout NextRows) -> Int32 {
    let record = constraints.base + Int(index)
    let item = UnsafePointer(items.base) + record.pointee.constraint.first.index
    let distance = item.pointee.likeness
    guard distance > 0 else { return 0 }
    // Constraints mostly come in the order of those that they repeat.
    let count = repeatRows(of: knownConstraint, from: index, before: end, distance, &rows)
    guard count == 0 else { return count }
    let known = (item - Int(distance)).pointee.firstConstraint
    return repeatRows(of: known, from: index, before: end, distance, &rows)
  }

  /// Does so with the constraints from a known one on.
  private func repeatRows(
    of known: Int32,
    from index: Int32,
    before end: Int32,
    _ distance: Int32,
    _ rows: inout NextRows
  ) -> Int32 {
    guard known >= 0, known < index else { return 0 }
    var source = UnsafePointer(constraints.base + Int(known))
    var record = constraints.base + Int(index)
    let most = end &- index
    guard let first = source.pointee.row?.slot else { return 0 }
    let base = UnsafePointer(items.base)
    let least = Int(firstLikeItem)
    var count: Int32 = 0
    defer { knownConstraint = known &+ count }
    // Rows that lie side by side are copied in one go.
    while count < most, source.pointee.row?.slot == first &+ count,
      isRepeated(source, by: record, distance), areLike(record, distance, least, base)
    {
      let terms = source.pointee.plainTerms
      record.pointee.plainTerms = terms
      record.pointee.row = rows.id
      rowOwners.appendReserved(RowOwner(kind: .constraint, index: index &+ count))
      rows.repeatedTerms &+= terms
      rows.id.slot &+= 1
      rows.id.serial &+= 1
      count &+= 1
      source += 1
      record += 1
    }
    guard count > 0 else { return 0 }
    rows.row.pointee.like = first
    rows.row.pointee.count = count
    rows.row.pointee.shift = distance &* 4
    rows.row += 1
    return count
  }

  /// Whether a constraint with a plain row says the same as a new one of items that come as many places before as given.
  @inline(__always)
  private func isRepeated(
    _ source: UnsafePointer<ConstraintRecord>,
    by record: UnsafePointer<ConstraintRecord>,
    _ distance: Int32
  ) -> Bool {
    guard source.pointee.plainTerms > 0, let second = record.pointee.constraint.second,
      let knownSecond = source.pointee.constraint.second
    else { return false }
    return source.pointee.constraint.first.index
      == record.pointee.constraint.first.index &- Int(distance)
      && knownSecond.index == second.index &- Int(distance)
      && source.pointee.constraint.firstAttribute == record.pointee.constraint.firstAttribute
      && source.pointee.constraint.secondAttribute == record.pointee.constraint.secondAttribute
      && source.pointee.constraint.relation == record.pointee.constraint.relation
      && source.pointee.constraint.priority == record.pointee.constraint.priority
      && record.pointee.constraint.multiplier == 1
      && source.pointee.constraint.constant.bitPattern
        == record.pointee.constraint.constant.bitPattern
  }

  /// Whether the items of a constraint are like those so many places before, below one item.
  @inline(__always)
  private func areLike(
    _ record: UnsafePointer<ConstraintRecord>,
    _ distance: Int32,
    _ least: Int,
    _ base: UnsafePointer<ItemRecord>
  ) -> Bool {
    guard let second = record.pointee.constraint.second else { return false }
    let item = base + record.pointee.constraint.first.index
    let other = base + second.index
    return item.pointee.likeness == distance && other.pointee.likeness == distance
      && item.pointee.likeRoot == other.pointee.likeRoot
      && record.pointee.constraint.first.index &- Int(distance) >= least
      && second.index &- Int(distance) >= least
  }
}
