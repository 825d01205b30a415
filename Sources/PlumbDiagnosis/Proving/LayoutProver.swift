import ConstraintSolver
package import LayoutEngine

/// Why nothing can be proven.
package struct UnprovenReason: Error, Hashable {
  package var words: String

  package init(_ words: String) { self.words = words }
}

/// Proves properties of a layout for all widths in a range, and for all widths of its texts.
///
/// The frames of a layout follow its width and the widths of its texts linearly between breakpoints, at which another
/// constraint starts or stops to count. Those pieces are found exactly, from the optimality conditions of the solver's
/// own problem (see `ParameterWalk`), and a property that is linear in the frames is asked at the corners of each piece.
/// So an answer is about every number in the ranges, fractions included, and not about samples.
///
/// What is taken for granted: the constraints are the same at all widths but for the width of the topmost view, and the
/// contents are but for the widths of the texts. Whoever has a live layout has to make sure of that. No text is empty,
/// for an empty one has no height. What is thinner than 10⁻⁵ points goes unseen, and a property that is missed by no more
/// than a hundredth of a point holds.
package final class LayoutProver {
  let facts: LayoutFacts
  let controls: Set<Int>
  let widths: ClosedRange<Double>
  private let textUpTo: Double?
  let engine: LayoutSolver
  /// The constraint that gives the topmost view its width.
  let root: LayoutConstraintID
  /// The texts whose width changes.
  private(set) var parameters: [(LayoutParameter, ClosedRange<Double>)] = []
  private(set) var placeOfText: [Int: Int] = [:]
  /// For each item the groups of its left, top, width and height, nil for what is decided.
  private(set) var groups: [[Int?]] = []
  var known: [Set<Int>: Answer] = [:]

  /// By how much a property may be missed, in points: solutions are exact but for rounding.
  package static let tolerance = 0.01
  /// More pieces than these are not looked for at once.
  static let limit = 2000

  /// How some quantities follow the parameters.
  struct Answer {
    var response: ParameterResponse
    /// The place of each quantity among those asked for.
    var places: [ProofLength.Term: Int]
  }

  /// Prepares proofs.
  ///
  /// - Parameters:
  ///   - snapshot: The layout, at the greatest width best, where texts wrap least.
  ///   - widths: The widths of the topmost view, in points.
  ///   - textUpTo: How wide each text may be at the most, in points; each is as wide as it is where nothing is said.
  ///   - controls: The places of the controls among the items.
  /// - Throws: `UnprovenReason` where the layout is not linear.
  package init(
    _ snapshot: LayoutSnapshot,
    widths: ClosedRange<Double>,
    textUpTo: Double?,
    controls: Set<Int>
  ) throws(UnprovenReason) {
    guard widths.lowerBound > 0, widths.upperBound < 1e5,
      textUpTo.map({ $0 > 0 && $0 < 1e5 }) ?? true
    else { throw UnprovenReason("the widths are not those of a layout") }
    let root = snapshot.constraints.firstIndex {
      $0.first == 0 && $0.firstAttribute == .width && $0.source == .encapsulatedSize
        && $0.second == nil && $0.relation == .equal && $0.priority == 1000
    }
    guard let root else { throw UnprovenReason("nothing gives the topmost view its width") }
    var wide = snapshot
    wide.constraints[root].constant = widths.upperBound
    do {
      facts = LayoutFacts(try SolvedLayout(wide), options: DiagnosisOptions())
    } catch {
      throw UnprovenReason("the layout cannot be solved: \(error)")
    }
    self.root = LayoutConstraintID(index: root)
    self.widths = widths
    self.textUpTo = textUpTo
    self.controls = controls
    engine = facts.solved.engine
    try addParameters()
    groups = engine.groups(of: facts.items.indices.map(ItemID.init))
  }

  // MARK: - Texts

  private func addParameters() throws(UnprovenReason) {
    parameters = [(.constant(root), widths)]
    for index in facts.items.indices where facts.isVisible[index] && !isInside(index) {
      let item = facts.items[index]
      let name = facts.words.item(index)
      guard let text = item.textFacts else {
        if item.properties.wrapsLines == true {
          throw UnprovenReason("the height of \(name) follows its width")
        }
        continue
      }
      guard let width = item.properties.intrinsicWidth else {
        guard item.properties.intrinsicHeight == nil || text.lineLimit == 1 else {
          throw UnprovenReason("the height of \(name) follows its width")
        }
        continue
      }
      if text.lineLimit != 1 { try check(text, of: index, name) }
      guard let textUpTo else { continue }
      let insets = item.properties.alignmentInsets.left + item.properties.alignmentInsets.right
      let most = max(textUpTo, width)
      placeOfText[index] = parameters.count
      parameters.append((.contentWidth(ItemID(index: index)), insets...most + insets))
    }
    guard textUpTo != nil else { return }
    for (index, item) in facts.items.enumerated() where facts.isVisible[index] {
      guard let stack = item.stack, stack.distribution == "fillProportionally",
        stack.arranged.contains(where: holdsText)
      else { continue }
      throw UnprovenReason("\(facts.words.item(index)) shares its room in proportion to its texts")
    }
  }

  /// A text of several lines is as high as one line where it has the room.
  private func check(
    _ text: LayoutSnapshot.TextFacts,
    of index: Int,
    _ name: String
  ) throws(UnprovenReason) {
    let item = facts.items[index]
    if item.text?.contains(where: \.isNewline) == true {
      throw UnprovenReason("\(name) has several paragraphs")
    }
    if let height = item.properties.intrinsicHeight, height > text.lineHeight * 1.9 {
      throw UnprovenReason(
        "\(name) wraps at \(Wording.number(widths.upperBound)) points, and its height follows its width"
      )
    }
  }

  private func holdsText(_ index: Int) -> Bool {
    facts.items[index].textFacts != nil || facts.children[index].contains(where: holdsText)
  }

  /// The width that the content of an item would like to have, in points of its alignment rectangle.
  func contentWidth(_ index: Int) -> ProofLength? {
    let properties = facts.items[index].properties
    guard let width = properties.intrinsicWidth else { return nil }
    guard placeOfText[index] != nil else { return ProofLength(constant: width) }
    let insets = properties.alignmentInsets
    var length = ProofLength(constant: -(insets.left + insets.right))
    length.contents[index] = 1
    return length
  }

  // MARK: - Proofs

  /// Proves a property.
  package func prove(_ property: LayoutProperty) -> LayoutProof {
    do throws(UnprovenReason) {
      if let conflict = conflict() {
        if case .noConflict = property.kind { return .fails(conflict, others: 0) }
        throw UnprovenReason("the constraints contradict each other \(conflict)")
      }
      if case .noConflict = property.kind { return .holds(pieces: 1) }
      try checkLines()
      if case .unambiguous = property.kind { return try ambiguity() }
      return try proof(of: try demands(of: property))
    } catch {
      return .unproven(reason: error.words)
    }
  }

  /// The widths at which required constraints contradict each other; contents never do, for required ones beat them.
  private func conflict() -> LayoutCounterexample? {
    func example(_ width: Double, _ widths: ClosedRange<Double>) -> LayoutCounterexample {
      let message = facts.solved.conflictFindings().first?.message
      return LayoutCounterexample(
        width: width,
        texts: [],
        items: [],
        amount: widths.upperBound - widths.lowerBound,
        message: message ?? "the required constraints contradict each other",
        widths: widths
      )
    }
    guard facts.solved.conflicts.isEmpty else { return example(widths.upperBound, widths) }
    guard let feasible = engine.feasibleConstants(of: root, in: widths) else {
      return example(widths.upperBound, widths)
    }
    if feasible.lowerBound - widths.lowerBound > Self.tolerance {
      return example(widths.lowerBound, widths.lowerBound...feasible.lowerBound)
    }
    if widths.upperBound - feasible.upperBound > Self.tolerance {
      return example(widths.upperBound, feasible.upperBound...widths.upperBound)
    }
    return nil
  }

  /// Makes sure that no text wraps or shrinks: then its height would follow its width.
  private func checkLines() throws(UnprovenReason) {
    for index in texts {
      guard let text = facts.items[index].textFacts, text.lineLimit != 1 || text.shrinks,
        let width = contentWidth(index)
      else { continue }
      let insets = facts.items[index].properties.alignmentInsets
      let room = ProofLength.item(index, .width) - (insets.left + insets.right)
      let worst = try worst(of: [width - room])
      guard let worst, worst.value > Self.tolerance else { continue }
      let end = try extent(of: [width - room]) ?? widths
      throw UnprovenReason(
        "\(facts.words.item(index)) \(text.shrinks ? "shrinks" : "wraps") between "
          + "\(Wording.number(end.lowerBound)) and \(Wording.number(end.upperBound)) points, "
          + "and its height is not linear"
      )
    }
  }

  private func proof(of demands: [ProofDemand]) throws(UnprovenReason) -> LayoutProof {
    var failures: [(demand: ProofDemand, worst: Worst)] = []
    let free = Set(facts.solved.freedoms.map(\.item.index))
    for demand in demands {
      if let index = demand.items.first(where: free.contains) {
        throw UnprovenReason("the constraints leave open where \(facts.words.item(index)) is")
      }
      guard let worst = try worst(of: demand.excesses), worst.value > Self.tolerance else {
        continue
      }
      failures.append((demand, worst))
    }
    guard let (demand, worst) = failures.max(by: { $0.worst.value < $1.worst.value }) else {
      return .holds(pieces: known.values.map(\.response.pieces.count).max() ?? 1)
    }
    let example = LayoutCounterexample(
      width: worst.point[0],
      texts: placeOfText.sorted { $0.key < $1.key }.filter { worst.counts[$0.value] }.map {
        let insets = facts.items[$0.key].properties.alignmentInsets
        return .init(
          name: facts.words.item($0.key),
          width: worst.point[$0.value] - insets.left - insets.right
        )
      },
      items: demand.items,
      amount: worst.value,
      message: demand.words(worst.amounts),
      widths: try extent(of: demand.excesses) ?? widths
    )
    return .fails(example, others: failures.count - 1)
  }
}
