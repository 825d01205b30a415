extension ComponentSystem {
  /// The required rows and silent rules, by the parts that required rows connect.
  ///
  /// - Parameter isExcluded: The rows that do not count.
  /// - Returns: One list for each part.
  func requiredParts(isExcluded: [Bool]) -> [[Source]] {
    var parents = Array(variables.indices)
    func root(_ variable: Int) -> Int {
      var variable = variable
      while parents[variable] != variable {
        parents[variable] = parents[parents[variable]]
        variable = parents[variable]
      }
      return variable
    }
    let required = levels.indices.filter { levels[$0] == 0 && !isExcluded[$0] }
    for row in required {
      let terms = terms(of: row)
      let first = root(Int(columns[terms.lowerBound]))
      for term in terms.dropFirst() { parents[root(Int(columns[term]))] = first }
    }
    var parts: [[Source]] = []
    var partOf = Array(repeating: -1, count: variables.count)
    for row in required {
      let root = root(Int(columns[starts[row]]))
      if partOf[root] < 0 {
        partOf[root] = parts.count
        parts.append([])
      }
      parts[partOf[root]].append(.row(row))
    }
    for variable in isNonNegative.indices where isNonNegative[variable] {
      // A rule alone cannot contradict anything.
      let part = partOf[root(variable)]
      if part >= 0 { parts[part].append(.nonNegative(variable)) }
    }
    return parts
  }
}

extension AnalysedSystem {
  /// The required rows and silent rules, out of force or not, one list for each part that required rows connect.
  func requiredParts() -> [[Source]] { system.requiredParts(isExcluded: nothingExcluded) }
}
