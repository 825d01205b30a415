internal import ConstraintSolver
internal import LayoutEngine
internal import Logging
internal import PlumbLog

/// Tells the developer of constraints that cannot all hold, as UIKit does.
@MainActor
enum LayoutConflictReporter {
  /// Made for each message, so that it is the application's own logging whenever that was set up.
  static var makeLogger = { Logger(label: "LayoutConstraints") }
  /// How many conflicts of one solve are looked into beyond what the engine says of them.
  private static let analysedCount = 8
  /// What may be spent on one of them: some milliseconds.
  private static let budget = ConflictingSets.Budget(solves: 60, sets: 4, effort: 6000)

  static func report(_ conflicts: [LayoutConflict], in host: LayoutHost) {
    var analysed = 0
    for conflict in conflicts {
      guard let count = host.reports.note(conflict) else { continue }
      var analysis: LayoutConflictAnalysis?
      if count == 0, analysed < analysedCount {
        analysed += 1
        analysis = host.engine.analysis(of: conflict, budget: budget)
      }
      let facts = ConflictFacts(conflict, analysis, in: host)
      let report = facts.report(repetition: count)
      makeLogger().warning("\(report.message)")
      UIViewAlertForUnsatisfiableConstraints()
      ConflictObservers.tell(report)
    }
  }
}
