extension Certificate {
  /// Leaves out members until no contradiction is left without every one of them, and calculates the
  /// factors afresh, in extended precision.
  ///
  /// Where the members turn out to hold together, because rounding has cost one of them its factor,
  /// all required rows and silent rules are looked at. Members that add up to nothing in one way only need
  /// no table, however many they are; of others, more than fit into a ``RowDictionary`` are left as they
  /// were found.
  ///
  /// - Parameters:
  ///   - system: The component.
  ///   - isExcluded: The rows that are out of force.
  mutating func minimise(in system: ComponentSystem, isExcluded: [Bool]) {
    let found = multiples.map(\.source)
    for looksAtAll in [false, true] {
      let members = looksAtAll ? system.requiredMembers(isExcluded: isExcluded) : found
      switch system.verdict(on: members) {
      case .infeasible(let smallest):
        multiples = smallest
        isRefuted = false
        return
      case .feasible: isRefuted = true
      case .unknown: break
      }
    }
  }

  /// The right side of a member; 0 for a silent rule.
  func constant(of source: Source, in system: ComponentSystem) -> Double {
    source.row.map { system.constants[$0] } ?? 0
  }
}

extension ComponentSystem {
  /// The required rows that are in force, and the silent rules.
  func requiredMembers(isExcluded: [Bool]) -> [Source] {
    let rows = levels.indices.filter { levels[$0] == 0 && !isExcluded[$0] }
    let rules = isNonNegative.indices.filter { isNonNegative[$0] }
    return rows.map { .row($0) } + rules.map { .nonNegative($0) }
  }
}
