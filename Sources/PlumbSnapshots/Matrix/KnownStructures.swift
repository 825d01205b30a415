#if !canImport(Darwin)

import LayoutEngine
import PlumbDiagnosis

/// What the rules find in the cases of a matrix, where what hangs on the structure of a layout alone is asked once.
///
/// Whether a constraint says what others say is the dearest question of all, and has the same answer whatever the texts
/// are: many cases have one structure.
@MainActor
final class KnownStructures {
  private var known: [LayoutSnapshot: [Finding]] = [:]

  /// How many structures have been asked about.
  var count: Int { known.count }

  /// What the rules find, as `SolvedLayout.findings(of:)` says it.
  ///
  /// - Throws: `SnapshotError` for a layout that cannot be solved.
  func findings(of rules: [Rule], in snapshot: LayoutSnapshot) throws -> [Finding] {
    let solved = try SolvedLayout(snapshot)
    let hasSubstitutes = snapshot.items.contains { $0.missingFont != nil }
    guard rules.contains(.redundantConstraint), !hasSubstitutes, solved.conflicts.isEmpty else {
      return solved.findings(of: rules)
    }
    let found = solved.findings(of: rules.filter { $0 != .redundantConstraint })
    // It explains what is redundant, and is told in its place.
    guard !found.contains(where: { $0.rule == .arrangedConstraint }) else {
      return solved.findings(of: rules)
    }
    let redundant = redundant(snapshot, solved)
    guard !redundant.isEmpty else { return found }
    return rules.flatMap { rule in (found + redundant).filter { $0.rule == rule } }
  }

  private func redundant(_ snapshot: LayoutSnapshot, _ solved: SolvedLayout) -> [Finding] {
    let structure = snapshot.structure
    if let known = known[structure] { return known }
    let found = solved.findings(of: [.redundantConstraint])
    known[structure] = found
    return found
  }
}

extension LayoutSnapshot {
  /// The layout without what neither its required constraints nor the names of its views hang on.
  fileprivate var structure: LayoutSnapshot {
    var result = self
    // Addresses differ from case to case.
    for place in constraints.indices { result.constraints[place].id = "" }
    let baselines = Set(
      constraints.flatMap { constraint in
        let ends = [
          (constraint.first, constraint.firstAttribute),
          (constraint.second ?? constraint.first, constraint.secondAttribute),
        ]
        return ends.filter { $0.1 == .firstBaseline || $0.1 == .lastBaseline }.map(\.0)
      }
    )
    for index in items.indices {
      result.items[index].frame = .init(x: 0, y: 0, width: 0, height: 0)
      result.items[index].textFacts = nil
      if items[index].label?.isEmpty == false { result.items[index].text = nil }
      // That there is a content counts, and how large it is does not.
      if items[index].properties.intrinsicWidth != nil {
        result.items[index].properties.intrinsicWidth = 0
      }
      if items[index].properties.intrinsicHeight != nil {
        result.items[index].properties.intrinsicHeight = 0
      }
      if !baselines.contains(index) { result.items[index].properties.baselines = nil }
    }
    return result
  }
}

#endif
