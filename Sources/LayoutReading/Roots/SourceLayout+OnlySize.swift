import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What is said of a finding in the size that a cell requires of itself, where every larger one contradicts its constraints: it
  /// holds in the one size, and in the others something has to break.
  ///
  /// The size that a list gives the cell is not known. What sticks out of it in the size that it asks for, or is cut off
  /// there, does so in a smaller one all the more.
  ///
  /// - Parameter finding: A finding in the size that the cell's constraints lead to.
  /// - Returns: Words that end the sentence of the finding; nil where the cell may be larger.
  func onlySize(of finding: Finding) -> String? {
    guard assumedRoom != nil, laidOutInRoom == nil, !hasWidthOfItems, let snapshot,
      snapshot.isCell, let axis = axis(of: finding),
      found(.conflict, in: snapshot)?.isEmpty == true,
      let conflicts = found(.conflict, in: snapshot.longer(by: Self.muchLonger, along: axis)),
      conflicts.contains(where: { requires($0, along: axis) })
    else { return nil }
    return axis == .horizontal
      ? ", in the only width that its constraints leave the cell"
      : ", in the only height that its constraints leave the cell"
  }

  /// The axis along which a view lacks the room: it sticks out along that one, or its text is cut off there; nil for other
  /// findings, and for both.
  private func axis(of finding: Finding) -> LayoutAxis? {
    guard let snapshot, let item = finding.items.first,
      let frames = try? SolvedLayout(snapshot).frames
    else { return nil }
    switch finding.rule {
    case .outsideSuperview:
      guard finding.items.count > 1, snapshot.items[item].parent == finding.items[1] else {
        return nil
      }
      let (frame, outer) = (frames[item], frames[finding.items[1]])
      let isWide = frame.x < -1 || frame.maxX > outer.width + 1
      let isHigh = frame.y < -1 || frame.maxY > outer.height + 1
      return isWide == isHigh ? nil : isWide ? .horizontal : .vertical
    case .textTruncated:
      guard let facts = snapshot.items[item].textFacts, facts.lineLimit == 1 else { return nil }
      return frames[item].height < facts.lineHeight - 1 ? .vertical : nil
    default: return nil
    }
  }

  /// Whether a conflict is one of required constraints of the code with the length that the cell gets.
  private func requires(_ conflict: Finding, along axis: LayoutAxis) -> Bool {
    guard let snapshot else { return false }
    let members = conflict.constraints.map { snapshot.constraints[$0] }
    return Set(conflict.constraints).isDisjoint(with: open + stored)
      && members.contains { $0.source == .encapsulatedSize }
      && members.allSatisfy { member in
        member.firstAttribute.axis == axis
          && ([.encapsulatedSize, .autoresizingMask].contains(member.source)
            || member.source == .app && member.priority >= 1000)
      }
  }

  /// In points: more than any constant is off by.
  private static let muchLonger = 100.0
}

extension LayoutSnapshot {
  /// The layout of a cell that is longer, whatever its constraints ask for.
  fileprivate func longer(by difference: Double, along axis: LayoutAxis) -> LayoutSnapshot {
    var result = withContentViewAlong()
    for place in result.constraints.indices {
      let constraint = result.constraints[place]
      guard constraint.first == 0, constraint.second == nil, constraint.firstAttribute.isSize,
        constraint.source == .encapsulatedSize, constraint.firstAttribute.axis == axis
      else { continue }
      result.constraints[place].constant += difference
      result.constraints[place].priority = 1000
    }
    return result
  }
}
