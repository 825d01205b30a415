public import Foundation
import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report in the Static Analysis Results Interchange Format, which code hosts and editors show.
  ///
  /// Files below `folder` are named relative to it, as `SRCROOT`, which code hosts take for the
  /// repository.
  ///
  /// - Parameters:
  ///   - level: The least serious finding to report.
  ///   - folder: The folder that relative paths count from; an absolute path.
  ///   - pages: Where the documentation of `PlumbDiagnosis` is published, or nil where it is not; rules
  ///     have a link to their page there.
  /// - Returns: UTF-8 text.
  /// - Throws: What the encoder throws; no report is known for which it does.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", 2020.
  public func sarif(
    level: Finding.Severity,
    folder: String = FileManager.default.currentDirectoryPath,
    pages: URL? = nil
  ) throws -> Data {
    let shown = entries(from: level)
    let places = Dictionary(uniqueKeysWithValues: Rule.all.enumerated().map { ($1, $0) })
    let base = SARIFBase(folder)
    var counts: [String: Int] = [:]
    let results = shown.map { entry -> [String: Any] in
      let finding = entry.finding
      let file = base.path(entry.place ?? "")
      let print = ([finding.rule.id, file, finding.scene] + entry.views + entry.constraints)
        .joined(separator: "/")
      // Findings that are alike are told apart by their number, as the specification asks for.
      counts[print, default: 0] += 1
      var result: [String: Any] = [
        "ruleId": finding.rule.id,
        "level": finding.severity.rawValue,
        "message": ["text": TerminalText.safe(entry.text)],
        "partialFingerprints": ["plumb/v1": "\(print):\(counts[print] ?? 1)"],
      ]
      result["ruleIndex"] = places[finding.rule]
      if let place = entry.place {
        var location = base.location(place, finding.location?.line)
        location["logicalLocations"] = [
          ["name": TerminalText.safe(finding.scene), "kind": "module"]
        ]
        result["locations"] = [location]
      }
      if let devices = entry.devices { result["properties"] = ["devices": devices.names] }
      return result
    }
    let notifications = failures.map { failure -> [String: Any] in
      [
        "level": "error",
        "message": ["text": TerminalText.safe(failure.message)],
        "locations": [base.location(failure.file, failure.line)],
      ]
    }
    let run: [String: Any] = [
      "tool": [
        "driver": [
          "name": "plumbline", "semanticVersion": "0.1.0",
          "rules": Rule.all.map { Self.descriptor($0, pages) },
        ]
      ],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": ["SRCROOT": ["uri": base.root]],
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
    return TerminalText.safe(
      json: try JSONSerialization.data(
        withJSONObject: log,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
    )
  }

  private static func descriptor(_ rule: Rule, _ pages: URL?) -> [String: Any] {
    var result: [String: Any] = [
      "id": rule.id,
      "name": rule.page,
      "shortDescription": ["text": rule.title],
      "help": [
        "text": "The article \(rule.page) in the documentation of PlumbDiagnosis; "
          + "`rules: { \(rule.id): off }` in .plumbline.yml turns the rule off"
      ],
      "defaultConfiguration": [
        "level": rule.severity.rawValue, "enabled": rule.isOnByDefault,
      ],
    ]
    result["helpUri"] = pages.map {
      $0.appendingPathComponent("documentation/plumbdiagnosis/\(rule.page.lowercased())")
        .absoluteString
    }
    return result
  }
}

/// The folder that a report's files count from.
private struct SARIFBase {
  /// The folder with a slash behind it.
  private let folder: String
  /// The folder as a URI, which ends in a slash.
  let root: String

  init(_ folder: String) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    root = "file://" + Self.escaped(self.folder)
  }

  /// A file relative to the folder, or as it is where it lies elsewhere.
  func path(_ file: String) -> String {
    if file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
    return file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }

  func location(_ file: String, _ line: Int?) -> [String: Any] {
    let path = path(file)
    var artifact: [String: Any] = [
      "uri": (path.hasPrefix("/") ? "file://" : "") + Self.escaped(path)
    ]
    if !path.hasPrefix("/") { artifact["uriBaseId"] = "SRCROOT" }
    var physical: [String: Any] = ["artifactLocation": artifact]
    if let line { physical["region"] = ["startLine": max(1, line)] }
    return ["physicalLocation": physical]
  }

  private static func escaped(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}

extension CheckReport.Entry {
  /// The message with what to change.
  var text: String { finding.suggestion.map { "\(message). To mend it: \($0)" } ?? message }
}
