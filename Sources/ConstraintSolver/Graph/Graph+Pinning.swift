extension Graph {
  /// Puts the silent rules that were broken into the programs.
  ///
  /// What one chain is short of goes from one of its members to the next when that is pinned: a row of n
  /// lengths that are all too long by a little would take n rounds. So from some round on, those around the
  /// broken ones are pinned as well, twice as many in each round. A rule more in a program does not change its
  /// solution.
  ///
  /// - Parameter round: How often rules were found broken, this time included.
  /// - Complexity: O(terms of the rows around) in a round, for O(log n) rounds in a chain of n.
  mutating func pinViolated(round: Int) {
    if round > Self.fewRounds { addNeighbours(atMost: 1 << min(30, round)) }
    for place in 0..<violated.count {
      let root = violated[place]
      guard !variables[root].flags.contains(.isPinned) else { continue }
      variables[root].flags.insert(.isPinned)
      touch(root)
      putBack(root)
    }
    violated.removeAll()
  }

  /// In how many rounds only what was broken is pinned.
  private static var fewRounds: Int { 4 }

  /// Adds roots that rows tie to broken ones to these, the nearest first.
  private mutating func addNeighbours(atMost limit: Int) {
    let visit = newVisit()
    queue.removeAll()
    for place in 0..<violated.count { reach(violated[place], visit) }
    var head = 0
    while head < queue.count, violated.count < limit {
      let root = queue[head]
      head += 1
      if isRuled(root) { violated.append(root) }
      var member = root
      repeat {
        var use = firstLiveUse(of: member)
        while use >= 0 {
          let row = terms[use].row
          use = terms[use].next
          guard rows[row].status == .live || rows[row].status == .peeling else { continue }
          gather(row)
          for place in 0..<sumRoots.count { reach(sumRoots[place], visit) }
        }
        member = variables[member].nextInClass
      } while member != root
    }
    queue.removeAll()
  }

  private mutating func reach(_ root: Int32, _ visit: Int32) {
    guard variables[root].visit < visit else { return }
    variables[root].visit = visit
    queue.append(root)
  }

  /// Whether a silent rule of a root's class was left out.
  private mutating func isRuled(_ root: Int32) -> Bool {
    guard !variables[root].flags.contains(.isPinned) else { return false }
    var member = root
    repeat {
      if variables[member].flags.contains(.isNonNegative) { return true }
      member = variables[member].nextInClass
    } while member != root
    return false
  }
}
