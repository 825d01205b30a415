internal import ConstraintSolver
internal import LayoutEngine
internal import PlumbLog

#if SwiftLog
internal import Logging
#endif

/// Tells the developer of constraints that cannot all hold, as UIKit does.
@MainActor
enum LayoutConflictReporter {
  /// Made for each message, so that it is the application's own logging whenever that was set up.
  static var makeLogger = { Logger(label: "LayoutConstraints") }
  /// What may be spent on the conflicts of one solve together, and on each at most, in constraints looked
  /// at: some 80 and 10 milliseconds at most, once for each conflict in the life of a hierarchy.
  private static let efforts = (all: 24_000, each: 3000)

  static func report(_ conflicts: [LayoutConflict], in host: LayoutHost) {
    let share = efforts.all / 2 / max(1, conflicts.count)
    var rest = efforts.all
    for conflict in conflicts {
      guard let count = host.reports.note(conflict) else { continue }
      // Nobody hears of what was said before.
      guard count == 0 || ConflictObservers.areThereAny else { continue }
      var analysis: LayoutConflictAnalysis?
      if count == 0, rest > 0 {
        let effort = min(rest, max(efforts.each, share))
        let budget = ConflictingSets.Budget(solves: 60, sets: 4, effort: effort)
        analysis = host.engine.analysis(of: conflict, budget: budget)
        rest -= max(1, analysis?.effort ?? 0)
      }
      let facts = ConflictFacts(conflict, analysis, in: host)
      let report = facts.report(repetition: count)
      if count == 0 {
        makeLogger().warning("\(report.message)")
        UIViewAlertForUnsatisfiableConstraints()
      }
      ConflictObservers.tell(report)
    }
  }
}
