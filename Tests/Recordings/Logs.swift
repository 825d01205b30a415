import Foundation
import PlumbDiagnosis
import PlumbLog

/// What real logs say was broken, beside what the rule predicts from the list.
struct LogComparison {
  var folder: URL
  var details: Bool

  /// Prints how many of the logs whose broken constraint stands in a list of several are told.
  @MainActor
  func run() throws {
    let index = try String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    var tally = Tally()
    for line in index.split(separator: "\n").dropFirst() {
      let name = line.prefix { $0 != "\t" }
      let text = try String(
        contentsOf: folder.appendingPathComponent(String(name)),
        encoding: .utf8
      )
      guard let conflict = ConflictLog(text).conflicts.first else { continue }
      let explanation = ConflictExplanation(conflict)
      guard let broken = conflict.brokenIndex, explanation.constraints.count > 1 else { continue }
      let predicted = explanation.predictedBreak
      tally.note("a constraint of the list", predicted == broken)
      if details, predicted != broken {
        print(
          "  \(name): broken \(broken + 1), predicted \(predicted.map { "\($0 + 1)" } ?? "none")"
        )
        for (index, constraint) in explanation.constraints.enumerated() {
          print("    \(index + 1) \(constraint.kind.rawValue) \(constraint.text)")
        }
      }
    }
    Comparison.show("Breaks in logs", tally)
  }
}
