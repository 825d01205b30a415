import Requirements

/// Figures of free fonts that apps bring along, for texts whose font file is not at hand.
///
/// A face without figures of its own lies on the line between the two nearest by weight. Slanted faces have the advances
/// of upright ones.
///
/// Source: the fonts' own tables, read by `Scripts/generate-free-fonts`, which names the packages. Public documents of
/// five repositories saved labels in Roboto, Quicksand, Montserrat and Noto Serif with the sizes that come out, to the
/// pixel or half a point.
struct FreeFontFigures {
  /// The figures of all families, by the family's name in a PostScript name; parsed on first use, from any thread.
  static let families = parse(data)

  /// The vertical measures at one point.
  let metrics: FontMetrics
  /// The advance in em of a syllable of Hangul; nil where the family has none.
  let hangul: Double?
  /// The advances in em of the characters from space to tilde, by weight, thinnest first.
  private var faces: [(weight: FontWeight, advances: [Double])] = []
  /// What the distance of two neighbouring characters gains, in em.
  private(set) var pairs: [PairKey: Double] = [:]

  private init(heights: [Double]) {
    metrics = FontMetrics(
      ascender: heights[0],
      descender: heights[1],
      capHeight: heights[3],
      xHeight: heights[4],
      leading: heights[2]
    )
    hangul = heights.count > 5 ? heights[5] : nil
  }

  /// The advances in em of the characters from space to tilde.
  func advances(_ weight: FontWeight) -> [Double] {
    guard let above = faces.firstIndex(where: { $0.weight >= weight }) else {
      return faces.last?.advances ?? []
    }
    guard above > 0, faces[above].weight > weight else { return faces[above].advances }
    let (low, high) = (faces[above - 1], faces[above])
    let share =
      (weight.rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
    return zip(low.advances, high.advances).map { $0 + share * ($1 - $0) }
  }

  private static func parse(_ data: StaticString) -> [Substring: FreeFontFigures] {
    let source = data.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var families: [Substring: FreeFontFigures] = [:]
    var name: Substring = ""
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { requirementFailure("a table of the free fonts is empty") }
      switch words[0] {
      case "family":
        name = words[1]
        families[name] = FreeFontFigures(heights: words[2...].map(em))
      case "face":
        families[name]?.faces.append(
          (FontWeight(class: em(words[1]) * 1000), words[2...].map(em))
        )
      default:
        let left = scalar(words[1].unicodeScalars.first)
        for index in stride(from: 2, to: words.count - 1, by: 2) {
          for right in words[index + 1].unicodeScalars {
            families[name]?.pairs[PairKey(left, scalar(right))] = em(words[index])
          }
        }
      }
    }
    return families
  }

  private static func em(_ word: Substring) -> Double {
    guard let value = Double(word) else { requirementFailure("font figure \(word) is no number") }
    return value / 1000
  }

  /// A character of a pair; `_` stands for a space.
  private static func scalar(_ scalar: Unicode.Scalar?) -> Unicode.Scalar {
    guard let scalar, scalar != "_" else { return " " }
    return scalar
  }
}
