import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose saved frame is more than `tolerance` points off the solved one.
  ///
  /// Views without a saved frame, ambiguous ones, and hidden ones, whose saved frame is stale, are
  /// left out.
  public func misplacementFindings(tolerance: Double) -> [Finding] {
    let ambiguous = Set(freedoms.map(\.item.index))
    let words = Wording(snapshot)
    return snapshot.items.indices.compactMap { index in
      let item = snapshot.items[index]
      guard let saved = item.savedFrame, item.kind == .view, !item.isHidden,
        !ambiguous.contains(index), frames[index].distance(to: saved) > tolerance
      else { return nil }
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
}
