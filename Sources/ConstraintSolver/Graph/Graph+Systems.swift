extension Graph {
  /// The variables and rows that are connected with a variable, whatever has been computed from what.
  ///
  /// - Parameters:
  ///   - start: The variable.
  ///   - visit: Records with this visit are passed over; those met get it.
  ///   - stopsAtDecided: Whether to pass over variables that equalities alone decide.
  /// - Returns: The variables and rows, in the order in which they were met.
  /// - Complexity: O(terms of the component).
  mutating func component(
    of start: Int32,
    visit: Int32,
    stopsAtDecided: Bool = false
  ) -> Group {
    var group = Group(variables: [start])
    variables[start].visit = visit
    var head = 0
    while head < group.variables.count {
      var use = variables[group.variables[head]].firstUse
      head += 1
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        guard rows[row].visit != visit else { continue }
        rows[row].visit = visit
        group.rows.append(row)
        let first = rows[row].firstTerm
        for term in first..<first + rows[row].termCount {
          let other = terms[term].variable
          guard variables[other].visit != visit,
            !stopsAtDecided || variables[other].root >= 0
          else { continue }
          variables[other].visit = visit
          group.variables.append(other)
        }
      }
    }
    return group
  }

  /// Puts variables and rows into an order of their own and scales the rows.
  ///
  /// Terms of other variables count with their values.
  ///
  /// - Returns: The system, the same for the same content.
  /// - Complexity: O(n log n) for n variables and terms.
  mutating func system(variables indices: [Int32], slots: [Int32]) -> ComponentSystem {
    var system = ComponentSystem()
    number(indices, in: &system)
    let ranks = PriorityRanks(slots.map { rows[$0].priority })
    system.levelCount = ranks.count
    let canonical = canonicalRows(slots)
    for row in canonical.sorted(variableCount: indices.count) {
      system.append(canonical, row, level: ranks.rank(of: canonical.heads[row].priority))
    }
    for index in indices { placeOfRoot[index] = -1 }
    return system
  }

  /// Numbers the variables by ordinal, then by place.
  private mutating func number(_ indices: [Int32], in system: inout ComponentSystem) {
    if placeOfRoot.count < variables.count {
      placeOfRoot.append(repeating: -1, count: variables.count - placeOfRoot.count)
    }
    var keys = indices.map { (ordinal: variables[$0].ordinal, index: $0) }
    keys.sort { ($0.ordinal, $0.index) < ($1.ordinal, $1.index) }
    system.variables = keys.map(\.index)
    for (number, index) in system.variables.enumerated() {
      placeOfRoot[index] = Int32(number)
      system.isNonNegative.append(variables[index].flags.contains(.isNonNegative))
      system.rests.append(rest(of: index))
      system.ordinals.append(variables[index].ordinal)
      if variables[index].flags.contains(.isMirrored) { system.mirrored.append(number) }
    }
  }

  /// The rows with the numbers of their variables, the least variable of each first.
  private mutating func canonicalRows(_ slots: [Int32]) -> CanonicalRows {
    var canonical = CanonicalRows()
    for slot in slots {
      let record = rows[slot]
      var head = CanonicalRows.Head(
        slot: slot,
        relation: record.relation,
        constant: record.constant,
        priority: record.priority,
        serial: serial(of: slot)
      )
      canonical.begin()
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        let variable = terms[term].variable
        let number = placeOfRoot[variable]
        if number >= 0 {
          canonical.add(number, coefficient(of: term))
        } else {
          head.constant -= coefficient(of: term) * variables[variable].value
        }
      }
      canonical.end(head)
    }
    return canonical
  }
}

/// The priorities of some rows, and required, the highest first.
private struct PriorityRanks {
  private var priorities: [Float] = [1000]

  init(_ all: [Float]) {
    for priority in all {
      let place = place(of: priority)
      guard place == priorities.count || priorities[place] != priority else { continue }
      priorities.insert(priority, at: place)
    }
  }

  var count: Int { priorities.count }

  func rank(of priority: Float) -> Int32 { Int32(place(of: priority)) }

  /// The first place whose priority is not higher.
  private func place(of priority: Float) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ComponentSystem {
  /// Adds a row, scaled so that its largest coefficient lies in 1..<2.
  fileprivate mutating func append(_ rows: CanonicalRows, _ row: Int, level: Int32) {
    let terms = rows.terms(of: row)
    var largest = 0.0
    for term in terms { largest = max(largest, abs(rows[term].coefficient)) }
    let scale = largest > 0 ? 1 / largest.binade : 1
    for term in terms {
      columns.append(rows[term].number)
      coefficients.append(rows[term].coefficient * scale)
    }
    starts.append(columns.count)
    let head = rows.heads[row]
    let constant = head.constant * scale
    constants.append(constant)
    scales.append(scale)
    relations.append(head.relation)
    levels.append(level)
    slots.append(head.slot)
    largestConstant = max(largestConstant, abs(constant))
  }
}
