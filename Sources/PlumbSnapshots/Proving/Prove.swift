#if !canImport(Darwin)

public import PlumbDiagnosis
import UIKit

extension SnapshotSubject {
  /// Proves something of the layout for all widths in a range, fractions included, and for all widths of its texts.
  ///
  ///     let proof = card.prove(.noOverlap, for: .widths(320...1366), textUpTo: 400)
  ///     // at 320 points, with texts of these widths: `title` 400, `badge` 12: `title` covers 60 × 20.33 points of `badge`
  ///
  /// The frames of a layout follow its width and those of its texts linearly, between breakpoints where another
  /// constraint starts or stops to count. The solver's own conditions say exactly where these are, for all numbers at
  /// once, and a property that is linear in the frames is asked at the corners of each piece. So the answer is yes for
  /// every number in the ranges, or the worst counterexample with the widths between which it is so, or the reason why
  /// nothing can be proven; it is never a yes that a sample was too coarse to refute.
  ///
  /// The limits:
  ///
  /// - A text that wraps or shrinks, stack views that share room in proportion to texts, and views that follow the width
  ///   by code or by masks that stretch margins are not linear: nothing is proven. Text sizes, direction and other
  ///   traits stay what they are, so that a size class changes with no width.
  /// - Code is not read. A class of yours that overrides a member of UIKit's other than its initialisers (and what a
  ///   controller does before it is laid out) may do anything at some width, so that nothing is proven unless
  ///   `trusting` names it. Then, and for what no override is needed for, the layout is made at whole widths, and is
  ///   the same everywhere as the proof says: at each of them where a class is trusted, at 32 where none is.
  /// - The view is as high as its content wants, or stays as high as it is where its content does not say; a controller's
  ///   view and a window stay as high as they are. No text is empty. What is missed by a hundredth of a point holds.
  ///
  /// - Parameters:
  ///   - property: What is to be proven.
  ///   - range: The widths.
  ///   - textUpTo: The greatest width of each text on one line, in points: all widths up to it are tried in all
  ///     combinations. Texts are as they are where nothing is said.
  ///   - trusting: Classes that override members, and that do nothing at some widths that they do not at others.
  /// - Returns: Yes, the counterexample, or why nothing is proven.
  @preconcurrency
  public func prove(
    _ property: LayoutProperty,
    for range: ProofRange,
    textUpTo: Double? = nil,
    trusting: [AnyClass] = []
  ) -> LayoutProof {
    LiveProof(testedView, range: range, textUpTo: textUpTo, trusted: trusting).prove(property)
  }
}

extension LayoutResult {
  /// Fails the case where something does not hold at all widths in a range, or cannot be proven.
  ///
  /// See ``SnapshotSubject/prove(_:for:textUpTo:trusting:)``.
  public func expectProof(
    _ property: LayoutProperty,
    for range: ProofRange,
    textUpTo: Double? = nil,
    trusting: [AnyClass] = []
  ) {
    let proof = subject.prove(property, for: range, textUpTo: textUpTo, trusting: trusting)
    expect(proof.holds, "\(proof)")
  }
}

/// Fails the test where something does not hold of a layout at all widths in a range, or cannot be proven.
///
///     expectProof(.noOverlap, of: ProfileCard(), for: .widths(320...1366), textUpTo: 400)
///
/// See ``SnapshotSubject/prove(_:for:textUpTo:trusting:)``.
///
/// - Parameters:
///   - property: What is to be proven.
///   - subject: The view or controller.
///   - range: The widths.
///   - textUpTo: The greatest width of each text in points; texts are as they are where nothing is said.
///   - trusting: Classes that override members, and that do nothing at some widths that they do not at others.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectProof(
  _ property: LayoutProperty,
  of subject: some SnapshotSubject,
  for range: ProofRange,
  textUpTo: Double? = nil,
  trusting: [AnyClass] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let proof = subject.prove(property, for: range, textUpTo: textUpTo, trusting: trusting)
  guard !proof.holds else { return }
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue.record("\(proof)", place)
}

#endif
