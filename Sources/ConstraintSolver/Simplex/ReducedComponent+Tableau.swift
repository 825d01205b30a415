extension ReducedComponent {
  /// Sets up the costs, the tableau and the starting point of a part.
  ///
  /// Each row starts with a basic variable that is in no other row: if there is none, one that must be
  /// zero is added. A last, frozen variable of value 1 carries the right sides.
  init(_ presolve: Presolve, variables: [Int32], rows: [Int32]) {
    self.variables = variables
    self.rows = rows
    var isArtificial: [Bool] = []
    anchors.reserveCapacity(rows.count)

    var numberOf: [Int32: Int] = [:]
    if !rows.isEmpty {
      numberOf.reserveCapacity(variables.count)
      for (number, variable) in variables.enumerated() { numberOf[variable] = number }
    }
    var artificialCount = 0
    for row in rows {
      if let entry = Self.basicEntry(of: Int(row), presolve) {
        anchors.append(
          Anchor(
            variable: numberOf[presolve.rows.columns[entry]] ?? 0,
            coefficient: presolve.rows.values[entry]
          )
        )
        isArtificial.append(false)
      } else {
        anchors.append(Anchor(variable: variables.count + artificialCount, coefficient: -1))
        isArtificial.append(true)
        artificialCount += 1
      }
    }

    let costs = Self.costs(presolve, variables, artificialCount: artificialCount)
    let unit = variables.count + artificialCount
    var tableau = SparseRows(columnCount: unit + 1)
    for (number, row) in rows.enumerated() {
      let anchor = anchors[number]
      tableau.addRow(capacity: presolve.rows.count(of: Int(row)) + 2)
      for entry in presolve.rows.entries(of: Int(row)) {
        let variable = numberOf[presolve.rows.columns[entry]] ?? 0
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
    simplex.start(unit: unit, basics: anchors.map { Int32($0.variable) }) { variable in
      guard variable < variables.count else { return 0 }
      let original = Int(variables[variable])
      return original < presolve.system.variableCount ? presolve.system.rests[original] : 0
    }
  }

  /// The entry of a row whose variable is in no other row and fit to divide by.
  private static func basicEntry(of row: Int, _ presolve: Presolve) -> Int? {
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

  /// The costs of the variables: bounds in level 0, soft kinks in one level for each priority used.
  private static func costs(
    _ presolve: Presolve,
    _ variables: [Int32],
    artificialCount: Int
  ) -> PiecewiseCosts {
    var weights: [Int: Double] = [:]
    for variable in variables {
      var kink = presolve.firstKink[Int(variable)]
      while kink >= 0 {
        let soft = presolve.kinks[Int(kink)]
        weights[soft.level] = max(weights[soft.level] ?? 0, soft.left, soft.right)
        kink = presolve.nextKink[Int(kink)]
      }
    }
    let levels = weights.keys.sorted()
    var rankOf: [Int: Int] = [:]
    for (rank, level) in levels.enumerated() { rankOf[level] = rank + 1 }

    var costs = PiecewiseCosts(levels: levels.count + 1)
    var kinks: [PiecewiseCosts.Kink] = []
    for variable in variables {
      kinks.removeAll(keepingCapacity: true)
      let variable = Int(variable)
      if presolve.lower[variable] > -.infinity {
        kinks.append(.init(position: presolve.lower[variable], level: 0, left: 1, right: 0))
      }
      if presolve.upper[variable] < .infinity {
        kinks.append(.init(position: presolve.upper[variable], level: 0, left: 0, right: 1))
      }
      var kink = presolve.firstKink[variable]
      while kink >= 0 {
        var soft = presolve.kinks[Int(kink)]
        let weight = weights[soft.level] ?? 1
        soft.left /= weight
        soft.right /= weight
        soft.level = rankOf[soft.level] ?? 0
        kinks.append(soft)
        kink = presolve.nextKink[Int(kink)]
      }
      costs.append(&kinks)
    }
    for _ in 0..<artificialCount {
      kinks = [.init(position: 0, level: 0, left: 1, right: 1)]
      costs.append(&kinks)
    }
    kinks = []
    costs.append(&kinks)
    return costs
  }
}
