import Foundation
import PlumbDiagnosis
import PlumbLog
import Testing

/// Public logs with their truth, in a folder that the environment variable names.
enum LoggedCorpus {
  static let folder = ProcessInfo.processInfo.environment["PLUMB_LOGS"]

  struct Row: Sendable, CustomTestStringConvertible {
    var cells: [String: String]
    var testDescription: String { self["file"] }
    subscript(_ name: String) -> String { cells[name] ?? "" }
  }

  static let rows: [Row] = {
    guard let folder,
      let table = try? String(contentsOfFile: folder + "/index.tsv", encoding: .utf8)
    else { return [] }
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { line in
      Row(cells: Dictionary(uniqueKeysWithValues: zip(names, line)))
    }
  }()
}

@Suite(.enabled(if: LoggedCorpus.folder != nil, "set PLUMB_LOGS to a folder of conflict logs"))
struct `Real logs` {
  @Test func `are there`() {
    #expect(LoggedCorpus.rows.count >= 68)
  }

  @Test(arguments: LoggedCorpus.rows)
  func `are explained as the table says`(_ row: LoggedCorpus.Row) throws {
    let folder = try #require(LoggedCorpus.folder)
    let url = URL(fileURLWithPath: folder).appendingPathComponent(row["file"])
    let log = ConflictLog(bytes: [UInt8](try Data(contentsOf: url)))
    try #require(log.conflicts.count == 1)
    let conflict = log.conflicts[0]
    let explanation = ConflictExplanation(conflict)

    let unread = conflict.problems.count { $0.reason == .unreadable }
    #expect("\(conflict.listed.count + unread)" == row["constraints_listed"])
    #expect("\(explanation.constraints.count)" == row["distinct"])
    #expect((conflict.broken?.address ?? "") == row["broken_as_stated"])
    let position = conflict.brokenIndex.map { "\($0 + 1)" }
    #expect((position ?? (conflict.broken == nil ? "" : "not in list")) == row["broken_position"])
    if let index = conflict.brokenIndex {
      #expect(explanation.constraints[index].kind.rawValue == row["broken_kind"])
    }
    #expect(explanation.isProvable == (row["provable_from_text"] == "yes"))
    let sets = explanation.minimalSets.map { set in
      "{" + set.members.map { "\($0 + 1)" }.joined(separator: ",") + "}"
    }
    let wanted = row["minimal_infeasible_sets(1-based positions among distinct)"]
    #expect(sets.joined(separator: " ") == wanted)
    let resolves = explanation.breakingResolves.map { $0 ? "yes" : "no" } ?? ""
    #expect(resolves == row["breaking_it_resolves"])
    #expect(explanation.needsNonNegativeSize == (row["needs_size>=0"] == "yes"))
    if explanation.isProvable {
      let isMinimal = explanation.minimalSets.contains {
        $0.members.count == explanation.constraints.count
      }
      #expect(isMinimal == (row["list_is_minimal"] == "yes"))
    } else {
      let notes = ExplainedLog(log, file: row["file"]).entries[0].notes
      let words = ["not provable from this text", "no constraint can be read from this text"]
      #expect(notes.contains { note in words.contains { note.hasPrefix($0) } }, "\(notes)")
    }
    #expect(explanation.isComplete)
  }
  @Test(arguments: LoggedCorpus.rows)
  func `get an advice that ends the conflict`(_ row: LoggedCorpus.Row) throws {
    let folder = try #require(LoggedCorpus.folder)
    let url = URL(fileURLWithPath: folder).appendingPathComponent(row["file"])
    for conflict in ConflictLog(bytes: [UInt8](try Data(contentsOf: url))).conflicts {
      let explanation = ConflictExplanation(conflict)
      guard explanation.isProvable, let fix = ExplanationWording(explanation).cause?.fix else {
        continue
      }
      for places in AdvisedChange.removals(in: fix) {
        #expect(AdvisedChange.ends(conflict, without: places), "\(fix)")
      }
    }
  }
}
