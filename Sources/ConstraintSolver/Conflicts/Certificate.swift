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
    let system = presolve.system
    var factors = Array(repeating: 0.0, count: system.rowCount + system.variableCount)
    func place(of source: Source) -> Int? {
      source.row ?? source.variable.map { system.rowCount + $0 }
    }
    var sources: [Source] = []
    var coefficients = SubstitutionQueue(presolve)
    for multiple in multiples {
      guard let place = place(of: multiple.source) else { continue }
      factors[place] += multiple.factor
      sources.append(multiple.source)
      if let row = multiple.source.row {
        coefficients.add(row: row, factor: multiple.factor, presolve)
      } else if let variable = multiple.source.variable {
        coefficients.add(variable: variable, multiple.factor, presolve)
      }
    }
    // How often each elimination was used, as if its row had been ready when it was.
    var pending = EliminationHeap(latestFirst: true)
    var usage = Array(repeating: 0.0, count: presolve.eliminations.count)
    var isPending = Array(repeating: false, count: presolve.eliminations.count)
    coefficients.substitute(before: presolve.eliminations.count, presolve) { elimination, factor in
      usage[elimination] = factor
      isPending[elimination] = true
      pending.push(elimination)
    }
    // Each row had been made ready by earlier eliminations: go back through them.
    while let index = pending.pop() {
      let factor = usage[index]
      isPending[index] = false
      usage[index] = 0
      guard factor != 0 else { continue }
      let elimination = presolve.eliminations[index]
      let row = Int(elimination.row)
      let share = factor / elimination.pivot
      factors[row] += share
      sources.append(.row(row))
      coefficients.add(row: row, factor: share, presolve)
      coefficients.substitute(before: index, presolve) { earlier, factor in
        if !isPending[earlier] { pending.push(earlier) }
        isPending[earlier] = true
        usage[earlier] += factor
      }
    }
    let largest = factors.reduce(0) { max($0, abs($1)) }
    sources.sort()
    self.multiples = []
    for (index, source) in sources.enumerated() where index == 0 || sources[index - 1] != source {
      guard let place = place(of: source) else { continue }
      guard abs(factors[place]) > Tolerance.multiplier * largest else { continue }
      self.multiples.append(Multiple(source: source, factor: factors[place]))
    }
  }

  init(multiples: [Multiple]) {
    self.multiples = multiples
  }
}

/// A sum of terms in which eliminated variables are replaced, the first eliminated first.
private struct SubstitutionQueue: ~Copyable {
  /// The coefficient of each eliminated variable, by the time when it went.
  private var coefficients: [Double]
  private var isPending: [Bool]
  private var pending = EliminationHeap(latestFirst: false)

  init(_ presolve: borrowing Presolve) {
    coefficients = Array(repeating: 0, count: presolve.eliminations.count)
    isPending = Array(repeating: false, count: presolve.eliminations.count)
  }

  mutating func add(row: Int, factor: Double, _ presolve: borrowing Presolve) {
    let terms = presolve.system.terms(of: row)
    for term in terms {
      let coefficient = presolve.system.coefficients[term]
      add(variable: Int(presolve.system.columns[term]), factor * coefficient, presolve)
    }
    if presolve.system.levels[row] != 0 || presolve.system.relations[row] != .equal {
      add(variable: presolve.logical(of: row), -factor, presolve)
    }
  }

  mutating func add(variable: Int, _ coefficient: Double, _ presolve: borrowing Presolve) {
    let elimination = Int(presolve.eliminationOf[variable])
    guard elimination >= 0 else { return }
    if !isPending[elimination] {
      isPending[elimination] = true
      pending.push(elimination)
    }
    coefficients[elimination] += coefficient
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
      let coefficient = coefficients[index]
      isPending[index] = false
      coefficients[index] = 0
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
