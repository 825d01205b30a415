extension Graph {
  /// Finds out what the dirty rows that define nothing are good for.
  mutating func sortRows() {
    freshLive.removeAll()
    let isFar = isFar
    var place = 0
    while place < dirtyRows.count {
      let row = dirtyRows[place]
      if isFar, place + 24 < dirtyRows.count {
        rows.expect(Int(dirtyRows[place + 24]))
        terms.expect(Int(rows[dirtyRows[place + 16]].firstTerm))
        expectVariables(of: dirtyRows[place + 8])
      }
      place += 1
      guard rows.base[Int(row)].status == .dirty else { continue }
      epoch += 1
      if !limitByOneTerm(row) { sortRow(row) }
    }
    dirtyRows.removeAll()
    for place in 0..<uncheckedRows.count where rows[uncheckedRows[place]].status == .constant {
      checkConstant(uncheckedRows[place])
    }
    uncheckedRows.removeAll()
  }

  /// Lets the variables of a row be brought nearer.
  private mutating func expectVariables(of row: Int32) {
    let first = Int(rows[row].firstTerm)
    for term in first..<first + Int(rows[row].termCount) {
      variables.expect(Int(terms[term].variable))
    }
  }

  /// Finds out what a row is good for that does not limit a root by one term.
  private mutating func sortRow(_ row: Int32) {
    open(row)
    let sum = gatherInPlace(row)
    switch sumRoots.count {
    case 0:
      rows[row].status = .constant
      rows[row].flags.remove(.wasPeeling)
      check(row, sum)
    case 1: makeLimit(row, of: sumRoots[0])
    default:
      countLiveTerms(row)
      makeLive(row, sum)
    }
  }

  /// Lets a row of one term, whose variable has a root, limit that; the lengths of contents are all like this.
  ///
  /// - Returns: Whether it does.
  @inline(__always)
  private mutating func limitByOneTerm(_ row: Int32) -> Bool {
    let record = rows.base + Int(row)
    guard record.pointee.termCount == 1 else { return false }
    let variable = variables.base + Int(terms.base[Int(record.pointee.firstTerm)].variable)
    let root = variable.pointee.root
    guard root >= 0 else { return false }
    if !record.pointee.flags.contains(.isOpen) {
      record.pointee.flags.insert(.isOpen)
      variable.pointee.addOpenUse()
    }
    makeLimit(row, of: root)
    return true
  }

  @inline(__always)
  private mutating func makeLimit(_ row: Int32, of root: Int32) {
    // A root that bears a cost is not computed afterwards.
    if variables[root].flags.contains(.isPeeled) { putBack(root) }
    rows[row].status = .limit
    rows[row].flags.remove(.wasPeeling)
    rows[row].target = root
    linkLimit(row, of: root)
    touch(root)
  }

  /// Puts a row at the head of those about a root.
  @inline(__always)
  private mutating func linkLimit(_ row: Int32, of root: Int32) {
    let next = variables[root].firstRow
    rows[row].nextLimit = next
    rows[row].previousLimit = -1
    if next >= 0 { rows[next].previousLimit = row }
    variables[root].firstRow = row
  }

  /// Counts a row, just gathered, among those of its roots.
  private mutating func makeLive(_ row: Int32, _ sum: RowSum) {
    rows[row].status = .live
    if sum.isMerged {
      rows[row].flags.insert(.isMerged)
    } else {
      rows[row].flags.remove(.isMerged)
    }
    for place in 0..<sumRoots.count {
      let root = sumRoots[place]
      variables[root].liveUses += 1
      touch(root)
      noteCandidate(root)
    }
    freshLive.append(row)
  }

  private mutating func checkConstant(_ row: Int32) {
    // What is only wished for may be missed.
    if rows[row].isRequired { check(row, gather(row)) }
  }

  private mutating func check(_ row: Int32, _ sum: RowSum) {
    let record = rows[row]
    guard record.isRequired else { return }
    let missed =
      switch record.relation {
      case .lessThanOrEqual: -sum.presentRightSide
      case .equal: abs(sum.presentRightSide)
      case .greaterThanOrEqual: sum.presentRightSide
      }
    guard missed * sum.scale > feasibility, record.termCount > 0 else { return }
    contradicted.append(terms[record.firstTerm].variable)
  }

  // MARK: - Peeling

  /// Takes out the rows that only say what one of their roots is.
  ///
  /// A peeled root is in no live row. Whoever comes to be in one is put back, with its row; whoever is
  /// in one row only, an equality, and bears no cost, is peeled by it.
  ///
  /// Source: E. D. Andersen, K. D. Andersen, "Presolving in linear programming", Mathematical
  /// Programming 71, 1995 (free column singletons).
  mutating func peel() {
    peelAgain()
    peelNewcomers()
    putBack()
    let isFar = isFar
    while let root = candidates.popLast() {
      let count = candidates.count
      if isFar, count > 24 {
        variables.expect(Int(candidates[count - 24]))
        expectFirstUse(of: candidates[count - 16])
        expectFirstRow(of: candidates[count - 8])
      }
      tryToPeel(root)
    }
  }

  /// Rows that peeled before and are as they were peel at once, although others are peeled in them.
  ///
  /// They depend on the same peeled roots as before, so that no circle can come about.
  private mutating func peelAgain() {
    for place in 0..<freshLive.count {
      let row = freshLive[place]
      guard rows[row].flags.contains(.wasPeeling) else { continue }
      rows[row].flags.remove(.wasPeeling)
      let target = rows[row].target
      guard rows[row].status == .live, mayBePeeled(target), rows[row].isRequiredEquality,
        hasOldEdges(row)
      else { continue }
      let sum = gather(row)
      if definesWell(target, sum) { makePeeling(row, target) }
    }
  }

  /// Whether the peeled roots in a row were in it before.
  private mutating func hasOldEdges(_ row: Int32) -> Bool {
    let first = rows[row].firstTerm
    for term in first..<first + rows[row].termCount {
      let variable = terms[term].variable
      let root = variables[variable].root
      if root >= 0, variables[root].flags.contains(.isPeeled),
        variables[variable].flags.contains(.isReformed)
      {
        return false
      }
    }
    return true
  }

  /// Puts peeled roots back that are in live rows, until there are none.
  private mutating func putBack() {
    // Mostly, in a build, none is peeled yet.
    var head = peeledCount == 0 ? freshLive.count : 0
    while head < freshLive.count {
      let row = freshLive[head]
      head += 1
      guard rows[row].status == .live else { continue }
      gather(row)
      stack.removeAll()
      for place in 0..<sumRoots.count
      where variables[sumRoots[place]].flags.contains(.isPeeled) {
        stack.append(sumRoots[place])
      }
      while let root = stack.popLast() { putBack(root) }
    }
    freshLive.removeAll()
  }

  /// Makes a peeled root's row a live one; it is appended to ``freshLive``.
  mutating func putBack(_ root: Int32) {
    guard variables[root].flags.contains(.isPeeled) else { return }
    let row = variables[root].firstRow
    epoch += 1
    unpeel(root)
    makeLive(row, gather(row))
  }

  mutating func mayBePeeled(_ root: Int32) -> Bool {
    let record = variables.base + Int(root)
    return record.pointee.root == root && record.pointee.liveUses == 1
      && record.pointee.firstRow < 0
      && record.pointee.flags.isDisjoint(with: [.isPeeled, .isPinned])
  }

  private mutating func tryToPeel(_ root: Int32) {
    guard mayBePeeled(root), let row = onlyLiveRow(of: root), rows[row].isRequiredEquality else {
      return
    }
    let sum = gather(row)
    guard definesWell(root, sum) else { return }
    // A position is free of silent rules, and so the better choice.
    if variables[root].flags.contains(.isNonNegative) {
      for place in 0..<sumRoots.count {
        let other = sumRoots[place]
        if mayBePeeled(other), variables[other].classSize == 1,
          !variables[other].flags.contains(.isNonNegative), definesWell(other, sum)
        {
          makePeeling(row, other)
          return
        }
      }
    }
    makePeeling(row, root)
  }

  /// Whether the coefficient of a root in the gathered row is fit to divide by.
  mutating func definesWell(_ root: Int32, _ sum: RowSum) -> Bool {
    var own = 0.0
    var largest = 0.0
    for place in 0..<sumRoots.count {
      let size = abs(sumCoefficients[place])
      largest = max(largest, size)
      if sumRoots[place] == root { own = size }
    }
    return own > 0 && own * 1000 >= largest
  }

  /// Lets a gathered live row say what a root is.
  mutating func makePeeling(_ row: Int32, _ root: Int32) {
    epoch += 1
    rows[row].status = .peeling
    rows[row].target = root
    variables[root].firstRow = row
    variables[root].flags.insert(.isPeeled)
    peeledCount += 1
    variables[root].flags.remove([.isMovable, .isLeast, .isGreatest])
    for place in 0..<sumRoots.count {
      let other = sumRoots[place]
      variables[other].liveUses -= 1
      touch(other)
      if variables[other].liveUses == 1 { noteCandidate(other) }
    }
    touchedPeels.append(root)
  }

  private mutating func onlyLiveRow(of root: Int32) -> Int32? {
    var member = root
    repeat {
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let row = terms[use].row
        if rows[row].status == .live { return row }
        use = terms[use].next
      }
      member = variables[member].nextInClass
    } while member != root
    return nil
  }
}
