import Requirements

/// Figures of a family of fonts whose files are not at hand: of free ones that apps bring along, and of a few of Apple's systems.
///
/// A face without figures of its own lies on the line between the two nearest by the weights that OpenType numbers, along which
/// variable fonts change. Slanted faces have the advances of upright ones, unless they have their own.
///
/// Source of the free ones: the fonts' own tables, read by `Scripts/generate-free-fonts`, which names the packages. Public
/// documents of five repositories saved labels in Roboto, Quicksand, Montserrat and Noto Serif with the sizes that come out, to
/// the pixel or half a point. A family may have other figures in another version of its file.
struct FamilyFigures {
  /// The families that were asked for so far, by name; nil for those that nobody knows.
  private static let known = Locked<[Substring: FamilyFigures?]>([:])

  /// The figures of a family by its name in a PostScript name, such as `OpenSans`; nil where there are none.
  ///
  /// They are parsed when a family is asked for for the first time, from any thread.
  static func named(_ family: Substring) -> FamilyFigures? {
    known.withLock { known in
      if let figures = known[family] { return figures }
      let figures = (free[family] ?? systems[family] ?? moreSystems[family]).flatMap(parse)
      known[Substring(String(family))] = .some(figures)
      return figures
    }
  }

  /// The vertical measures at one point.
  let metrics: FontMetrics
  /// The advance in em of a syllable of Hangul; nil where the family has none.
  let hangul: Double?
  /// A face with the advances in em of the characters from space to tilde.
  private typealias Face = (weight: FontWeight, advances: [Double])
  /// The upright faces by weight, thinnest first.
  private var faces: [Face] = []
  /// The slanted faces, where they have advances of their own.
  private var slantedFaces: [Face] = []
  /// Whether the advances of slanted faces are not known to be those of upright ones.
  private var slantIsUnlike = false
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

  /// Whether the family has figures of a face: of its slant, and of its weight or those beside it.
  func hasFace(_ weight: FontWeight, isSlanted: Bool) -> Bool {
    let faces = faces(isSlanted)
    guard let thinnest = faces.first, let thickest = faces.last else { return false }
    let step = 100.0
    let range = thinnest.weight.classValue - step...thickest.weight.classValue + step
    return range.contains(weight.classValue) && !(isSlanted && slantIsUnlike)
  }

  private func faces(_ areSlanted: Bool) -> [Face] {
    areSlanted && !slantedFaces.isEmpty ? slantedFaces : faces
  }

  /// The advances in em of the characters from space to tilde.
  func advances(_ weight: FontWeight, isSlanted: Bool = false) -> [Double] {
    let faces = faces(isSlanted)
    guard let above = faces.firstIndex(where: { $0.weight >= weight }) else {
      return faces.last?.advances ?? []
    }
    guard above > 0, faces[above].weight > weight else { return faces[above].advances }
    let (low, high) = (faces[above - 1], faces[above])
    let start = low.weight.classValue
    let share = (weight.classValue - start) / (high.weight.classValue - start)
    return zip(low.advances, high.advances).map { $0 + share * ($1 - $0) }
  }

  /// Reads a table with a row for each line, in 1/1000 em: `family` with its ascender, descender, line gap, height of capital and
  /// of small letters, and the advance of its Hangul where it has any; `face` with its weight and the advances from space to
  /// tilde, or one for all, thinnest first; `slant` with those of a slanted face, or `unlike` where they are not known; `pairs`
  /// with a character, and what the distance to those behind it gains, `_` being a space.
  static func parse(_ table: StaticString) -> FamilyFigures? {
    let source = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var figures: FamilyFigures?
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1 else { requirementFailure("a table of a font's figures is empty") }
      switch words[0] {
      case "family":
        figures = FamilyFigures(heights: words[2...].map(em))
      case "face": figures?.faces.append(face(words[1...]))
      case "slant" where words[1] == "unlike": figures?.slantIsUnlike = true
      case "slant": figures?.slantedFaces.append(face(words[1...]))
      default:
        let left = scalar(words[1].unicodeScalars.first)
        for index in stride(from: 2, to: words.count - 1, by: 2) {
          for right in words[index + 1].unicodeScalars {
            figures?.pairs[PairKey(left, scalar(right))] = em(words[index])
          }
        }
      }
    }
    return figures
  }

  private static func face(_ words: ArraySlice<Substring>) -> Face {
    let numbers = words.map(em)
    let advances =
      numbers.count == 2 ? Array(repeating: numbers[1], count: 95) : Array(numbers[1...])
    return (FontWeight(class: numbers[0] * 1000), advances)
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
