import Foundation

/// Finds the letter whose width stands in for a letter that the figures do not have.
struct BaseLetters {
  /// The table of the letters between U+00C0 and U+1EFF, made on first use.
  static let shared = BaseLetters()

  private let base: [Unicode.Scalar: Unicode.Scalar]

  private init() {
    var base: [Unicode.Scalar: Unicode.Scalar] = [:]
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1EFF]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let letter = String(Character(scalar)).decomposedStringWithCanonicalMapping
      if let first = letter.unicodeScalars.first, first != scalar { base[scalar] = first }
    }
    // Letters with strokes have no decomposition.
    let strokes: [(String, String)] = [
      ("łŁħĦŧŦđĐ", "lLhHtTdD"),
      // Letters of the same shape, Cyrillic and Greek.
      ("АВЕКМНОРСТУХІЈЅасеорухіјѕк", "ABEKMHOPCTYXIJSaceopyxijsk"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονκ", "ABEZHIKMNOPTYXovk"),
    ]
    for (letters, twins) in strokes {
      for (letter, twin) in zip(letters.unicodeScalars, twins.unicodeScalars) {
        base[letter] = twin
      }
    }
    self.base = base
  }

  /// The letter to measure for `scalar`, which may be `scalar` itself: one that is known, if there is any.
  func base(
    of scalar: Unicode.Scalar,
    where isKnown: (Unicode.Scalar) -> Bool
  ) -> Unicode.Scalar {
    var result = scalar
    // A decomposed letter may have a twin of its own: Й is И with a breve, Ά is Α with a tonos.
    for _ in 0..<2 {
      guard !isKnown(result), let next = base[result] else { break }
      result = next
    }
    return result
  }
}
