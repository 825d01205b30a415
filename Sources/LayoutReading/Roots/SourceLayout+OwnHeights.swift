import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding says that a label is cut off which the class itself holds to less than its line: no superclass and no view
  /// that is not known mends that.
  ///
  /// A height that is nearly a line's may be enough for another font.
  func holdsTextDownItself(_ finding: Finding) -> Bool {
    guard finding.rule == .textTruncated, let item = finding.items.first, let snapshot,
      snapshot.items[item].text?.isEmpty == false,
      let facts = snapshot.items[item].textFacts, !facts.isPlaceholder
    else { return false }
    return snapshot.constraints.contains {
      $0.first == item && $0.firstAttribute == .height && $0.source == .app
        && $0.relation != .greaterThanOrEqual && $0.priority >= 1000
        && ($0.second == nil || $0.multiplier == 0) && $0.constant > 0
        && $0.constant < facts.lineHeight * Self.shareOfLine
    }
  }

  /// The share of a line's height below which letters of a common size are cut off.
  private static var shareOfLine: Double { 0.75 }
}
