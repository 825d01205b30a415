/// Ties of large programs that leave differences open.
///
/// A grid or a list of views that are at least so far from each other, where the lengths are decided, leaves open by how
/// much places differ, and nothing else. See ``DifferenceTies``.
extension Graph {
  /// Whether nothing outside of the program follows from its roots.
  mutating func standsAlone() -> Bool {
    for local in 0..<program.roots.count {
      var member = program.roots[local]
      repeat {
        var use = firstLiveUse(of: member)
        while use >= 0 {
          guard rows[terms[use].row].status != .peeling else { return false }
          use = terms[use].next
        }
        member = variables[member].nextInClass
      } while member != program.roots[local]
    }
    return true
  }

  /// The face of a group that is one program which leaves differences open.
  mutating func faceOfDifferences(_ group: Group) -> KeptFaces.Face? {
    let root = variables[group.variables[0]].root
    guard root >= 0, root < program.kept.placeOf.count, program.kept.placeOf[root] >= 0 else {
      return nil
    }
    let face = program.kept.faces[program.kept.roots[program.kept.placeOf[root]].face]
    return face.differenceCount >= 0 ? face : nil
  }

  /// Brings the variables of such a group to their places, one after the other.
  ///
  /// - Returns: Whether that was possible; if not, nothing has changed.
  mutating func settleDifferences(_ group: Group, _ face: KeptFaces.Face) -> Bool {
    for variable in group.variables where node(of: variable, face) == nil { return false }
    var ties = program.kept.ties(of: face)
    for variable in order(of: group, face, ties) {
      let record = variables[variable]
      // A tiny factor would magnify rounding.
      guard abs(record.factor) >= 1e-3, let node = node(of: variable, face) else { return false }
      let goal = (rest(of: variable) - record.offset - slopeValue(of: variable)) / record.factor
      guard ties.settle(node, by: goal - variables[record.root].value) else { return false }
    }
    guard keepsSilentRules(group, face, ties) else { return false }
    for variable in group.variables where variables[variable].root == variable {
      guard let node = node(of: variable, face) else { continue }
      set(variable, to: variables[variable].value + ties.change(of: node) + 0.0)
    }
    for variable in group.variables { setMember(variable) }
    markEnds(group, face, ties)
    return true
  }

  /// The node of a variable's root.
  private mutating func node(of variable: Int32, _ face: KeptFaces.Face) -> Int? {
    let root = variables[variable].root
    guard root >= 0, root < program.kept.placeOf.count else { return nil }
    let node = program.kept.placeOf[root] - face.firstRoot
    return node >= 0 && node < face.rootCount ? Int(node) : nil
  }

  /// The variables in the order in which they come to their rests.
  private mutating func order(
    of group: Group,
    _ face: KeptFaces.Face,
    _ ties: borrowing DifferenceTies
  ) -> [Int32] {
    var keys: [Int64] = []
    keys.reserveCapacity(group.variables.count)
    for variable in group.variables {
      let record = variables[variable]
      var ordinal = record.ordinal
      if record.flags.contains(.isMirrored), let node = node(of: variable, face) {
        let range = ties.range(of: node)
        let room = record.factor * (record.factor > 0 ? range.upper : range.lower)
        if isShort(variable, room) { ordinal = ~ordinal }
      }
      keys.append(Int64(ordinal) << 32 | Int64(variable))
    }
    keys.sort()
    return keys.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Whether a variable that could rise so far can only fall short of its rest.
  private mutating func isShort(_ variable: Int32, _ room: Double) -> Bool {
    let record = variables[variable]
    let root = variables[record.root].value
    let excess =
      record.factor * root + record.offset + slopeValue(of: variable) - rest(of: variable)
    return abs(excess) <= Tolerance.freedom ? room <= Tolerance.freedom : excess < 0
  }

  /// Whether silent rules that the program left out hold.
  private mutating func keepsSilentRules(
    _ group: Group,
    _ face: KeptFaces.Face,
    _ ties: borrowing DifferenceTies
  ) -> Bool {
    for variable in group.variables where variables[variable].flags.contains(.isNonNegative) {
      let record = variables[variable]
      guard let node = node(of: variable, face) else { return false }
      let root = variables[record.root].value + ties.change(of: node)
      let value = record.factor * root + record.offset + slopeValue(of: variable)
      guard value >= -Self.silentSlack else { return false }
    }
    return true
  }

  /// Marks the roots that are at the ends of their ranges, if these suit their classes: whatever comes to follow from
  /// them loses nothing by it.
  private mutating func markEnds(
    _ group: Group,
    _ face: KeptFaces.Face,
    _ ties: borrowing DifferenceTies
  ) {
    for variable in group.variables where variables[variable].root == variable {
      guard let node = node(of: variable, face) else { continue }
      let (range, change) = (ties.range(of: node), ties.change(of: node))
      var ends = VariableFlags()
      if change <= range.lower { ends.insert(.isLeast) }
      if change >= range.upper { ends.insert(.isGreatest) }
      if suitsClass(of: variable, ends) { variables[variable].flags.formUnion(ends) }
    }
  }
}
