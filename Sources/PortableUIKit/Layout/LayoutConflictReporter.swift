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
  /// What may be spent on the conflicts of one solve together, and on each at least: some 40 and 10
  /// milliseconds at most.
  private static let efforts = (all: 12_000, each: 3000)

  static func report(_ conflicts: [LayoutConflict], in host: LayoutHost) {
    let effort = max(efforts.each, efforts.all / max(1, conflicts.count))
    let budget = ConflictingSets.Budget(solves: 60, sets: 4, effort: effort)
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
