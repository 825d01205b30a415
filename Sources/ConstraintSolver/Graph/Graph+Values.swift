extension Graph {
  /// The number that a value is given as: the nearest whole multiple of 2⁻³².
  @inline(__always)
  static func given(_ value: Double) -> Double { KnownValues.given(value) }

  /// Notes what a variable's value was at the last solution, before it gets another.
  mutating func log(_ variable: Int32) {
    guard !variables[variable].flags.contains(.isLogged) else { return }
    variables[variable].flags.insert(.isLogged)
    logged.append(variable)
    loggedValues.append(variables[variable].value)
  }

  /// Calculates the values that follow from those of roots and parameters.
  ///
  /// The variables that have other forms than before stay listed, and are marked as such no more.
  ///
  /// - Complexity: O(terms of the rows of what changed).
  mutating func spreadValues() {
    stack.removeAll()
    let isFar = isFar
    for place in 0..<reformed.count {
      let variable = reformed[place]
      if isFar, place + 16 < reformed.count { variables.expect(Int(reformed[place + 16])) }
      setMember(variable)
      variables.base[Int(variable)].flags.remove(.isReformed)
      // A root may be new to the rows that follow from it, even with the value that it had.
      stack.append(variable)
    }
    for place in 0..<changedRoots.count {
      if isFar, place + 16 < changedRoots.count {
        variables.expect(Int(changedRoots[place + 16]))
        variables.expect(Int(variables[changedRoots[place + 8]].nextInClass))
      }
      setClass(changedRoots[place])
    }
    changedRoots.removeAll()
    collectPeels()
    calculatePeels()
  }

  /// Calculates what follows from roots that were moved, once `note` has seen what was there before.
  mutating func spreadMoves(_ note: (inout Graph, Int32) -> Void) {
    stack.removeAll()
    for place in 0..<changedRoots.count { setClass(changedRoots[place]) }
    changedRoots.removeAll()
    collectPeels()
    for place in 0..<queue.count {
      let root = queue[place]
      var member = root
      repeat {
        note(&self, member)
        member = variables[member].nextInClass
      } while member != root
    }
    calculatePeels()
  }

  /// Calculates the members of a class from their root.
  private mutating func setClass(_ root: Int32) {
    stack.append(root)
    var member = variables[root].nextInClass
    checkSilentRule(root)
    while member != root {
      setMember(member)
      stack.append(member)
      member = variables[member].nextInClass
    }
  }

  mutating func setMember(_ member: Int32) {
    let record = variables.base + Int(member)
    let root = record.pointee.root
    guard root != member else { return }
    var value = record.pointee.offset + slopeValue(of: member)
    if root >= 0 { value += record.pointee.factor * variables[root].value }
    set(member, to: value)
    checkSilentRule(member)
  }

  mutating func set(_ variable: Int32, to value: Double) {
    guard variables[variable].value.bitPattern != value.bitPattern else { return }
    log(variable)
    variables[variable].value = inRange(value)
  }

  mutating func checkSilentRule(_ variable: Int32) {
    let record = variables.base + Int(variable)
    guard record.pointee.value < 0, record.pointee.flags.contains(.isNonNegative),
      record.pointee.value < -feasibility, record.pointee.flags.contains(.isAlive)
    else { return }
    let root = record.pointee.root
    if root < 0 {
      contradicted.append(variable)
    } else if !variables[root].flags.contains(.isPinned) {
      violated.append(root)
    }
  }

  // MARK: - Peeled roots

  /// Finds the peeled roots that follow from the variables on the stack.
  ///
  /// They get the visits `visitCount` (waiting).
  private mutating func collectPeels() {
    queue.removeAll()
    let visit = newVisit(room: 2) - 1
    for place in 0..<touchedPeels.count { take(touchedPeels[place], visit) }
    touchedPeels.removeAll()
    // Mostly, after a build, all of them are new.
    if queue.count == peeledCount { stack.removeAll() }
    while let variable = stack.popLast() {
      var use = firstLiveUse(of: variable)
      while use >= 0 {
        let row = terms[use].row
        if rows[row].status == .peeling { take(rows[row].target, visit) }
        use = terms[use].next
      }
    }
  }

  /// Puts a peeled root on the list, and what is computed from it on the stack.
  private mutating func take(_ root: Int32, _ visit: Int32) {
    guard variables[root].visit < visit, variables[root].flags.contains(.isPeeled) else { return }
    variables[root].visit = visit
    queue.append(root)
    var member = root
    repeat {
      stack.append(member)
      member = variables[member].nextInClass
    } while member != root
  }

  /// Calculates the peeled roots on the list, each after those that it follows from.
  private mutating func calculatePeels() {
    let waiting = visitCount - 1
    stack.removeAll()
    for place in 0..<queue.count {
      stack.append(queue[place])
      while stack.count > 0 {
        let root = stack[stack.count - 1]
        guard variables[root].visit == waiting else {
          stack.removeLast()
          continue
        }
        let sum = gather(variables[root].firstRow)
        var isReady = true
        for place in 0..<sumRoots.count
        where sumRoots[place] != root && variables[sumRoots[place]].visit == waiting {
          stack.append(sumRoots[place])
          isReady = false
        }
        guard isReady else { continue }
        stack.removeLast()
        variables[root].visit = waiting + 1
        calculate(root, sum)
      }
    }
    queue.removeAll()
  }

  /// Calculates a peeled root from its gathered row, and its class.
  private mutating func calculate(_ root: Int32, _ sum: RowSum) {
    var value = sum.presentRightSide
    var pivot = 1.0
    for place in 0..<sumRoots.count {
      if sumRoots[place] == root {
        pivot = sumCoefficients[place]
      } else {
        value -= sumCoefficients[place] * variables[sumRoots[place]].value
      }
    }
    set(root, to: value / pivot)
    checkSilentRule(root)
    var member = variables[root].nextInClass
    while member != root {
      setMember(member)
      member = variables[member].nextInClass
    }
    if variables[root].flags.contains(.mayBeFree) { movable.append(root) }
  }
}
