public import Foundation
import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report in the Static Analysis Results Interchange Format, which code hosts and editors show.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", 2020.
  public func sarif(level: Finding.Severity) throws -> Data {
    let shown = entries(from: level)
    let places = Dictionary(uniqueKeysWithValues: Rule.all.enumerated().map { ($1, $0) })
    let results = shown.map { entry -> [String: Any] in
      let finding = entry.finding
      var result: [String: Any] = [
        "ruleId": finding.rule.id,
        "level": finding.severity.rawValue,
        "message": ["text": TerminalText.safe(finding.text)],
        "partialFingerprints": ["plumb/v1": entry.fingerprint],
      ]
      result["ruleIndex"] = places[finding.rule]
      if let location = finding.location {
        result["locations"] = [Self.location(location.file, location.line)]
      }
      return result
    }
    let notifications = failures.map { failure -> [String: Any] in
      [
        "level": "error",
        "message": ["text": TerminalText.safe(failure.message)],
        "locations": [Self.location(failure.file, failure.line)],
      ]
    }
    let rules = Rule.all.map { rule -> [String: Any] in
      [
        "id": rule.id,
        "shortDescription": ["text": rule.title],
        "help": ["text": "The article \(rule.page) in the documentation of PlumbDiagnosis"],
        "defaultConfiguration": [
          "level": rule.severity.rawValue, "enabled": rule.isOnByDefault,
        ],
      ]
    }
    let run: [String: Any] = [
      "tool": ["driver": ["name": "plumbline", "version": "0.1.0", "rules": rules]],
      "results": results,
      "invocations": [
        [
          "executionSuccessful": failures.isEmpty,
          "toolExecutionNotifications": notifications,
        ]
      ],
    ]
    let log: [String: Any] = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return try JSONSerialization.data(
      withJSONObject: log,
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    )
  }

  private static func location(_ file: String, _ line: Int?) -> [String: Any] {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    var physical: [String: Any] = [
      "artifactLocation": ["uri": path.hasPrefix("/") ? "file://" + path : path]
    ]
    if let line { physical["region"] = ["startLine": max(1, line)] }
    return ["physicalLocation": physical]
  }
}

extension CheckReport.Entry {
  /// What is the same for the finding as long as its views and constraints are.
  var fingerprint: String {
    ([finding.rule.id, finding.scene] + views + constraints).joined(separator: "/")
  }
}

extension Finding {
  /// The message with what to change.
  var text: String { suggestion.map { "\(message). To mend it: \($0)" } ?? message }
}
