import LayoutEngine
import PlumbDiagnosis

/// What differs between two revisions of a project's layouts.
package struct DifferenceReport {
  /// A file that came, went or was renamed.
  package struct File: Hashable, Sendable {
    /// Its former name; nil for a new one.
    package var before: String?
    /// Its present name; nil for one that was deleted.
    package var after: String?

    /// Creates a file's change; one of the names is there.
    package init(before: String?, after: String?) {
      (self.before, self.after) = (before, after)
    }

    /// What became of it, in words.
    var words: String {
      switch (before, after) {
      case (let before?, let after?): "\(before) → \(after)"
      case (nil, let after?): "\(after) (new)"
      case (let before?, nil): "\(before) (deleted)"
      case (nil, nil): ""
      }
    }
  }

  /// A file of one of the revisions that could not be read.
  package struct Failure: Hashable, Sendable {
    /// The revision, as the report calls it.
    package var revision: String
    /// What is wrong, with the file and the line.
    package var message: String

    /// Creates a failure.
    package init(revision: String, message: String) {
      (self.revision, self.message) = (revision, message)
    }
  }

  /// What the former revision is called.
  package var before: String
  /// What the present revision is called.
  package var after: String
  /// How many files with layouts changed.
  package var changedFiles = 0
  /// The files that came, went or were renamed.
  package var files: [File] = []
  /// The scenes that differ.
  package var scenes: [SceneDifference] = []
  /// The files that could not be read.
  package var failures: [Failure] = []

  /// Creates a report in which nothing differs.
  package init(before: String, after: String) {
    (self.before, self.after) = (before, after)
  }

  /// Whether no scene differs.
  package var isEmpty: Bool { scenes.isEmpty }

  /// What was not found before, of all scenes.
  var new: [Finding] { scenes.flatMap(\.new) }
  /// What is not found any more, of all scenes.
  var resolved: [Finding] { scenes.flatMap(\.resolved) }

  /// How many scenes differ, in words.
  var verdict: String {
    guard !scenes.isEmpty else {
      return changedFiles == 0
        ? "no file with a layout changed"
        : "no layout differs (\(Self.count(changedFiles, "file")) changed)"
    }
    let states: [(SceneDifference.State, String)] = [
      (.changed, "changed"), (.added, "new"), (.removed, "removed"),
    ]
    let parts = states.compactMap { state, word -> String? in
      let count = scenes.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(word)"
    }
    return "\(Self.count(scenes.count, "scene")) (\(parts.joined(separator: ", ")))"
      + (new.isEmpty ? "" : ", \(Self.count(new.count, "new finding"))")
      + (resolved.isEmpty ? "" : ", \(resolved.count) resolved")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// What differs, for a terminal: what was changed before what followed from it.
  ///
  /// - Parameter limit: How many lines of each kind a scene has at most.
  /// - Returns: Lines in which nothing drives a terminal.
  package func text(limit: Int = 12) -> String {
    var lines = ["\(before) → \(after): \(verdict)"]
    for file in files { lines.append("  file \(TerminalText.safe(file.words))") }
    for scene in scenes {
      lines.append("")
      let state = scene.state == .changed ? "" : " (\(scene.state == .added ? "new" : "removed"))"
      let former = scene.formerName.map { ", was \($0)" } ?? ""
      lines.append(TerminalText.safe("\(scene.name)\(former)  \(scene.file)\(state)"))
      lines += Self.lines("because", scene.causes.map { $0.text + Self.place($0.origin) }, limit)
      lines += Self.lines("so", scene.consequences, limit)
      lines += Self.lines("new", scene.new.map(Self.words), limit)
      lines += Self.lines("gone", scene.resolved.map(Self.words), limit)
    }
    for failure in failures {
      lines.append("")
      lines.append("unreadable at \(TerminalText.safe("\(failure.revision): \(failure.message)"))")
    }
    return TerminalText.withoutCommands(lines)
  }

  /// A line for each text behind a heading, which stands before the first one.
  private static func lines(_ heading: String, _ texts: [String], _ limit: Int) -> [String] {
    let shown = texts.count > limit ? Array(texts.prefix(limit - 1)) : texts
    let rest = texts.count - shown.count
    let all = shown + (rest > 0 ? ["and \(rest) more"] : [])
    return all.enumerated().map { place, text in
      let head = place == 0 ? heading : ""
      return "  \(head)\(String(repeating: " ", count: max(1, 9 - head.count)))"
        + TerminalText.safe(text)
    }
  }

  /// The line of a place, as it stands behind a sentence.
  static func place(_ origin: SourceLocation?) -> String {
    origin.map { " (line \($0.line))" } ?? ""
  }

  /// A finding in a line.
  static func words(_ finding: Finding) -> String {
    "\(finding.severity.rawValue) \(finding.rule.id)\(place(finding.location)): \(finding.message)"
  }
}
