extension Graph {
  /// Brings all values up to date with the rows.
  ///
  /// Where ``contradicted`` is not empty afterwards, some rows cannot hold together; values around them
  /// mean nothing then.
  mutating func settle() {
    contradicted.removeAll()
    reserveLists()
    var isUnknown = mayHaveKnownStructure
    if repeatedStructure != nil || isUnknown && repeatStructure() {
      isUnknown = false
    } else {
      forgetForms()
      defineVariables()
      applyParameters()
      sortRows()
    }
    var rounds = 0
    while true {
      peel()
      if isUnknown { keepStructure() }
      isUnknown = false
      solvePrograms()
      endStructure()
      spreadValues()
      if violated.isEmpty, contradicted.isEmpty { settleTies() }
      guard !violated.isEmpty else { break }
      rounds += 1
      markReformed()
      pinViolated(round: rounds)
    }
    if parameterPlan.isToBeRenewed { renewPlan() }
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
    rests.trim()
    rows.trim()
    serials.trim()
    terms.trim()
    coefficients.trim()
  }

  /// Makes room at once for what a large change lists, which would be moved as it grows.
  private mutating func reserveLists() {
    guard touched.count > Self.largeChange else { return }
    reformed.reserveMore(touched.count)
    candidates.reserveMore(touched.count)
    logged.reserveMore(touched.count)
    loggedValues.reserveMore(touched.count)
  }

  /// How many variables a change has to concern for that.
  private static var largeChange: Int { 4096 }

  /// Marks the variables that have other forms than before, as long as these count as new.
  private mutating func markReformed() {
    for place in 0..<reformed.count { variables[reformed[place]].flags.insert(.isReformed) }
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
    // Many are put where they belong by marking them, few by comparing.
    let changed = logged.count > variables.count / 16 ? takeManyChanges() : takeFewChanges()
    logged.removeAllAndShrink()
    loggedValues.removeAllAndShrink()
    return changed
  }

  private mutating func takeFewChanges() -> [Variable] {
    var isSorted = true
    var changed = Array<Variable>(unsafeUninitializedCapacity: logged.count) { changed, count in
      var last: Int32 = -1
      for place in 0..<logged.count where takeChange(place) {
        let index = logged.base[place]
        if last > index { isSorted = false }
        last = index
        changed.initializeElement(at: count, to: handle(index))
        count += 1
      }
    }
    if !isSorted { changed.sort() }
    return changed
  }

  /// - Complexity: O(n) for n variables of the solver.
  private mutating func takeManyChanges() -> [Variable] {
    // A bit for each variable.
    let words = variables.count / 32 + 1
    stack.removeAll()
    stack.append(repeating: 0, count: words)
    let isChanged = stack.base
    for place in 0..<logged.count where takeChange(place) {
      let index = logged.base[place]
      isChanged[Int(index &>> 5)] |= 1 &<< (index & 31)
    }
    let changed = Array<Variable>(unsafeUninitializedCapacity: logged.count) { changed, count in
      guard let base = changed.baseAddress else { return }
      for word in 0..<words {
        var bits = UInt32(bitPattern: isChanged[word])
        while bits != 0 {
          let index = Int32(truncatingIfNeeded: word &* 32 &+ bits.trailingZeroBitCount)
          (base + count).initialize(to: handle(index))
          count &+= 1
          bits &= bits &- 1
        }
      }
    }
    stack.removeAllAndShrink()
    return changed
  }

  /// Whether a variable that was logged is given as another value than before; it is logged no more.
  @inline(__always)
  private mutating func takeChange(_ place: Int) -> Bool {
    if isFar, place + 16 < logged.count { variables.expect(Int(logged[place + 16])) }
    let record = variables.base + Int(logged.base[place])
    record.pointee.flags.remove(.isLogged)
    return record.pointee.flags.contains(.isAlive)
      && Self.given(record.pointee.value) != Self.given(loggedValues.base[place])
  }
}
