import Foundation
import LayoutEngine
import PlumbDiagnosis

/// The layouts that were solved last, with what rules found in them: each finding of a class asks about the same few.
final class RecentlySolved: @unchecked Sendable {
  static let shared = RecentlySolved()

  private struct Question: Hashable {
    var rule: Rule
    var triesFixes: Bool
  }

  private struct Entry {
    var snapshot: LayoutSnapshot
    /// Nil where there is no solution.
    var solved: SolvedLayout?
    var findings: [Question: [Finding]] = [:]
  }

  /// A class has few variants; more would only keep memory.
  private static let limit = 8

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// What a rule finds in a layout; nil where it has no solution.
  func findings(of rule: Rule, in snapshot: LayoutSnapshot, triesFixes: Bool) -> [Finding]? {
    let question = Question(rule: rule, triesFixes: triesFixes)
    let known = lock.withLock { entries.first { $0.snapshot == snapshot } }
    if let known {
      guard known.solved != nil else { return nil }
      if let findings = known.findings[question] { return findings }
    }
    let solved = known.map(\.solved) ?? (try? SolvedLayout(snapshot))
    var options = DiagnosisOptions()
    options.triesFixes = triesFixes
    let findings = solved?.findings(of: [rule], options: options)
    lock.withLock {
      var entry = Entry(snapshot: snapshot, solved: solved)
      if let place = entries.firstIndex(where: { $0.snapshot == snapshot }) {
        entry = entries.remove(at: place)
      }
      entry.findings[question] = findings
      entries.append(entry)
      if entries.count > Self.limit { entries.removeFirst() }
    }
    return findings
  }
}
