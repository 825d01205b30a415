import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding that something is open holds where contents of scroll views have the size that the code sets.
  ///
  /// UIKit keeps that size as long as no constraint reaches the far edges of the content.
  func holdsWithSetContent(_ finding: Finding) -> Bool {
    guard finding.rule == .ambiguous, !views.sizedContents.isEmpty, var sized = snapshot else {
      return true
    }
    for place in views.sizedContents {
      sized.items[place].properties.intrinsicWidth = sized.items[place].frame.width
      sized.items[place].properties.intrinsicHeight = sized.items[place].frame.height
    }
    guard let solved = try? SolvedLayout(sized) else { return true }
    return solved.findings(of: [.ambiguous]).contains { $0.items.first == finding.items.first }
  }
}
