extension Presolve {
  /// Puts the roots into the rows that took no part in the first step.
  ///
  /// A row that is left with one variable becomes a bound or a kink of it.
  mutating func substituteRows() {
    var columns: [Int32] = []
    var values: [Double] = []
    for row in 0..<system.rowCount where !isExcluded[row] {
      guard system.levels[row] != 0 || system.relations[row] != .equal else { continue }
      var rightSide = system.constants[row]
      columns.removeAll(keepingCapacity: true)
      values.removeAll(keepingCapacity: true)
      gather(row, &columns, &values, &rightSide)
      switch columns.count {
      case 0: checkConstantRow(row, rightSide)
      case 1: limit(Int(columns[0]), values[0], row, rightSide)
      default: addLogical(row, columns, values, rightSide)
      }
    }
  }

  /// Adds up the terms of a row by roots.
  private mutating func gather(
    _ row: Int,
    _ columns: inout [Int32],
    _ values: inout [Double],
    _ rightSide: inout Double
  ) {
    for term in system.terms(of: row) {
      let variable = Int(system.columns[term])
      let coefficient = system.coefficients[term]
      rightSide -= coefficient * offsets[variable]
      let root = roots[variable]
      guard root >= 0 else { continue }
      let added = coefficient * factors[variable]
      let place = placeOf[Int(root)]
      if place >= 0 {
        values[Int(place)] = Tolerance.sum(values[Int(place)], added)
      } else {
        placeOf[Int(root)] = Int32(columns.count)
        columns.append(root)
        values.append(added)
      }
    }
    for column in columns { placeOf[Int(column)] = -1 }
    var kept = 0
    for index in columns.indices where values[index] != 0 {
      columns[kept] = columns[index]
      values[kept] = values[index]
      kept += 1
    }
    columns.removeLast(columns.count - kept)
    values.removeLast(values.count - kept)
  }

  private mutating func checkConstantRow(_ row: Int, _ rightSide: Double) {
    guard system.levels[row] == 0 else { return }
    switch system.relations[row] {
    case .lessThanOrEqual where rightSide < -feasibility:
      contradictions.append([Multiple(source: .row(row), factor: 1)])
    case .greaterThanOrEqual where rightSide > feasibility:
      contradictions.append([Multiple(source: .row(row), factor: -1)])
    default: break
    }
  }

  /// Makes coefficient · variable (relation) right side a bound, or a kink if it is soft.
  private mutating func limit(
    _ variable: Int,
    _ coefficient: Double,
    _ row: Int,
    _ rightSide: Double
  ) {
    let position = rightSide / coefficient
    var relation = system.relations[row]
    if coefficient < 0, let mirrored = Relation(rawValue: -relation.rawValue) {
      relation = mirrored
    }
    if system.levels[row] == 0 {
      if relation != .greaterThanOrEqual { boundAbove(variable, position, .row(row)) }
      if relation != .lessThanOrEqual { boundBelow(variable, position, .row(row)) }
    } else {
      addKink(
        to: variable,
        position,
        row,
        relation,
        weight: abs(coefficient) / system.scales[row]
      )
    }
  }

  private mutating func addLogical(
    _ row: Int,
    _ columns: [Int32],
    _ values: [Double],
    _ rightSide: Double
  ) {
    let logical = logical(of: row)
    // Σ coefficient · root − logical = what was put in for constants.
    rightSides[row] = rightSide - system.constants[row]
    for (column, value) in zip(columns, values) {
      rows.append(column, value, to: row)
      uses[Int(column)] += 1
    }
    rows.append(Int32(logical), -1, to: row)
    uses[logical] += 1
    isLive[row] = true
    let constant = system.constants[row]
    if system.levels[row] != 0 {
      addKink(to: logical, constant, row, system.relations[row], weight: 1 / system.scales[row])
    } else if system.relations[row] == .lessThanOrEqual {
      boundAbove(logical, constant, .ownRow)
    } else {
      boundBelow(logical, constant, .ownRow)
    }
  }

  private mutating func addKink(
    to variable: Int,
    _ position: Double,
    _ row: Int,
    _ relation: Relation,
    weight: Double
  ) {
    kinks.append(
      PiecewiseCosts.Kink(
        position: position,
        level: Int(system.levels[row]),
        left: relation == .lessThanOrEqual ? 0 : weight,
        right: relation == .greaterThanOrEqual ? 0 : weight
      )
    )
    nextKink.append(firstKink[variable])
    firstKink[variable] = Int32(kinks.count - 1)
  }
}
