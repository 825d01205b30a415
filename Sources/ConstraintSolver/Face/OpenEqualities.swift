/// Required equalities with variables that are not known yet.
///
/// As soon as all variables of an equality but one are known, it says what that one is.
struct OpenEqualities {
  private let system: ComponentSystem
  /// The number of unknown variables of each row; 0 for a row that does not take part.
  private var openCounts: [Int32]
  /// The rows of each variable, flat.
  private var starts: [Int32]
  private var users: [Int32]
  private var queue: [Int32] = []

  init(_ system: ComponentSystem, _ isExcluded: [Bool], isKnown: [Bool]) {
    self.system = system
    openCounts = Array(repeating: 0, count: system.rowCount)
    starts = Array(repeating: 0, count: system.variableCount + 1)
    for row in 0..<system.rowCount
    where system.levels[row] == 0 && system.relations[row] == .equal && !isExcluded[row] {
      for term in system.terms(of: row) where !isKnown[Int(system.columns[term])] {
        openCounts[row] += 1
        starts[Int(system.columns[term]) + 1] += 1
      }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    users = Array(repeating: 0, count: Int(starts.last ?? 0))
    var next = starts
    for row in 0..<system.rowCount where openCounts[row] > 0 {
      for term in system.terms(of: row) where !isKnown[Int(system.columns[term])] {
        let column = Int(system.columns[term])
        users[Int(next[column])] = Int32(row)
        next[column] += 1
      }
    }
  }

  /// Notes that a variable is known, and finds out what is known by that.
  mutating func close(_ variable: Int, _ isKnown: inout [Bool], _ known: inout [Double]) {
    queue.append(Int32(variable))
    while let variable = queue.popLast() {
      for use in starts[Int(variable)]..<starts[Int(variable) + 1] {
        let row = Int(users[Int(use)])
        openCounts[row] -= 1
        guard openCounts[row] == 1 else { continue }
        solve(row, &isKnown, &known)
      }
    }
  }

  private mutating func solve(_ row: Int, _ isKnown: inout [Bool], _ known: inout [Double]) {
    var sum = system.constants[row]
    var open: (variable: Int, coefficient: Double)?
    for term in system.terms(of: row) {
      let variable = Int(system.columns[term])
      let coefficient = system.coefficients[term]
      if isKnown[variable] {
        sum -= coefficient * known[variable]
      } else {
        open = (variable, coefficient)
      }
    }
    // A small coefficient would magnify rounding.
    guard let open, abs(open.coefficient) >= 0.01 else { return }
    isKnown[open.variable] = true
    known[open.variable] = sum / open.coefficient
    queue.append(Int32(open.variable))
  }
}
