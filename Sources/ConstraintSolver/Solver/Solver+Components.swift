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
        var next = 0
        while head < found.count {
          let index = Int(found[head])
          head += 1
          // The tables are read in place: taking out a list would have to retain it.
          variables[index].uses.withUnsafeBufferPointer { uses in
            for slot in uses {
              guard constraints[Int(slot)].search != search else { continue }
              constraints[Int(slot)].search = search
              slots.append(slot)
            }
          }
          while next < slots.count {
            constraints[Int(slots[next])].terms.withUnsafeBufferPointer { terms in
              for term in terms {
                let other = term.variable.index
                guard variables[Int(other)].search != search else { continue }
                variables[Int(other)].search = search
                found.append(other)
              }
            }
            next += 1
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
        let ranks = PriorityRanks(slots, constraints)
        system.levelCount = ranks.count
        let rows = CanonicalRows(slots, constraints, variables)
        system.reserve(rows: slots.count, terms: rows.termCount)
        for row in rows.sorted(constraints, variableCount: indices.count) {
          let slot = slots[row]
          let level = ranks.rank(of: constraints[Int(slot)].priority)
          system.append(row, of: rows, constraints, slot: slot, level: level)
        }
        return system
      }
    }
  }
}

/// The priorities that a component uses, and required, the highest first.
private struct PriorityRanks {
  private var priorities: [Priority] = [.required]

  init(_ slots: [Int32], _ constraints: UnsafeBufferPointer<ConstraintRecord>) {
    for slot in slots {
      let priority = constraints[Int(slot)].priority
      let place = place(of: priority)
      guard place == priorities.count || priorities[place] != priority else { continue }
      priorities.insert(priority, at: place)
    }
  }

  var count: Int { priorities.count }

  func rank(of priority: Priority) -> Int32 { Int32(place(of: priority)) }

  /// The first place whose priority is not higher.
  private func place(of priority: Priority) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ComponentSystem {
  /// Makes room.
  fileprivate mutating func reserve(rows: Int, terms: Int) {
    starts.reserveCapacity(rows + 1)
    columns.reserveCapacity(terms)
    coefficients.reserveCapacity(terms)
    constants.reserveCapacity(rows)
    scales.reserveCapacity(rows)
    relations.reserveCapacity(rows)
    levels.reserveCapacity(rows)
    slots.reserveCapacity(rows)
  }

  /// Numbers the variables by ordinal, then by place.
  fileprivate mutating func number(
    _ indices: [Int32],
    _ records: UnsafeMutableBufferPointer<VariableRecord>
  ) {
    isNonNegative.reserveCapacity(indices.count)
    rests.reserveCapacity(indices.count)
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
    _ row: Int,
    of rows: CanonicalRows,
    _ records: UnsafeBufferPointer<ConstraintRecord>,
    slot: Int32,
    level: Int32
  ) {
    let terms = rows.terms(of: row)
    var largest = 0.0
    for term in terms { largest = max(largest, abs(rows[term].coefficient)) }
    let scale = largest > 0 ? 1 / largest.binade : 1
    for term in terms {
      columns.append(rows[term].number)
      coefficients.append(rows[term].coefficient * scale)
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
