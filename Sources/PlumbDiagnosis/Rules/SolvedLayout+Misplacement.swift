import LayoutEngine

extension SolvedLayout {
  /// A finding for each view whose saved frame is more than `tolerance` points off the solved one,
  /// and that contradicts constraints between saved frames.
  ///
  /// A view that only follows another that moved is not reported: all of its own constraints hold in
  /// the saved frames. Views without a saved frame, ambiguous ones, roots, which their host places, hidden
  /// ones, whose saved frame is stale, and those that a stack view arranges, which Interface Builder places
  /// itself, are left out.
  public func misplacementFindings(tolerance: Double) -> [Finding] {
    let causes = contradicted(tolerance)
    guard !causes.isEmpty else { return [] }
    let moved = movedViews(tolerance)
    let words = Wording(snapshot)
    return moved.filter(causes.contains).compactMap { index in
      let item = snapshot.items[index]
      guard let saved = item.savedFrame else { return nil }
      var finding = Finding(
        .misplaced,
        in: snapshot.name,
        at: item.origin,
        items: [index],
        message: "\(words.item(index)) is saved at \(Wording.rect(saved)), "
          + "its constraints give \(Wording.rect(frames[index]))"
      )
      // The app never sees a saved frame: only the canvas is wrong, and the next difference of the document.
      finding.severity = .note
      return finding
    }
  }

  /// Whether saved frames contradict constraints between them, without which nothing is misplaced.
  ///
  /// Sizes of texts have no part in it, so that it need not be asked of a layout with the saved ones.
  package func contradictsSavedFrames(tolerance: Double) -> Bool {
    !contradicted(tolerance).isEmpty
  }

  private func movedViews(_ tolerance: Double) -> [Int] {
    let ambiguous = Set(freedoms.map(\.item.index))
    let arranged = Set(snapshot.items.flatMap { $0.stack?.arranged ?? [] })
    return snapshot.items.indices.filter { index in
      let item = snapshot.items[index]
      guard let saved = item.savedFrame, item.kind == .view, !item.isHidden,
        item.parent != nil,
        !ambiguous.contains(index), !arranged.contains(index)
      else { return false }
      return frames[index].distance(to: saved) > tolerance
    }
  }

  /// The views of constraints that do not hold in the saved frames, whatever the canvas was like.
  ///
  /// Only what the document says in numbers counts: constraints between views, at edges, centers and
  /// lengths. Safe areas, margins, baselines and the sizes of contents are not in a document, and where
  /// we take others than the canvas had, nothing was misplaced.
  private func contradicted(_ tolerance: Double) -> Set<Int> {
    let saved = snapshot.items.indices.map { snapshot.items[$0].savedFrame ?? frames[$0] }
    let isSaved = isSavedAsItIs
    let geometry = SavedGeometry(snapshot, frames: saved)
    var result: Set<Int> = []
    for constraint in snapshot.constraints where constraint.priority == 1000 {
      let ends = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      guard constraint.isOwn, ends.allSatisfy({ isSaved[$0] }),
        constraint.firstAttribute.isOfTheFrame, constraint.secondAttribute.isOfTheFrame,
        geometry.violation(of: constraint) > tolerance
      else { continue }
      result.formUnion(ends)
    }
    return result
  }

  /// Whether each view's frame is in the document, with those of all above it, and is its alignment
  /// rectangle.
  private var isSavedAsItIs: [Bool] {
    var isKnown: [Bool] = []
    var scrolls: Set<Int> = []
    for item in snapshot.items {
      let isOwnKnown =
        item.kind == .view && (item.savedFrame != nil || item.parent == nil) && !item.isHidden
      isKnown.append(isOwnKnown && (item.parent.map { isKnown[$0] } ?? true))
      // A scroll view's content is saved where it was scrolled to.
      if item.kind == .content, let parent = item.parent { scrolls.insert(parent) }
    }
    return isKnown.enumerated().map { index, isKnown in
      isKnown && !scrolls.contains(index)
        && snapshot.items[index].properties.alignmentInsets == .zero
        // A symbol has alignment insets that the document does not tell.
        && !(snapshot.items[index].isImage && snapshot.items[index].hasUnknownContent)
    }
  }
}

extension LayoutAttribute {
  /// Whether a frame alone says what it is.
  fileprivate var isOfTheFrame: Bool {
    switch self {
    case .firstBaseline, .lastBaseline, .centerXWithinMargins, .centerYWithinMargins: false
    default: !isMargin
    }
  }
}
