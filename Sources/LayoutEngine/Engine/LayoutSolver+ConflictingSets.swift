public import ConstraintSolver

/// What can be said of a conflict beyond the set that was met.
public struct LayoutConflictAnalysis: Hashable, Sendable {
  /// A constraint, spoken or silent, and what it has to do with the conflict.
  public struct Remedy: Hashable, Sendable {
    public var subject: LayoutConflict.Subject
    /// Whether ``LayoutConflictAnalysis/sets`` end as soon as this one is left out or made less than
    /// required; nil where the search was too short to tell.
    public var endsConflict: Bool?
    /// The smallest change of its constant after which they end, in points; nil where no change has that
    /// effect, or the search was too short to tell.
    public var change: Double?
  }

  /// The smallest sets of required constraints that the conflict is about, its own first: those that share
  /// a constraint with it that the host did not give.
  public var sets: [LayoutConflict]
  /// What ends the conflict, for each constraint of ``sets``.
  public var remedies: [Remedy]
  /// Whether there are no other sets.
  public var isComplete: Bool
  /// What was spent, as `ConflictingSets.Budget` counts effort.
  public var effort = 0
}

extension LayoutSolver {
  /// Looks for all smallest sets around a conflict of the last solve, and for what would end it.
  ///
  /// - Parameters:
  ///   - conflict: A conflict of the last solve.
  ///   - budget: What may be spent.
  /// - Returns: The sets and remedies; the conflict alone where the search finds nothing.
  /// - Complexity: As `Solver.conflictingSets(around:budget:)`.
  public func analysis(
    of conflict: LayoutConflict,
    budget: ConflictingSets.Budget = .init()
  ) -> LayoutConflictAnalysis {
    var result = LayoutConflictAnalysis(sets: [conflict], remedies: [], isComplete: true)
    guard let variable = conflict.members.lazy.compactMap(variable(in:)).first else {
      return result
    }
    let answer = solver.conflictingSets(around: variable, budget: budget)
    result.isComplete = answer.isComplete
    result.effort = answer.effort
    let own = Set(conflict.members.map(\.subject).filter(isOfContent))
    let listed = Set(conflict.members.filter(\.isSpoken).map(\.subject))
    var changes: [LayoutConflict.Subject: Double] = [:]
    for set in answer.sets {
      let members = set.members.compactMap { member in
        translate(.init(subject: member.subject, multiplier: member.multiplier))
      }
      guard members.contains(where: { own.contains($0.subject) }) else { continue }
      for member in set.members {
        if let subject = translate(member.subject), let change = member.change {
          changes[subject] = change
        }
      }
      guard Set(members.filter(\.isSpoken).map(\.subject)) != listed else { continue }
      result.sets.append(
        LayoutConflict(members: members, excess: set.excess, brokenSubject: nil)
      )
    }
    // Where others contradict each other too, no change of this conflict's constants ends everything.
    let isDisturbed = answer.sets.count > result.sets.count
    let multipliers = Dictionary(
      conflict.members.map { ($0.subject, $0.multiplier) },
      uniquingKeysWith: { first, _ in first }
    )
    let places = result.sets.map { Set($0.members.map(\.subject)) }
    for subject in listed.union(result.sets.flatMap { $0.members.map(\.subject) }) {
      let ends = places.allSatisfy { $0.contains(subject) }
      var change = changes[subject]
      if change == nil, isDisturbed, result.sets.count == 1,
        let multiplier = multipliers[subject], multiplier != 0
      {
        change = conflict.excess / multiplier
      }
      result.remedies.append(
        .init(subject: subject, endsConflict: answer.isComplete ? ends : nil, change: change)
      )
    }
    return result
  }

  /// Whether a member is about what stands in the hierarchy, and not about the room that there is.
  private func isOfContent(_ subject: LayoutConflict.Subject) -> Bool {
    switch subject {
    case .nonNegative: return false
    case .hugging, .compressionResistance: return true
    case .constraint(let id):
      switch constraint(id).source {
      case .encapsulatedSize, .marginsGuide, .safeAreaGuide, .systemGuide: return false
      default: return true
      }
    }
  }

  private func variable(in member: LayoutConflict.Member) -> Variable? {
    switch member.subject {
    case .constraint(let id):
      _ = buildRow(of: constraintRecord(id))
      return terms.all.first?.variable
    case .hugging(let id, let axis), .compressionResistance(let id, let axis),
      .nonNegative(let id, let axis):
      let record = item(id)
      return axis == .horizontal ? record.pointee.width : record.pointee.height
    }
  }

  /// The right side of the row behind a member, in points.
  func rowConstant(of subject: LayoutConflict.Subject) -> Double {
    switch subject {
    case .constraint(let id): buildRow(of: constraintRecord(id))
    case .hugging(let id, let axis), .compressionResistance(let id, let axis):
      item(id).pointee.properties.rest(axis)
    case .nonNegative: 0
    }
  }
}

extension LayoutConflict.Member {
  /// Whether somebody said it, and it is no silent rule.
  public var isSpoken: Bool {
    if case .nonNegative = subject { false } else { true }
  }
}
