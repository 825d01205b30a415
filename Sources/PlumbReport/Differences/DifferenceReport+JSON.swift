package import Foundation
import LayoutEngine
import PlumbDiagnosis

extension DifferenceReport {
  /// The report for a program to read.
  ///
  /// `{"version","before","after","files":[{"before","after"}],"scenes":[{"state","name","formerName","file",
  /// "formerFile","causes":[{"kind","text","file","line"}],"changes":[{"kind","view","before","after"}],
  /// "new":[{"rule","severity","message","file","line"}],"resolved":[…]}],"unreadable":[{"revision","message"}]}`,
  /// with sorted keys. Frames are x, y, width and height in points, relative to the parent.
  package func json() throws -> Data {
    let document = Document(
      version: 1,
      before: before,
      after: after,
      files: files.map { Document.File(before: $0.before, after: $0.after) },
      scenes: scenes.map(Document.Scene.init),
      unreadable: failures.map {
        Document.Failure(revision: $0.revision, message: $0.message)
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return TerminalText.safe(json: try encoder.encode(document))
  }

  private struct Document: Encodable {
    var version: Int
    var before: String
    var after: String
    var files: [File]
    var scenes: [Scene]
    var unreadable: [Failure]

    struct File: Encodable {
      var before: String?
      var after: String?
    }

    struct Failure: Encodable {
      var revision: String
      var message: String
    }

    struct Scene: Encodable {
      var state: String
      var name: String
      var formerName: String?
      var file: String
      var formerFile: String?
      var causes: [Cause]
      var changes: [Change]
      var new: [Found]
      var resolved: [Found]

      init(_ scene: SceneDifference) {
        state = scene.state.rawValue
        name = scene.name
        formerName = scene.formerName
        file = scene.file
        formerFile = scene.formerFile
        causes = scene.causes.map {
          Cause(kind: $0.kind.rawValue, text: $0.text, file: $0.origin?.file, line: $0.origin?.line)
        }
        changes = scene.changes.map {
          Change(
            kind: $0.kind.rawValue,
            view: $0.name,
            before: $0.before.map(Self.numbers),
            after: $0.after.map(Self.numbers)
          )
        }
        new = scene.new.map(Found.init)
        resolved = scene.resolved.map(Found.init)
      }

      private static func numbers(_ rect: LayoutRect) -> [Double] {
        [rect.x, rect.y, rect.width, rect.height].map { ($0 * 10_000).rounded() / 10_000 }
      }
    }

    struct Cause: Encodable {
      var kind: String
      var text: String
      var file: String?
      var line: Int?
    }

    struct Change: Encodable {
      var kind: String
      var view: String
      var before: [Double]?
      var after: [Double]?
    }

    struct Found: Encodable {
      var rule: String
      var severity: String
      var message: String
      var file: String?
      var line: Int?

      init(_ finding: Finding) {
        rule = finding.rule.id
        severity = finding.severity.rawValue
        message = finding.message
        file = finding.location?.file
        line = finding.location?.line
      }
    }
  }
}
