extension ReducedComponent {
  /// Sets up the costs, the tableau and the starting point of a part.
  ///
  /// Each row starts with a basic variable that is in no other row: if there is none, one that must be
  /// zero is added. A last, frozen variable of value 1 carries the right sides.
  ///
  /// - Parameters:
  ///   - presolve: What presolve left.
  ///   - variables: The variables of the part, ascending.
  ///   - rows: Its rows, ascending.
  ///   - numberOf: The place in `variables` of each of them.
  ///   - builder: Puts the costs together.
  init(
    _ presolve: borrowing Presolve,
    variables: [Int32],
    rows: [Int32],
    numberOf: [Int32],
    _ builder: inout CostBuilder
  ) {
    self.variables = variables
    self.rows = rows
    anchors.reserveCapacity(rows.count)

    var artificialCount = 0
    for row in rows {
      if let entry = Self.basicEntry(of: Int(row), presolve) {
        anchors.append(
          Anchor(
            variable: Int(numberOf[Int(presolve.rows.columns[entry])]),
            coefficient: presolve.rows.values[entry]
          )
        )
      } else {
        anchors.append(Anchor(variable: variables.count + artificialCount, coefficient: -1))
        artificialCount += 1
      }
    }

    let costs = builder.costs(presolve, variables, artificialCount: artificialCount)
    let unit = variables.count + artificialCount
    var tableau = SparseRows(columnCount: unit + 1)
    for (number, row) in rows.enumerated() {
      let anchor = anchors[number]
      tableau.addRow(capacity: presolve.rows.count(of: Int(row)) + 2)
      for entry in presolve.rows.entries(of: Int(row)) {
        let variable = Int(numberOf[Int(presolve.rows.columns[entry])])
        guard variable != anchor.variable else { continue }
        tableau.append(
          Int32(variable),
          -presolve.rows.values[entry] / anchor.coefficient,
          to: number
        )
      }
      let rightSide = presolve.rightSides[Int(row)]
      if rightSide != 0 {
        tableau.append(Int32(unit), rightSide / anchor.coefficient, to: number)
      }
    }

    simplex = Simplex(costs: costs, rows: tableau)
    simplex.prepare(count: unit + 1)
    simplex.freeze(unit, at: 1)
    simplex.basics = anchors.map { Int32($0.variable) }
    simplex.start { variable in
      guard variable < variables.count else { return 0 }
      let original = Int(variables[variable])
      return original < presolve.system.variableCount ? presolve.system.rests[original] : 0
    }
  }

  /// The entry of a row whose variable is in no other row and fit to divide by.
  private static func basicEntry(of row: Int, _ presolve: borrowing Presolve) -> Int? {
    var best: Int?
    var largest = 0.0
    for entry in presolve.rows.entries(of: row) {
      let size = abs(presolve.rows.values[entry])
      largest = max(largest, size)
      guard presolve.uses[Int(presolve.rows.columns[entry])] == 1 else { continue }
      if let old = best, abs(presolve.rows.values[old]) >= size { continue }
      best = entry
    }
    guard let best, abs(presolve.rows.values[best]) >= 0.001 * largest else { return nil }
    return best
  }
}
