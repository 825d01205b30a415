/// Groups of rows that are those of an earlier group once more, between other variables.
///
/// The cells of a list have the same rows: one cell's give its variables the same forms, counted from its first
/// variable, as another's do. So the forms of a group are copied from one before, where the rows of both are the
/// same to the last bit, and nothing but these rows has given the variables of either a form, or looked at them.
/// What comes out is to the last bit what looking at the rows gives; rows that tie a group to others come behind it,
/// and are looked at as always.
extension Graph {
  /// Where a group of rows begins, and what was there when it did.
  struct GroupStart: BitwiseCopyable {
    var row: Int32
    /// The place in ``dirtyRows``; −1 as long as the rows were not looked at one by one.
    var place: Int32 = -1
    var reformedCount = 0
    var candidateCount = 0
    var touchedCount = 0
    var epoch = 0
  }

  /// A group that was looked at row by row, and what came of it.
  private struct GroupForms {
    var first: Int32
    var count: Int32
    /// By how much the variables of the group that repeats it are further on.
    var shift: Int32
    /// The variables of its rows lie between these.
    var lower: Int32
    var upper: Int32
    var hasHalves: Bool
    /// What was appended to ``Graph/reformed`` and ``Graph/candidates`` since it began.
    var reformed: Range<Int>
    var candidates: Range<Int>
    var epochs: Int
  }

  /// Fewer rows are looked at sooner than they are compared.
  private static var leastGroup: Int32 { 12 }
  /// How many groups before one are compared with it: those of the parts of a cell come between two cells.
  private static var mostCompared: Int { 16 }

  /// Notes that the rows from here on are those of a part of a layout, which may repeat another's.
  mutating func beginGroup() {
    guard repeatsForms, freeRows.isEmpty else { return }
    let row = Int32(truncatingIfNeeded: rows.count)
    if let last = groupStarts.last, last.row == row { return }
    groupStarts.append(GroupStart(row: row))
  }

  /// Copies the forms of the groups from a place on that repeat the one before them.
  ///
  /// - Parameters:
  ///   - start: The number of the group that begins there; that of the next one comes out.
  ///   - place: The place in ``dirtyRows``; that behind the groups comes out.
  ///   - kept: How many of the rows before define nothing; those of the groups are added.
  mutating func repeatForms(_ start: inout Int, at place: inout Int, _ kept: inout Int) {
    let number = start
    var row = groupStarts[number].row
    start += 1
    groupStarts[number] = GroupStart(
      row: row,
      place: Int32(truncatingIfNeeded: place),
      reformedCount: reformed.count,
      candidateCount: candidates.count,
      touchedCount: touched.count,
      epoch: epoch
    )
    guard var forms = formsBefore(number, at: place) else { return }
    while true {
      copyForms(forms, at: place, &kept)
      place += Int(forms.count)
      row &+= forms.count
      // Whatever begins within has no forms of its own that were found row by row.
      while start < groupStarts.count, groupStarts[start].row < row { start += 1 }
      guard start < groupStarts.count, groupStarts[start].row == row,
        let further = repeated(forms.first, count: forms.count, at: place, row, as: forms),
        isUntouched(further)
      else { return }
      forms.shift = further.shift
      start += 1
    }
  }

  /// The forms of an earlier group that ends where another begins, and has the same rows.
  private mutating func formsBefore(_ number: Int, at place: Int) -> GroupForms? {
    let row = groupStarts[number].row
    var earlier = number - 1
    while earlier >= 0, number - earlier <= Self.mostCompared {
      let begin = groupStarts[earlier]
      let count = row - begin.row
      earlier -= 1
      guard begin.place >= 0, count >= Self.leastGroup, place - Int(begin.place) == Int(count),
        let found = repeated(begin.row, count: count, at: place, row)
      else { continue }
      let forms = GroupForms(
        first: begin.row,
        count: count,
        shift: found.shift,
        lower: found.lower,
        upper: found.upper,
        hasHalves: found.hasHalves,
        reformed: begin.reformedCount..<reformed.count,
        candidates: begin.candidateCount..<candidates.count,
        epochs: epoch - begin.epoch
      )
      guard begin.touchedCount == touched.count, isUntouched(found), isClosed(forms) else {
        continue
      }
      return forms
    }
    return nil
  }

  // MARK: - Comparing

  /// The variables of a group, and by how much those of another with the same rows are further on.
  private struct Repetition {
    var shift: Int32
    var lower = Int32.max
    var upper = Int32.min
    /// Whether there are rows that can define a variable together with an opposite one.
    var hasHalves = false
  }

  /// Compares the rows of two groups.
  ///
  /// - Parameters:
  ///   - first: The first row of the group that was looked at.
  ///   - count: The number of its rows.
  ///   - place: The place in ``dirtyRows`` where the other begins.
  ///   - row: The first row of the other.
  ///   - forms: What is known of the group that was looked at, where it was compared before.
  /// - Returns: Nil where they are not the same.
  private mutating func repeated(
    _ first: Int32,
    count: Int32,
    at place: Int,
    _ row: Int32,
    as forms: GroupForms? = nil
  ) -> Repetition? {
    guard place + Int(count) <= dirtyRows.count, Int(row) + Int(count) <= rows.count else {
      return nil
    }
    let dirty = dirtyRows.base + place
    var known = rows.base + Int(first)
    var other = rows.base + Int(row)
    guard known.pointee.termCount > 0, other.pointee.termCount > 0 else { return nil }
    let shift =
      terms.base[Int(other.pointee.firstTerm)].variable
      &- terms.base[Int(known.pointee.firstTerm)].variable
    var found = Repetition(shift: shift)
    var offset: Int32 = 0
    while offset < count {
      guard dirty[Int(offset)] == row &+ offset, areAlike(known, other, shift) else {
        return nil
      }
      known += 1
      other += 1
      offset &+= 1
    }
    if let forms {
      (found.lower, found.upper, found.hasHalves) = (forms.lower, forms.upper, forms.hasHalves)
    } else {
      findBounds(of: first..<first &+ count, &found)
    }
    // Each variable is in some row, but for a few; and neither group is in the other.
    let width = found.upper &- found.lower &+ 1
    guard width <= 8 &* count, abs(shift) >= width, found.lower &+ shift >= 0,
      Int(found.upper &+ shift) < variables.count
    else { return nil }
    if found.hasHalves, mayDefineWithOthers(row..<row &+ count) { return nil }
    return found
  }

  /// Whether a row that is not in a group may define a variable together with one that is.
  private mutating func mayDefineWithOthers(_ group: Range<Int32>) -> Bool {
    for row in group where rows[row].isHalfOfDefinition {
      var use = variables[terms[rows[row].firstTerm].variable].firstUse
      while use >= 0 {
        let other = terms[use].row
        if rows[other].isHalfOfDefinition, !group.contains(other) { return true }
        use = terms[use].next
      }
    }
    return false
  }

  /// Whether a row that was looked at and one that waits say the same of variables that are as far apart in all rows.
  @inline(__always)
  private mutating func areAlike(
    _ known: UnsafeMutablePointer<RowRecord>,
    _ other: UnsafeMutablePointer<RowRecord>,
    _ shift: Int32
  ) -> Bool {
    let count = known.pointee.termCount
    guard known.pointee.constant.bitPattern == other.pointee.constant.bitPattern,
      count == other.pointee.termCount, known.pointee.relation == other.pointee.relation,
      known.pointee.priority == other.pointee.priority, other.pointee.status == .dirty,
      known.pointee.status == .dirty || known.pointee.status == .defining,
      other.pointee.flags == [], other.pointee.openTerms < 0,
      known.pointee.flags == [] || known.pointee.flags == .isOpen
    else { return false }
    var term = terms.base + Int(known.pointee.firstTerm)
    var otherTerm = terms.base + Int(other.pointee.firstTerm)
    let end = term + Int(count)
    while term < end {
      guard otherTerm.pointee.variable == term.pointee.variable &+ shift,
        coefficients.areSame(otherTerm.pointee.coefficient, term.pointee.coefficient)
      else { return false }
      term += 1
      otherTerm += 1
    }
    return true
  }

  /// Finds between which variables those of a group lie.
  private mutating func findBounds(of group: Range<Int32>, _ found: inout Repetition) {
    for row in group {
      let record = rows.base + Int(row)
      if record.pointee.isHalfOfDefinition { found.hasHalves = true }
      let first = record.pointee.firstTerm
      for term in first..<first + record.pointee.termCount {
        found.lower = min(found.lower, terms[term].variable)
        found.upper = max(found.upper, terms[term].variable)
      }
    }
  }

  /// Whether nothing has looked at the variables of the group that repeats another.
  private mutating func isUntouched(_ found: Repetition) -> Bool {
    let fresh: VariableFlags = [.isAlive, .isTouched]
    let kinds: VariableFlags = [.isNonNegative, .isMirrored]
    var known = variables.base + Int(found.lower)
    let end = variables.base + Int(found.upper)
    var index = found.lower &+ found.shift
    var other = variables.base + Int(index)
    while known <= end {
      guard other.pointee.root == index, other.pointee.nextInClass == index,
        other.pointee.openUses == 0, other.pointee.firstRow < 0, other.pointee.liveUses == 0,
        other.pointee.flags.subtracting(kinds) == fresh,
        other.pointee.flags.contains(.isNonNegative)
          == known.pointee.flags.contains(.isNonNegative)
      else { return false }
      known += 1
      other += 1
      index &+= 1
    }
    return true
  }

  /// Whether nothing but the rows of a group has given its variables forms, or looked at them.
  private mutating func isClosed(_ forms: GroupForms) -> Bool {
    let range = forms.lower...forms.upper
    let plain: VariableFlags = [
      .isAlive, .isTouched, .isReformed, .isNonNegative, .isMirrored,
    ]
    let group = forms.first..<forms.first + forms.count
    var reformedCount = 0
    for index in range {
      let record = variables.base + Int(index)
      guard record.pointee.flags.isSubset(of: plain), record.pointee.flags.contains(.isTouched),
        record.pointee.root < 0 || range.contains(record.pointee.root),
        range.contains(record.pointee.nextInClass), record.pointee.firstRow < 0,
        record.pointee.liveUses == 0, isMentioned(index, onlyIn: group)
      else { return false }
      if record.pointee.flags.contains(.isReformed) {
        reformedCount += 1
      } else if record.pointee.root != index {
        return false
      }
    }
    guard reformedCount == forms.reformed.count else { return false }
    for place in forms.reformed where !range.contains(reformed[place]) { return false }
    for place in forms.candidates where !range.contains(candidates[place]) { return false }
    var definitions = 0
    for row in group where rows[row].status == .defining {
      guard range.contains(rows[row].target) else { return false }
      definitions += 1
    }
    return definitions == forms.epochs
  }

  /// Whether all rows that mention a variable are in a group, or were not looked at yet.
  private mutating func isMentioned(_ variable: Int32, onlyIn group: Range<Int32>) -> Bool {
    var use = variables[variable].firstUse
    while use >= 0 {
      let row = terms[use].row
      guard group.contains(row) || (rows[row].status == .dirty && rows[row].openTerms < 0) else {
        return false
      }
      use = terms[use].next
    }
    return true
  }

  // MARK: - Copying

  /// Gives the variables and rows of the group at a place the forms of another.
  private mutating func copyForms(_ forms: GroupForms, at place: Int, _ kept: inout Int) {
    let shift = forms.shift
    var known = variables.base + Int(forms.lower)
    var other = variables.base + Int(forms.lower &+ shift)
    let end = variables.base + Int(forms.upper)
    while known <= end {
      let root = known.pointee.root
      other.pointee.factor = known.pointee.factor
      other.pointee.offset = known.pointee.offset
      other.pointee.root = root < 0 ? root : root &+ shift
      other.pointee.nextInClass = known.pointee.nextInClass &+ shift
      other.pointee.classSize = known.pointee.classSize
      other.pointee.openUses = known.pointee.openUses
      other.pointee.flags.formUnion(known.pointee.flags.intersection(.isReformed))
      known += 1
      other += 1
    }
    let waiting = dirtyRows.base
    var row = waiting[place]
    var source = rows.base + Int(forms.first)
    var copied = rows.base + Int(row)
    let last = source + Int(forms.count)
    while source < last {
      copied.pointee.status = source.pointee.status
      copied.pointee.flags = source.pointee.flags
      copied.pointee.openTerms = source.pointee.openTerms
      if source.pointee.status == .defining {
        copied.pointee.target = source.pointee.target &+ shift
      } else {
        // The places up to that of the row are free by now.
        waiting[kept] = row
        kept += 1
      }
      source += 1
      copied += 1
      row &+= 1
    }
    Self.copy(forms.reformed, of: &reformed, shift)
    Self.copy(forms.candidates, of: &candidates, shift)
    epoch += forms.epochs
    repeatedGroups += 1
  }

  /// Appends numbers of a list once more, further on.
  private static func copy(_ places: Range<Int>, of list: inout Slab<Int32>, _ shift: Int32) {
    list.reserveMore(places.count)
    for place in places { list.appendReserved(list[place] &+ shift) }
  }
}

extension RowRecord {
  /// Whether the row and an opposite one can define a variable.
  fileprivate var isHalfOfDefinition: Bool {
    @inline(__always) get { termCount == 1 && relation != .equal && isRequired }
  }
}
