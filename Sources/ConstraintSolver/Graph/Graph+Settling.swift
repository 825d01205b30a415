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
    var rounds = 0
    while true {
      peel()
      solvePrograms()
      spreadValues()
      if violated.isEmpty, contradicted.isEmpty { settleTies() }
      guard !violated.isEmpty else { break }
      rounds += 1
      pinViolated(round: rounds)
    }
    for place in 0..<reformed.count {
      if place + 16 < reformed.count { variables.expect(Int(reformed[place + 16])) }
      variables[reformed[place]].flags.remove(.isReformed)
    }
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
    var isSorted = true
    var changed = Array<Variable>(unsafeUninitializedCapacity: logged.count) { changed, count in
      var last: Int32 = -1
      var place = 0
      while place < logged.count {
        if place + 16 < logged.count { variables.expect(Int(logged[place + 16])) }
        let index = logged.base[place]
        let old = loggedValues.base[place]
        place += 1
        let record = variables.base + Int(index)
        record.pointee.flags.remove(.isLogged)
        guard record.pointee.flags.contains(.isAlive),
          Self.given(record.pointee.value) != Self.given(old)
        else { continue }
        if last > index { isSorted = false }
        last = index
        changed.initializeElement(
          at: count,
          to: Variable(index: index, generation: record.pointee.generation)
        )
        count += 1
      }
    }
    logged.removeAllAndShrink()
    loggedValues.removeAllAndShrink()
    if isSorted { return changed }
    // Many are put where they belong by counting, few by comparing.
    if changed.count > variables.count / 16 { return inOrder(changed) }
    changed.sort()
    return changed
  }

  /// The same variables in order of their places; each stands in the list once.
  ///
  /// - Complexity: O(n) for n variables of the solver.
  private mutating func inOrder(_ list: [Variable]) -> [Variable] {
    let words = variables.count / 64 + 1
    var isListed = Slab<UInt64>()
    isListed.append(repeating: 0, count: words)
    for variable in list { isListed[Int(variable.index) / 64] |= 1 << UInt64(variable.index % 64) }
    var ranks = Slab<Int32>()
    ranks.reserve(words)
    var rank: Int32 = 0
    for word in 0..<words {
      ranks.appendReserved(rank)
      rank += Int32(isListed[word].nonzeroBitCount)
    }
    return Array(unsafeUninitializedCapacity: list.count) { ordered, count in
      for variable in list {
        let word = Int(variable.index) / 64
        let below = isListed[word] & (1 << UInt64(variable.index % 64) - 1)
        ordered[Int(ranks[word]) + below.nonzeroBitCount] = variable
      }
      count = list.count
    }
  }
}
