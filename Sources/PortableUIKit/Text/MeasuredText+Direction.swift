import LayoutEngine
import TextMetrics

/// How the paragraphs that begin in a run are aligned and written.
struct ParagraphSetting {
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
}

extension MeasuredText {
  /// The paragraph that a line belongs to.
  struct Paragraph {
    var setting = ParagraphSetting()
    /// Whether it is written from right to left; nil where neither style nor letters say so.
    var isRightToLeft: Bool?
  }

  /// The paragraph around a range of the text.
  func paragraph(around range: Range<String.Index>) -> Paragraph {
    let string = text.string
    let start = string[..<range.lowerBound].lastIndex(where: \.isNewline).map(string.index(after:))
    let end = string[range.lowerBound...].firstIndex(where: \.isNewline)
    let whole = (start ?? string.startIndex)..<(end ?? string.endIndex)
    var result = Paragraph()
    if !settings.isEmpty {
      let offset = string.utf8.distance(from: string.startIndex, to: whole.lowerBound)
      var runEnd = 0
      let run = text.runs.firstIndex { run in
        runEnd += run.text.utf8.count
        return runEnd > offset
      }
      if let run { result.setting = settings[run] }
    }
    result.isRightToLeft =
      switch result.setting.direction {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: string[whole].firstDirection
      @unknown default: nil
      }
    return result
  }

  /// What of a line stays in its place whatever its width.
  ///
  /// - Note: UIKit: natural alignment goes by the direction that the paragraph style gives; else, in a text
  ///   view, by the first letter with a direction; else by the view's direction, which is that of the app's
  ///   language.
  func anchor(
    of paragraph: Paragraph,
    _ placement: Placement
  ) -> LayoutSnapshot.TextLine.Anchor {
    let own = paragraph.setting.alignment
    switch own == .natural ? placement.alignment : own {
    case .left: return .left
    case .right: return .right
    case .center: return .middle
    case .natural, .justified:
      let isGiven = paragraph.setting.direction != .natural || placement.followsLetters
      let given = isGiven ? paragraph.isRightToLeft : nil
      return given ?? placement.isRightToLeft ? .right : .left
    @unknown default: return .left
    }
  }

  /// The places of runs from left to right.
  ///
  /// Runs that are written in the direction of the paragraph follow it; several runs in the other direction
  /// keep the order of that direction among themselves. A run without letters goes with the paragraph.
  ///
  /// Source: Unicode Standard Annex 9, rule L2, with one level for each run.
  static func visualOrder(of runs: [String], isRightToLeft: Bool) -> [Int] {
    var groups: [(isRightToLeft: Bool, indices: [Int])] = []
    for (index, run) in runs.enumerated() {
      let direction = run[...].firstDirection ?? isRightToLeft
      if let last = groups.indices.last, groups[last].isRightToLeft == direction {
        groups[last].indices.append(index)
      } else {
        groups.append((direction, [index]))
      }
    }
    let ordered = isRightToLeft ? groups.reversed() : groups
    return ordered.flatMap { $0.isRightToLeft ? $0.indices.reversed() : $0.indices }
  }
}

extension StringProtocol {
  /// Whether the first letter that has a direction is written from right to left; nil without one.
  ///
  /// Letters inside an isolate do not count.
  ///
  /// Source: Unicode Standard Annex 9, rules P2 and P3; the ranges are those of the bidirectional
  /// classes R and AL.
  var firstDirection: Bool? {
    var isolates = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = Swift.max(0, isolates - 1)
      case _ where isolates > 0: continue
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        switch scalar.properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .enclosingMark: continue
        default: if scalar.properties.isAlphabetic { return true }
        }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
