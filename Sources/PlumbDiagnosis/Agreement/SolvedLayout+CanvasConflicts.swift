import LayoutEngine

extension SolvedLayout {
  /// The layout as Interface Builder's canvas resolves its conflicts.
  ///
  /// Where a cell, or another root that is no screen, was saved larger or smaller than what is in it adds
  /// up to, the canvas unties its far edge or its middle and keeps all sizes. An app breaks the constraint
  /// of the highest `BreakRank`, most often the size of a view deep inside.
  ///
  /// Source: saved frames of 14 documents of 12 public repositories; in two of them the far edge is that of the
  /// margins.
  package var onCanvas: SolvedLayout {
    var result = withHiddenViewsOfCanvas
    // Each round settles one conflict.
    while true {
      var snapshot = result.snapshot
      if let index = result.hiding {
        snapshot.constraints[index].priority = Self.nearlyRequired
      } else if let index = result.untiedOnCanvas {
        snapshot.constraints.remove(at: index)
      } else {
        return result
      }
      guard let next = try? SolvedLayout(snapshot) else { return result }
      result = next
    }
  }

  /// The constraint that the canvas breaks first, or nil where it breaks what an app does.
  private var untiedOnCanvas: Int? {
    guard !conflicts.isEmpty, let root = snapshot.items.firstIndex(where: { $0.parent == nil })
    else { return nil }
    let axes = Set(
      snapshot.constraints.lazy
        .filter { $0.source == .encapsulatedSize && $0.isPlaceholder && $0.first == root }
        .compactMap(\.firstAttribute.axis)
    )
    for member in conflicts.lazy.flatMap(\.members) {
      if case .constraint(let id) = member.subject,
        let axis = axisOfFarEdge(of: root, id.index), axes.contains(axis)
      {
        return id.index
      }
    }
    return nil
  }

  /// The axis along which a constraint ties a view to the far edge or to the middle of the root or of its margins.
  private func axisOfFarEdge(of root: Int, _ index: Int) -> LayoutAxis? {
    let constraint = snapshot.constraints[index]
    guard constraint.source == .app, let second = constraint.second,
      constraint.first == root || second == root
    else { return nil }
    let attribute =
      constraint.first == root ? constraint.firstAttribute : constraint.secondAttribute
    switch attribute {
    case .bottom, .right, .trailing, .centerX, .centerY, .bottomMargin, .rightMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return attribute.axis
    default: return nil
    }
  }
}
