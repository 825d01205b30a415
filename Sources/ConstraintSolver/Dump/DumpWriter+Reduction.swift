extension DumpWriter {
  /// Writes what presolve and the simplex make of the rows in force.
  mutating func writeReduction() {
    var isExcluded = analysed.isOutOfForce
    // Passes over rows that the others imply but for rounding.
    _ = analysed.solve(&isExcluded)
    var presolve = Presolve(analysed.system, isExcluded: isExcluded)
    presolve.run()
    writeEliminations(presolve)
    writeRows(presolve)
    writeBounds(presolve)
    var kept = Array(repeating: 0.0, count: presolve.uses.count)
    var parts = ReducedComponent.split(presolve, &kept)
    for index in parts.indices {
      let outcome = parts[index].simplex.minimise()
      writeBasis(parts[index], presolve, outcome, number: index + 1)
    }
  }

  private mutating func writeEliminations(_ presolve: borrowing Presolve) {
    var rows: [[String]] = []
    for elimination in presolve.eliminations {
      var sum: [(name: String, factor: Double)] = []
      for part in elimination.parts {
        let name = wording.variable(Int(presolve.partColumns[part]))
        sum.append((name, presolve.partFactors[part]))
      }
      rows.append([
        wording.variable(Int(elimination.variable)),
        "= " + DumpWording.sum(sum, constant: elimination.constant),
        "by \(wording.labels[Int(elimination.row)])",
      ])
    }
    write("eliminated by presolve", rows)
  }

  private mutating func writeRows(_ presolve: borrowing Presolve) {
    var rows: [[String]] = []
    for row in presolve.isLive.indices where presolve.isLive[row] {
      var sum: [(name: String, factor: Double)] = []
      for entry in presolve.rows.entries(of: row) {
        let name = wording.variable(Int(presolve.rows.columns[entry]))
        sum.append((name, presolve.rows.values[entry]))
      }
      guard !sum.isEmpty else { continue }
      let rightSide = DumpWording.number(presolve.rightSides[row])
      rows.append([wording.labels[row], "\(DumpWording.sum(sum)) = \(rightSide)"])
    }
    write("rows left by presolve", rows)
  }

  private mutating func writeBounds(_ presolve: borrowing Presolve) {
    var rows: [[String]] = []
    for variable in presolve.uses.indices
    where presolve.eliminationOf[variable] < 0 && presolve.isInUse(variable) {
      var row = [
        wording.variable(variable),
        DumpWording.range(presolve.lower[variable], presolve.upper[variable]),
      ]
      var kink = Int(presolve.firstKink[variable])
      while kink >= 0 {
        let cost = presolve.kinks[kink]
        let name = DumpWording.priority(analysed.priorities[cost.level])
        let position = DumpWording.number(cost.position)
        let sides = cost.left == 0 ? "at most " : cost.right == 0 ? "at least " : ""
        row.append("\(name): \(sides)\(position)")
        kink = Int(presolve.nextKink[kink])
      }
      rows.append(row)
    }
    write("variables left by presolve: bounds, kinks of the cost", rows)
  }

  private mutating func writeBasis(
    _ part: ReducedComponent,
    _ presolve: borrowing Presolve,
    _ outcome: Simplex.Outcome,
    number: Int
  ) {
    let simplex = part.simplex
    let unit = simplex.variableCount - 1
    func name(_ variable: Int) -> String {
      variable < part.variables.count
        ? wording.variable(Int(part.variables[variable]))
        : "artificial \(variable - part.variables.count + 1)"
    }
    var rows: [[String]] = []
    for (row, basic) in simplex.basics.enumerated() where basic >= 0 {
      var constant = 0.0
      var sum: [(name: String, factor: Double)] = []
      for place in simplex.rows.entries(of: row) {
        let column = Int(simplex.rows.columns[place])
        if column == unit {
          constant = simplex.rows.values[place]
        } else {
          sum.append((name(column), simplex.rows.values[place]))
        }
      }
      let value = DumpWording.number(simplex.values[Int(basic)])
      rows.append([
        name(Int(basic)), "= " + DumpWording.sum(sum, constant: constant), "basic at \(value)",
      ])
    }
    for variable in 0..<unit where simplex.rowOf[variable] < 0 {
      let (lower, upper) = simplex.range(of: variable)
      let state = lower < upper ? "may lie in \(DumpWording.range(lower, upper))" : ""
      let value = DumpWording.number(simplex.values[variable])
      rows.append([name(variable), "", "nonbasic at \(value)", state])
    }
    write("part \(number): \(outcome) after \(simplex.stepCount) steps", rows)
  }
}
