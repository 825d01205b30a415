#if PLUMB_CAPTURE

import LayoutEngine
public import PlumbDiagnosis

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

extension PlatformView {
  /// What the rules find in the layout of the view's hierarchy, after a layout pass.
  ///
  ///     for finding in try view.plumbFindings() { print(finding) }
  ///
  /// It works on Apple's UIKit and AppKit as on ours, through public members alone. Views are called by their
  /// accessibility identifier, or by the property that holds them; places are those of lines of the DSL.
  ///
  /// - Parameters:
  ///   - rules: The rules; those that are on by default unless told otherwise.
  ///   - options: How far texts grow, and other limits.
  /// - Returns: The findings, in the order of the rules.
  /// - Throws: `SnapshotError` where the layout cannot be written down, as one with numbers that are none.
  @preconcurrency @MainActor
  public func plumbFindings(
    of rules: [Rule] = Rule.all.filter(\.isOnByDefault),
    options: DiagnosisOptions = DiagnosisOptions()
  ) throws -> [Finding] {
    try SolvedLayout(LayoutSnapshot(of: self, includesLook: false))
      .findings(of: rules, options: options)
  }
}

#endif
