/// A contradiction in terms of a component's rows and silent rules: multiplied and added up, they say
/// that 0 is at most a negative number.
struct Certificate {
  /// The factors; those of rows are for the scaled rows.
  var multiples: [Multiple]

  /// Whether extended precision has shown that the members can hold together after all.
  ///
  /// Then rounding in the simplex has made a contradiction of what is none.
  var isRefuted = false

  /// Makes a contradiction out of one between rows that presolve had worked on.
  ///
  /// Presolve put equalities into the given rows; here they are taken out again, so that every row
  /// that was used gets its factor.
  ///
  /// - Complexity: O(*terms of the rows involved* · log) for rows like those of layouts.
  init(_ multiples: [Multiple], in presolve: borrowing Presolve) {
    var factorOf: [Source: Double] = [:]
    var coefficients = SubstitutionQueue()
    for multiple in multiples {
      factorOf[multiple.source, default: 0] += multiple.factor
      if let row = multiple.source.row {
        coefficients.add(row: row, factor: multiple.factor, presolve)
      } else if let variable = multiple.source.variable {
        coefficients.add(variable: variable, multiple.factor, presolve)
      }
    }
    // How often each elimination was used, as if its row had been ready when it was.
    var pending = EliminationHeap(latestFirst: true)
    var usage: [Int: Double] = [:]
    coefficients.substitute(before: presolve.eliminations.count, presolve) { elimination, factor in
      usage[elimination] = factor
      pending.push(elimination)
    }
    // Each row had been made ready by earlier eliminations: go back through them.
    while let index = pending.pop() {
      guard let factor = usage.removeValue(forKey: index), factor != 0 else { continue }
      let elimination = presolve.eliminations[index]
      let row = Int(elimination.row)
      let share = factor / elimination.pivot
      factorOf[.row(row), default: 0] += share
      coefficients.add(row: row, factor: share, presolve)
      coefficients.substitute(before: index, presolve) { earlier, factor in
        if usage[earlier] == nil { pending.push(earlier) }
        usage[earlier, default: 0] += factor
      }
    }
    let largest = factorOf.values.reduce(0) { max($0, abs($1)) }
    self.multiples =
      factorOf
      .filter { abs($0.value) > Tolerance.multiplier * largest }
      .map { Multiple(source: $0.key, factor: $0.value) }
    self.multiples.sort { $0.source < $1.source }
  }

  init(multiples: [Multiple]) {
    self.multiples = multiples
  }
}

/// A sum of terms in which eliminated variables are replaced, the first eliminated first.
private struct SubstitutionQueue {
  private var coefficients: [Int: Double] = [:]
  private var pending = EliminationHeap(latestFirst: false)

  mutating func add(row: Int, factor: Double, _ presolve: borrowing Presolve) {
    let system = presolve.system
    for term in system.terms(of: row) {
      add(variable: Int(system.columns[term]), factor * system.coefficients[term], presolve)
    }
    if system.levels[row] != 0 || system.relations[row] != .equal {
      add(variable: presolve.logical(of: row), -factor, presolve)
    }
  }

  mutating func add(variable: Int, _ coefficient: Double, _ presolve: borrowing Presolve) {
    let elimination = Int(presolve.eliminationOf[variable])
    guard elimination >= 0 else { return }
    if coefficients[elimination] == nil { pending.push(elimination) }
    coefficients[elimination, default: 0] += coefficient
  }

  /// Replaces all variables eliminated before a time, and forgets the others.
  ///
  /// - Parameters:
  ///   - limit: The time.
  ///   - presolve: What knows the eliminations.
  ///   - use: Gets each elimination and the factor with which its equality is added.
  mutating func substitute(
    before limit: Int,
    _ presolve: borrowing Presolve,
    _ use: (Int, Double) -> Void
  ) {
    while let index = pending.pop() {
      guard let coefficient = coefficients.removeValue(forKey: index) else { continue }
      guard index < limit, coefficient != 0 else { continue }
      use(index, -coefficient)
      for part in presolve.eliminations[index].parts {
        add(
          variable: Int(presolve.partColumns[part]),
          coefficient * presolve.partFactors[part],
          presolve
        )
      }
    }
  }
}
