public import Foundation
public import PlumbDiagnosis
import PlumbLog

extension ExplainedLog {
  /// The explanations for a program to read: an array with one object for each conflict or list of constraints, then
  /// one for each other message.
  ///
  /// `kind` is `conflict`, `noConflict`, or that of a message: `noCommonAncestor`, `unpreparedHierarchy`, `ambiguous`,
  /// or a case of `ConsoleMessage`. Messages have the keys
  /// `{"kind","file","line","count","lines","summary","cause","fix"}`, the others these:
  /// `{"kind","file","line","count","lines","constraints":[{"address","text","kind","position"}],"broken":"0x…",
  /// "predictedBreak","provable","minimalSets":[[positions…]],"breakingResolves","needsNonNegativeSize","notes":[…],
  /// "problems":[{"line","reason","text"}]}`, with sorted keys. Positions count the different
  /// constraints from 1; null stands for what the log does not tell; `predictedBreak` is there where it does
  /// not tell what gives way.
  public static func json(_ logs: [ExplainedLog]) throws -> Data {
    let items = logs.flatMap { log in
      log.entries.map { Element.conflict(Document(file: log.file, entry: $0)) }
        + log.messages.map { .message(Message($0, file: log.file)) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(items)
  }

  private enum Element: Encodable {
    case conflict(Document)
    case message(Message)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .conflict(let document): try document.encode(to: encoder)
      case .message(let message): try message.encode(to: encoder)
      }
    }
  }

  private struct Message: Encodable {
    var kind: String
    var file: String
    var line: Int
    var count: Int
    var lines: [Int]
    var summary: String
    var cause: String
    var fix: String

    init(_ explained: ExplainedMessage, file: String) {
      kind =
        switch explained.message.kind {
        case .noCommonAncestor: "noCommonAncestor"
        case .unpreparedHierarchy: "unpreparedHierarchy"
        case .ambiguous: "ambiguous"
        case .console(let message, _): message.rawValue
        }
      self.file = file
      line = explained.lines[0]
      count = explained.lines.count
      lines = explained.lines
      summary = explained.summary
      cause = explained.cause
      fix = explained.fix
    }
  }

  private struct Document: Encodable {
    var file: String
    var entry: ExplainedLog.Entry

    enum Key: String, CodingKey {
      case kind, file, line, count, lines, constraints, broken, provable, minimalSets,
        breakingResolves
      case needsNonNegativeSize, notes, problems, predictedBreak
    }

    func encode(to encoder: any Encoder) throws {
      let explanation = entry.explanation
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(
        explanation.isHarmless ? "noConflict" : "conflict",
        forKey: .kind
      )
      try container.encode(file, forKey: .file)
      try container.encode(entry.lines[0], forKey: .line)
      try container.encode(entry.lines.count, forKey: .count)
      try container.encode(entry.lines, forKey: .lines)
      try container.encode(items, forKey: .constraints)
      try container.encode(explanation.conflict.broken?.address, forKey: .broken)
      try container.encode(explanation.unstatedBreak.map { $0 + 1 }, forKey: .predictedBreak)
      try container.encode(explanation.isProvable, forKey: .provable)
      try container.encode(
        explanation.minimalSets.map { $0.members.map { $0 + 1 } },
        forKey: .minimalSets
      )
      try container.encode(explanation.breakingResolves, forKey: .breakingResolves)
      try container.encode(explanation.needsNonNegativeSize, forKey: .needsNonNegativeSize)
      try container.encode(entry.notes, forKey: .notes)
      try container.encode(
        explanation.conflict.problems.map {
          Problem(line: $0.line, reason: $0.reason.rawValue, text: $0.text)
        },
        forKey: .problems
      )
    }

    private var items: [Item] {
      let explanation = entry.explanation
      let positions = Dictionary(
        uniqueKeysWithValues: explanation.constraints.enumerated().map { ($1.identity, $0 + 1) }
      )
      return explanation.conflict.listed.map {
        Item(
          address: $0.address,
          text: $0.text,
          kind: $0.kind.rawValue,
          position: positions[$0.identity]
        )
      }
    }
  }

  private struct Item: Encodable {
    var address: String
    var text: String
    var kind: String
    var position: Int?
  }

  private struct Problem: Encodable {
    var line: Int
    var reason: String
    var text: String
  }
}
