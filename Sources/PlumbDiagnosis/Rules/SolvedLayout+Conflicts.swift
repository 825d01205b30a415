import ConstraintSolver
import LayoutEngine

extension SolvedLayout {
  /// A finding for each minimal set of required constraints that cannot all hold.
  ///
  /// A set with a placeholder is none: without it, as the app is built, the others can hold. Nor is one
  /// with a content whose size is not known.
  public func conflictFindings() -> [Finding] {
    conflictFindings(judgedBy: LayoutFacts(self, options: DiagnosisOptions()))
  }

  /// As ``conflictFindings()``; fixes are tried on a copy, and offered where nothing else goes wrong.
  func conflictFindings(judgedBy facts: LayoutFacts) -> [Finding] {
    let real = conflicts.filter { !isOfTheCanvas($0) }
    guard !real.isEmpty else { return [] }
    let trial = FixTrial(facts, conflicts: real.count)
    let groups = MaskConflicts.grouped(real, facts)
    return groups.masks.map { finding(for: $0, facts, trial) }
      + groups.others.map { finding(for: $0, trial) }
  }

  /// One finding for all that a mask contradicts, at the first of it; the view with the mask is the first of its views.
  private func finding(
    for mask: MaskConflicts,
    _ facts: LayoutFacts,
    _ trial: FixTrial
  ) -> Finding {
    var merged = finding(for: mask.first, trial)
    let further = mask.further.map { finding(for: $0, trial) }
    let all = [merged] + further
    var views = Set([mask.view])
    merged.items =
      [mask.view] + all.flatMap(\.items).filter { views.insert($0).inserted }
    var known: Set<Int> = []
    merged.constraints = all.flatMap(\.constraints).filter { known.insert($0).inserted }
    merged.details += further.map(\.message)
    merged.message = mask.message(merged.message, facts.words, snapshot.items[mask.view].frame)
    merged.suggestion = mask.suggestion(facts.words)
    merged.fixes = []
    return merged
  }

  private func finding(for conflict: LayoutConflict, _ trial: FixTrial) -> Finding {
    let constraints = conflict.constraints
    var seen: Set<Int> = []
    let views = conflict.members.flatMap(items(of:))
      .filter { snapshot.items[$0].kind == .view && seen.insert($0).inserted }
    let location =
      conflict.broken.flatMap { snapshot.constraints[$0.index].origin }
      ?? constraints.lazy.compactMap { snapshot.constraints[$0].origin }.first
      ?? views.lazy.compactMap { snapshot.items[$0].origin }.first
    let words = ConflictWords(self, conflict)
    let wrongEnd = conflict.wrongEnd(in: self)
    var finding = Finding(
      .conflict,
      in: snapshot.name,
      at: wrongEnd.flatMap { snapshot.constraints[$0.constraint].origin } ?? location,
      items: views,
      constraints: constraints,
      message: words.message
    )
    finding.fixes = trial.fixes(for: conflict, isHidden: words.hidden != nil)
    finding.suggestion = words.suggestion(finding.fixes)
    if let wrongEnd {
      finding.fixes = []
      finding.suggestion = words.suggestion(wrongEnd)
    }
    finding.details = words.details
    // It is logged, and the layout is the one that was meant; or a host may have more room.
    if words.hidden != nil || conflict.members.contains(where: givesWidth) {
      finding.severity = .warning
    }
    return finding
  }

  /// Whether a member is the width on the canvas of a root that is no screen, where the set needs more.
  ///
  /// A host makes a cell or a view as high as its content wants, but gives it a width, which is seldom
  /// more than the one that it was drawn with.
  private func givesWidth(_ member: LayoutConflict.Member) -> Bool {
    guard case .constraint(let id) = member.subject else { return false }
    let constraint = snapshot.constraints[id.index]
    return constraint.isPlaceholder && constraint.source == .encapsulatedSize
      && constraint.firstAttribute == .width && constraint.constant > 0 && member.multiplier > 0
  }

  private func isOfTheCanvas(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      switch member.subject {
      case .constraint(let id): snapshot.constraints[id.index].isPlaceholder && !givesWidth(member)
      case .hugging(let id, _), .compressionResistance(let id, _):
        snapshot.items[id.index].hasUnknownContent
      case .nonNegative: false
      }
    }
  }

  func items(of member: LayoutConflict.Member) -> [Int] {
    switch member.subject {
    case .constraint(let id):
      let constraint = snapshot.constraints[id.index]
      return [constraint.first] + (constraint.second.map { [$0] } ?? [])
    case .hugging(let id, _), .compressionResistance(let id, _), .nonNegative(let id, _):
      return [id.index]
    }
  }
}

extension LayoutConflict {
  /// The places of the constraints that take part, in the order of the members.
  var constraints: [Int] {
    members.compactMap { member in
      if case .constraint(let id) = member.subject { id.index } else { nil }
    }
  }
}
