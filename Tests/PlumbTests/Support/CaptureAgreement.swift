#if !canImport(Darwin)

import LayoutEngine
import PlumbCapture
import PlumbDiagnosis
import PortableUIKit
import TestSupport
import Testing

/// Compares what public members tell of the views of a test with what the view layer knows, and what the rules find in
/// both.
@MainActor
func expectCaptureAgrees(of view: UIView, sourceLocation: Testing.SourceLocation = #_sourceLocation)
{
  let own = view.layoutSnapshot(includesLook: false)
  let captured = LayoutSnapshot(of: view, includesLook: false)
  let differences = CaptureComparison(own: own, captured: captured).differences
  #expect(differences == [], sourceLocation: sourceLocation)
  #expect(words(of: own) == words(of: captured), sourceLocation: sourceLocation)
}

/// What the rules find, without places.
private func words(of snapshot: LayoutSnapshot) -> [String]? {
  try? SolvedLayout(snapshot).findings(of: Rule.all).map { "\($0.rule.id): \($0.message)" }.sorted()
}

#else

import UIKit

/// Nothing: there is no view layer of ours to compare with.
@MainActor
func expectCaptureAgrees(of view: UIView) {}

#endif
