import ConstraintSolver
package import LayoutEngine

extension LayoutProver {
  /// The worst case of a demand.
  struct Worst {
    /// The parameters, the width first.
    var point: [Double]
    /// By how many points the demand is missed; below 0 where it holds.
    var value: Double
    /// By how many points each excess of the demand is above 0.
    var amounts: [Double]
    /// Whether the demand may hang on each parameter.
    var counts: [Bool]
  }

  /// Where the least of some lengths is as great as it gets; nil where one of them is never above 0.
  func worst(of excesses: [ProofLength]) throws(UnprovenReason) -> Worst? {
    if excesses.count > 1 {
      // One alone hangs on fewer texts than all of them together.
      for excess in excesses {
        guard let alone = try worst(of: [excess]), alone.value > Self.tolerance else { return nil }
      }
    }
    let answer = try answer(for: excesses)
    var counts = answer.response.counts
    for item in excesses.flatMap(\.contents.keys) {
      if let place = placeOfText[item] { counts[place] = true }
    }
    var worst: Worst?
    for piece in answer.response.pieces {
      let sums = excesses.map { sum($0, in: piece, answer) }
      guard
        let found = try ask({ () throws(SolverError) in try piece.part.greatestLeast(of: sums) })
      else { continue }
      if let worst, worst.value >= found.value { continue }
      worst = Worst(
        point: found.point,
        value: found.value,
        amounts: sums.map { sum in
          sum.constant + zip(sum.coefficients, found.point).reduce(0) { $0 + $1.0 * $1.1 }
        },
        counts: counts
      )
    }
    return worst
  }

  /// The least and the greatest width at which some lengths can all be above 0, with some widths of texts.
  func extent(of excesses: [ProofLength]) throws(UnprovenReason) -> ClosedRange<Double>? {
    let answer = try answer(for: excesses)
    var extent: ClosedRange<Double>?
    for piece in answer.response.pieces {
      let sums = excesses.map { sum($0, in: piece, answer) }
      let found = try ask { () throws(SolverError) in try piece.part.greatestLeast(of: sums) }
      guard let found, found.value > Self.tolerance else { continue }
      var part: ParameterPart? = piece.part
      for sum in sums {
        // constant + coefficients · p ≥ 0
        part = part?.keeping(.init(sum.coefficients.map { -$0 }, sum.constant))
      }
      guard let part else { continue }
      let one = parameters.indices.map { $0 == 0 ? 1.0 : 0 }
      let ends = try ask { () throws(SolverError) in
        (
          try part.greatestLeast(of: [(0, one.map { -$0 })]), try part.greatestLeast(of: [(0, one)])
        )
      }
      guard let least = ends.0, let greatest = ends.1, -least.value <= greatest.value else {
        continue
      }
      let before = extent ?? -least.value...greatest.value
      extent =
        min(before.lowerBound, -least.value)...max(before.upperBound, greatest.value)
    }
    return extent
  }

  /// A length as a sum of the parameters.
  private func sum(
    _ length: ProofLength,
    in piece: ParameterResponse.Piece,
    _ answer: Answer
  ) -> (constant: Double, coefficients: [Double]) {
    var constant = length.constant
    var coefficients = parameters.map { _ in 0.0 }
    for (term, factor) in length.terms {
      guard let place = answer.places[term] else { continue }
      constant += factor * piece.values[place]
      for (parameter, slope) in piece.slopes[place].enumerated() {
        coefficients[parameter] += factor * slope
        constant -= factor * slope * piece.point[parameter]
      }
    }
    for (item, factor) in length.contents {
      if let place = placeOfText[item] { coefficients[place] += factor }
    }
    // What is left of sums that cancel is rounding.
    return (constant, coefficients.map { abs($0) > 1e-9 ? $0 : 0 })
  }

  // MARK: - Asking

  /// How everything follows the parameters that hangs together with some lengths.
  private func answer(for excesses: [ProofLength]) throws(UnprovenReason) -> Answer {
    var key: Set<Int> = []
    for term in excesses.flatMap(\.terms.keys) {
      if let group = groups[term.item][term.quantity.rawValue] { key.insert(group) }
    }
    return try answer(forGroups: key)
  }

  private func answer(forGroups key: Set<Int>) throws(UnprovenReason) -> Answer {
    if let known = known[key] { return known }
    var asked: [ProofLength.Term] = []
    for index in facts.items.indices {
      for quantity in ProofLength.Quantity.allCases
      where groups[index][quantity.rawValue].map(key.contains) ?? true {
        asked.append(ProofLength.Term(item: index, quantity: quantity))
      }
    }
    let response = engine.response(
      of: asked.map { (ItemID(index: $0.item), $0.quantity.rawValue) },
      to: parameters,
      limit: Self.limit
    )
    guard let response else { throw UnprovenReason("a text has no width of its own") }
    switch response.gap {
    case .conflict(let point):
      throw UnprovenReason(
        "the constraints contradict each other at \(Wording.number(point[0])) points"
      )
    case .tooManyPieces:
      throw UnprovenReason("there are too many ways in which the texts share the room")
    case nil: break
    }
    let answer = Answer(
      response: response,
      places: Dictionary(uniqueKeysWithValues: asked.enumerated().map { ($1, $0) })
    )
    known[key] = answer
    return answer
  }

  private func ask<Result>(
    _ question: () throws(SolverError) -> Result
  ) throws(UnprovenReason) -> Result {
    do throws(SolverError) {
      return try question()
    } catch {
      throw UnprovenReason("a piece of the layout is beyond what can be calculated: \(error)")
    }
  }

  // MARK: - What is left open

  /// Asks in each piece whether the constraints leave something open: in all of a piece the same ones count, and so the
  /// same is open.
  func ambiguity() throws(UnprovenReason) -> LayoutProof {
    let all = Set(groups.joined().compactMap(\.self))
    var count = 0
    for key in [[]] + all.sorted().map({ [$0] }) {
      for piece in try answer(forGroups: Set(key)).response.pieces {
        count += 1
        guard let finding = try ambiguous(at: piece.point) else { continue }
        return .fails(
          LayoutCounterexample(
            width: piece.point[0],
            texts: [],
            items: finding.items,
            amount: 0,
            message: finding.message,
            widths: piece.point[0]...piece.point[0]
          ),
          others: 0
        )
      }
    }
    return .holds(pieces: count)
  }

  private func ambiguous(at point: [Double]) throws(UnprovenReason) -> Finding? {
    do {
      return try SolvedLayout(snapshot(at: point)).findings(of: [.ambiguous]).first
    } catch {
      throw UnprovenReason("the layout cannot be solved: \(error)")
    }
  }

  /// The layout at the greatest width.
  package var snapshot: LayoutSnapshot { facts.snapshot }

  /// The frames at another width with the texts as they are, relative to parents.
  ///
  /// - Throws: `UnprovenReason` where the layout cannot be solved.
  package func frames(atWidth width: Double) throws(UnprovenReason) -> [LayoutRect] {
    var snapshot = facts.snapshot
    snapshot.constraints[root.index].constant = width
    do {
      return try SolvedLayout(snapshot).frames
    } catch {
      throw UnprovenReason("the layout cannot be solved: \(error)")
    }
  }

  /// The layout with other parameters.
  private func snapshot(at point: [Double]) -> LayoutSnapshot {
    var snapshot = facts.snapshot
    snapshot.constraints[root.index].constant = point[0]
    for (item, place) in placeOfText {
      let insets = snapshot.items[item].properties.alignmentInsets
      snapshot.items[item].properties.intrinsicWidth = point[place] - insets.left - insets.right
    }
    return snapshot
  }
}
