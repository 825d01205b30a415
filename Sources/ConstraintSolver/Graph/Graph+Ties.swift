/// What was decided anew since programs began to be solved, so that nothing is looked at twice.
struct SettledTies {
  /// The peeling rows that were walked.
  var rows: Set<Int32> = []
  /// The movable roots that are settled again because of these rows.
  var others: Set<Int32> = []
}

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
  /// - Returns: The peeled roots among them.
  private mutating func markGroups() -> [Int32] {
    var walked: Set<Int32> = []
    var peels: [Int32] = []
    for place in 0..<movable.count where isOpen(movable[place]) {
      let start = movable[place]
      if variables[start].flags.contains(.isPeeled) { peels.append(start) }
      let rows = walk(from: start, &walked) { graph, member in
        graph.variables[member].flags.insert(.mayBeFree)
        // The rule for ties looks at it again whenever its value is another.
        if graph.variables[member].flags.contains(.isSloped) {
          graph.parameterPlan.hasStale = true
        }
      }
      for row in rows { peels.append(self.rows[row].target) }
    }
    return peels
  }

  /// Says of the class of a root that is no longer movable, and of what follows from it, that it is
  /// decided; other movable roots that the latter follow from are settled again.
  mutating func settleGroup(of root: Int32) {
    var settled = SettledTies()
    swap(&settled, &settledTies)
    let rows = walk(from: root, &settled.rows) { graph, member in
      graph.variables[member].flags.remove(.mayBeFree)
    }
    for row in rows {
      gather(row)
      for place in 0..<sumRoots.count where sumRoots[place] != root {
        let other = sumRoots[place]
        if isOpen(other), settled.others.insert(other).inserted { movable.append(other) }
      }
    }
    swap(&settled, &settledTies)
  }

  /// Visits the class of a root, and of all peeled roots that follow from it by rows that were not
  /// walked before; answers these rows.
  ///
  /// - Complexity: O(uses of the visited variables).
  private mutating func walk(
    from start: Int32,
    _ walked: inout Set<Int32>,
    _ body: (inout Graph, Int32) -> Void
  ) -> [Int32] {
    // Nothing follows from most roots; collections without elements cost nothing.
    var found: [Int32] = []
    var head = 0
    var root = start
    while true {
      var member = root
      repeat {
        body(&self, member)
        var use = firstLiveUse(of: member)
        while use >= 0 {
          let row = terms[use].row
          use = terms[use].next
          guard rows[row].status == .peeling, walked.insert(row).inserted else { continue }
          found.append(row)
        }
        member = variables[member].nextInClass
      } while member != root
      guard head < found.count else { return found }
      root = rows[found[head]].target
      head += 1
    }
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
