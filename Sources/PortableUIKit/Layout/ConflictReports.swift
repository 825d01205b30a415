internal import LayoutEngine

/// What was said of the conflicts of one hierarchy.
///
/// A constraint that gave way is named once, until it is added again or changed: it stays out of force as
/// long as what it contradicts is there, comes back where that goes, and gives way again without a word.
/// Source: public recordings of iOS 26.1.
struct ConflictReports {
  /// A conflict by what takes part, without the numbers, which may follow each other in a pass.
  private var saidInPass: Set<Set<LayoutConflict.Subject>> = []
  /// How often a conflict was met, by what gave way, or by what takes part where nothing did.
  private var counts: [Set<LayoutConflict.Subject>: Int] = [:]

  /// The number of conflicts that are remembered; beyond it, all are forgotten.
  private static let limit = 512

  /// Begins a layout pass, in which each conflict is said once.
  mutating func beginPass() {
    if !saidInPass.isEmpty { saidInPass.removeAll(keepingCapacity: true) }
  }

  /// Notes a conflict.
  ///
  /// - Returns: How often the same constraint gave way before, or nil where that was said in this pass.
  mutating func note(_ conflict: LayoutConflict) -> Int? {
    let members = Set(conflict.members.map(\.subject))
    guard saidInPass.insert(members).inserted else { return nil }
    if counts.count >= Self.limit { counts.removeAll() }
    let key = conflict.brokenSubject.map { [$0] } ?? members
    let count = counts[key] ?? 0
    counts[key] = count + 1
    return count
  }

  /// Forgets that a constraint gave way, as it is removed or becomes another one.
  mutating func forget(_ constraint: LayoutConstraintID) {
    if !counts.isEmpty { counts[[.constraint(constraint)]] = nil }
  }
}
