import LayoutEngine
import PlumbDiagnosis
package import PlumbInterfaceBuilder

extension SourceLayout {
  /// The layout for a check, with what can be said of it for certain.
  package func made() -> LayoutChecker.MadeLayout {
    LayoutChecker.MadeLayout(
      root: className,
      snapshot: snapshot,
      findings: stops,
      judge: judged
    )
  }

  /// What the program would stop over.
  private var stops: [Finding] {
    let found = sourceFindings.map { each in
      Finding(each.rule, in: className, at: each.place, items: [], message: each.message)
    }
    guard let failure else { return found }
    return found + [
      Finding(
        .stopsInCode,
        in: className,
        at: failure.place ?? location,
        items: [],
        message: "\(className) stops the program: \(failure.message)"
      )
    ]
  }

  /// What becomes of a finding in view of what is not known; nil where nothing can be said.
  ///
  /// A layout that lacks constraints is ambiguous, small and overlapping for no other reason; what conflicts goes on to
  /// conflict with more of them.
  func judged(_ finding: Finding) -> Finding? {
    guard coverage == .part || !contents.isEmpty || hasMoreConstraints else {
      return isAboutEmptiness(finding) ? nil : finding
    }
    guard Set(open).isDisjoint(with: finding.constraints), !mentionsStandIn(finding) else {
      return nil
    }
    guard Self.certainRules.contains(finding.rule) else { return nil }
    guard let condition = conditions.first else { return finding }
    guard conditions.count == 1 else { return nil }
    var finding = finding
    let name = condition.split(separator: "`").first.map(String.init) ?? condition
    finding.message += " (if `\(name)` holds)"
    return finding
  }

  /// Whether a finding says that something is missing of a picture view whose picture comes later.
  private func isAboutEmptiness(_ finding: Finding) -> Bool {
    !Self.certainRules.contains(finding.rule) && !Set(empty).isDisjoint(with: finding.items)
  }

  /// Whether a finding hangs on the size of a view that stands for another one.
  private func mentionsStandIn(_ finding: Finding) -> Bool {
    guard !standIns.isEmpty else { return false }
    let views = Set(standIns)
    if !views.isDisjoint(with: finding.items) { return true }
    return finding.constraints.contains { index in
      guard let constraint = snapshot?.constraints[index] else { return false }
      return views.contains(constraint.first) || constraint.second.map(views.contains) == true
    }
  }

  /// The rules whose findings stay true when more constraints come to a layout.
  private static let certainRules: Set<Rule> = [.conflict, .mixedDirection, .marginToMargin]
}
