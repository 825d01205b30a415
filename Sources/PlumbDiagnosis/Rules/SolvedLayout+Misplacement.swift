import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose saved frame is more than `tolerance` points off the solved one,
  /// and that the saved frames themselves contradict.
  ///
  /// A view that only follows another that moved is not reported: all of its own constraints hold in
  /// the saved frames. Views without a saved frame, ambiguous ones, roots, which their host places, and
  /// hidden ones, whose saved frame is stale, are left out.
  public func misplacementFindings(tolerance: Double) -> [Finding] {
    let moved = movedViews(tolerance)
    guard !moved.isEmpty else { return [] }
    let causes = contradicted(tolerance)
    let words = Wording(snapshot)
    return moved.filter(causes.contains).compactMap { index in
      let item = snapshot.items[index]
      guard let saved = item.savedFrame else { return nil }
      return Finding(
        .misplaced,
        in: snapshot.name,
        at: item.origin,
        items: [index],
        message: "\(words.item(index)) is saved at \(Wording.rect(saved)), "
          + "its constraints give \(Wording.rect(frames[index]))"
      )
    }
  }

  private func movedViews(_ tolerance: Double) -> [Int] {
    let ambiguous = Set(freedoms.map(\.item.index))
    return snapshot.items.indices.filter { index in
      let item = snapshot.items[index]
      guard let saved = item.savedFrame, item.kind == .view, !item.isHidden,
        item.parent != nil,
        !ambiguous.contains(index)
      else { return false }
      return frames[index].distance(to: saved) > tolerance
    }
  }

  /// The views of constraints that do not hold in the saved frames, and those whose saved size is
  /// not that of their content where the solved one is.
  private func contradicted(_ tolerance: Double) -> Set<Int> {
    let saved = snapshot.items.indices.map { snapshot.items[$0].savedFrame ?? frames[$0] }
    let geometry = SavedGeometry(snapshot, frames: saved)
    var result: Set<Int> = []
    for constraint in snapshot.constraints
    where constraint.priority == 1000 && constraint.source != .autoresizingMask {
      guard geometry.violation(of: constraint) > tolerance else { continue }
      result.insert(constraint.first)
      if let second = constraint.second { result.insert(second) }
    }
    for (index, item) in snapshot.items.enumerated() where item.savedFrame != nil {
      let insets = item.properties.alignmentInsets
      let width = item.properties.intrinsicWidth.map { $0 + insets.left + insets.right }
      let height = item.properties.intrinsicHeight.map { $0 + insets.top + insets.bottom }
      if differs(width, frames[index].width, saved[index].width, tolerance)
        || differs(height, frames[index].height, saved[index].height, tolerance)
      {
        result.insert(index)
      }
    }
    return result
  }

  /// Whether the content's length is the solved one but not the saved one.
  private func differs(
    _ content: Double?,
    _ solved: Double,
    _ saved: Double,
    _ tolerance: Double
  ) -> Bool {
    guard let content else { return false }
    return abs(content - solved) < tolerance && abs(content - saved) > tolerance
  }
}
