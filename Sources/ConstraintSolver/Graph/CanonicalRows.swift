/// Constraints of a component as they are compared with each other: by content, not by age.
struct CanonicalRows {
  /// A term, with the number that its variable has in the component.
  struct Term {
    var number: Int32
    var coefficient: Double
  }

  /// What a row is besides its terms.
  struct Head {
    var slot: Int32
    var relation: Relation
    var constant: Double
    var priority: Float
    var serial: UInt64
  }

  private(set) var heads: [Head] = []
  private var starts: [Int] = [0]
  private var terms: [Term] = []
  private var start = 0

  /// Begins a row.
  mutating func begin() {
    start = terms.count
  }

  /// Adds a term to the row; the least variable comes to stand first.
  mutating func add(_ number: Int32, _ coefficient: Double) {
    var place = terms.count
    terms.append(Term(number: number, coefficient: coefficient))
    while place > start, terms[place - 1].number > number {
      terms.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// Ends a row.
  mutating func end(_ head: Head) {
    heads.append(head)
    starts.append(terms.count)
  }

  func terms(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  subscript(term: Int) -> Term { terms[term] }

  /// The rows in order of their content; the age only decides between rows of the same content.
  ///
  /// Rows are put into buckets by their first variable, and sorted within those; rows without variables
  /// come last.
  ///
  /// - Complexity: O(terms), as long as few rows share their first variable.
  func sorted(variableCount: Int) -> [Int] {
    var bounds = Array(repeating: 0, count: variableCount + 2)
    for row in heads.indices { bounds[bucket(of: row, variableCount) + 1] += 1 }
    for bucket in 0...variableCount { bounds[bucket + 1] += bounds[bucket] }
    var next = bounds
    var order = Array(repeating: 0, count: heads.count)
    for row in heads.indices {
      let bucket = bucket(of: row, variableCount)
      order[next[bucket]] = row
      next[bucket] += 1
    }
    for bucket in 0...variableCount where bounds[bucket + 1] - bounds[bucket] > 1 {
      sort(&order, bounds[bucket]..<bounds[bucket + 1])
    }
    return order
  }

  private func bucket(of row: Int, _ variableCount: Int) -> Int {
    starts[row] == starts[row + 1] ? variableCount : Int(terms[starts[row]].number)
  }

  /// Sorts part of the order; most buckets are so small that insertion is fastest.
  private func sort(_ order: inout [Int], _ bucket: Range<Int>) {
    guard bucket.count <= 16 else {
      order[bucket].sort { precedes($0, $1) }
      return
    }
    for index in bucket.dropFirst() {
      let row = order[index]
      var place = index
      while place > bucket.lowerBound, precedes(row, order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = row
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    let countA = starts[a + 1] - starts[a]
    let countB = starts[b + 1] - starts[b]
    for offset in 0..<min(countA, countB) {
      let left = terms[starts[a] + offset]
      let right = terms[starts[b] + offset]
      if left.number != right.number { return left.number < right.number }
      if left.coefficient != right.coefficient { return left.coefficient < right.coefficient }
    }
    if countA != countB { return countA < countB }
    let (left, right) = (heads[a], heads[b])
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    if left.constant != right.constant { return left.constant < right.constant }
    if left.priority != right.priority { return left.priority < right.priority }
    return left.serial < right.serial
  }
}
