import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// What is told of a cell whose tables leave the height to it while nothing ties its content to the bottom; nil where the
  /// content has room in the row nevertheless.
  ///
  /// A table gives such a row the 44 points of one that nobody sized, and UIKit logs that its "constraints ambiguously suggest
  /// a height of zero for a table view cell's content view".
  var rowWithoutHeight: Finding? {
    guard hasHeightOfEmptyRow, coverage == .whole, contents.isEmpty, conditions.isEmpty,
      !hasMoreConstraints, !hasSubclass, circumstance == nil, let snapshot,
      let row = snapshot.items.firstIndex(where: { $0.isContentView && $0.parent == 0 }),
      let frames = try? SolvedLayout(withWords(snapshot)).frames,
      let lowest = lowestView(in: row, frames)
    else { return nil }
    let (frame, height) = (frames[lowest], frames[row].height)
    let missing = max(frame.y + frame.height - height, -frame.y)
    guard missing > 1 else { return nil }
    let words = Wording(snapshot)
    let (name, content) = (words.item(lowest), words.item(row))
    let isCentered = tiesAlongY(of: lowest).contains { snapshot.constraints[$0].isCentering }
    return Finding(
      .ambiguous,
      in: className,
      at: snapshot.items[lowest].origin ?? location,
      items: [],
      message:
        "the row has no height of its own, as nothing ties what is in it to the bottom: it is "
        + "\(Wording.number(height)) points high, and \(name) sticks out by "
        + "\(Wording.number(missing))",
      suggestion: isCentered
        ? "keep \(name) inside: \(name) bottom ≤ \(content) bottom − 8"
        : "tie the lowest view to the bottom: \(name) bottom = \(content) bottom − 8"
    )
  }

  /// The view with the lowest edge of those that constraints place in a cell.
  private func lowestView(in row: Int, _ frames: [LayoutRect]) -> Int? {
    snapshot?.items.indices.filter { index in
      snapshot?.items[index].parent == row && !tiesAlongY(of: index).isEmpty
    }.max { frames[$0].y + frames[$0].height < frames[$1].y + frames[$1].height }
  }

  /// The places of the app's constraints that place a view along the vertical axis.
  private func tiesAlongY(of item: Int) -> [Int] {
    guard let snapshot else { return [] }
    return snapshot.constraints.indices.filter { place in
      let constraint = snapshot.constraints[place]
      return constraint.source == .app && constraint.second != nil
        && (constraint.first == item || constraint.second == item)
        && constraint.firstAttribute.axis == .vertical && !constraint.firstAttribute.isSize
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether it ties the middle of something along the vertical axis.
  fileprivate var isCentering: Bool { firstAttribute == .centerY || secondAttribute == .centerY }
}
