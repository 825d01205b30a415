import Foundation

extension UIFont {
  /// What text is used for; it decides size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that the system gives the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The style large title: 34 points at the default content size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style title1: 28 points at the default content size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style title2: 22 points at the default content size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style title3: 20 points at the default content size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style headline: 17 points at the default content size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style body: 17 points at the default content size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style callout: 16 points at the default content size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style subheadline: 15 points at the default content size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style footnote: 13 points at the default content size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style caption1: 12 points at the default content size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style caption2: 11 points at the default content size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The size in points by content size category, smallest first.
  ///
  /// Source: the tables for dynamic type in Apple's Human Interface Guidelines, "Typography".
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size in points at a content size; that of the body where the style is unknown.
  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    let rank = category.rank ?? UIContentSizeCategory.large.rank ?? 0
    return sizes.indices.contains(rank) ? sizes[rank] : 17
  }

  /// The distances between two baselines in points by content size category, smallest first.
  ///
  /// Source: the column "Leading" of the same tables.
  private static let lineDistances: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// The distance between two baselines in points at a content size; that of the body where the
  /// style is unknown.
  func lineDistance(for category: UIContentSizeCategory) -> CGFloat {
    let distances = Self.lineDistances[self] ?? Self.lineDistances[.body] ?? []
    let rank = category.rank ?? UIContentSizeCategory.large.rank ?? 0
    return distances.indices.contains(rank) ? distances[rank] : 0
  }

  /// The weight of the bold variant.
  ///
  /// Source: the column "Emphasized weight" of the same tables.
  var emphasizedWeight: UIFont.Weight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .caption1: .medium
    default: .semibold
    }
  }

  /// The weight: semibold for headlines, regular for the rest.
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }
}

extension UIFont {
  /// The distance from one baseline to the next that the system gives texts of this font where nobody gives another, in
  /// points.
  ///
  /// It is that of the text style, and for a font without one that of a style of the same size; between two styles a
  /// part of both, which is an assumption.
  var systemBaselineDistance: CGFloat {
    if face.lineDistance > 0 { return face.lineDistance }
    let styles: [UIFont.TextStyle] = [
      .caption2, .caption1, .footnote, .subheadline, .callout, .body, .title3, .title2, .title1,
      .largeTitle,
    ]
    let known = styles.map { (size: $0.pointSize(for: .large), $0.lineDistance(for: .large)) }
    let below = known.last { $0.size <= pointSize }
    let above = known.first { $0.size >= pointSize }
    switch (below, above) {
    case (let below?, let above?) where below.size < above.size:
      let part = (pointSize - below.size) / (above.size - below.size)
      return (below.1 + part * (above.1 - below.1)).rounded()
    case (let one?, _), (nil, let one?): return (pointSize * one.1 / one.size).rounded()
    case (nil, nil): return lineHeight
    }
  }
}
