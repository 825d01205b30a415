import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbLog

/// Times how long it takes to say what is wrong with large layouts and long logs.
///
///     swift run -c release --package-path Benchmarks diagnosis-benchmarks
///
/// Ends with 1 where a measurement takes longer than it may.
@main
enum DiagnosisBenchmarks {
  static let rounds = 5

  /// A measured quantity in milliseconds, and the most that it may be.
  struct Row {
    var name: String
    var time: Double
    var most: Double?

    var isMet: Bool { most.map { time <= $0 } ?? true }
  }

  static func main() throws {
    let rows = [
      try diagnosed("2,000-view snapshot diagnosed", Layouts.list(views: 2000), 0, most: 1000),
      try diagnosed("the same with a finding in each view", Layouts.open(views: 2000), 1999),
      try diagnosed("10,000 views beside each other", Layouts.list(views: 10_000), 0),
      try diagnosed("10,000 views inside each other", Layouts.nest(views: 10_000), 0),
      explained("1,000 conflicts (5 MB) explained", conflicts: 1000, most: 2000),
    ]
    print(line("measure", "ours", "required", ""))
    for row in rows {
      let required = row.most.map { "≤ \(number($0)) ms" } ?? ""
      let verdict = row.most == nil ? "" : row.isMet ? "ok" : "missed"
      print(line(row.name, "\(number(row.time)) ms", required, verdict))
    }
    print("Times are medians of \(rounds) runs.")
    let isMet = rows.allSatisfy(\.isMet)
    print(isMet ? "floor: ok" : "floor: missed")
    if !isMet { exit(1) }
  }

  // MARK: - Measuring

  /// Solves a layout and asks all rules that are on by default, which find so much.
  private static func diagnosed(
    _ name: String,
    _ snapshot: LayoutSnapshot,
    _ expected: Int,
    most: Double? = nil
  ) throws -> Row {
    let time = try median {
      let count = try SolvedLayout(snapshot).findings().count
      precondition(count == expected, "\(name): \(count) findings, expected \(expected)")
    }
    return Row(name: name, time: time, most: most)
  }

  /// Reads a log and explains each conflict in it.
  private static func explained(_ name: String, conflicts: Int, most: Double) -> Row {
    let log = Logs.of(conflicts: conflicts)
    precondition((4_500_000...5_500_000).contains(log.count), "the log has \(log.count) bytes")
    let time = median {
      let entries = ExplainedLog(ConflictLog(bytes: log), file: "log").entries
      precondition(entries.count == conflicts, "\(entries.count) conflicts were explained")
    }
    return Row(name: name, time: time, most: most)
  }

  private static func median(_ body: () throws -> Void) rethrows -> Double {
    let times = try (0..<rounds).map { _ in
      try ContinuousClock().measure(body) / .milliseconds(1)
    }
    return times.sorted()[rounds / 2]
  }

  // MARK: - Printing

  private static func number(_ value: Double) -> String { String(format: "%.0f", value) }

  private static func line(_ name: String, _ cells: String...) -> String {
    let right = zip(cells, [12, 14, 8]).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }
    let text = name + String(repeating: " ", count: max(0, 42 - name.count)) + right.joined()
    return text.trimmingCharacters(in: .whitespaces)
  }
}
