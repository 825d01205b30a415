import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// Whether a finding is there with other numbers and texts in the place of those that were made up, too.
  ///
  /// What is found with one made-up number alone says something of that number, and not of the code.
  func holdsWithOtherSamples(_ finding: Finding) -> Bool {
    let rule = finding.rule == .contradictingStates ? .conflict : finding.rule
    guard let snapshot, let withOtherSamples, let others = found(rule, in: withOtherSamples) else {
      return true
    }
    // Two lengths that are made up may be any length: that they do not fit each other says nothing of the code.
    guard rule != .conflict || madeUpLengths(in: finding, snapshot, withOtherSamples) < 2 else {
      return false
    }
    let wanted = Participants(of: finding, in: snapshot)
    return others.contains { Participants(of: $0, in: withOtherSamples).areAbout(wanted) }
  }

  /// How many of the constraints of a finding have other constants with other samples.
  private func madeUpLengths(
    in finding: Finding,
    _ snapshot: LayoutSnapshot,
    _ other: LayoutSnapshot
  ) -> Int {
    let known = Dictionary(
      other.constraints.filter { !$0.id.isEmpty }.map { ($0.id, $0.constant) },
      uniquingKeysWith: { first, _ in first }
    )
    return finding.constraints.count { place in
      let constraint = snapshot.constraints[place]
      guard constraint.source == .app, let constant = known[constraint.id] else { return false }
      return constant != constraint.constant
    }
  }
}

/// Who takes part in a finding, by names that are the same in another layout of the class.
private struct Participants {
  private let isConflict: Bool
  private let items: Set<String>
  private let constraints: Set<String>

  init(of finding: Finding, in snapshot: LayoutSnapshot) {
    isConflict = [.conflict, .contradictingStates].contains(finding.rule)
    items = Set(finding.items.map { snapshot.items[$0].id })
    constraints = Set(
      finding.constraints.map { snapshot.constraints[$0] }.filter {
        $0.source != .encapsulatedSize && !$0.id.isEmpty
      }.map(\.id)
    )
  }

  /// Whether two are the same: conflicts are by the constraints that both have.
  func areAbout(_ other: Participants) -> Bool {
    isConflict ? !constraints.isDisjoint(with: other.constraints) : items == other.items
  }
}
