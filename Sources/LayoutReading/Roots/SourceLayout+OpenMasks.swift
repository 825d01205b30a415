import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What is left of a conflict with masks of which something is not known: what does not hang on that.
  ///
  /// A picture view has the size of its picture, which may not be at hand, and is at the left of the top with any picture.
  ///
  /// - Returns: The finding, or nil where all of it hangs on what is not known.
  func withoutOpenMasks(_ finding: Finding) -> Finding? {
    guard finding.rule == .conflict, let view = finding.items.first, var loosened = snapshot else {
      return finding
    }
    let masks = Set(
      open.filter {
        loosened.constraints[$0].source == .autoresizingMask
          && loosened.constraints[$0].first == view
      }
    )
    guard !masks.isDisjoint(with: finding.constraints) else { return finding }
    for place in masks { loosened.constraints[place].priority = 1 }
    return found(.conflict, in: loosened, withFixes: true)?.first {
      $0.items.first == view && !Set($0.constraints).isDisjoint(with: finding.constraints)
    }
  }
}
