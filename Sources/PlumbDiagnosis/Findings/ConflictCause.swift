import ConstraintSolver
package import LayoutEngine

/// What tells conflicts that are one thing to mend: the lines that they hang on, and the view that a stack view hides.
package struct ConflictCause: Sendable {
  /// The lines that make constraints of the conflict, and without which all conflicts end that they are part of.
  package var lines: Set<SourceLocation>
  /// The one that makes the constraint which gives way.
  package var broken: SourceLocation?
  /// The name of the view that is hidden in a stack view, which takes it its length; nil in other conflicts.
  package var hiddenView: String?

  /// What a finding says in a layout; nil for one that is no conflict.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - snapshot: The layout.
  ///   - ending: The lines of ``SolvedLayout/linesThatEndConflicts``.
  package init?(
    _ finding: Finding,
    in snapshot: LayoutSnapshot,
    ending: Set<SourceLocation>
  ) {
    guard finding.rule == .conflict || finding.rule == .contradictingStates else { return nil }
    let constraints = finding.constraints.map { snapshot.constraints[$0] }
    lines = ending.intersection(constraints.filter { $0.source == .app }.compactMap(\.origin))
    let hidden = constraints.first { constraint in
      constraint.source == .stackView && constraint.second == nil && constraint.constant == 0
        && constraint.firstAttribute.isSize && snapshot.items[constraint.first].isHidden
    }
    hiddenView = hidden.map { Wording(snapshot).item($0.first) }
    // The finding is told there.
    broken = hidden == nil ? finding.location.flatMap { lines.contains($0) ? $0 : nil } : nil
  }
}

extension SolvedLayout {
  /// The lines of code that are part of two conflicts or more, and without which all of these end and no other one begins.
  ///
  /// - Complexity: A solve for each line that makes what gives way, of the first ones of a layout.
  package var linesThatEndConflicts: Set<SourceLocation> {
    guard conflicts.count > 1 else { return [] }
    let lines = conflicts.map { conflict in
      Set(
        conflict.constraints.map { snapshot.constraints[$0] }.filter { $0.source == .app }
          .compactMap(\.origin)
      )
    }
    var broken: [SourceLocation] = []
    for conflict in conflicts {
      guard let place = conflict.broken.flatMap({ snapshot.constraints[$0.index].origin }),
        !broken.contains(place)
      else { continue }
      broken.append(place)
    }
    return Set(
      broken.prefix(Self.mostLines).filter { line in
        let count = lines.count { $0.contains(line) }
        guard count > 1 else { return false }
        var without = snapshot
        without.constraints.removeAll { $0.source == .app && $0.origin == line }
        guard let solved = try? SolvedLayout(without) else { return false }
        return solved.conflicts.count <= conflicts.count - count
      }
    )
  }

  private static let mostLines = 8
}
