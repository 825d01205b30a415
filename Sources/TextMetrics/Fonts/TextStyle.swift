/// UIKit's text styles at the default content size.
///
/// Sizes seen in documents saved by Apple's tools, in agreement with Apple's Human Interface
/// Guidelines ("Typography", Dynamic Type sizes, Large).
public enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// The size at the default content size, in points.
  public var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The weight: semibold for a headline, regular for every other style.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The distance between the baselines of two lines at the default content size, in points.
  ///
  /// Source: the column "Leading" of the table in Apple's Human Interface Guidelines, "Typography"; the
  /// heights of labels of several lines in documents saved by Apple's tools agree.
  public var lineDistance: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  /// The system font of this style at the default content size.
  public var font: FontDescription {
    var font = FontDescription.system(size: pointSize, weight: weight)
    font.lineDistance = lineDistance
    return font
  }
}
