internal import LayoutEngine

/// What was said of the conflicts of one hierarchy.
struct ConflictReports {
  /// A conflict by what takes part, without the numbers, which may follow each other in a pass.
  private var saidInPass: Set<Set<LayoutConflict.Subject>> = []
  /// How often a conflict was said with the same numbers.
  private var counts: [LayoutConflict: Int] = [:]

  /// The number of conflicts that are remembered; beyond it, all are forgotten.
  private static let limit = 512

  /// Begins a layout pass, in which each conflict is said once.
  mutating func beginPass() {
    if !saidInPass.isEmpty { saidInPass.removeAll(keepingCapacity: true) }
  }

  /// Notes a conflict.
  ///
  /// - Returns: How often it was said before with the same numbers, or nil where it was said in this pass.
  mutating func note(_ conflict: LayoutConflict) -> Int? {
    guard saidInPass.insert(Set(conflict.members.map(\.subject))).inserted else { return nil }
    if counts.count >= Self.limit, counts[conflict] == nil { counts.removeAll() }
    let count = counts[conflict] ?? 0
    counts[conflict] = count + 1
    return count
  }
}
