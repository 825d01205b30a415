public import Foundation
package import LayoutEngine
public import PlumbDiagnosis

/// Checks documents, one after the other, and collects what was found.
@MainActor
public final class LayoutChecker {
  var report = CheckReport()
  private let start = ContinuousClock.now

  private let circumstances: CheckCircumstances

  /// Creates a checker that has found nothing yet.
  ///
  /// - Parameter circumstances: Those of documents that are checked without any of their own.
  public init(_ circumstances: CheckCircumstances = CheckCircumstances()) {
    self.circumstances = circumstances
  }

  /// Lays out a document and notes what the rules find in it.
  ///
  /// Conflicts and ambiguity are judged with the built-in text sizes, as the app will run; saved
  /// frames with the saved text sizes, so that another font is not taken for a stale frame. A document that
  /// cannot be read is a finding of the rule `unreadable`.
  ///
  /// - Parameters:
  ///   - file: How the document is named in findings, and where it lies.
  ///   - data: What it holds, in place of what the file holds.
  ///   - circumstances: Those of this document, in place of the checker's.
  ///   - path: The path that patterns of the settings are compared with, in place of `file`.
  public func check(
    _ file: String,
    data: Data? = nil,
    in circumstances: CheckCircumstances? = nil,
    matching path: String? = nil
  ) {
    check(file, data: data, in: circumstances, matching: path, joined: JoinedScenes())
  }

  /// Lays out a document of which parts were laid out with the classes that they name.
  ///
  /// - Parameters:
  ///   - file: How the document is named in findings, and where it lies.
  ///   - data: What it holds, in place of what the file holds.
  ///   - circumstances: Those of this document, in place of the checker's.
  ///   - path: The path that patterns of the settings are compared with, in place of `file`.
  ///   - joined: What was found in those parts already.
  package func check(
    _ file: String,
    data: Data? = nil,
    in circumstances: CheckCircumstances? = nil,
    matching path: String? = nil,
    joined: JoinedScenes
  ) {
    let circumstances = circumstances ?? self.circumstances
    let path = path ?? file
    report.files.append(file)
    let rules = circumstances.settings.rules(for: path)
    // Nothing is asked of it: neither does it have to be readable.
    if rules.isEmpty { return }
    var job = Job(file: file, path: path, circumstances: circumstances, rules: rules)
    job.joined = joined
    do {
      if file.hasSuffix(".json") {
        try checkSnapshot(data ?? Data(contentsOf: URL(fileURLWithPath: file)), job)
      } else {
        let name = PathNames.last(file)
        let document =
          try data.map { try InterfaceDocument(data: $0, file: name) }
          ?? InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
        try check(document, job)
      }
      report.documents += 1
    } catch let error as DocumentError {
      var severity = Finding.Severity.error
      if case .unsupportedPlatform = error.problem { severity = .note }
      addUnreadable(job, error.line, error.column, error.message, severity)
    } catch let error as DecodingError {
      addUnreadable(job, nil, nil, error.words)
    } catch let error as SnapshotError {
      addUnreadable(job, nil, nil, error.description)
    } catch {
      addUnreadable(job, nil, nil, error.localizedDescription)
    }
  }

  /// A document with what is asked of it.
  struct Job {
    var file: String
    var path: String
    var circumstances: CheckCircumstances
    var rules: [Rule]
    /// What is told with classes of the source.
    var joined = JoinedScenes()
  }

  /// Reads a snapshot and notes what the rules find in it; its saved frames are its own.
  private func checkSnapshot(_ data: Data, _ job: Job) throws {
    let circumstances = job.circumstances
    let snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    let directions = circumstances.directions.isEmpty ? [.leftToRight] : circumstances.directions
    var collected = CollectedFindings(
      combinations: directions.count,
      differInMoreThanDevice: directions.count > 1
    )
    for direction in directions {
      let shown =
        direction == .rightToLeft ? snapshot.mirrored(toRightToLeft: true) : snapshot
      let found = try SolvedLayout(shown).findings(of: job.rules, options: circumstances.options)
      for finding in found {
        collected.add(
          entry(finding, shown, job),
          root: shown.items.first?.id ?? "",
          combination: direction.rawValue
        )
      }
    }
    count(snapshot, scenes: 1)
    if circumstances.changesSizes {
      let message = "a snapshot has sizes of its own: device and text size do not change it"
      report.notes.append(.init(file: job.file, line: nil, message: message))
    }
    report.entries += collected.entries
  }

  private func check(_ document: InterfaceDocument, _ job: Job) throws {
    let (file, rules, circumstances) = (job.file, job.rules, job.circumstances)
    let ignored = IgnoredRules(document)
    let variants = circumstances.variants
    let isAsSaved = variants.allSatisfy(\.build.isAsSaved)
    var collected = CollectedFindings(
      combinations: variants.count,
      differInMoreThanDevice: circumstances.areCombinations
    )
    let tolerance = circumstances.options.misplacementTolerance
    var mayBeMisplaced = false
    for (place, variant) in variants.enumerated() {
      let replacement = replacement(of: document, variant.build, circumstances.support)
      let builder = DocumentBuilder(document, file: file, options: replacement ?? variant.build)
      let layouts = try builder.layouts()
      if place == 0 {
        report.notes += builder.notes.map { .init(file: file, line: $0.line, message: $0.message) }
        report.notes += ignored.mistakes.map {
          .init(file: file, line: $0.line, message: $0.message)
        }
        let scenes = Set(layouts.map(\.scene)).count
        for (index, layout) in layouts.enumerated() where !job.joined.contains(layout) {
          count(layout.snapshot, scenes: index == 0 ? scenes : 0)
        }
      }
      let name = [builder.screen?.name ?? "", variant.name].filter { !$0.isEmpty }
        .joined(separator: ", ")
      for layout in layouts {
        let solved = try SolvedLayout(layout.snapshot)
        mayBeMisplaced =
          mayBeMisplaced || solved.contradictsSavedFrames(tolerance: tolerance)
        let found = solved.findings(
          of: rules.filter { $0 != .misplaced },
          options: circumstances.options
        )
        for finding in found where job.joined.leaves(finding, in: layout) {
          var entry = entry(finding, layout.snapshot, job)
          // Numbers of another screen than the one on the canvas.
          if replacement != nil, variants.count == 1 {
            entry.devices = .init(names: [name], asked: 1)
          }
          collected.add(entry, root: layout.rootID, combination: name)
        }
      }
    }
    add(collected.entries, ignored)
    guard mayBeMisplaced, rules.contains(.misplaced), isAsSaved else { return }
    var saved = BuildOptions()
    saved.textSizes = .saved
    saved.includesCanvasSizes = true
    for layout in try DocumentBuilder(document, file: file, options: saved).layouts() {
      let solved = try SolvedLayout(layout.snapshot)
      guard solved.conflicts.isEmpty else { continue }
      add(
        solved.misplacementFindings(tolerance: tolerance).map { entry($0, layout.snapshot, job) },
        ignored
      )
    }
  }

  /// How to lay out a document whose canvas is one that its app does not support; nil where the app supports it, or
  /// where it was asked for.
  private func replacement(
    of document: InterfaceDocument,
    _ build: BuildOptions,
    _ support: AppSupport?
  ) -> BuildOptions? {
    guard build.device == nil, build.orientation == nil, let canvas = document.canvas,
      let device = canvas.device,
      let screen = support?.replacement(for: device, canvas.orientation)
    else { return nil }
    var build = build
    build.device = screen.device
    build.orientation = screen.orientation
    return build
  }

  /// Adds findings, but for those that the document says to ignore.
  private func add(_ entries: [CheckReport.Entry], _ ignored: IgnoredRules) {
    for entry in entries {
      if ignored.contain(entry) {
        report.ignored.append(entry)
      } else {
        report.entries.append(entry)
      }
    }
  }

  func count(_ snapshot: LayoutSnapshot, scenes: Int) {
    report.scenes += scenes
    report.views += snapshot.items.count { $0.kind == .view }
    report.constraints += snapshot.constraints.count { !$0.id.isEmpty }
  }

  func entry(
    _ finding: Finding,
    _ snapshot: LayoutSnapshot,
    _ job: Job
  ) -> CheckReport.Entry {
    CheckReport.Entry(
      job.circumstances.settings.adjusted(finding, in: job.path),
      in: snapshot,
      file: job.file
    )
  }

  private func addUnreadable(
    _ job: Job,
    _ line: Int?,
    _ column: Int?,
    _ message: String,
    _ severity: Finding.Severity = .error
  ) {
    guard job.rules.contains(.unreadable) else { return }
    var finding = Finding(
      .unreadable,
      in: "",
      at: line.map { SourceLocation(file: job.file, line: $0, column: column) },
      items: [],
      message: message
    )
    finding.severity = severity
    finding = job.circumstances.settings.adjusted(finding, in: job.path)
    report.entries.append(CheckReport.Entry(finding, file: job.file))
  }

  /// Says something about a place that is no finding, once.
  package func note(_ message: String, at place: SourceLocation) {
    let note = CheckReport.Failure(file: place.file, line: place.line, message: message)
    if !report.notes.contains(note) { report.notes.append(note) }
  }

  /// Adds what another checker found.
  package func take(_ other: LayoutChecker) {
    report.files += other.report.files
    report.documents += other.report.documents
    report.codeFiles += other.report.codeFiles
    report.scenes += other.report.scenes
    report.views += other.report.views
    report.constraints += other.report.constraints
    report.entries += other.report.entries
    report.notes += other.report.notes
    report.ignored += other.report.ignored
  }

  /// The report of everything checked so far, with files that were not found.
  public func finish(adding failures: [FileFailure] = []) -> CheckReport {
    report.failures += failures.map {
      .init(file: $0.file, line: $0.line, message: $0.message)
    }
    report.entries = Self.oneForEachView(
      Self.oneForEachCause(Self.withoutRepeats(Self.toldByClasses(report.entries)))
    )
    let elapsed = ContinuousClock.now - start
    report.seconds = elapsed / .seconds(1)
    return report
  }
}

extension LayoutChecker {
  /// The findings, but for those of constraints in a view that the layout of the view's own class tells as well: whoever mends
  /// them does it there.
  ///
  /// What is graver in the other layout, or is there on devices on which the class alone is fine, stays.
  private static func toldByClasses(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    var told: [ClassFinding: CheckReport.Entry] = [:]
    for entry in entries {
      for finding in entry.classFindings where finding.className == entry.ownClass {
        told[finding] = told[finding] ?? entry
      }
    }
    return entries.filter { entry in
      !entry.classFindings.contains { finding in
        guard finding.className != entry.ownClass, let own = told[finding] else { return false }
        return own.finding.severity >= entry.finding.severity
          && Set(own.devices?.names ?? []).isSuperset(of: entry.devices?.names ?? [])
      }
    }
  }

  /// Findings in code, each once: a view that several classes hold, or a class that several inherit from, is wrong in
  /// one place, whatever the texts in it measure.
  private static func withoutRepeats(_ entries: [CheckReport.Entry]) -> [CheckReport.Entry] {
    struct Said: Hashable {
      var rule: Rule
      var place: SourceLocation
      var message: String
    }
    var said: Set<Said> = []
    let stops = Set(entries.filter(stopsItself).compactMap(\.finding.location))
    return entries.filter { entry in
      guard let place = entry.finding.location, place.file.hasSuffix(".swift") else { return true }
      var message = Self.unnumbered(entry.message)
      if Self.rulesOfTexts.contains(entry.finding.rule) { message = Self.unmeasured(message) }
      // Whatever makes a view of a class that stops the program stops it, too.
      if entry.finding.rule == .stopsInCode {
        if stops.contains(place), !stopsItself(entry) { return false }
        message = ""
      }
      return said.insert(Said(rule: entry.finding.rule, place: place, message: message)).inserted
    }
  }

  /// Whether a class stops the program in its own file.
  private static func stopsItself(_ entry: CheckReport.Entry) -> Bool {
    entry.finding.rule == .stopsInCode && entry.finding.location?.file == entry.file
  }

  /// The rules whose messages say by how much texts miss, which are others in each view of a class.
  static let rulesOfTexts: Set<Rule> = [
    .equalPriorities, .missingSiblingRelation, .outsideSuperview, .overlappingContent,
    .textTruncated, .unboundedGrowth,
  ]

  /// A message without its amounts of points.
  static func unmeasured(_ message: String) -> String {
    message.replacing(/\b[0-9]+(\.[0-9]+)?( points?)?\b/, with: "points")
  }

  /// A message without the numbers that tell views of one class apart.
  nonisolated static func unnumbered(_ message: String) -> String {
    message.replacing(/#[0-9]+/, with: "#")
  }
}

extension DecodingError {
  /// What is wrong with a JSON file, with the path to it.
  package var words: String { words(of: "snapshot") }

  /// What is wrong with a JSON file of a kind, with the path to it.
  package func words(of kind: String) -> String {
    func path(_ context: Context) -> String {
      context.codingPath.reduce(into: "") { path, key in
        if let index = key.intValue {
          path += "[\(index)]"
        } else {
          path += path.isEmpty ? key.stringValue : "." + key.stringValue
        }
      }
    }
    switch self {
    case .keyNotFound(let key, let context):
      let place = path(context)
      return "\(place.isEmpty ? "the \(kind)" : place) lacks '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      let place = path(context)
      return place.isEmpty
        ? "this is not the JSON of a \(kind)"
        : "\(place) has a value that is not understood: \(context.debugDescription)"
    @unknown default: return "this is not the JSON of a \(kind)"
    }
  }
}
