#if CAPTURES
import Foundation
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
  var snapshot = snapshot
  for index in snapshot.constraints.indices { snapshot.constraints[index].origin = nil }
  return try? SolvedLayout(snapshot).findings(of: Rule.all).map { finding in
    // In which order constraints are listed follows that of their activation, which no public member tells.
    let parts = finding.message.replacing(" say the same", with: "").replacing(" and ", with: ", ")
      .replacing(": ", with: ", ").split(
        separator: ", "
      )
    return "\(finding.rule.id) \(parts.sorted())"
  }.sorted()
}
#else
import UIKit

/// The package that does not name ours has nothing to compare with.
@MainActor
func expectCaptureAgrees(of view: UIView) {}
#endif
