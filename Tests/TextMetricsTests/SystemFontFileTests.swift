import Foundation
import Testing

@testable import TextMetrics

/// The built-in figures, asked as a system would be; some characters wider than they are.
private struct BuiltInProbe: SystemFontProbe {
  var system = "Test 1.0"
  /// What every character is wider by, as a part of its size.
  var growth = 0.0

  private func width(_ text: String, _ size: Double, _ weight: FontWeight, _ isItalic: Bool)
    -> Double
  {
    let font = FontDescription(
      family: .system,
      pointSize: size,
      weight: weight,
      isItalic: isItalic
    )
    return SystemFontMetrics().naturalWidth(of: StyledText(text, font: font))
  }

  func advances(
    of characters: [Unicode.Scalar],
    size: Double,
    weight: FontWeight,
    isItalic: Bool
  ) -> [Double?] {
    characters.map { character in
      // The small tilde of Vietnamese is missing from this font.
      if character == "\u{1EAB}" { return nil }
      // A character at the end of a line hangs over; before another one it has its advance.
      let text = String(Character(character))
      let both = width("n" + text + "n", size, weight, isItalic)
      let kerning =
        pair("n", character, size, weight, isItalic) + pair(character, "n", size, weight, isItalic)
      return (both - kerning - 2 * width("n", size, weight, isItalic)) * (1 + growth)
    }
  }

  private func pair(
    _ first: Unicode.Scalar,
    _ second: Unicode.Scalar,
    _ size: Double,
    _ weight: FontWeight,
    _ isItalic: Bool
  ) -> Double {
    let figures = SystemFontFigures.shared
    let share = figures.displayShare(at: size, generation: .modern)
    let pairs = figures.pairs(display: share, generation: .modern)
    return pairs.gain(PairKey(first, second)) * size
  }

  func width(of first: Unicode.Scalar, _ second: Unicode.Scalar, size: Double) -> Double {
    let alone = advances(of: [first, second], size: size, weight: .regular, isItalic: false)
    return alone.reduce(0) { $0 + ($1 ?? 0) } + pair(first, second, size, .regular, false)
  }
}

@Suite struct `Figures of a system's own font` {
  private static let texts = [
    "0123456789", "AVAST Wavy To. LT", "The quick brown fox jumps over the lazy dog", "Grüße – €5",
  ]

  /// The built-in figures as a file, which takes a second to measure.
  private static let measured = SystemFontFile(measuring: BuiltInProbe())

  /// Widths of the texts, at sizes and weights of all kinds.
  private func widths(_ metrics: SystemFontMetrics = SystemFontMetrics()) -> [Double] {
    var result: [Double] = []
    for text in Self.texts {
      for size in [8.0, 12, 17, 17.5, 19, 22, 28, 34, 40] {
        for weight in [FontWeight.ultraLight, .regular, .semibold, .black] {
          let font = FontDescription.system(size: size, weight: weight)
          result.append(metrics.naturalWidth(of: StyledText(text, font: font)))
        }
      }
    }
    return result
  }

  @Test func `give the widths of the font that was measured`() throws {
    let expected = widths()
    let file = try SystemFontFile(json: Self.measured.json())
    for (width, other) in zip(widths(SystemFontMetrics(systemFont: file)), expected) {
      #expect(abs(width - other) <= 0.0005 * other, "\(width) in place of \(other)")
    }
  }

  @Test func `take the place of the built-in ones`() throws {
    let file = SystemFontFile(measuring: BuiltInProbe(growth: 0.1))
    for (width, other) in zip(widths(SystemFontMetrics(systemFont: file)), widths()) {
      #expect(width > 1.05 * other)
    }
  }

  @Test func `find the sizes between which shapes change`() throws {
    let file = Self.measured
    let shares = Dictionary(uniqueKeysWithValues: file.opticalShares.map { ($0.size, $0.value) })
    // Recorded: none up to 17 points, 1/11 at 19, 9/11 at 24, all from 28 on.
    for (size, share) in [(17.0, 0.0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)] {
      #expect(abs((shares[size] ?? -1) - share) < 0.002, "\(size)")
    }
  }

  @Test func `leave out what the font lacks`() {
    let file = Self.measured
    #expect(!file.characters.contains("\u{1EAB}"))
    #expect(file.characters.contains("\u{1EAA}"))
    #expect(file.system == "Test 1.0")
  }

  @Test(arguments: ["text", "display", "tracking", "optical_q", "order"])
  func `are refused where a table is missing`(_ key: String) throws {
    let data = try Self.measured.json()
    var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    object[key] = nil
    let damaged = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) { try SystemFontFile(json: damaged) }
  }

  @Test func `are refused where a weight has too few advances`() throws {
    let data = try Self.measured.json()
    var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var text = try #require(object["text"] as? [String: [Double]])
    text["bold"]?.removeLast()
    object["text"] = text
    let damaged = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) { try SystemFontFile(json: damaged) }
  }
}
