import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What is told of a method that fills a view and makes the same constraints each time that it is called; nil where none does.
  ///
  /// One call makes each of them once, so that none is to be deleted: what is wrong is that a second call adds more.
  var madeByEachFilling: Finding? {
    guard let filledTwice, let snapshot else { return nil }
    var counts: [SourceLocation: [MadeConstraint: Int]] = [:]
    for constraint in snapshot.constraints where constraint.source == .app {
      guard let line = constraint.origin else { continue }
      counts[line, default: [:]][MadeConstraint(constraint), default: 0] += 1
    }
    let twice = counts.filter { $0.value.values.contains { $0 > 1 } }
    let lines = twice.keys.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    guard let first = lines.first, let made = twice[first]?.count else { return nil }
    return Finding(
      .constraintsPileUp,
      in: className,
      at: first,
      items: [],
      message: Evaluator.words(
        for: className,
        .filling(filledTwice),
        [0, made, 2 * made],
        otherLines: lines.count - 1
      )
    )
  }
}

/// What a constraint ties, whatever its constant is.
private struct MadeConstraint: Hashable {
  private let first: Int
  private let second: Int?
  private let attributes: [LayoutAttribute]

  init(_ constraint: LayoutSnapshot.Constraint) {
    first = constraint.first
    second = constraint.second
    attributes = [constraint.firstAttribute, constraint.secondAttribute]
  }
}
