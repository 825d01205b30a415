import Foundation
import LayoutEngine
public import PlumbDiagnosis

/// Checks documents, one after the other, and collects what was found.
@MainActor
public final class LayoutChecker {
  private var report = CheckReport()
  private let start = ContinuousClock.now

  private let circumstances: CheckCircumstances

  /// Creates a checker that has found nothing yet.
  public init(_ circumstances: CheckCircumstances = CheckCircumstances()) {
    self.circumstances = circumstances
  }

  /// Lays out a document and notes what the rules find in it.
  ///
  /// Conflicts and ambiguity are judged with the built-in text sizes, as the app will run; saved
  /// frames with the saved text sizes, so that another font is not taken for a stale frame.
  public func check(_ file: String) {
    report.files.append(file)
    do {
      if file.hasSuffix(".json") {
        try checkSnapshot(file)
      } else {
        let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
        try check(document, file)
      }
      report.documents += 1
    } catch let error as DocumentError {
      add(FileFailure(file: file, line: error.line, message: error.message))
    } catch let error as DecodingError {
      add(FileFailure(file: file, line: nil, message: error.words))
    } catch let error as SnapshotError {
      add(FileFailure(file: file, line: nil, message: error.description))
    } catch {
      add(FileFailure(file: file, line: nil, message: error.localizedDescription))
    }
  }

  /// Reads a snapshot and notes what the rules find in it; its saved frames are its own.
  private func checkSnapshot(_ file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    var snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    if circumstances.isRightToLeft { snapshot = snapshot.mirrored(toRightToLeft: true) }
    let rules = circumstances.settings.rules(for: file)
    let found = try SolvedLayout(snapshot).findings(of: rules, options: circumstances.options)
    count(snapshot, scenes: 1)
    if circumstances.changesSizes {
      let message = "a snapshot has sizes of its own: device and text size do not change it"
      report.notes.append(.init(file: file, line: nil, message: message))
    }
    report.entries += found.map { entry($0, snapshot, file) }
  }

  private func check(_ document: InterfaceDocument, _ file: String) throws {
    let rules = circumstances.settings.rules(for: file)
    let builds = circumstances.builds
    var collected = CollectedFindings(devices: builds.count)
    let tolerance = circumstances.options.misplacementTolerance
    var mayBeMisplaced = false
    for (place, options) in builds.enumerated() {
      let builder = DocumentBuilder(document, file: file, options: options)
      let layouts = try builder.layouts()
      if place == 0 {
        report.notes += builder.notes.map { .init(file: file, line: $0.line, message: $0.message) }
        let scenes = Set(layouts.map(\.scene)).count
        for (index, layout) in layouts.enumerated() {
          count(layout.snapshot, scenes: index == 0 ? scenes : 0)
        }
      }
      for layout in layouts {
        let solved = try SolvedLayout(layout.snapshot)
        mayBeMisplaced =
          mayBeMisplaced || solved.contradictsSavedFrames(tolerance: tolerance)
        let found = solved.findings(
          of: rules.filter { $0 != .misplaced },
          options: circumstances.options
        )
        for finding in found {
          collected.add(
            entry(finding, layout.snapshot, file),
            root: layout.rootID,
            device: builder.screen?.name ?? ""
          )
        }
      }
    }
    report.entries += collected.entries
    guard mayBeMisplaced, rules.contains(.misplaced), builds.allSatisfy(\.isAsSaved) else {
      return
    }
    var saved = BuildOptions()
    saved.textSizes = .saved
    saved.includesCanvasSizes = true
    for layout in try DocumentBuilder(document, file: file, options: saved).layouts() {
      let solved = try SolvedLayout(layout.snapshot)
      guard solved.conflicts.isEmpty else { continue }
      report.entries +=
        solved.misplacementFindings(tolerance: tolerance)
        .map { entry($0, layout.snapshot, file) }
    }
  }

  private func count(_ snapshot: LayoutSnapshot, scenes: Int) {
    report.scenes += scenes
    report.views += snapshot.items.count { $0.kind == .view }
    report.constraints += snapshot.constraints.count { !$0.id.isEmpty }
  }

  private func entry(
    _ finding: Finding,
    _ snapshot: LayoutSnapshot,
    _ file: String
  ) -> CheckReport.Entry {
    CheckReport.Entry(
      circumstances.settings.adjusted(finding, in: file),
      in: snapshot,
      file: file
    )
  }

  private func add(_ failure: FileFailure) {
    report.failures.append(
      .init(file: failure.file, line: failure.line, message: failure.message)
    )
  }

  /// The report of everything checked so far, with files that were not found.
  public func finish(adding failures: [FileFailure] = []) -> CheckReport {
    for failure in failures { add(failure) }
    let elapsed = ContinuousClock.now - start
    report.seconds = elapsed / .seconds(1)
    return report
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
