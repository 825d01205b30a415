import Foundation
import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

#if !canImport(Darwin)
import Plumb
#endif

/// What the DSL has to say about the code that is read.
@MainActor
enum Issues {
  /// Runs something while the evaluator hears what is wrong with descriptions of layouts.
  static func heard<Result>(_ body: () throws -> Result) rethrows -> Result {
    EvaluatedCode.layerClass = { Callbacks.evaluator?.layerClass(of: $0) }
    let loops = UIView.observeLayoutFeedbackLoops { hear($0) }
    defer { loops.cancel() }
    #if canImport(Darwin)
    return try EvaluatedCode.run(body)
    #else
    let before = (onIssue, strict)
    onIssue = { hear($0) }
    strict = false
    defer { (onIssue, strict) = before }
    return try EvaluatedCode.run(body)
    #endif
  }

  /// A layout that does not settle is ended where UIKit goes on or gives up: the frames are those of its last round.
  private static func hear(_ loop: LayoutFeedbackLoop) {
    guard let evaluator = Callbacks.evaluator else { return }
    evaluator.note(
      .trap,
      "the layout does not settle: " + (loop.rounds.last?.changes.first?.text ?? "it was ended"),
      evaluator.site
    )
    evaluator.loops += 1
    if evaluator.loops == Self.loopLimit {
      evaluator.pending = .budget("\(Self.loopLimit) layouts that do not settle", evaluator.site)
    }
  }

  /// How many layouts of one class may end without settling before it is given up: each takes as long as all rounds that a
  /// layout may have.
  private static let loopLimit = 8

  #if !canImport(Darwin)
  /// SnapKit stops the program over what leaves nothing to install; the rest is no matter of reading.
  private static func hear(_ issue: LayoutIssue) {
    guard let evaluator = Callbacks.evaluator else { return }
    switch issue.kind {
    case .noSuperview, .noCommonAncestor, .missingItem, .unpairableAttributes, .invalidNumber,
      .invalidTarget:
      evaluator.note(
        .exception,
        words(for: issue, evaluator),
        SourcePlace(file: issue.file, line: Int(issue.line))
      )
    case .updateReplaced, .updateAdded:
      // SnapKit makes what a view without any constraints is updated with, and stops where it has others.
      guard let related = issue.related, !evaluator.hasGaps else { return }
      // Events come in any order, and what is updated may have been made by another one.
      if evaluator.isInEvents, issue.kind != .updateAdded || related.difference != .firstAttribute {
        return
      }
      let finding = SourceFinding(
        rule: .updateOfUnmade,
        place: .init(file: issue.file, line: Int(issue.line)),
        message:
          "no constraint of the view agrees with this update in its \(related.difference.rawValue): "
          + "SnapKit stops the program here"
      )
      if !evaluator.toldIssues.contains(where: { $0.place == finding.place }) {
        evaluator.toldIssues.append(finding)
      }
    default: break
    }
  }

  /// What is wrong, without what comes of it, and with the names of views in place of their addresses, which are others each
  /// time.
  private static func words(for issue: LayoutIssue, _ evaluator: Evaluator) -> String {
    let message = issue.message.replacing(/[\w.]+:0x([0-9a-f]+)/) { match in
      UInt(match.1, radix: 16).flatMap(evaluator.nameInSource).map { "`\($0)`" }
        ?? String(match.0.prefix { $0 != ":" })
    }
    // The chains of superviews are long, and the source shows them.
    let end = issue.kind == .noCommonAncestor ? ": " : "; nothing of the block"
    return message.components(separatedBy: end).first ?? message
  }
  #endif
}
