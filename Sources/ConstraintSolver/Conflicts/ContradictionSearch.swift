/// A search for the contradictions of a component, one after the other, that goes on from where the last
/// one was found.
///
/// A required inequality that has a logical is put out of force by taking the bound of its logical away;
/// the simplex then walks on from its last point, mostly a few steps. Presolve may have relied on the
/// bound, to leave out another that it implied. So what is found later is a contradiction in any case, but
/// that none is left is sure only where a new search finds none.
struct ContradictionSearch: ~Copyable {
  private var presolve: Presolve
  private var parts: [ReducedComponent] = []
  /// Whether a part is known to hold together.
  private var isFeasible: [Bool] = []

  /// How many contradictions are proven at a time.
  ///
  /// A grid that is too wide contradicts the silent rule of every cell, and one broken constraint ends
  /// them all; what it does not end is found again.
  static let reportLimit = 16

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - system: The variables and rows.
  ///   - isExcluded: The rows that are out of force.
  init(_ system: ComponentSystem, isExcluded: [Bool]) {
    presolve = Presolve(system, isExcluded: isExcluded)
    presolve.run()
    guard presolve.contradictions.isEmpty else { return }
    var kept = Array(repeating: 0.0, count: presolve.uses.count)
    parts = ReducedComponent.split(presolve, &kept)
    isFeasible = Array(repeating: false, count: parts.count)
  }

  /// The contradictions that are met next: at most one in each part.
  ///
  /// - Parameter isExcluded: The rows that are out of force by now.
  /// - Returns: At most ``reportLimit`` smallest ones; none where no more are met.
  mutating func next(isExcluded: [Bool]) -> [Certificate] {
    var found = presolve.contradictions
    for index in parts.indices where !isFeasible[index] && found.count < Self.reportLimit {
      _ = parts[index].simplex.minimise()
      if parts[index].violation(presolve) > presolve.feasibility {
        found.append(parts[index].contradiction(presolve))
      } else {
        isFeasible[index] = true
      }
    }
    return found.prefix(Self.reportLimit).map { multiples in
      var certificate = Certificate(multiples, in: presolve)
      certificate.minimise(in: presolve.system, isExcluded: isExcluded)
      return certificate
    }
  }

  /// Puts a row out of force.
  ///
  /// - Returns: False where that takes a new search: presolve has used the row up.
  mutating func release(row: Int) -> Bool {
    let logical = presolve.logical(of: row)
    for index in parts.indices {
      guard let number = parts[index].variables.binarySearch(Int32(logical)) else { continue }
      presolve.lower[logical] = -.infinity
      presolve.upper[logical] = .infinity
      parts[index].simplex.release(number)
      return true
    }
    return false
  }
}

extension Simplex {
  /// Takes the bounds of a variable away.
  ///
  /// Its costs must be bounds alone, at most one at either side. The prices are out of date afterwards.
  fileprivate mutating func release(_ variable: Int) {
    let places = costs.kinks(of: variable)
    var level = 0
    while level < places.count, costs.firstSlope(of: level, of: variable) < 0 { level += 1 }
    for (kink, place) in places.enumerated() {
      costs.positions[place] = kink < level ? -.infinity : .infinity
    }
    below[variable] = Int32(level)
    above[variable] = Int32(level)
  }
}

extension [Int32] {
  /// The place of a number in ascending ones.
  fileprivate func binarySearch(_ number: Int32) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if self[middle] == number { return middle }
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
