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
    } catch {
      add(FileFailure(file: file, line: nil, message: "\(error)"))
    }
  }

  /// Reads a snapshot and notes what the rules find in it; its saved frames are its own.
  private func checkSnapshot(_ file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    var snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    if circumstances.isRightToLeft {
      for index in snapshot.items.indices {
        snapshot.items[index].properties.isRightToLeft = true
        snapshot.items[index].savedFrame = nil
      }
    }
    count(snapshot, scenes: 1)
    let rules = circumstances.settings.rules(for: file)
    add(
      try SolvedLayout(snapshot).findings(of: rules, options: circumstances.options),
      snapshot,
      file
    )
  }

  private func check(_ document: InterfaceDocument, _ file: String) throws {
    let rules = circumstances.settings.rules(for: file)
    let builds = circumstances.builds
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
        let found = try SolvedLayout(layout.snapshot)
          .findings(of: rules.filter { $0 != .misplaced }, options: circumstances.options)
        var snapshot = layout.snapshot
        if builds.count > 1, let device = options.device { snapshot.name += " on \(device.id)" }
        // What is found on one device is not said again for the next.
        add(
          found.filter { earlier.insert(Known($0)).inserted },
          snapshot,
          file
        )
      }
    }
    earlier = []
    guard rules.contains(.misplaced), builds.allSatisfy(\.isAsSaved) else { return }
    var saved = BuildOptions()
    saved.textSizes = .saved
    for layout in try DocumentBuilder(document, file: file, options: saved).layouts() {
      let solved = try SolvedLayout(layout.snapshot)
      guard solved.conflicts.isEmpty else { continue }
      add(
        solved.misplacementFindings(tolerance: circumstances.options.misplacementTolerance),
        layout.snapshot,
        file
      )
    }
  }

  /// A finding by its rule and its places, whatever its words.
  private struct Known: Hashable {
    var rule: Rule
    var scene: String
    var items: [Int]
    var constraints: [Int]

    init(_ finding: Finding) {
      rule = finding.rule
      scene = finding.scene
      items = finding.items
      constraints = finding.constraints
    }
  }
  private var earlier: Set<Known> = []

  private func count(_ snapshot: LayoutSnapshot, scenes: Int) {
    report.scenes += scenes
    report.views += snapshot.items.count { $0.kind == .view }
    report.constraints += snapshot.constraints.count { !$0.id.isEmpty }
  }

  private func add(_ findings: [Finding], _ snapshot: LayoutSnapshot, _ file: String) {
    report.entries += findings.map { finding in
      var finding = circumstances.settings.adjusted(finding, in: file)
      finding.scene = snapshot.name
      return CheckReport.Entry(finding, in: snapshot)
    }
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
