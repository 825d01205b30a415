import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// Texts whose top is held a few points below the top of another text, in place of its bottom, where both begin at the same
  /// edge: they lie on each other as soon as both have a text.
  ///
  /// A point or two is what a shadow is moved by.
  func textsBelowTops() -> [Finding] {
    snapshot.constraints.indices.compactMap { place in
      guard let tie = siblingTie(place), tie.axis == .vertical, !tie.isFar else { return nil }
      let constraint = snapshot.constraints[place]
      let (lower, upper) =
        constraint.constant > 0 ? (tie.first, tie.second) : (tie.second, tie.first)
      let distance = abs(constraint.constant)
      guard constraint.priority >= 1000, distance > Self.shadowDistance,
        [lower, upper].allSatisfy({ isLine($0) && isSettled($0, .horizontal) }),
        distance < (items[upper].textFacts?.lineHeight ?? Self.leastLineHeight) / 2,
        absolute[lower].x == absolute[upper].x
      else { return nil }
      var finding = finding(
        .overlappingContent,
        place,
        items: [lower, upper],
        "the top of \(words.item(lower)) is \(Wording.number(distance)) points below the top of "
          + "\(words.item(upper)), so that their texts lie on each other",
        suggestion: "tie it to the bottom of \(words.item(upper))"
      )
      finding.severity = .warning
      return finding
    }
  }

  private static let shadowDistance = 2.0

  /// The height of a line of the smallest font that is used, of 11 points, for texts that are not there yet.
  private static let leastLineHeight = 13.0

  /// Whether an item is a label, by its class: a field may have a floating title at its top.
  private func isLine(_ index: Int) -> Bool {
    items[index].isText && items[index].className.hasSuffix("Label")
      && items[index].textFacts?.isPlaceholder != true
  }
}
