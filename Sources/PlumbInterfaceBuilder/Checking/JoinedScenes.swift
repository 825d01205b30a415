import LayoutEngine
package import PlumbDiagnosis

/// The parts of a document that were laid out with the classes that they name, so that they are told once.
package struct JoinedScenes: Sendable {
  /// Where something was found.
  private struct Place: Hashable {
    var rule: Rule
    var line: Int?
  }

  /// What each hierarchy leaves to the document alone, by the ids of its elements.
  private var left: [String: Set<Place>] = [:]

  /// Creates no parts.
  package init() {}

  /// Notes a hierarchy.
  ///
  /// - Parameters:
  ///   - elements: The ids of the elements that it is of.
  ///   - findings: What is wrong with it and was not told, because not all of the class is known. Where the document alone
  ///     shows the same, it is told there.
  package mutating func add(_ elements: Set<String>, untold findings: [Finding]) {
    let places = findings.map { Place(rule: $0.rule, line: $0.location?.line) }
    for element in elements { left[element, default: []].formUnion(places) }
  }

  /// Whether a hierarchy was laid out with its class.
  package func contains(_ layout: DocumentLayout) -> Bool { places(of: layout) != nil }

  /// Whether a finding in a document alone is to be told.
  package func leaves(_ finding: Finding, in layout: DocumentLayout) -> Bool {
    guard let places = places(of: layout) else { return true }
    return places.contains(Place(rule: finding.rule, line: finding.location?.line))
  }

  private func places(of layout: DocumentLayout) -> Set<Place>? {
    // A cell's content view is a hierarchy of its own.
    let ids = [layout.controllerID, layout.cell?.id, layout.rootID]
    return ids.lazy.compactMap { $0.flatMap { left[$0] } }.first
  }
}
