#if PLUMB_CAPTURE || !canImport(Darwin)

import LayoutEngine
public import PlumbDiagnosis

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

extension TestedView {
  /// What the rules find in the layout of the view's hierarchy, after a layout pass.
  ///
  ///     #expect(try card.layoutFindings(of: [.conflict, .ambiguous]).isEmpty)
  ///
  /// Views are called by their `accessibilityIdentifier`, or by the property that holds them; places are
  /// those of the lines that made the constraints.
  ///
  /// - Parameters:
  ///   - rules: The rules; those that are on by default unless told otherwise.
  ///   - options: How far texts grow, and other limits.
  /// - Returns: The findings, in the order of the rules.
  /// - Throws: `SnapshotError` where the layout cannot be written down, as a layout with views inside each
  ///   other beyond all bounds.
  @preconcurrency @MainActor
  public func layoutFindings(
    of rules: [Rule] = Rule.all.filter(\.isOnByDefault),
    options: DiagnosisOptions = DiagnosisOptions()
  ) throws -> [Finding] {
    try SolvedLayout(TestedLayout.judged(self)).findings(of: rules, options: options)
  }
}

/// Reports an issue for each line of source of which the rules find something in a layout.
///
/// A line that makes many views, as in a list, is one issue with the number of them.
///
///     @MainActor @Test(arguments: [320, 375, 430])
///     func `a login screen`(_ width: CGFloat) {
///       expectNoFindings(in: LoginView(frame: CGRect(x: 0, y: 0, width: width, height: 667)))
///     }
///
/// - Parameters:
///   - subject: The view or controller. All of the hierarchy that it is in is laid out and looked through.
///   - rules: The rules; those that are on by default unless told otherwise.
///   - level: The least serious finding to report.
///   - options: How far texts grow, and other limits.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectNoFindings(
  in subject: some SnapshotSubject,
  of rules: [Rule] = Rule.all.filter(\.isOnByDefault),
  level: Finding.Severity = .warning,
  options: DiagnosisOptions = DiagnosisOptions(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let snapshot = TestedLayout.judged(subject.testedView)
    let findings = try SolvedLayout(snapshot).findings(of: rules, options: options)
      .filter { $0.severity >= level }
    for group in findings.groupedBySource(in: snapshot) {
      ReportedIssue.record("\(group)", place)
    }
  } catch {
    ReportedIssue.record("the layout cannot be judged: \(error)", place)
  }
}

#endif
