import LayoutEngine
import PlumbCapture
import PlumbDiagnosis
import TestSupport
import Testing
import UIKit

/// Compares what public members tell of the screens of an app with what the view layer knows, and what the rules find in
/// both.
@MainActor
func expectCaptureAgrees(
  of view: UIView,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let own = view.layoutSnapshot(includesLook: false)
  let captured = LayoutSnapshot(of: view, includesLook: false)
  let differences = CaptureComparison(own: own, captured: captured).differences
  #expect(differences == [], sourceLocation: sourceLocation)
  #expect(words(of: own) == words(of: captured), sourceLocation: sourceLocation)
}

/// What the rules find, without places.
private func words(of snapshot: LayoutSnapshot) -> [String]? {
  try? SolvedLayout(snapshot).findings().map { "\($0.rule.id): \($0.message)" }.sorted()
}
