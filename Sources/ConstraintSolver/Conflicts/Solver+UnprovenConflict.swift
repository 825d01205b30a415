extension Solver {
  /// How many rows are tried one by one.
  private static let deletionLimit = 256

  /// A set of required rows that cannot hold together, for want of a proof with factors.
  ///
  /// Only numbers at the edge of what can be calculated lead here. Leaves out rows, in shrinking
  /// groups, as long as the others are still found to contradict each other.
  ///
  /// - Returns: A conflict whose multipliers and excess are 0, which stands for unknown.
  func unprovenConflict(in system: ComponentSystem, _ isExcluded: [Bool]) -> Conflict {
    var members = system.levels.indices.filter { system.levels[$0] == 0 && !isExcluded[$0] }
    var size = members.count <= Self.deletionLimit ? members.count / 2 : 0
    while size > 0 {
      var start = 0
      while start < members.count {
        var fewer = members
        fewer.removeSubrange(start..<min(start + size, members.count))
        var isLeftOut = Array(repeating: true, count: system.rowCount)
        for row in fewer { isLeftOut[row] = false }
        if ComponentSolution(system, isExcluded: isLeftOut).contradictions.isEmpty {
          start += size
        } else {
          members = fewer
        }
      }
      size /= 2
    }
    let ids = members.map { id(ofSlot: system.slots[$0]) }.sorted()
    return Conflict(
      members: ids.map { Conflict.Member(subject: .constraint($0), multiplier: 0) },
      excess: 0
    )
  }
}
