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
    reformed.removeAll()
    freeRemovedVariables()
  }

  /// Whether there is anything to do.
  var isSettled: Bool {
    touched.isEmpty && dirtyRows.isEmpty && forgotten.isEmpty && touchedPeels.isEmpty
      && changedParameters.isEmpty && uncheckedRows.isEmpty && removedVariables.isEmpty
      && movable.isEmpty
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

  /// Takes the logged changes, in order of the variables' places.
  mutating func takeChanges() -> [Variable] {
    var changed: [Variable] = []
    changed.reserveCapacity(logged.count)
    var isSorted = true
    var last: Int32 = -1
    for place in 0..<logged.count {
      let index = logged[place]
      let record = variables.base + Int(index)
      record.pointee.flags.remove(.isLogged)
      guard record.pointee.flags.contains(.isAlive),
        Self.given(record.pointee.value) != Self.given(loggedValues[place])
      else { continue }
      isSorted = isSorted && index > last
      last = index
      changed.append(Variable(index: index, generation: record.pointee.generation))
    }
    logged.removeAll()
    loggedValues.removeAll()
    if !isSorted { changed.sort() }
    return changed
  }
}
