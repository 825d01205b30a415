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
  ///   - folder: The folder that relative paths count from, the repository's root; an absolute path.
  ///   - path: A file's path from that folder.
  ///   - pages: Where the documentation of `PlumbDiagnosis` is published, or nil where it is not; rules
  ///     have a link to their page there.
  ///   - repository: The address of Plumb's repository, where rules have a link to their page without
  ///     `pages`; nil leaves the links out.
  ///   - keepsKnown: Whether findings that a baseline knows are results, too: unchanged and suppressed, and
  ///     those that are gone as absent. Code hosts that look at neither open alerts for them.
  /// - Returns: UTF-8 text.
  /// - Throws: What the encoder throws; no report is known for which it does.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", 2020.
  public func sarif(
    level: Finding.Severity,
    folder: String = FileManager.default.currentDirectoryPath,
    naming path: (String) -> String = { $0 },
    pages: URL? = nil,
    repository: String? = ToolDescription.repository,
    keepsKnown: Bool = false
  ) throws -> Data {
    let files = Set((entries + known).compactMap(\.place) + failures.map(\.file) + gone.map(\.file))
    let names = Dictionary(uniqueKeysWithValues: files.map { ($0, path($0)) })
    let base = SARIFBase(folder, names)
    var writer = SARIFResults(base)
    var results = entries(from: level).map { writer.result($0) }
    if keepsKnown {
      // All results have a state, or none.
      for index in results.indices { results[index]["baselineState"] = "new" }
      results += known.filter { $0.finding.severity >= level }.map { entry in
        var result = writer.result(entry)
        result["baselineState"] = "unchanged"
        result["suppressions"] = [["kind": "external", "justification": "known to the baseline"]]
        return result
      }
      results += gone.map { writer.absent($0) }
    }
    let notifications = failures.map { failure -> [String: Any] in
      [
        "level": "error",
        "message": ["text": TerminalText.safe(failure.message)],
        "locations": [base.location(failure.file, failure.line, nil)],
      ]
    }
    var driver: [String: Any] = [
      "name": ToolDescription.name,
      "version": ToolDescription.version,
      "semanticVersion": ToolDescription.version,
      "rules": Rule.all.map { Self.descriptor($0, pages, repository) },
    ]
    driver["informationUri"] =
      pages.map { Self.address("documentation/plumbdiagnosis", $0) } ?? repository
    let run: [String: Any] = [
      "tool": ["driver": driver],
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

  private static func descriptor(
    _ rule: Rule,
    _ pages: URL?,
    _ repository: String?
  ) -> [String: Any] {
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
    let source = "Sources/PlumbDiagnosis/PlumbDiagnosis.docc/Rules/\(rule.page).md"
    result["helpUri"] =
      pages.map { Self.address("documentation/plumbdiagnosis/\(rule.page.lowercased())", $0) }
      ?? repository.map { "\($0)/blob/\(ToolDescription.version)/\(source)" }
    return result
  }

  private static func address(_ path: String, _ pages: URL) -> String {
    pages.appendingPathComponent(path).absoluteString
  }
}

/// Writes findings as results, with fingerprints that are told apart.
private struct SARIFResults {
  private let base: SARIFBase
  private let rules = Dictionary(uniqueKeysWithValues: Rule.all.enumerated().map { ($1.id, $0) })
  /// How many results have had each fingerprint.
  private var counts: [String: Int] = [:]

  init(_ base: SARIFBase) { self.base = base }

  mutating func result(_ entry: CheckReport.Entry) -> [String: Any] {
    let finding = entry.finding
    var result = result(
      finding.rule.id,
      finding.severity,
      file: entry.place,
      line: finding.location?.line,
      column: finding.location?.column,
      scene: finding.scene,
      identities: entry.views + entry.constraints,
      text: entry.text
    )
    if let devices = entry.devices { result["properties"] = ["devices": devices.names] }
    return result
  }

  /// A known finding that was not found again.
  mutating func absent(_ known: Baseline.Known) -> [String: Any] {
    var result = result(
      known.rule,
      Rule.all.first { $0.id == known.rule }?.severity ?? .warning,
      file: known.file.isEmpty ? nil : known.file,
      line: nil,
      column: nil,
      scene: known.scene,
      identities: known.views + known.constraints,
      text: "\(known.rule) is not found any more"
    )
    result["baselineState"] = "absent"
    return result
  }

  private mutating func result(
    _ rule: String,
    _ severity: Finding.Severity,
    file: String?,
    line: Int?,
    column: Int?,
    scene: String,
    identities: [String],
    text: String
  ) -> [String: Any] {
    let print = ([rule, base.path(file ?? ""), scene] + identities).joined(separator: "/")
    // Findings that are alike are told apart by their number, as the specification asks for.
    counts[print, default: 0] += 1
    var result: [String: Any] = [
      "ruleId": rule,
      "level": severity.rawValue,
      "message": ["text": TerminalText.safe(text)],
      "partialFingerprints": ["plumb/v1": "\(print):\(counts[print] ?? 1)"],
    ]
    result["ruleIndex"] = rules[rule]
    if let file {
      var location = base.location(file, line, column)
      if !scene.isEmpty {
        location["logicalLocations"] = [["name": TerminalText.safe(scene), "kind": "module"]]
      }
      result["locations"] = [location]
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
  private let names: [String: String]

  /// Takes the folder, and how files are called from there by how they are called.
  init(_ folder: String, _ names: [String: String]) {
    self.names = names
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    root = "file://" + Self.escaped(self.folder)
  }

  /// A file relative to the folder, or as it is where it lies elsewhere.
  func path(_ file: String) -> String {
    let file = names[file] ?? file
    if file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
    return file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }

  func location(_ file: String, _ line: Int?, _ column: Int?) -> [String: Any] {
    let path = path(file)
    var artifact: [String: Any] = [
      "uri": (path.hasPrefix("/") ? "file://" : "") + Self.escaped(path)
    ]
    if !path.hasPrefix("/") { artifact["uriBaseId"] = "SRCROOT" }
    var physical: [String: Any] = ["artifactLocation": artifact]
    if let line {
      var region = ["startLine": max(1, line)]
      region["startColumn"] = column
      physical["region"] = region
    }
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
