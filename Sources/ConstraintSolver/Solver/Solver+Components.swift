extension Solver {
  /// The variables and constraints that are connected with a variable.
  ///
  /// - Parameters:
  ///   - start: The place of the variable.
  ///   - search: The number of the search; records met in it before are passed over.
  /// - Returns: The places of the variables and constraints, in the order in which they were met.
  /// - Complexity: O(terms of the component).
  func component(of start: Int32, search: Int32) -> (variables: [Int32], slots: [Int32]) {
    var found = [start]
    var slots: [Int32] = []
    variables.withUnsafeMutableBufferPointer { variables in
      constraints.withUnsafeMutableBufferPointer { constraints in
        variables[Int(start)].search = search
        var head = 0
        while head < found.count {
          let index = Int(found[head])
          head += 1
          for use in 0..<variables[index].uses.count {
            let slot = Int(variables[index].uses[use])
            guard constraints[slot].search != search else { continue }
            constraints[slot].search = search
            slots.append(Int32(slot))
            for term in 0..<constraints[slot].terms.count {
              let other = constraints[slot].terms[term].variable.index
              guard variables[Int(other)].search != search else { continue }
              variables[Int(other)].search = search
              found.append(other)
            }
          }
        }
      }
    }
    return (found, slots)
  }

  /// Puts a component into its own order and scales its rows.
  ///
  /// - Parameters:
  ///   - indices: The places of its variables.
  ///   - slots: The places of its constraints.
  /// - Returns: The system, the same for the same content.
  /// - Complexity: O(n log n) for n variables and terms.
  func system(variables indices: [Int32], slots: [Int32]) -> ComponentSystem {
    variables.withUnsafeMutableBufferPointer { variables in
      constraints.withUnsafeBufferPointer { constraints in
        var system = ComponentSystem()
        system.number(indices, variables)
        let ranks = Set(slots.map { constraints[Int($0)].priority } + [.required]).sorted(by: >)
        system.levelCount = ranks.count
        var rankOf: [Priority: Int32] = [:]
        for (rank, priority) in ranks.enumerated() { rankOf[priority] = Int32(rank) }
        let rows = CanonicalRows(slots, constraints, variables)
        for row in rows.sorted(constraints, variableCount: indices.count) {
          let slot = slots[row]
          let level = rankOf[constraints[Int(slot)].priority] ?? 0
          system.append(rows.terms(of: row), constraints, slot: slot, level: level)
        }
        return system
      }
    }
  }
}

extension ComponentSystem {
  /// Numbers the variables by ordinal, then by place.
  fileprivate mutating func number(
    _ indices: [Int32],
    _ records: UnsafeMutableBufferPointer<VariableRecord>
  ) {
    var keys = indices.map { (ordinal: records[Int($0)].ordinal, index: $0) }
    keys.sort { ($0.ordinal, $0.index) < ($1.ordinal, $1.index) }
    variables = keys.map(\.index)
    for (number, index) in variables.enumerated() {
      records[Int(index)].number = Int32(number)
      isNonNegative.append(records[Int(index)].isNonNegative)
      rests.append(records[Int(index)].rest)
    }
  }

  /// Adds a row, scaled so that its largest coefficient lies in 1..<2.
  fileprivate mutating func append(
    _ terms: ArraySlice<CanonicalRows.Term>,
    _ records: UnsafeBufferPointer<ConstraintRecord>,
    slot: Int32,
    level: Int32
  ) {
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    let scale = largest > 0 ? 1 / largest.binade : 1
    for term in terms {
      columns.append(term.number)
      coefficients.append(term.coefficient * scale)
    }
    starts.append(columns.count)
    let constant = records[Int(slot)].constant * scale
    constants.append(constant)
    scales.append(scale)
    relations.append(records[Int(slot)].relation)
    levels.append(level)
    slots.append(slot)
    largestConstant = max(largestConstant, abs(constant))
  }
}
