extension Graph {
  /// Variables that follow from programs with room to move, and all rows about them.
  struct Group {
    var variables: [Int32] = []
    var rows: [Int32] = []
  }

  /// Decides what the programs left open, by the rule for ties.
  ///
  /// The rule looks at all variables in order of their ordinals, also at those that are computed
  /// afterwards; so each group of programs that such variables tie together is looked at as a whole.
  mutating func settleTies() {
    guard !movable.isEmpty else { return }
    var moves = settleAtEnds(markGroups())
    let earliest = visitCount + 1
    for place in 0..<movable.count {
      let start = movable[place]
      guard isOpen(start), !isAtEnd(start), !isInGroup(start, since: earliest) else { continue }
      let group = collectGroup(from: start)
      takeBack(group, &moves)
      let isSettled =
        faceOfDifferences(group).map { settleDifferences(group, $0) } ?? settleInPlace(group)
      if !isSettled { settle(group) }
    }
    movable.removeAll()
  }

  /// Whether a variable was collected since a visit; the number of visits may have started afresh.
  private mutating func isInGroup(_ variable: Int32, since earliest: Int32) -> Bool {
    variables[variable].visit >= earliest && visitCount >= earliest
  }

  mutating func isOpen(_ variable: Int32) -> Bool {
    let flags = variables[variable].flags
    guard flags.contains(.isAlive) else { return false }
    return flags.contains(.isMovable) || flags.contains([.isPeeled, .mayBeFree])
  }

  /// Says of the classes of all movable roots, and of what follows from them, that they may be
  /// undecided.
  ///
  /// - Returns: The peeled roots among them, each once.
  /// - Complexity: O(uses of the visited variables).
  private mutating func markGroups() -> [Int32] {
    let visit = newVisit()
    var peels: [Int32] = []
    peels.reserveCapacity(movable.count)
    var head = 0
    for place in 0..<movable.count {
      let start = movable[place]
      guard isOpen(start), variables[start].visit < visit else { continue }
      variables[start].visit = visit
      if variables[start].flags.contains(.isPeeled) {
        peels.append(start)
      } else {
        markClass(of: start, visit, &peels)
      }
      while head < peels.count {
        head += 1
        markClass(of: peels[head - 1], visit, &peels)
      }
    }
    return peels
  }

  /// Says of a class that it may be undecided, and lists the peeled roots that follow from it, where they were not met.
  private mutating func markClass(of root: Int32, _ visit: Int32, _ peels: inout [Int32]) {
    var member = root
    repeat {
      variables[member].flags.insert(.mayBeFree)
      // The rule for ties looks at it again whenever its value is another.
      if variables[member].flags.contains(.isSloped) { parameterPlan.hasStale = true }
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let row = rows.base + Int(terms[use].row)
        use = terms[use].next
        guard row.pointee.status == .peeling else { continue }
        let target = row.pointee.target
        guard variables[target].visit < visit else { continue }
        variables[target].visit = visit
        peels.append(target)
      }
      member = variables[member].nextInClass
    } while member != root
  }

  /// Says of the class of a root that is no longer movable, and of what follows from it, that it is
  /// decided; other movable roots that the latter follow from are settled again.
  ///
  /// Peeling rows that were walked since programs began to be solved are not looked at twice.
  ///
  /// - Complexity: O(uses of the visited variables + terms of the rows between them).
  mutating func settleGroup(of root: Int32) {
    // The number of visits may have started afresh.
    if settledVisit > visitCount { settledVisit = newVisit() }
    // Nothing follows from most roots; collections without elements cost nothing.
    var found: [Int32] = []
    var head = 0
    var next = root
    while true {
      settleClass(of: next, &found)
      guard head < found.count else { break }
      next = rows[found[head]].target
      head += 1
    }
    for row in found {
      let first = rows[row].firstTerm
      for place in first..<first + rows[row].termCount {
        let other = variables[terms[place].variable].root
        if other >= 0, other != root, other != movable.last, isOpen(other) {
          movable.append(other)
        }
      }
    }
  }

  /// Says of a class that it is decided, and lists the rows that say what follows from it, where they were not walked.
  private mutating func settleClass(of root: Int32, _ found: inout [Int32]) {
    var member = root
    repeat {
      variables[member].flags.remove(.mayBeFree)
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        guard rows[row].status == .peeling, rows[row].visit < settledVisit else { continue }
        rows[row].visit = settledVisit
        found.append(row)
      }
      member = variables[member].nextInClass
    } while member != root
  }

  /// Collects what is undecided together with a variable.
  ///
  /// - Complexity: O(terms of the group).
  mutating func collectGroup(from start: Int32) -> Group {
    var group = Group()
    let visit = newVisit()
    addClass(of: start, to: &group, visit)
    var head = 0
    while head < group.variables.count {
      let variable = group.variables[head]
      head += 1
      var use = variables[variable].firstUse
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        guard rows[row].visit < visit else { continue }
        switch rows[row].status {
        case .none, .dirty, .outOfForce, .passedOver: continue
        case .defining, .limit, .constant: break
        case .live, .peeling:
          gather(row)
          for place in 0..<sumRoots.count {
            let root = sumRoots[place]
            if rows[row].status == .live
              || !variables[root].flags.isDisjoint(with: [.isMovable, .mayBeFree])
            {
              addClass(of: root, to: &group, visit)
            }
          }
        }
        rows[row].visit = visit
        group.rows.append(row)
      }
    }
    return group
  }

  private mutating func addClass(of variable: Int32, to group: inout Group, _ visit: Int32) {
    guard variables[variable].visit < visit else { return }
    let root = variables[variable].root
    guard root >= 0 else { return }
    var member = root
    repeat {
      variables[member].visit = visit
      group.variables.append(member)
      member = variables[member].nextInClass
    } while member != root
  }

  private mutating func settle(_ group: Group) {
    let system = system(variables: group.variables, slots: group.rows)
    let result = ComponentSolution(
      system,
      isExcluded: Array(repeating: false, count: system.rowCount)
    )
    guard result.contradictions.isEmpty else {
      // A silent rule that was left out concerns a root that is thought of as decided.
      var isPinned = false
      for variable in group.variables {
        let root = variables[variable].root
        guard root >= 0, variables[root].flags.contains(.isPeeled) else { continue }
        violated.append(root)
        isPinned = true
      }
      if !isPinned { contradicted.append(group.variables[0]) }
      return
    }
    for (number, variable) in system.variables.enumerated() {
      set(variable, to: result.values[number])
    }
  }
}
