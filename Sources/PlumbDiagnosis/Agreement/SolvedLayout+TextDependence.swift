import LayoutEngine

extension SolvedLayout {
  /// What is known of the texts that each frame depends on: those that move it when they become longer or shorter.
  var textsOfFrames: [AgreementScore.Texts] {
    var result = frames.map { _ in AgreementScore.Texts.known }
    let items = snapshot.items
    mark(.savedWithAnotherHeight, &result) { isSavedWithAnotherHeight($0) }
    mark(.ofCustomClass, &result) {
      items[$0].isText && !Self.classesOfTexts.contains(items[$0].className)
    }
    mark(.inMissingFont, &result) { items[$0].textExactness == .substitute }
    return result
  }

  /// Whether a label on one line, which nothing stretches, was saved lower or higher than a line of its font.
  ///
  /// Its text, its font or the user's text size was another one then. A line may be rounded up to pixels or to points.
  private func isSavedWithAnotherHeight(_ index: Int) -> Bool {
    let item = snapshot.items[index]
    guard item.className == "UILabel", let facts = item.textFacts, let saved = item.savedFrame,
      let height = item.properties.intrinsicHeight, abs(height - facts.lineHeight) < 1,
      abs(frames[index].height - height) < 0.01
    else { return false }
    let tolerance = AgreementScore.tolerance
    if saved.height < facts.lineHeight - tolerance { return true }
    // One that may have several lines can have got them by its width.
    return facts.lineLimit == 1 && saved.height > facts.lineHeight.rounded(.up) + tolerance
  }

  /// The classes of UIKit whose size is that of a text.
  private static let classesOfTexts: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView",
  ]

  /// Marks the frames that depend on the texts chosen, and those texts.
  private func mark(
    _ mark: AgreementScore.Texts,
    _ marks: inout [AgreementScore.Texts],
    where isChosen: (Int) -> Bool
  ) {
    let chosen = Set(frames.indices.filter(isChosen))
    if chosen.isEmpty { return }
    for (factor, points) in [(4.0 / 3, 7.0), (3.0 / 4, -5.0)] {
      // Other sizes leave what was solved once a layout.
      guard
        let other = try? SolvedLayout(
          snapshot.withTexts(scaledBy: factor, plus: points) { chosen.contains($0) }
        )
      else { continue }
      for index in frames.indices
      where chosen.contains(index)
        || other.frames[index].distance(to: frames[index]) > 0.01
      {
        marks[index] = mark
      }
    }
  }
}

extension LayoutSnapshot {
  /// The layout with other sizes of the texts chosen: each side times a factor and some points more, never negative.
  func withTexts(
    scaledBy factor: Double,
    plus points: Double,
    where isChosen: (Int) -> Bool
  ) -> LayoutSnapshot {
    var result = self
    for index in items.indices where items[index].isText && isChosen(index) {
      let properties = items[index].properties
      result.items[index].properties.intrinsicWidth = properties.intrinsicWidth.map {
        max(0, $0 * factor + points)
      }
      result.items[index].properties.intrinsicHeight = properties.intrinsicHeight.map {
        max(0, $0 * factor + points)
      }
    }
    return result
  }
}
