import Requirements

extension Graph {
  /// Traps where the tables contradict each other.
  mutating func checkInvariants() {
    checkPlaces()
    checkUses()
    checkStatus()
    guard isSettled else { return }
    checkClasses()
    checkLimits()
    checkRows()
    checkWishes()
  }

  /// Every place is either alive or free, and free once.
  private mutating func checkPlaces() {
    var isFree = Array(repeating: false, count: variables.count)
    for place in 0..<freeVariables.count + removedVariables.count {
      let index =
        place < freeVariables.count
        ? freeVariables[place] : removedVariables[place - freeVariables.count]
      requirement(!isFree[Int(index)], "the place of variable \(index) is free twice")
      isFree[Int(index)] = true
    }
    for index in 0..<variables.count {
      let record = variables[index]
      let isAlive = record.flags.contains(.isAlive)
      requirement(
        isAlive != isFree[index],
        "the place of variable \(index) is \(isAlive ? "taken and free" : "lost")"
      )
      requirement(
        rest(of: Int32(index)).isFinite && record.value.isFinite,
        "variable \(index) is \(record.value), and rests at \(rest(of: Int32(index)))"
      )
      requirement(isAlive || record.firstUse < 0, "removed variable \(index) is in use")
    }
    var isFreeRow = Array(repeating: false, count: rows.count)
    for place in 0..<freeRows.count {
      requirement(!isFreeRow[Int(freeRows[place])], "row \(freeRows[place]) is free twice")
      isFreeRow[Int(freeRows[place])] = true
    }
    for row in 0..<rows.count {
      requirement(
        (rows[row].status == .none) == isFreeRow[row],
        "row \(row) is \(isFreeRow[row] ? "taken and free" : "lost")"
      )
    }
  }

  /// Terms and the lists of their variables' uses agree.
  private mutating func checkUses() {
    var count = 0
    for index in 0..<Int32(variables.count) {
      let isLinked = earlierUses.isLinked(from: variables[index].firstUse)
      var previous: Int32 = -1
      var open = 0
      var live = 0
      var use = variables[index].firstUse
      while use >= 0 {
        requirement(terms[use].variable == index, "term \(use) is not of variable \(index)")
        requirement(
          !isLinked || earlierUses.term(before: use) == previous,
          "term \(use) does not know the one before it"
        )
        let row = rows[terms[use].row]
        requirement(
          row.status != .none && use >= row.firstTerm && use < row.firstTerm + row.termCount,
          "term \(use) is not in row \(terms[use].row)"
        )
        count += 1
        if row.flags.contains(.isOpen) { open += 1 }
        if row.status == .live || row.status == .peeling { live += 1 }
        previous = use
        use = terms[use].next
      }
      let counted = variables[index].openUses
      requirement(
        counted == .max || Int(counted) == open,
        "variable \(index) has \(open) open uses, and \(counted) counted"
      )
      let liveTerms = variables[index].liveTerms
      requirement(
        liveTerms == .max || Int(liveTerms) == live,
        "variable \(index) has \(live) live terms, and \(liveTerms) counted"
      )
    }
    var expected = 0
    for row in 0..<rows.count where rows[row].status != .none {
      expected += Int(rows[row].termCount)
    }
    requirement(count == expected, "\(count) uses for \(expected) terms")
  }

  /// Only required rows are out of force, and dirty ones are on the list.
  private mutating func checkStatus() {
    var isListed = Array(repeating: false, count: rows.count)
    for place in 0..<dirtyRows.count { isListed[Int(dirtyRows[place])] = true }
    var out = 0
    for row in 0..<rows.count {
      let isOpen = rows[row].flags.contains(.isOpen)
      switch rows[row].status {
      case .dirty:
        requirement(isListed[row], "dirty row \(row) is not listed")
        requirement(isOpen || rows[row].openTerms < 0, "row \(row) waits and is not open")
      case .limit, .live, .constant:
        requirement(isOpen, "row \(row) is sorted and not open")
      case .outOfForce, .passedOver:
        out += 1
        requirement(rows[row].isRequired, "row \(row) is out of force and not required")
      case .defining, .peeling:
        requirement(rows[row].isRequired, "row \(row) defines and is not required")
        requirement(isOpen == (rows[row].status == .peeling), "row \(row) is wrongly open")
      default: break
      }
    }
    requirement(out == outOfForce.count, "\(out) rows out of force, \(outOfForce.count) listed")
  }

  /// The circles of the classes hold the variables that name their root.
  private mutating func checkClasses() {
    var members = Array(repeating: Int32(0), count: variables.count)
    for index in 0..<Int32(variables.count) where variables[index].flags.contains(.isAlive) {
      let root = variables[index].root
      if root >= 0 { members[Int(root)] += 1 }
      guard root == index else { continue }
      var member = variables[index].nextInClass
      var size: Int32 = 1
      while member != index {
        requirement(
          variables[member].root == index,
          "variable \(member) is in the class of \(index) and names \(variables[member].root)"
        )
        size += 1
        requirement(size <= variables.count, "the class of \(index) is no circle")
        member = variables[member].nextInClass
      }
      requirement(
        size == variables[index].classSize,
        "the class of \(index) has \(size) members, not \(variables[index].classSize)"
      )
    }
    for index in 0..<variables.count where variables[index].flags.contains(.isAlive) {
      guard variables[index].root == Int32(index) else { continue }
      requirement(
        members[index] == variables[index].classSize,
        "\(members[index]) variables name root \(index), of \(variables[index].classSize)"
      )
    }
  }

  /// The lists of limits hold the rows that name their root.
  private mutating func checkLimits() {
    var listed = 0
    for index in 0..<Int32(variables.count) {
      let isPeeled = variables[index].flags.contains(.isPeeled)
      var row = isPeeled ? -1 : variables[index].firstRow
      var previous: Int32 = -1
      while row >= 0 {
        requirement(
          rows[row].status == .limit && rows[row].target == index
            && rows[row].previousLimit == previous,
          "row \(row) is listed as a limit of \(index)"
        )
        listed += 1
        previous = row
        row = rows[row].nextLimit
      }
      if isPeeled {
        requirement(variables[index].liveUses == 0, "peeled root \(index) is in a live row")
        let definition = variables[index].firstRow
        requirement(
          definition >= 0 && rows[definition].status == .peeling
            && rows[definition].target == index,
          "peeled root \(index) is said by row \(definition)"
        )
      }
    }
    let peeled = (0..<variables.count).count { variables[$0].flags.contains(.isPeeled) }
    requirement(peeled == peeledCount, "\(peeled) roots are peeled, and \(peeledCount) counted")
    var limits = 0
    for row in 0..<rows.count where rows[row].status == .limit { limits += 1 }
    requirement(listed == limits, "\(listed) limits are listed, of \(limits)")
  }

  /// Rows hold as many roots as their status says, and no contradiction is left.
  private mutating func checkRows() {
    var uses = Array(repeating: Int32(0), count: variables.count)
    for row in 0..<Int32(rows.count) {
      let status = rows[row].status
      guard status != .none, status != .outOfForce, status != .passedOver else { continue }
      let sum = gather(row)
      switch status {
      case .defining:
        requirement(sumRoots.isEmpty, "row \(row) defines and holds \(sumRoots.count) roots")
        requirement(
          abs(sum.presentRightSide) * sum.scale <= 1e-6 + 1e-9 * largestConstant,
          "row \(row) defines and is missed by \(sum.presentRightSide)"
        )
      case .constant: requirement(sumRoots.isEmpty, "row \(row) is constant and holds roots")
      case .limit:
        requirement(
          sumRoots.count == 1 && sumRoots[0] == rows[row].target,
          "row \(row) is no limit of \(rows[row].target)"
        )
      case .live, .peeling:
        requirement(sumRoots.count > 1, "row \(row) holds \(sumRoots.count) roots")
        guard status == .live else { continue }
        for place in 0..<sumRoots.count { uses[Int(sumRoots[place])] += 1 }
      default: requirementFailure("row \(row) was not looked at")
      }
    }
    for index in 0..<variables.count where variables[index].flags.contains(.isAlive) {
      requirement(
        variables[index].liveUses == uses[index],
        "root \(index) is in \(uses[index]) live rows, not \(variables[index].liveUses)"
      )
    }
  }

  /// Roots that were not solved again are where their wishes put them.
  private mutating func checkWishes() {
    guard contradicted.isEmpty, outOfForce.isEmpty else { return }
    for index in 0..<Int32(variables.count)
    where variables[index].flags.contains([.isAlive, .isAtWish]) {
      guard variables[index].root == index, variables[index].liveUses == 0,
        !variables[index].flags.contains(.isPeeled), let place = onlyWish(of: index)
      else { continue }
      requirement(
        Self.given(place) == Self.given(variables[index].value),
        "root \(index) is at \(variables[index].value), and wishes to be at \(place)"
      )
    }
  }
}
