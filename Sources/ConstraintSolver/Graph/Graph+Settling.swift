extension Graph {
  /// Brings all values up to date with the rows.
  ///
  /// Where ``contradicted`` is not empty afterwards, some rows cannot hold together; values around them
  /// mean nothing then.
  mutating func settle() {
    contradicted.removeAll()
    forgetForms()
    defineVariables()
    applyParameters()
    sortRows()
    while true {
      peel()
      solvePrograms()
      spreadValues()
      if violated.isEmpty, contradicted.isEmpty { settleTies() }
      guard !violated.isEmpty else { break }
      pinViolated()
    }
    for place in 0..<reformed.count { variables[reformed[place]].flags.remove(.isReformed) }
    reformed.removeAllAndShrink()
    freeRemovedVariables()
    dirtyRows.removeAllAndShrink()
    touched.removeAllAndShrink()
    touchedPeels.removeAllAndShrink()
    candidates.removeAllAndShrink()
    changedRoots.removeAllAndShrink()
    freshLive.removeAllAndShrink()
    queue.removeAllAndShrink()
    stack.removeAllAndShrink()
    variables.trim()
    rows.trim()
    terms.trim()
  }

  /// Whether there is anything to do.
  var isSettled: Bool {
    mutating get {
      touched.isEmpty && dirtyRows.isEmpty && forgotten.isEmpty && touchedPeels.isEmpty
        && changedParameters.isEmpty && uncheckedRows.isEmpty && removedVariables.isEmpty
        && movable.isEmpty
    }
  }

  /// Puts the silent rules that were broken into the programs.
  private mutating func pinViolated() {
    for place in 0..<violated.count {
      let root = violated[place]
      guard !variables[root].flags.contains(.isPinned) else { continue }
      variables[root].flags.insert(.isPinned)
      touch(root)
      putBack(root)
    }
    violated.removeAll()
  }

  private mutating func freeRemovedVariables() {
    while let variable = removedVariables.popLast() { freeVariables.append(variable) }
  }

  /// Puts a row out of force, because it contradicts others, or because they imply it.
  mutating func exclude(_ row: Int32, as status: RowStatus) {
    detach(row)
    rows[row].status = status
    outOfForce.append(row)
  }

  /// Takes the variables whose value is given as another than before, in order of their places.
  mutating func takeChanges() -> [Variable] {
    var changed: [Variable] = []
    changed.reserveCapacity(logged.count)
    var isSorted = true
    for place in 1..<max(1, logged.count) where logged[place - 1] > logged[place] {
      isSorted = false
      break
    }
    // Many are brought into order by a walk over all variables, few by sorting.
    let walks = !isSorted && logged.count > variables.count / 16
    for place in 0..<logged.count {
      let index = logged[place]
      let record = variables.base + Int(index)
      let isChanged =
        record.pointee.flags.contains(.isAlive)
        && Self.given(record.pointee.value) != Self.given(loggedValues[place])
      if walks, isChanged { continue }
      record.pointee.flags.remove(.isLogged)
      if isChanged {
        changed.append(Variable(index: index, generation: record.pointee.generation))
      }
    }
    if walks {
      for index in 0..<variables.count {
        let record = variables.base + index
        guard record.pointee.flags.contains(.isLogged) else { continue }
        record.pointee.flags.remove(.isLogged)
        changed.append(Variable(index: Int32(index), generation: record.pointee.generation))
      }
    } else if !isSorted {
      changed.sort()
    }
    logged.removeAllAndShrink()
    loggedValues.removeAllAndShrink()
    return changed
  }
}
