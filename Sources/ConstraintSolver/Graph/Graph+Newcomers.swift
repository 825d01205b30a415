extension Graph {
  /// What has more members is mostly held by rows that were there before.
  private static var newcomerLimit: Int32 { 8 }

  /// Peels roots that are new to a chain of peeled ones, which then stays as it is.
  ///
  /// A cell at the end of a feed has its place from that of the cell before; without this, all places of the
  /// feed would be put back, and all programs of its cells solved again.
  ///
  /// A *newcomer* is mentioned by one live row, and else only by rows that say what other newcomers are. So
  /// nothing that was peeled before follows from it: the edges of the newcomers lead to such roots, to newcomers
  /// that are peeled later, or to roots that are peeled later still, and there is no circle.
  mutating func peelNewcomers() {
    guard peeledCount > 0, freshLive.count > 0 else { return }
    let visit = newVisit()
    stack.removeAll()
    for place in 0..<freshLive.count where rows[freshLive[place]].status == .live {
      gather(freshLive[place])
      for root in 0..<sumRoots.count { stack.append(sumRoots[root]) }
    }
    while let root = stack.popLast() {
      let row = newcomerRow(of: root, visit)
      guard row >= 0, rows[row].isRequiredEquality else { continue }
      let sum = gather(row)
      guard definesWell(root, sum), !isBehindPosition(root, visit) else { continue }
      gather(row)
      makePeeling(row, root)
      variables[root].visit = visit
      for place in 0..<sumRoots.count where variables[sumRoots[place]].liveUses == 1 {
        stack.append(sumRoots[place])
      }
    }
  }

  /// The only live row of a newcomer; −1 for a root that is none.
  private mutating func newcomerRow(of root: Int32, _ visit: Int32) -> Int32 {
    guard mayBePeeled(root), variables[root].classSize <= Self.newcomerLimit else { return -1 }
    var live: Int32 = -1
    var member = root
    repeat {
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        switch rows[row].status {
        case .live: live = row
        case .peeling: guard variables[rows[row].target].visit == visit else { return -1 }
        case .none, .dirty, .defining, .limit, .constant, .outOfForce, .passedOver: break
        }
      }
      member = variables[member].nextInClass
    } while member != root
    return live
  }

  /// Whether a root has a silent rule, while a newcomer in the gathered row has none and is the better choice.
  private mutating func isBehindPosition(_ root: Int32, _ visit: Int32) -> Bool {
    guard variables[root].flags.contains(.isNonNegative) else { return false }
    for place in 0..<sumRoots.count {
      let other = sumRoots[place]
      if other != root, !variables[other].flags.contains(.isNonNegative),
        newcomerRow(of: other, visit) >= 0
      {
        return true
      }
    }
    return false
  }
}
