import Foundation
import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `A break that the log does not state` {
  private func explanation(_ constraints: [String], broken: Int? = nil) throws
    -> ConflictExplanation
  {
    let printed = constraints.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }
    let message = ConflictMessage(constraints: printed, broken: broken.map { printed[$0] })
    return ConflictExplanation(try #require(ConflictLog(message.text).conflicts.first))
  }

  /// 12 + 30 + 12 in 44: the height is the deepest twice over, and of the higher attribute.
  private static let cell = [
    "V:|-(12)-[UILabel:0xa'Sum']   (active, names: '|':UITableViewCellContentView:0xb )",
    "UILabel:0xa'Sum'.height == 30   (active)",
    "V:[UILabel:0xa'Sum']-(12)-|   (active, names: '|':UITableViewCellContentView:0xb )",
    "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 44   (active)",
  ]

  @Test func `is predicted by the order in which UIKit breaks`() throws {
    let explanation = try explanation(Self.cell)
    #expect(explanation.unstatedBreak == 1)
    let outcome = ExplanationWording(explanation).outcome
    #expect(
      outcome == "the text does not say what gives way; predicted is 2: breaking 2 ends it"
    )
  }

  @Test func `is left to the log where that says it`() throws {
    let explanation = try explanation(Self.cell, broken: 0)
    #expect(explanation.unstatedBreak == nil)
    #expect(explanation.predictedBreak == 1)
  }

  @Test func `is not told of constraints that do not contradict each other`() throws {
    #expect(try explanation(Array(Self.cell.prefix(2))).unstatedBreak == nil)
  }

  /// Source: the index says which of the listed constraints was broken.
  ///
  /// Of 38, 35 were told when the rule was written. Logs that break what they do not list, or list one
  /// constraint, are left out.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["PLUMB_LOGS"] != nil,
      "PLUMB_LOGS names no logs"
    )
  )
  func `is told in public logs`() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PLUMB_LOGS"] ?? "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var (told, all) = (0, 0)
    for file in files where file.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      guard let conflict = ConflictLog(text).conflicts.first, let broken = conflict.brokenIndex,
        conflict.distinct.count > 1
      else { continue }
      all += 1
      if ConflictExplanation(conflict).predictedBreak == broken { told += 1 }
    }
    #expect(told >= 33, "\(told) of \(all)")
  }
}
