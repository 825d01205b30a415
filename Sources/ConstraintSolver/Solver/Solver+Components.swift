extension Solver {
  /// The variables and constraints that are connected with a variable.
  ///
  /// - Parameters:
  ///   - start: The place of the variable.
  ///   - search: The number of the search; records met in it before are passed over.
  /// - Returns: The places of the variables and constraints, in the order in which they were met.
  /// - Complexity: O(terms of the component).
  func component(
    of start: Int32,
    search: Int32
  ) -> (variables: [Int32], slots: [Int32]) {
    var found = [start]
    var slots: [Int32] = []
    variables[Int(start)].search = search
    var head = 0
    while head < found.count {
      let index = Int(found[head])
      head += 1
      for slot in variables[index].uses where constraints[Int(slot)].search != search {
        constraints[Int(slot)].search = search
        slots.append(slot)
        for term in constraints[Int(slot)].terms {
          let other = Int(term.variable.index)
          guard variables[other].search != search else { continue }
          variables[other].search = search
          found.append(term.variable.index)
        }
      }
    }
    return (found, slots)
  }

  /// Puts a component into its own order and scales its rows.
  ///
  /// - Complexity: O(n log n) for n variables and terms.
  func system(variables indices: [Int32], slots: [Int32]) -> ComponentSystem {
    var system = ComponentSystem()
    system.variables = indices.sorted { a, b in
      (variables[Int(a)].ordinal, a) < (variables[Int(b)].ordinal, b)
    }
    for (number, index) in system.variables.enumerated() {
      variables[Int(index)].number = Int32(number)
      system.isNonNegative.append(variables[Int(index)].isNonNegative)
      system.rests.append(variables[Int(index)].rest)
    }
    let ranks = Set(slots.map { constraints[Int($0)].priority } + [.required]).sorted(by: >)
    system.levelCount = ranks.count
    var rankOf: [Priority: Int32] = [:]
    for (rank, priority) in ranks.enumerated() { rankOf[priority] = Int32(rank) }

    // Rows are put into buckets by their first variable, and sorted within those.
    var rows: [CanonicalRow] = slots.map { CanonicalRow(constraints[Int($0)], slot: $0, variables) }
    rows.sort()
    for row in rows {
      let record = constraints[Int(row.slot)]
      var scale = 1.0
      let largest = row.terms.reduce(0) { max($0, abs($1.coefficient)) }
      if largest > 0 { scale = 1 / largest.binade }
      for term in row.terms {
        system.columns.append(term.number)
        system.coefficients.append(term.coefficient * scale)
      }
      system.starts.append(system.columns.count)
      system.constants.append(record.constant * scale)
      system.scales.append(scale)
      system.relations.append(record.relation)
      system.levels.append(rankOf[record.priority] ?? 0)
      system.slots.append(row.slot)
      system.largestConstant = max(system.largestConstant, abs(record.constant * scale))
    }
    return system
  }
}

/// A constraint as it is compared with others: by content, not by age.
private struct CanonicalRow: Comparable {
  struct Term {
    var number: Int32
    var coefficient: Double
  }

  var terms: [Term]
  var relation: Int8
  var constant: Double
  var priority: Float
  var slot: Int32
  var serial: UInt64

  init(_ record: ConstraintRecord, slot: Int32, _ variables: [VariableRecord]) {
    terms = record.terms.map {
      Term(number: variables[Int($0.variable.index)].number, coefficient: $0.coefficient)
    }
    terms.sort { $0.number < $1.number }
    relation = record.relation.rawValue
    constant = record.constant
    priority = record.priority.rawValue
    serial = record.serial
    self.slot = slot
  }

  static func == (a: CanonicalRow, b: CanonicalRow) -> Bool { a.serial == b.serial }

  static func < (a: CanonicalRow, b: CanonicalRow) -> Bool {
    for (left, right) in zip(a.terms, b.terms) {
      if left.number != right.number { return left.number < right.number }
      if left.coefficient != right.coefficient { return left.coefficient < right.coefficient }
    }
    if a.terms.count != b.terms.count { return a.terms.count < b.terms.count }
    if a.relation != b.relation { return a.relation < b.relation }
    if a.constant != b.constant { return a.constant < b.constant }
    if a.priority != b.priority { return a.priority < b.priority }
    return a.serial < b.serial
  }
}
