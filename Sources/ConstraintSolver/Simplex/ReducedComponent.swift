/// What is left of a system after presolve falls into parts that have no row in common.
///
/// A part is one linear program; its variables and rows keep their numbers from presolve, and a
/// variable's place in ``variables`` is its number in the simplex.
struct ReducedComponent {
  var variables: [Int32]
  var rows: [Int32]
  /// The variable that stands for a row's multiplier: it is in no other row.
  var anchors: [Anchor] = []
  /// The tableau; nil for a part without rows, which is a single variable.
  var simplex: Simplex

  /// How a row's multiplier is read off.
  struct Anchor {
    /// The variable of the simplex.
    var variable: Int
    /// Its coefficient in the row.
    var coefficient: Double
  }
}

extension ReducedComponent {
  /// The parts of what presolve left, in order of their first variables; those that only bounds hold come last.
  ///
  /// - Parameters:
  ///   - presolve: What presolve left.
  ///   - values: Gets the values of variables without rows that are decided by themselves; those are
  ///     not among the parts.
  /// - Returns: The other parts.
  static func split(
    _ presolve: borrowing Presolve,
    _ values: inout [Double]
  ) -> [ReducedComponent] {
    var builder = CostBuilder(levelCount: presolve.system.levelCount)
    var parts: [ReducedComponent] = []
    var isFound = Array(repeating: false, count: presolve.uses.count)
    // Row lists of the variables, flat.
    var starts = Array(repeating: 0, count: presolve.uses.count + 1)
    for row in presolve.isLive.indices where presolve.isLive[row] {
      for entry in presolve.rows.entries(of: row) {
        starts[Int(presolve.rows.columns[entry]) + 1] += 1
      }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var users = Array(repeating: Int32(0), count: starts.last ?? 0)
    for row in presolve.isLive.indices where presolve.isLive[row] {
      for entry in presolve.rows.entries(of: row) {
        let column = Int(presolve.rows.columns[entry])
        users[next[column]] = Int32(row)
        next[column] += 1
      }
    }
    var numberOf = Array(repeating: Int32(-1), count: presolve.uses.count)
    var isTaken = Array(repeating: false, count: presolve.isLive.count)
    // Variables that only bounds hold cost nothing anywhere between these; one part has them all, where a part each
    // would be thousands of tableaus.
    var loose: [Int32] = []
    for first in presolve.uses.indices
    where presolve.eliminationOf[first] < 0 && !isFound[first] {
      guard presolve.isInUse(first) else { continue }
      if starts[first] == starts[first + 1] {
        if let value = builder.onlyValue(of: first, presolve) {
          values[first] = value
          continue
        }
        if presolve.firstKink[first] < 0, presolve.lower[first] <= presolve.upper[first] {
          loose.append(Int32(first))
          continue
        }
      }
      var variables = [Int32(first)]
      var rows: [Int32] = []
      isFound[first] = true
      var head = 0
      while head < variables.count {
        let variable = Int(variables[head])
        head += 1
        for row in users[starts[variable]..<starts[variable + 1]] where !isTaken[Int(row)] {
          isTaken[Int(row)] = true
          rows.append(row)
          for entry in presolve.rows.entries(of: Int(row)) {
            let column = presolve.rows.columns[entry]
            guard !isFound[Int(column)] else { continue }
            isFound[Int(column)] = true
            variables.append(column)
          }
        }
      }
      variables.sort()
      rows.sort()
      for (number, variable) in variables.enumerated() {
        numberOf[Int(variable)] = Int32(number)
      }
      parts.append(
        ReducedComponent(
          presolve,
          variables: variables,
          rows: rows,
          numberOf: numberOf,
          &builder
        )
      )
    }
    if !loose.isEmpty {
      for (number, variable) in loose.enumerated() { numberOf[Int(variable)] = Int32(number) }
      parts.append(
        ReducedComponent(presolve, variables: loose, rows: [], numberOf: numberOf, &builder)
      )
    }
    return parts
  }
}
