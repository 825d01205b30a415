import ConstraintSolver
import LayoutEngine

extension SolvedLayout {
  /// The layout as Interface Builder's canvas resolves its conflicts.
  ///
  /// Where a cell, or another root that is no screen, was saved larger or smaller than what is in it adds
  /// up to, the canvas unties its far edge or its middle and keeps all sizes. An app breaks the constraint
  /// of the highest `BreakRank`, most often the size of a view deep inside; so does the canvas in a row that is as
  /// high as the document asks for and too low for its content.
  ///
  /// Source: saved frames of 14 documents of 12 public repositories; in two of them the far edge is that of the
  /// margins. Rows that are too low were saved so in three documents of three others, and untied in one whose row has
  /// another height than the document asks for.
  ///
  /// - Parameter hasOwnRowHeight: Whether the root is the content of a row that is as high as the document asks for.
  /// - Returns: The layout in which nothing is left that the canvas settles in another way than an app.
  package func onCanvas(hasOwnRowHeight: Bool = false) -> SolvedLayout {
    var result = withHiddenViewsOfCanvas
    // Each round settles one conflict.
    while true {
      var snapshot = result.snapshot
      if let index = result.hiding {
        snapshot.constraints[index].priority = Self.nearlyRequired
      } else if let index = result.untiedOnCanvas(hasOwnRowHeight: hasOwnRowHeight) {
        for place in result.untied(with: index).reversed() {
          snapshot.constraints.remove(at: place)
        }
      } else {
        return result
      }
      guard let next = try? SolvedLayout(snapshot) else { return result }
      result = next
    }
  }

  /// The constraint that the canvas breaks first, or nil where it breaks what an app does.
  private func untiedOnCanvas(hasOwnRowHeight: Bool) -> Int? {
    guard !conflicts.isEmpty, let root = snapshot.items.firstIndex(where: { $0.parent == nil })
    else { return nil }
    let axes = Set(
      snapshot.constraints.lazy
        .filter { $0.source == .encapsulatedSize && $0.isPlaceholder && $0.first == root }
        .compactMap(\.firstAttribute.axis)
    )
    for member in conflicts.lazy.flatMap(\.members) {
      if case .constraint(let id) = member.subject,
        let axis = axisOfFarEdge(of: root, id.index), axes.contains(axis),
        !(hasOwnRowHeight && axis == .vertical && isTooLow(root, id.index))
      {
        return id.index
      }
    }
    return nil
  }

  /// The constraints that are untied where one is: all to the bottom, and any other alone.
  ///
  /// Source: saved frames of cells of two public repositories, in which a second view is as high as its text, though it is tied to
  /// the bottom, too.
  private func untied(with index: Int) -> [Int] {
    guard let root = snapshot.items.firstIndex(where: { $0.parent == nil }),
      isTiedToBottom(of: root, index)
    else { return [index] }
    return snapshot.constraints.indices.filter {
      $0 == index
        || isTiedToBottom(of: root, $0) && snapshot.constraints[$0].relation == .equal
    }
  }

  private func isTiedToBottom(of root: Int, _ index: Int) -> Bool {
    guard axisOfFarEdge(of: root, index) == .vertical else { return false }
    let constraint = snapshot.constraints[index]
    let attribute =
      constraint.first == root ? constraint.firstAttribute : constraint.secondAttribute
    return attribute == .bottom || attribute == .bottomMargin
  }

  /// Whether what a constraint ties to the far edge of the root does not fit even where it may end before the edge.
  private func isTooLow(_ root: Int, _ index: Int) -> Bool {
    var loosened = snapshot
    loosened.constraints[index].relation =
      snapshot.constraints[index].first == root ? .greaterThanOrEqual : .lessThanOrEqual
    guard let solved = try? SolvedLayout(loosened) else { return false }
    return solved.conflicts.contains { conflict in
      conflict.members.contains {
        if case .constraint(let id) = $0.subject { id.index == index } else { false }
      }
    }
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
