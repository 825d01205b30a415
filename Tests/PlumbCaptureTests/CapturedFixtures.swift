import LayoutEngine
import PlumbCapture
import PlumbDiagnosis
import Testing
import TestSupport
import UIKit

@testable import PortableUIKit

/// Compares the capture through public members with the view layer's own, and what the rules find in both.
@MainActor
func expectEqualCaptures(
  of view: UIView,
  _ name: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let own = view.layoutSnapshot(includesLook: false)
  let captured = LayoutSnapshot(of: view, includesLook: false)
  let differences = CaptureComparison(own: own, captured: captured).differences
  #expect(
    differences.isEmpty,
    "\(name)\n\(differences.joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
  let expected = try words(of: own)
  let found = try words(of: captured)
  #expect(expected == found, "\(name)", sourceLocation: sourceLocation)
}

/// What the rules find, without places, which a capture knows of the DSL alone.
private func words(of snapshot: LayoutSnapshot) throws -> [String] {
  try SolvedLayout(snapshot).findings(of: Rule.all).map { "\($0.rule.id): \($0.message)" }.sorted()
}
