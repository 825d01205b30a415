/// Constraints of a component as they are compared with each other: by content, not by age.
struct CanonicalRows {
  /// A term, with the number that its variable has in the component.
  struct Term {
    var number: Int32
    var coefficient: Double
  }

  private let slots: [Int32]
  private var starts: [Int] = [0]
  private var terms: [Term] = []

  /// Takes the terms of constraints, the least variable of each row first.
  init(
    _ slots: [Int32],
    _ constraints: UnsafeBufferPointer<ConstraintRecord>,
    _ variables: UnsafeMutableBufferPointer<VariableRecord>
  ) {
    self.slots = slots
    starts.reserveCapacity(slots.count + 1)
    terms.reserveCapacity(slots.reduce(0) { $0 + constraints[Int($1)].terms.count })
    for slot in slots {
      let start = terms.count
      constraints[Int(slot)].terms.withUnsafeBufferPointer { own in
        for term in own {
          let number = variables[Int(term.variable.index)].number
          var place = terms.count
          terms.append(Term(number: number, coefficient: term.coefficient))
          while place > start, terms[place - 1].number > number {
            terms.swapAt(place, place - 1)
            place -= 1
          }
        }
      }
      starts.append(terms.count)
    }
  }

  var termCount: Int { terms.count }

  func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  subscript(term: Int) -> Term { terms[term] }

  /// The rows in order of their content; the age only decides between rows of the same content.
  ///
  /// Rows are put into buckets by their first variable, and sorted within those.
  ///
  /// - Complexity: O(terms), as long as few rows share their first variable.
  func sorted(
    _ constraints: UnsafeBufferPointer<ConstraintRecord>,
    variableCount: Int
  ) -> [Int] {
    var bounds = Array(repeating: 0, count: variableCount + 1)
    for row in slots.indices { bounds[Int(terms[starts[row]].number) + 1] += 1 }
    for bucket in 0..<variableCount { bounds[bucket + 1] += bounds[bucket] }
    var next = bounds
    var order = Array(repeating: 0, count: slots.count)
    for row in slots.indices {
      let bucket = Int(terms[starts[row]].number)
      order[next[bucket]] = row
      next[bucket] += 1
    }
    for bucket in 0..<variableCount where bounds[bucket + 1] - bounds[bucket] > 1 {
      sort(&order, bounds[bucket]..<bounds[bucket + 1], constraints)
    }
    return order
  }

  /// Sorts part of the order; most buckets are so small that insertion is fastest.
  private func sort(
    _ order: inout [Int],
    _ bucket: Range<Int>,
    _ constraints: UnsafeBufferPointer<ConstraintRecord>
  ) {
    guard bucket.count <= 16 else {
      order[bucket].sort { precedes($0, $1, constraints) }
      return
    }
    for index in bucket.dropFirst() {
      let row = order[index]
      var place = index
      while place > bucket.lowerBound, precedes(row, order[place - 1], constraints) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = row
    }
  }

  private func precedes(
    _ a: Int,
    _ b: Int,
    _ constraints: UnsafeBufferPointer<ConstraintRecord>
  ) -> Bool {
    let countA = starts[a + 1] - starts[a]
    let countB = starts[b + 1] - starts[b]
    for offset in 0..<min(countA, countB) {
      let left = terms[starts[a] + offset]
      let right = terms[starts[b] + offset]
      if left.number != right.number { return left.number < right.number }
      if left.coefficient != right.coefficient { return left.coefficient < right.coefficient }
    }
    if countA != countB { return countA < countB }
    let (i, j) = (Int(slots[a]), Int(slots[b]))
    let (relationA, relationB) = (constraints[i].relation, constraints[j].relation)
    if relationA != relationB { return relationA.rawValue < relationB.rawValue }
    if constraints[i].constant != constraints[j].constant {
      return constraints[i].constant < constraints[j].constant
    }
    if constraints[i].priority != constraints[j].priority {
      return constraints[i].priority < constraints[j].priority
    }
    return constraints[i].serial < constraints[j].serial
  }
}
