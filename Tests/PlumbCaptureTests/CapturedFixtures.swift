import Foundation
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
  var snapshot = snapshot
  for index in snapshot.constraints.indices { snapshot.constraints[index].origin = nil }
  return try SolvedLayout(snapshot).findings(of: Rule.all).map { finding in
    // In which order constraints are listed follows that of their activation, which no public member tells.
    let parts = finding.message.replacing(" say the same", with: "").replacing(" and ", with: ", ")
      .replacing(": ", with: ", ").split(
        separator: ", "
      )
    return "\(finding.rule.id) \(parts.sorted())"
  }.sorted()
}
