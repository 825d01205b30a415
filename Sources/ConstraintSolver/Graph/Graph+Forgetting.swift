extension Graph {
  /// Takes back what a row is good for; its status stays for the caller to set.
  ///
  /// Uses the forms as they were when the row got its status.
  mutating func detach(_ row: Int32) {
    switch rows[row].status {
    case .none, .dirty, .constant: break
    case .outOfForce, .passedOver: removeFromOutOfForce(row)
    case .defining:
      forget(rows[row].target)
      if rows[row].flags.contains(.isHalf) { detachOtherHalf(of: row) }
      rows[row].target = -1
    case .peeling:
      uncountLiveTerms(row)
      reconsiderTies(in: row)
      unpeel(rows[row].target)
      rows[row].flags.insert(.wasPeeling)
    case .limit:
      unlinkLimit(row)
      touch(rows[row].target)
      noteCandidate(rows[row].target)
    case .live:
      uncountLiveTerms(row)
      gather(row)
      for place in 0..<sumRoots.count {
        let root = sumRoots[place]
        variables[root].liveUses -= 1
        touch(root)
        noteCandidate(root)
      }
    }
  }

  private mutating func removeFromOutOfForce(_ row: Int32) {
    for place in 0..<outOfForce.count where outOfForce[place] == row {
      outOfForce.swapAt(place, outOfForce.count - 1)
      outOfForce.removeLast()
      return
    }
  }

  /// Notes that a variable loses the row that gave it its form.
  mutating func forget(_ variable: Int32) {
    guard !variables[variable].flags.contains(.isForgotten) else { return }
    variables[variable].flags.insert(.isForgotten)
    forgotten.append(variable)
  }

  /// Two opposite inequalities define a variable only together.
  private mutating func detachOtherHalf(of row: Int32) {
    let target = rows[row].target
    rows[row].flags.remove(.isHalf)
    var use = variables[terms[rows[row].firstTerm].variable].firstUse
    while use >= 0 {
      let other = terms[use].row
      if other != row, rows[other].status == .defining, rows[other].flags.contains(.isHalf),
        rows[other].target == target
      {
        rows[other].flags.remove(.isHalf)
        rows[other].target = -1
        markDirty(other)
      }
      use = terms[use].next
    }
  }

  /// Puts a peeled root back among those that programs decide.
  ///
  /// Its row has to be taken care of by the caller.
  mutating func unpeel(_ root: Int32) {
    removePeeled(root)
    variables[root].firstRow = -1
    touch(root)
    noteCandidate(root)
  }

  /// Lets ties be decided again in which the target of a peeling row takes part.
  mutating func reconsiderTies(in row: Int32) {
    gather(row)
    for place in 0..<sumRoots.count {
      let root = sumRoots[place]
      if variables[root].flags.contains(.isMovable) { touch(root) }
      if variables[root].flags.contains([.isPeeled, .mayBeFree]) { movable.append(root) }
    }
  }

  private mutating func unlinkLimit(_ row: Int32) {
    let (next, previous) = (rows[row].nextLimit, rows[row].previousLimit)
    if next >= 0 { rows[next].previousLimit = previous }
    if previous >= 0 {
      rows[previous].nextLimit = next
    } else {
      variables[rows[row].target].firstRow = next
    }
  }

  /// Notes that a root might be peeled now.
  mutating func noteCandidate(_ root: Int32) {
    candidates.append(root)
  }

  /// Forgets the forms of the listed variables and of all that were built on them.
  ///
  /// - Complexity: O(uses of those variables + members of their classes).
  mutating func forgetForms() {
    guard !forgotten.isEmpty else { return }
    epoch += 1
    var head = 0
    while head < forgotten.count {
      let variable = forgotten[head]
      head += 1
      var use = variables[variable].firstUse
      while use >= 0 {
        let row = terms[use].row
        switch rows[row].status {
        case .none, .dirty, .outOfForce, .passedOver: break
        case .defining:
          forget(rows[row].target)
          rows[row].target = -1
          rows[row].flags.remove(.isHalf)
          markDirty(row)
        default:
          detach(row)
          markDirty(row)
        }
        use = terms[use].next
      }
    }
    leaveClasses()
    for place in 0..<forgotten.count { reset(forgotten[place]) }
    forgotten.removeAll()
  }

  /// Takes the forgotten variables out of the circles of their classes.
  private mutating func leaveClasses() {
    let visit = newVisit()
    for place in 0..<forgotten.count {
      let root = variables[forgotten[place]].root
      guard root >= 0, variables[root].visit != visit else { continue }
      variables[root].visit = visit
      var kept = root
      var size: Int32 = 1
      var member = variables[root].nextInClass
      while member != root {
        let next = variables[member].nextInClass
        if !variables[member].flags.contains(.isForgotten) {
          variables[kept].nextInClass = member
          kept = member
          size += 1
        }
        member = next
      }
      variables[kept].nextInClass = root
      variables[root].classSize = size
      touch(root)
      noteCandidate(root)
    }
  }

  private mutating func removePeeled(_ root: Int32) {
    guard variables[root].flags.contains(.isPeeled) else { return }
    variables[root].flags.remove(.isPeeled)
    peeledCount -= 1
  }

  private mutating func reset(_ variable: Int32) {
    removePeeled(variable)
    variables[variable].root = variable
    variables[variable].factor = 1
    variables[variable].offset = 0
    variables[variable].nextInClass = variable
    variables[variable].classSize = 1
    variables[variable].firstRow = -1
    variables[variable].liveUses = 0
    variables[variable].flags.remove([
      .isForgotten, .isPinned, .isMovable, .mayBeFree, .isSloped, .isLeast, .isGreatest,
      .isAtWish, .isKept,
    ])
    noteReformed(variable)
    touch(variable)
    noteCandidate(variable)
  }

  mutating func noteReformed(_ variable: Int32) {
    guard !variables[variable].flags.contains(.isReformed) else { return }
    variables[variable].flags.insert(.isReformed)
    reformed.append(variable)
  }
}
