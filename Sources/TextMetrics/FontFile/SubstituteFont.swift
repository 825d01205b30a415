/// Figures for fonts of Apple's systems that are not ours to read, by those of a font of the same design.
///
/// `Helvetica` and `Arial` have Helvetica's advances, from semibold on those of Helvetica Bold. `HelveticaNeue` has its
/// own, recorded for regular and bold; the other weights lie on the line through both, where the average advance is theirs.
/// The nine lines in regular and bold that public documents saved come out to the pixel, and those in light within 2 %.
///
/// Source: advances of Helvetica from the Adobe Core 14 AFM files, those of Helvetica Neue from the array `Widths` of
/// `HelveticaNeue-Roman` and `-Bold` in public PDF forms; heights and average advances (`xWidthAvg`: ultra-light 400, thin
/// 418, light 433, regular 450, medium 465, bold 480) as published in `@capsizecss/metrics`.
///
/// `Menlo` has one advance for all characters, that of DejaVu Sans Mono, from the same design.
///
/// Hiragino and PingFang have no advances of letters here. A line of Hiragino is 1 em high, as that of labels and buttons which
/// public documents of two repositories saved; one of PingFang is as high as a public web font of it says, 1.4 em, as two that
/// public documents saved.
///
/// A line of Helvetica is 1.15 em high, as a label that a public document saved: as much as WebKit makes it elsewhere, to match
/// Arial's.
///
/// A name of the system font, such as `.SFUI-Medium`, gets Times New Roman from iOS 13 on, whatever its weight. Source: what
/// CoreText logs, in issues of five public repositories; a label that a public document saved.
///
/// Free fonts, and some of Apple's, have figures of their own: ``FamilyFigures``.
struct SubstituteFont {
  /// The vertical measures at one point.
  let metrics: FontMetrics
  private let advances: [Double]
  private var pairs: [PairKey: Double] = [:]
  private var hangul: Double?
  /// Whether the advances are those of the face that is meant, not of another one of its family.
  let isFaceKnown: Bool

  /// The substitute of a font, or nil where there is none.
  init?(_ font: FontDescription) {
    guard case .named(let name) = font.family else { return nil }
    let family = name.prefix { $0 != "-" }
    let isBold = font.weight >= .semibold
    let isCondensed = name.dropFirst(family.count).lowercased().contains("condensed")
    switch family {
    case "HelveticaNeue", "Helvetica Neue":
      isFaceKnown = !isCondensed
      advances = Self.neueAdvances(font.weight)
      metrics = FontMetrics(
        ascender: Self.neueAscender(font.weight),
        descender: font.weight < .medium ? 0.213 : 0.217,
        capHeight: 0.714,
        xHeight: 0.517,
        leading: 0.028
      )
    case "Helvetica":
      isFaceKnown = true
      advances = isBold ? Self.bold : Self.regular
      metrics = FontMetrics(ascender: 0.92, descender: 0.23, capHeight: 0.72, xHeight: 0.523)
    case "Arial", "ArialMT":
      isFaceKnown = true
      advances = isBold ? Self.bold : Self.regular
      metrics = FontMetrics(
        ascender: 0.905,
        descender: 0.212,
        capHeight: 0.716,
        xHeight: 0.519,
        leading: 0.033
      )
    case ".SFUI":
      guard let figures = FamilyFigures.named("TimesNewRoman") else { return nil }
      isFaceKnown = true
      metrics = figures.metrics
      advances = figures.advances(.regular, isSlanted: false)
      pairs = figures.pairs
    case "Menlo":
      isFaceKnown = true
      advances = Array(repeating: 0.60205, count: Self.regular.count)
      metrics = FontMetrics(ascender: 0.9282, descender: 0.2358, capHeight: 0.729, xHeight: 0.547)
    case "HiraginoSans", "HiraKakuProN", "HiraMinProN":
      isFaceKnown = false
      advances = []
      metrics = FontMetrics(ascender: 0.88, descender: 0.12, capHeight: 0.766, xHeight: 0.545)
    case "PingFangSC", "PingFangTC", "PingFangHK", "PingFang SC", "PingFang TC", "PingFang HK":
      isFaceKnown = false
      advances = []
      metrics = FontMetrics(ascender: 1.06, descender: 0.34, capHeight: 0.714, xHeight: 0.517)
    default:
      guard let figures = FamilyFigures.named(Self.familyName(in: family)) else { return nil }
      metrics = figures.metrics
      isFaceKnown = figures.hasFace(font.weight, isSlanted: font.isItalic) && !isCondensed
      advances = figures.advances(font.weight, isSlanted: font.isItalic)
      pairs = figures.pairs
      hangul = figures.hangul
    }
  }

  /// The family by the name that its figures have: without spaces, and without what its makers add to names.
  private static func familyName(in name: Substring) -> Substring {
    let name = name.filter { $0 != " " }[...]
    guard let suffix = ["PSMT", "PS", "MS"].first(where: name.hasSuffix) else { return name }
    return name.dropLast(suffix.count)
  }

  /// The ascender of Helvetica Neue, which goes up and down with the weight.
  private static func neueAscender(_ weight: FontWeight) -> Double {
    if weight <= .ultraLight { return 0.931 }
    if weight < .regular { return 0.967 }
    return weight < .medium ? 0.952 : 0.975
  }

  /// The advances of Helvetica Neue, between those of its regular and its bold face or beyond them.
  private static func neueAdvances(_ weight: FontWeight) -> [Double] {
    let average: Double
    switch weight {
    case ...FontWeight.ultraLight: average = 400
    case ...FontWeight.thin: average = 418
    case ..<FontWeight.regular: average = 433
    case .regular: return neueRegular
    case ...FontWeight.medium: average = 465
    default: return neueBold
    }
    let share = (average - 450) / (480 - 450)
    return zip(neueRegular, neueBold).map { $0 + share * ($1 - $0) }
  }

  /// The advance of a character in em; nil where the substitute does not have it.
  ///
  /// A call of its own: put in at its callers, it crashes the optimiser of Swift 6.3.1.
  @inline(never)
  func advance(of scalar: Unicode.Scalar) -> Double? {
    if let hangul, (0xAC00...0xD7A3).contains(scalar.value) { return hangul }
    guard !advances.isEmpty, scalar.value >= 0x20, scalar.value < 0x7F else { return nil }
    return advances[Int(scalar.value) - 0x20]
  }

  /// What the distance of two neighbouring characters gains, in em.
  func gain(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double {
    pairs[PairKey(left, right)] ?? 0
  }

  // The characters from space to tilde.
  private static let regular: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ].map { $0 / 1000 }

  private static let bold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ].map { $0 / 1000 }

  private static let neueRegular: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ].map { $0 / 1000 }

  private static let neueBold: [Double] = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ].map { $0 / 1000 }
}
