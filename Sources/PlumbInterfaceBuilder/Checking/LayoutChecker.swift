import Foundation
import LayoutEngine
public import PlumbDiagnosis

/// Checks documents, one after the other, and collects what was found.
@MainActor
public final class LayoutChecker {
  private var report = CheckReport()
  private let start = ContinuousClock.now

  /// Creates a checker that has found nothing yet.
  public init() {}

  /// Lays out a document and notes what the rules find in it.
  ///
  /// Conflicts and ambiguity are judged with the built-in text sizes, as the app will run; saved
  /// frames with the saved text sizes, so that another font is not taken for a stale frame.
  public func check(_ file: String) {
    do {
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file))
      try check(document, file)
      report.documents += 1
    } catch let error as DocumentError {
      add(FileFailure(file: file, line: error.line, message: error.message))
    } catch {
      add(FileFailure(file: file, line: nil, message: "\(error)"))
    }
  }

  private func check(_ document: InterfaceDocument, _ file: String) throws {
    let builder = DocumentBuilder(document, file: file)
    let layouts = try builder.layouts()
    report.notes += builder.notes.map { .init(file: file, line: $0.line, message: $0.message) }
    var saved = BuildOptions()
    saved.textSizes = .saved
    let asSaved = try DocumentBuilder(document, file: file, options: saved).layouts()
    report.scenes += Set(layouts.map(\.scene)).count
    for (layout, savedLayout) in zip(layouts, asSaved) {
      report.views += layout.snapshot.items.count { $0.kind == .view }
      report.constraints += layout.snapshot.constraints.count { !$0.id.isEmpty }
      let solved = try SolvedLayout(layout.snapshot)
      add(solved.findings(of: Rule.all.filter { $0.isOnByDefault && $0 != .misplaced }), layout)
      let solvedAsSaved = try SolvedLayout(savedLayout.snapshot)
      guard solvedAsSaved.conflicts.isEmpty else { continue }
      add(solvedAsSaved.misplacementFindings(tolerance: 1), savedLayout)
    }
  }

  private func add(_ findings: [Finding], _ layout: DocumentLayout) {
    report.entries += findings.map { CheckReport.Entry($0, in: layout.snapshot) }
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
