import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What a finding says of a text from outside that nothing keeps from growing sideways, where other texts, fonts and pictures
  /// are not known: whatever they are, it leaves its superview from some length on; nil for other findings.
  func withAnyContent(_ finding: Finding) -> Finding? {
    guard hasOtherTexts, coverage == .whole, !hasMoreConstraints,
      finding.rule == .unboundedGrowth, finding.severity > .note,
      finding.growthAxis == .horizontal, finding.items.count == 2, let snapshot,
      snapshot.items[finding.items[0]].text == Evaluator.longText,
      leavesWhenLong(finding.items[0])
    else { return nil }
    var finding = finding
    let words = Wording(snapshot)
    let (text, outer) = (words.item(finding.items[0]), words.item(finding.items[1]))
    finding.message =
      "nothing limits the width of \(text): a text that is long enough leaves \(outer)"
    return finding
  }

  /// Whether a content that is wider than its screen gets all of that width, and sticks out of its superview.
  private func leavesWhenLong(_ item: Int) -> Bool {
    guard var snapshot, let root = snapshot.items.first, let parent = snapshot.items[item].parent
    else { return false }
    let width = 4 * max(root.frame.width, 500)
    snapshot.items[item].properties.intrinsicWidth = width
    guard let solved = try? SolvedLayout(snapshot) else { return false }
    let frame = solved.frames[item]
    return frame.width >= width - 1
      && (frame.x < -1 || frame.maxX > solved.frames[parent].width + 1)
  }
}
