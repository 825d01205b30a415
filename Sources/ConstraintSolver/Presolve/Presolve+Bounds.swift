extension Presolve {
  mutating func boundAbove(_ variable: Int, _ position: Double, _ source: Source) {
    guard position < upper[variable] else { return }
    upper[variable] = position
    upperSource[variable] = source
  }

  mutating func boundBelow(_ variable: Int, _ position: Double, _ source: Source) {
    guard position > lower[variable] else { return }
    lower[variable] = position
    lowerSource[variable] = source
  }

  /// Turns the silent rules into bounds of the roots.
  mutating func boundNonNegatives() {
    for variable in 0..<system.variableCount where system.isNonNegative[variable] {
      let root = Int(roots[variable])
      let factor = factors[variable]
      let offset = offsets[variable]
      if root < 0 {
        if offset < -feasibility {
          contradictions.append([Multiple(source: .nonNegative(variable), factor: -1)])
        }
      } else if factor > 0 {
        boundBelow(root, -offset / factor, .nonNegative(variable))
      } else {
        boundAbove(root, -offset / factor, .nonNegative(variable))
      }
    }
  }

  /// Looks for variables whose bounds have crossed, and rows whose variables all cancelled.
  mutating func checkBounds() {
    for row in isLive.indices
    where isLive[row] && rows.count(of: row) == 0 && abs(rightSides[row]) > feasibility {
      contradictions.append(
        [Multiple(source: .row(row), factor: rightSides[row] > 0 ? -1 : 1)])
    }
    for variable in lower.indices where lower[variable] > upper[variable] + feasibility {
      guard eliminationOf[variable] < 0 else { continue }
      contradictions.append(
        boundMultiples(variable, weight: 1) + boundMultiples(variable, weight: -1)
      )
    }
  }

  /// What a weight on a variable's bound means for the row or rule that set the bound.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - weight: Positive for the upper bound, negative for the lower one.
  /// - Returns: Nothing for the logical of a row, whose weight is that of the row itself.
  func boundMultiples(_ variable: Int, weight: Double) -> [Multiple] {
    let source = weight > 0 ? upperSource[variable] : lowerSource[variable]
    var coefficient = 0.0
    if let row = source.row {
      for term in system.terms(of: row) where roots[Int(system.columns[term])] == variable {
        coefficient += system.coefficients[term] * factors[Int(system.columns[term])]
      }
    } else if let member = source.variable {
      coefficient = factors[member]
    }
    guard coefficient != 0 else { return [] }
    return [Multiple(source: source, factor: weight / coefficient)]
  }
}
