public import Foundation
import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report for a program to read.
  ///
  /// `{"documents","swiftFiles","scenes","views","constraints","seconds","findings":[{"rule","severity","file",
  /// "line","column","scene","devices","views","constraints","message","suggestion","details"}],"known","ignored",
  /// "gone":[{"rule","file","scene","views","constraints"}],"changes":{"since","new","left","gone":[…]},
  /// "notes":[…],"unreadable":[{"file","line","message"}]}`, with sorted keys. `devices` is there where the document
  /// was laid out for several: those on which it was found. `known` and `ignored` count findings that a baseline
  /// knows and that documents say to ignore; `changes` is there where the report is one of what changed since a
  /// revision; `unreadable` are paths that could not be looked at.
  public func json(level: Finding.Severity) throws -> Data {
    let document = Document(
      documents: documents,
      swiftFiles: codeFiles,
      scenes: scenes,
      views: views,
      constraints: constraints,
      seconds: (seconds * 1000).rounded() / 1000,
      findings: entries(from: level).map { entry in
        Document.Item(
          rule: entry.finding.rule.id,
          severity: entry.finding.severity.rawValue,
          file: entry.place,
          line: entry.finding.location?.line,
          column: entry.finding.location?.column,
          scene: entry.finding.scene,
          devices: entry.devices?.names,
          views: entry.views,
          constraints: entry.constraints,
          message: entry.finding.message,
          suggestion: entry.finding.suggestion,
          details: entry.finding.details
        )
      },
      known: known.count,
      ignored: ignored.count,
      gone: gone,
      changes: changes.map { changes in
        Document.Changes(
          since: changes.revision,
          new: entries(from: level).count,
          left: changes.left.count { $0.finding.severity >= level },
          gone: changes.gone
        )
      },
      notes: notes.map { Document.Failure(file: $0.file, line: $0.line, message: $0.message) },
      unreadable: failures.map {
        Document.Failure(file: $0.file, line: $0.line, message: $0.message)
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return TerminalText.safe(json: try encoder.encode(document))
  }

  private struct Document: Encodable {
    var documents: Int
    var swiftFiles: Int
    var scenes: Int
    var views: Int
    var constraints: Int
    var seconds: Double
    var findings: [Item]
    var known: Int
    var ignored: Int
    var gone: [Baseline.Known]
    var changes: Changes?
    var notes: [Failure]
    var unreadable: [Failure]

    struct Item: Encodable {
      var rule: String
      var severity: String
      var file: String?
      var line: Int?
      var column: Int?
      var scene: String
      var devices: [String]?
      var views: [String]
      var constraints: [String]
      var message: String
      var suggestion: String?
      var details: [String]
    }

    struct Changes: Encodable {
      var since: String
      var new: Int
      var left: Int
      var gone: [Baseline.Known]
    }

    struct Failure: Encodable {
      var file: String
      var line: Int?
      var message: String
    }
  }
}
