import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// Labels that may take several lines and have no text yet: whatever fills them, they were meant to wrap, and they do so only
/// where something limits their width.
extension SourceLayout {
  /// The layout in which each of them has a text that is longer than any screen is wide, for a check of what they do then; nil
  /// where there are none, or where more constraints may come.
  var madeWithParagraphs: LayoutChecker.MadeLayout? {
    guard coverage == .whole, !hasMoreConstraints, !isStopped, var filled = snapshot else {
      return nil
    }
    let paragraphs = emptyParagraphs
    guard !paragraphs.isEmpty, let root = filled.items.first else { return nil }
    let width = Self.screensOfText * max(root.frame.width, Self.leastScreen)
    for (place, lineLimit) in paragraphs {
      let height = views.lineHeights[place] ?? Self.someLineHeight
      filled.items[place].text = Evaluator.longText
      filled.items[place].properties.intrinsicWidth = width
      filled.items[place].properties.intrinsicHeight = height
      filled.items[place].textFacts = LayoutSnapshot.TextFacts(
        naturalWidth: width,
        lineHeight: height,
        lineLimit: lineLimit
      )
    }
    return LayoutChecker.MadeLayout(root: className, snapshot: filled, isVariant: true) {
      paragraphs[$0.items.first ?? 0] == nil ? nil : judgedOfParagraph($0, in: filled)
    }
  }

  /// Those that are empty in each reading with other texts as well, with how many lines they may take.
  private var emptyParagraphs: [Int: Int] {
    let known = Set(views.handed + views.cut + views.measured + views.framed + views.faint)
    let others = variants.filter(\.hasOtherTexts)
    return views.paragraphs.filter { place, _ in
      !known.contains(place) && others.allSatisfy { $0.views.paragraphs[place] != nil }
    }
  }

  /// What becomes of a finding about one of them: only that it never wraps is told.
  private func judgedOfParagraph(_ finding: Finding, in filled: LayoutSnapshot) -> Finding? {
    guard finding.rule == .unboundedGrowth, finding.items.count == 2
    else { return nil }
    let words = Wording(filled)
    let (name, outer) = (words.item(finding.items[0]), words.item(finding.items[1]))
    let scrolls = filled.items.contains {
      $0.parent == finding.items[1] && $0.kind == .content
    }
    guard scrolls || finding.growthAxis == .horizontal else { return nil }
    var finding = finding
    finding.severity = .warning
    finding.message =
      scrolls
      ? "\(name) never wraps, because the content of \(outer) is as wide as its text: "
        + "a longer one makes \(outer) scroll sideways"
      : "\(name) may take several lines and never wraps: nothing keeps its width inside \(outer)"
    return finding
  }

  /// How many screens wide the text is.
  private static let screensOfText = 4.0
  /// In points.
  private static let leastScreen = 500.0
  private static let someLineHeight = 20.0
}
