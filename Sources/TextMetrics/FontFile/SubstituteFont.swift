/// Figures for fonts of Apple's systems that are not ours to read, by those of a font of the same design.
///
/// `HelveticaNeue`, `Helvetica` and `Arial` have Helvetica's advances, from semibold on those of Helvetica
/// Bold. The few labels of public documents in regular and bold come out within half a point; light is up
/// to 7 % narrower in truth.
///
/// Source: advances of the Adobe Core 14 AFM files; heights as published in `@capsizecss/metrics`.
struct SubstituteFont {
  /// The vertical measures at one point.
  let metrics: FontMetrics
  private let advances: [Double]

  /// The substitute of a font, or nil where there is none.
  init?(_ font: FontDescription) {
    guard case .named(let name) = font.family else { return nil }
    let family = name.prefix { $0 != "-" }
    let isBold = font.weight >= .semibold
    switch family {
    case "HelveticaNeue", "Helvetica Neue":
      advances = isBold ? Self.bold : Self.regular
      metrics = FontMetrics(
        ascender: Self.neueAscender(font.weight),
        descender: font.weight < .medium ? 0.213 : 0.217,
        capHeight: 0.714,
        xHeight: 0.517,
        leading: 0.028
      )
    case "Helvetica":
      advances = isBold ? Self.bold : Self.regular
      metrics = FontMetrics(ascender: 0.77, descender: 0.23, capHeight: 0.72, xHeight: 0.523)
    case "Arial", "ArialMT":
      advances = isBold ? Self.bold : Self.regular
      metrics = FontMetrics(
        ascender: 0.905,
        descender: 0.212,
        capHeight: 0.716,
        xHeight: 0.519,
        leading: 0.033
      )
    default: return nil
    }
  }

  /// The ascender of Helvetica Neue, which goes up and down with the weight.
  private static func neueAscender(_ weight: FontWeight) -> Double {
    if weight <= .ultraLight { return 0.931 }
    if weight < .regular { return 0.967 }
    return weight < .medium ? 0.952 : 0.975
  }

  /// The advance of a character in em; nil where the substitute does not have it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    guard scalar.value >= 0x20, scalar.value < 0x7F else { return nil }
    return advances[Int(scalar.value) - 0x20]
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
}
