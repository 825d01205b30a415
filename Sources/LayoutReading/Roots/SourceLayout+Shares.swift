import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding is a conflict of shares of a length with the whole of it, such as that of columns that add up to 78 % of the
  /// stack view that they fill: without a number of points among them they contradict each other in every size but none at all.
  func isOfShares(_ finding: Finding) -> Bool {
    guard finding.rule == .conflict, let snapshot else { return false }
    let members = finding.constraints.map { snapshot.constraints[$0] }
    let own = members.filter { $0.source != .encapsulatedSize }
    return own.contains { $0.firstAttribute.isSize && $0.second != nil && $0.multiplier != 1 }
      && Set(members.map(\.firstAttribute.axis)).count == 1
      && own.allSatisfy { member in
        [.app, .stackView].contains(member.source) && member.priority >= 1000
          && member.relation == .equal && member.constant == 0 && member.second != nil
      }
  }
}
