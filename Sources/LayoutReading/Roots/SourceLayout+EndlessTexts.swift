import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What a finding says of a text from outside that nothing keeps from growing sideways, where other texts, fonts and pictures
  /// are not known: whatever they are, it leaves its superview from some length on; nil for other findings.
  func withAnyContent(_ finding: Finding) -> Finding? {
    guard hasOtherTexts, coverage == .whole || lacksOnlyCaller || isBesideStandIns(finding),
      !hasMoreConstraints,
      finding.rule == .unboundedGrowth, finding.severity > .note,
      finding.growthAxis == .horizontal, [2, 3].contains(finding.items.count), let snapshot,
      snapshot.items[finding.items[0]].text == Evaluator.longText,
      leavesWhenLong(finding)
    else { return nil }
    var finding = finding
    let words = Wording(snapshot)
    let names = finding.items.map(words.item)
    let what = names.count == 2 ? "leaves \(names[1])" : "pushes \(names[1]) out of \(names[2])"
    finding.message = "nothing limits the width of \(names[0]): a text that is long enough \(what)"
    return finding
  }

  /// Whether a content that is wider than its screen gets all of that width, and what is said to leave its superview by that sticks
  /// out of it.
  private func leavesWhenLong(_ finding: Finding) -> Bool {
    let item = finding.items[0]
    let inner = finding.items.count == 2 ? item : finding.items[1]
    guard var snapshot, let root = snapshot.items.first, let parent = snapshot.items[inner].parent
    else { return false }
    let width = 4 * max(root.frame.width, 500)
    snapshot.items[item].properties.intrinsicWidth = width
    guard let solved = try? SolvedLayout(snapshot) else { return false }
    let frame = solved.frames[inner]
    return solved.frames[item].width >= width - 1
      && (frame.x < -1 || frame.maxX > solved.frames[parent].width + 1)
  }
}
