/// The factors with which members add up to nothing on the side of the variables, found without a table.
///
/// Every variable says of the factors of the members that it is in: Σ factor · coefficient = 0. Where members
/// follow each other in a chain, as rows of layouts do, most variables are in two of them, so that one
/// factor is a multiple of another, and what remains are as many factors as there are ways to add up to
/// nothing. Where there is one way, the members contradict each other in this way or not at all, and a
/// ``RowDictionary`` would come to nothing else.
///
/// Source: W. F. Tinney, J. W. Walker, "Direct solutions of sparse network equations by optimally ordered
/// triangular factorization", Proceedings of the IEEE 55, 1967: the shortest equation goes first.
struct FactorEquations: ~Copyable {
  private let storage = InMemory()

  /// A factor in an equation.
  private struct Entry: BitwiseCopyable {
    /// The member; −1 for an entry that is gone.
    var member: Int32
    var equation: Int32
    var coefficient: Extended
    /// The next entries of the equation and of the member.
    var nextInEquation: Int32
    var nextOfMember: Int32
  }

  /// A part of what a factor comes to.
  private struct Part: BitwiseCopyable {
    var member: Int32
    var coefficient: Extended
  }

  private var entries: [Entry] = []
  /// The first entry of each equation and member, and the numbers of entries.
  private var firstInEquation: [Int32] = []
  private var lengths: [Int32] = []
  private var firstOfMember: [Int32]
  private var useCounts: [Int32]
  /// What factors come to, in the order in which they were found out.
  private var definitions: [(member: Int32, start: Int)] = []
  private var parts: [Part] = []
  /// Equations of one or two factors, and longer ones, the shortest first, each with its length.
  private var short: [Int32] = []
  private var long = EliminationHeap(latestFirst: false)
  /// How many more entries may be looked at.
  private var budget = 0
  private let memberCount: Int

  /// Puts the equations of some rows and silent rules down.
  init(_ system: ComponentSystem, members: [Source]) {
    memberCount = members.count
    firstOfMember = Array(repeating: -1, count: members.count)
    useCounts = Array(repeating: 0, count: members.count)
    entries.reserveCapacity(4 * members.count)
    var numberOf = Array(repeating: Int32(-1), count: system.variableCount)
    for (index, member) in members.enumerated() {
      if let row = member.row {
        for term in system.terms(of: row) {
          let equation = number(of: Int(system.columns[term]), &numberOf)
          append(Int32(index), Extended(system.coefficients[term]), to: equation)
        }
      } else if let variable = member.variable {
        append(Int32(index), Extended(1), to: number(of: variable, &numberOf))
      }
    }
    budget = 1000 + 64 * entries.count
  }

  private mutating func number(of column: Int, _ numberOf: inout [Int32]) -> Int32 {
    if numberOf[column] < 0 {
      numberOf[column] = Int32(lengths.count)
      lengths.append(0)
      firstInEquation.append(-1)
    }
    return numberOf[column]
  }

  private mutating func append(_ member: Int32, _ coefficient: Extended, to equation: Int32) {
    let entry = Entry(
      member: member,
      equation: equation,
      coefficient: coefficient,
      nextInEquation: firstInEquation[Int(equation)],
      nextOfMember: firstOfMember[Int(member)]
    )
    firstInEquation[Int(equation)] = Int32(entries.count)
    firstOfMember[Int(member)] = Int32(entries.count)
    lengths[Int(equation)] += 1
    useCounts[Int(member)] += 1
    entries.append(entry)
  }

  private mutating func remove(_ entry: Int) {
    lengths[Int(entries[entry].equation)] -= 1
    useCounts[Int(entries[entry].member)] -= 1
    entries[entry].member = -1
  }

  /// The only factors but for their size with which the members add up to nothing.
  ///
  /// - Returns: None if there are no such factors; nil if there are several ways, or it takes too long.
  /// - Complexity: O(terms · log) for members like those of layouts.
  mutating func solve() -> [Extended]? {
    guard memberCount <= lengths.count + 1 else { return nil }
    for equation in lengths.indices.reversed() { wait(equation) }
    while let equation = next() {
      eliminate(equation)
      guard budget > 0 else { return nil }
    }
    guard definitions.count + 1 >= memberCount else { return nil }
    guard definitions.count < memberCount else { return [] }
    return factors()
  }

  private mutating func wait(_ equation: Int) {
    guard lengths[equation] > 0 else { return }
    if lengths[equation] <= 2 {
      short.append(Int32(equation))
    } else {
      long.push(Int(lengths[equation]) << 32 | equation)
    }
  }

  /// A shortest equation, more or less: one that waits with another length waits once more.
  private mutating func next() -> Int? {
    while let equation = short.popLast() {
      if lengths[Int(equation)] > 0 { return Int(equation) }
    }
    while let item = long.pop() {
      let equation = item & 0xffff_ffff
      if Int(lengths[equation]) == item >> 32 { return equation }
    }
    return nil
  }

  /// Lets an equation say what one of its factors is.
  private mutating func eliminate(_ equation: Int) {
    guard let pivot = pivot(of: equation) else { return }
    let (member, inverse) = (entries[pivot].member, Extended(1) / entries[pivot].coefficient)
    let first = parts.count
    definitions.append((member, first))
    var place = Int(firstInEquation[equation])
    while place >= 0 {
      let entry = entries[place]
      if entry.member >= 0 {
        if place != pivot {
          let coefficient = -(entry.coefficient * inverse)
          parts.append(Part(member: entry.member, coefficient: coefficient))
        }
        remove(place)
      }
      place = Int(entry.nextInEquation)
    }
    firstInEquation[equation] = -1
    place = Int(firstOfMember[Int(member)])
    while place >= 0 {
      let entry = entries[place]
      if entry.member == member {
        remove(place)
        substitute(entry.coefficient, in: entry.equation, firstPart: first)
        wait(Int(entry.equation))
      }
      place = Int(entry.nextOfMember)
    }
  }

  /// The entry of an equation that is in the fewest others, if it is fit to divide by.
  private func pivot(of equation: Int) -> Int? {
    var largest = 0.0
    var place = Int(firstInEquation[equation])
    while place >= 0 {
      if entries[place].member >= 0 { largest = max(largest, entries[place].coefficient.size) }
      place = Int(entries[place].nextInEquation)
    }
    var best: Int?
    place = Int(firstInEquation[equation])
    while place >= 0 {
      let entry = entries[place]
      // A small coefficient would magnify rounding.
      if entry.member >= 0, entry.coefficient.size >= 0.01 * largest {
        let count = useCounts[Int(entry.member)]
        let bestMember = best.map { entries[$0].member }
        if bestMember.map({ (count, entry.member) < (useCounts[Int($0)], $0) }) ?? true {
          best = place
        }
      }
      place = Int(entry.nextInEquation)
    }
    return best
  }

  /// Puts what a factor comes to in its place in an equation.
  private mutating func substitute(_ weight: Extended, in equation: Int32, firstPart: Int) {
    for part in firstPart..<parts.count {
      let member = parts[part].member
      let added = weight * parts[part].coefficient
      var place = Int(firstInEquation[Int(equation)])
      while place >= 0, entries[place].member != member {
        place = Int(entries[place].nextInEquation)
        budget -= 1
      }
      guard place >= 0 else {
        append(member, added, to: equation)
        continue
      }
      let sum = Extended.sum(entries[place].coefficient, added)
      if sum.isZero { remove(place) } else { entries[place].coefficient = sum }
    }
  }

  /// The factors, that of the one member which none was found for being 1.
  private func factors() -> [Extended] {
    var factors = Array(repeating: Extended(1), count: memberCount)
    var end = parts.count
    for definition in definitions.reversed() {
      var factor = Extended.zero
      for part in parts[definition.start..<end] {
        factor = Extended.sum(factor, part.coefficient * factors[Int(part.member)])
      }
      factors[Int(definition.member)] = factor
      end = definition.start
    }
    return factors
  }
}

extension ComponentSystem {
  /// Whether some rows and silent rules can hold together.
  ///
  /// - Returns: A smallest contradiction if they cannot; unknown for too many that depend on each other in
  ///   several ways.
  func verdict(on members: [Source]) -> RowDictionary.Verdict {
    var equations = FactorEquations(self, members: members)
    if let factors = equations.solve() { return verdict(on: members, factors) }
    guard var dictionary = RowDictionary(self, members: members) else { return .unknown }
    return dictionary.decide()
  }

  /// The same for members that add up to nothing in one way only, or in none.
  private func verdict(on members: [Source], _ factors: [Extended]) -> RowDictionary.Verdict {
    var (sum, largest) = (Extended.zero, 0.0)
    for (member, factor) in zip(members, factors) {
      largest = max(largest, factor.size)
      guard let row = member.row else { continue }
      sum = sum + factor * Extended(constants[row])
    }
    // Missed by rounding only, or not at all.
    guard sum.size > feasibility * largest else { return .feasible }
    let sign: Double = sum.high > 0 ? -1 : 1
    var multiples: [Multiple] = []
    for (member, factor) in zip(members, factors) where !factor.isZero {
      let relation = member.row.map { relations[$0] } ?? .greaterThanOrEqual
      // One that would have to hold the other way round allows what the others ask for.
      guard Double(relation.rawValue) * sign * factor.high <= 0 else { return .feasible }
      multiples.append(Multiple(source: member, factor: sign * factor.high))
    }
    multiples.sort { $0.source < $1.source }
    return .infeasible(multiples)
  }
}
