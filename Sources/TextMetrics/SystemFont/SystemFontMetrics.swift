/// The built-in metrics of the iOS system font; they need no font and no file.
///
///     let text = StyledText("Sign in", font: .system(size: 17))
///     let size = SystemFontMetrics().layout(text, fitting: 320, lineLimit: 1)
///       .size(roundedToScale: 2)
///
/// Nothing was taken from a font file. The advances of printable ASCII in today's font are those that UIKit was recorded
/// to give; other characters, the adjustments of pairs and the font of older systems were fitted to text sizes that
/// Apple's tools saved in public documents. Of single lines that such documents saved, those of today's font come out
/// within half a point in 182 of 188 below 20 points and in 10 of 11 from there on, those of the older font in 128 of 136.
///
/// Assumptions are collected in ``Assumption``.
public struct SystemFontMetrics: CharacterMeasuring {
  /// What the figures do not cover, and what is taken for it.
  public enum Assumption: String, CaseIterable, Sendable {
    case accentedLetters = "Accented letters are as wide as their base letter."
    case ideographs =
      "Ideographs, kana and full-width forms are 1.02 em wide at the sizes of texts and less at larger ones, 1 em in named fonts, syllables of Hangul 0.866 em, in all weights."
    case emoji =
      "An emoji, however many scalars it has, is 1.336 em wide up to 18 points; in greater sizes it is 4.75 points wider than the size, 4 in the font of older systems, but not narrower than at 18."
    case tab = "A tab is 28 points wide, the default distance of tab stops."
    case lookalikes =
      "Cyrillic and Greek letters are as wide as the Latin letters they resemble, other Cyrillic ones 1 % wider than in Inter, a free font of the same proportions, and 5 % in large sizes."
    case joinedScripts =
      "Letters of joined scripts such as Arabic are measured one by one, whatever their joined form, those of Arabic as 0.424 em wide; ligatures are not made."
    case thai =
      "Words of Thai, Lao, Khmer and Burmese are not told apart: lines break at their spaces."
    case otherCharacters = "Any other character is as wide as the small letter n."
    case italic =
      "A slanted letter is as much wider than an upright one as it is in the regular weight; in the font of older systems it is as wide."
    case namedFonts =
      "Helvetica and Arial have the advances of Helvetica, regular or bold; Helvetica Neue has its own, those of other weights than regular and bold by their average; any other named font that nobody registered has the system font's metrics in the weight its name tells."
    case otherWeights = "A weight between two named ones is measured as the nearer one."
  }

  /// What every character of the monospaced system font advances, in em.
  ///
  /// Source: recorded for printable ASCII, regular and bold, at all sizes (`Resources/system-font-advances.json`).
  static let monospacedAdvance = 1266.0 / 2048

  /// What a syllable of Hangul advances, in em.
  ///
  /// Source: four labels of 2 to 10 syllables in public documents of three repositories, whose saved widths leave
  /// 0.8628 to 0.8685 em for a syllable.
  static let hangulAdvance = 0.866

  /// What an Arabic letter advances on average, whatever its joined form, in em.
  ///
  /// Source: two labels of 12 and 27 characters in a public document, whose saved widths leave 0.431 and 0.419 em for a letter.
  static let arabicAdvance = 0.424

  /// What an ideograph, a kana or a full-width form advances, in em.
  ///
  /// The square of the character and what the system font's tracking adds; a named font that takes such characters
  /// from another one adds nothing.
  ///
  /// Source: single lines of 2 to 27 such characters in public documents of three repositories, Japanese and Chinese.
  /// Their saved widths leave 1.0206 to 1.0247 em at 9 points, 1.0147 to 1.0196 at 17, 1.0167 to 1.0208 at 20 and
  /// 1.0048 to 1.0095 at 35; between those a line is drawn.
  static func fullWidthAdvance(of font: FontDescription) -> Double {
    guard font.family == .system else { return 1 }
    let size = font.pointSize
    if size <= 17 { return 1.019 + 0.0035 * min(1, (17 - size) / (17 - 9)) }
    return 1.019 - 0.011 * min(1, max(0, (size - 20) / (35 - 20)))
  }

  /// Which generation of the font is measured.
  public let generation: FontGeneration

  /// The figures of a file in place of the process's.
  private let own: OwnFigures?

  /// Creates metrics of one generation of the font, by the process's figures.
  public init(generation: FontGeneration = .modern) {
    self.generation = generation
    own = nil
  }

  /// Creates metrics of today's font by the figures of a file.
  public init(systemFont file: SystemFontFile) {
    generation = .modern
    own = OwnFigures(SystemFontFigures(file, over: .shared))
  }

  /// Figures that are shared by all copies of metrics.
  private final class OwnFigures: Sendable {
    let figures: SystemFontFigures

    init(_ figures: SystemFontFigures) {
      self.figures = figures
    }
  }

  private var figures: SystemFontFigures { own?.figures ?? .current }

  /// The vertical measures of the system font at the size of `font`.
  ///
  /// Source: ascender 1950/2048 em and descender 494/2048 em fit saved line heights; cap height
  /// 1443/2048 em as published in `@capsizecss/metrics`; the x-height is recorded
  /// (`Resources/system-font-advances.json`), for the font of older systems that of the display shapes is taken.
  ///
  /// A named font that ``FontRegistry`` knows has the measures of its file.
  public func metrics(of font: FontDescription) -> FontMetrics {
    if let file = Self.file(of: font) { return file.metrics.scaled(by: font.pointSize) }
    if let substitute = SubstituteFont(font) {
      return substitute.metrics.scaled(by: font.pointSize)
    }
    let unit = font.pointSize / 2048
    let lineHeight = (1950 + 494) * unit
    return FontMetrics(
      ascender: 1950 * unit,
      descender: 494 * unit,
      capHeight: 1443 * unit,
      xHeight: xHeight(of: font) * unit,
      leading: max(0, font.lineDistance - lineHeight)
    )
  }

  /// The height of a flat small letter in 1/2048 em.
  private func xHeight(of font: FontDescription) -> Double {
    guard generation == .modern else { return 1040 }
    let weight = font.weight.nearestNamedIndex
    let share = figures.displayShare(at: font.pointSize, generation: generation)
    let text = [1076.0, 1077, 1077, 1078, 1086, 1093, 1101, 1113, 1124][weight]
    let display = [1040.0, 1040, 1040, 1040, 1052, 1060, 1072, 1089, 1104][weight]
    return (1 - share) * text + share * display
  }

  public func layout(
    _ text: StyledText,
    fitting width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) -> TextLayout {
    LineBreaker(
      metrics: self,
      text: text,
      width: width,
      lineLimit: lineLimit,
      lineBreak: lineBreak
    ).layout()
  }

  func appendAdvances(
    of clusters: ArraySlice<Cluster>,
    font: FontDescription,
    to advances: inout [Double]
  ) {
    if let file = Self.file(of: font) {
      return appendAdvances(of: clusters, file: file, size: font.pointSize, to: &advances)
    }
    if let substitute = SubstituteFont(font) {
      return appendAdvances(
        of: clusters,
        substitute: substitute,
        size: font.pointSize,
        to: &advances
      )
    }
    let figures = figures
    let weight = font.weight.nearestNamedIndex
    let size = font.pointSize
    let named = generation == .legacy ? SanFrancisco(font) : nil
    // Both fonts have the recorded shapes and pairs.
    let generation = named == nil ? generation : .modern
    let display =
      named.map { $0.isDisplay ? 1 : 0 }
      ?? figures.displayShare(at: size, generation: generation)
    let tracking =
      named == nil
      ? figures.tracking(at: size, generation: generation) : SanFrancisco.tracking
    let shapes = figures.shapes(of: generation)
    let pairs = figures.pairs(display: display, generation: generation)
    let zero: Unicode.Scalar = "0"
    var previous: Unicode.Scalar?
    for cluster in clusters {
      var em: Double
      var scalar: Unicode.Scalar? = cluster.scalar
      switch width(of: cluster, font, figures) {
      case .points(let points):
        advances.append(points)
        previous = nil
        continue
      case .em(let fixed):
        em = fixed
        scalar = nil
      case .figure(let base):
        let isDigit = font.hasMonospacedDigits && (0x30...0x39).contains(base.value)
        if font.isMonospaced {
          em = Self.monospacedAdvance
          scalar = nil
          break
        }
        let glyph = figures.glyph(for: isDigit ? zero : base)
        em = shapes.advance(of: glyph, weight: weight, isItalic: font.isItalic, display: display)
        em = em * font.stretch + tracking
        scalar = isDigit ? nil : base
      }
      // The adjustment of a pair moves the second character: it widens or narrows the first one.
      if let left = previous, let right = scalar, let last = advances.indices.last {
        advances[last] += pairs.gain(PairKey(left, right)) * size * font.stretch
      }
      previous = scalar
      advances.append(em * size)
      let rest = cluster.rest
      guard !rest.isEmpty else { continue }
      advances[advances.count - 1] += advance(of: rest, font: font)
      previous = nil
    }
  }

  /// The advance of the scalars of a character behind its first one, in points.
  func advance(of scalars: [Unicode.Scalar], font: FontDescription) -> Double {
    var advances: [Double] = []
    let clusters = scalars.map { Cluster(scalar: $0, offset: 0, kind: .text, isEmoji: false) }
    appendAdvances(of: clusters[...], font: font, to: &advances)
    return advances.reduce(0, +)
  }

  private static func file(of font: FontDescription) -> FontFile? {
    guard case .named(let name) = font.family else { return nil }
    return FontRegistry.shared.font(named: name)
  }

  /// Where the width of a character comes from.
  private enum Width {
    case points(Double)
    case em(Double)
    case figure(Unicode.Scalar)
  }

  private func width(
    of cluster: Cluster,
    _ font: FontDescription,
    _ figures: SystemFontFigures
  ) -> Width {
    // A keycap is an emoji that begins with a digit.
    if cluster.isEmoji {
      return .em(EmojiFigures.advance(at: font.pointSize, generation: generation))
    }
    if cluster.kind == .newline { return .points(0) }
    return Self.width(of: cluster.scalar, font, figures)
  }

  private static func width(
    of scalar: Unicode.Scalar,
    _ font: FontDescription,
    _ figures: SystemFontFigures
  ) -> Width {
    if scalar.value > 0x20, scalar.value < 0x7F { return .figure(scalar) }
    switch scalar.value {
    case 0x09: return .points(28)
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF,
      // Vowels and final consonants that stand in the square of a Hangul syllable.
      0x1160...0x11FF, 0xD7B0...0xD7FF:
      return .points(0)
    case 0xA0, 0x202F, 0x2007: return .figure(" ")
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .points(0)
    default:
      if scalar.isHangulSyllable { return .em(hangulAdvance) }
      if (0x620...0x6D3).contains(scalar.value), scalar.properties.isAlphabetic {
        return .em(arabicAdvance)
      }
      return scalar.isFullWidth
        ? .em(fullWidthAdvance(of: font))
        : .figure(BaseLetters.shared.base(of: scalar, where: figures.contains))
    }
  }
}
