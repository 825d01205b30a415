import LayoutEngine

extension SolvedLayout {
  /// What is known of the texts that each frame depends on: those that move it when they become longer or shorter.
  var textsOfFrames: [AgreementScore.Texts] {
    var result = frames.map { _ in AgreementScore.Texts.known }
    mark(.ofCustomClass, &result) { $0.isText && !Self.classesOfTexts.contains($0.className) }
    mark(.inMissingFont, &result) { $0.textExactness == .substitute }
    return result
  }

  /// The classes of UIKit whose size is that of a text.
  private static let classesOfTexts: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView",
  ]

  /// Marks the frames that depend on the texts chosen, and those texts.
  private func mark(
    _ mark: AgreementScore.Texts,
    _ marks: inout [AgreementScore.Texts],
    where isChosen: (LayoutSnapshot.Item) -> Bool
  ) {
    guard snapshot.items.contains(where: isChosen) else { return }
    for (factor, points) in [(4.0 / 3, 7.0), (3.0 / 4, -5.0)] {
      // Other sizes leave what was solved once a layout.
      guard
        let other = try? SolvedLayout(
          snapshot.withTexts(scaledBy: factor, plus: points, where: isChosen)
        )
      else { continue }
      for index in frames.indices
      where isChosen(snapshot.items[index])
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
    where isChosen: (Item) -> Bool
  ) -> LayoutSnapshot {
    var result = self
    for index in items.indices where items[index].isText && isChosen(items[index]) {
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
