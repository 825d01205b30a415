/// Something that can be asked for the widths of a system font, such as Core Text on a Mac.
public protocol SystemFontProbe {
  /// What the system calls itself, such as "macOS 26.1".
  var system: String { get }

  /// The advances of characters in points, each by itself; nil for those that the font lacks.
  func advances(
    of characters: [Unicode.Scalar],
    size: Double,
    weight: FontWeight,
    isItalic: Bool
  ) -> [Double?]

  /// The width in points of two characters in a row, in the regular weight.
  func width(of first: Unicode.Scalar, _ second: Unicode.Scalar, size: Double) -> Double
}

extension SystemFontFile {
  /// The characters that are measured, as far as a font has them: those of Latin, Greek and Cyrillic texts, punctuation and
  /// signs of currency.
  private static let measured: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x384...0x3CE, 0x400...0x45F, 0x490...0x491,
      0x1E80...0x1E85,
      0x1EA0...0x1EF9, 0x2010...0x2027, 0x2030...0x203A, 0x20A0...0x20BF, 0x2116...0x2117,
      0x2122...0x2122,
      0x2190...0x2193, 0x2212...0x2212, 0x2260...0x2265,
    ]
    return ranges.joined().compactMap(Unicode.Scalar.init)
  }()

  /// The sizes in points at which tracking and optical shares are measured.
  private static let sizes = (8...40).map(Double.init)

  /// Measures a system's font.
  ///
  /// Advances are taken at 12 points, where the shapes are those of small sizes, and at 34, where they are those of large
  /// ones. At each other size the line through the mixtures of both that comes nearest to the advances (least squares over
  /// the characters) gives the share of the large shapes, and its height the tracking.
  ///
  /// - Parameter probe: What measures.
  public init(measuring probe: some SystemFontProbe) {
    let small = 12.0
    let large = 34.0
    // Only the sum of advance and tracking can be seen: these two decide how it is shared out, as the built-in figures do.
    let convention = (small: 1.0, large: 24.0)
    func units(
      _ size: Double,
      _ characters: [Unicode.Scalar],
      _ weight: FontWeight = .regular,
      isItalic: Bool = false
    ) -> [Double?] {
      probe.advances(of: characters, size: size, weight: weight, isItalic: isItalic)
        .map { $0.map { $0 / size * 2048 } }
    }
    let known = zip(Self.measured, units(small, Self.measured)).filter { $0.1 != nil }.map(\.0)
    func table(_ size: Double, _ tracking: Double, _ weight: FontWeight, isItalic: Bool) -> [Double]
    {
      units(size, known, weight, isItalic: isItalic).map { ($0 ?? tracking) - tracking }
    }
    var text: [String: [Double]] = [:]
    var display: [String: [Double]] = [:]
    for (name, weight) in FontWeight.named {
      text[name] = table(small, convention.small, weight, isItalic: false)
      display[name] = table(large, convention.large, weight, isItalic: false)
    }
    let regular = (text["regular"] ?? [], display["regular"] ?? [])
    var shares: [Point] = []
    var tracking: [Point] = []
    for size in Self.sizes {
      let there = units(size, known).map { $0 ?? 0 }
      let (share, height) = Self.line(there, from: regular.0, to: regular.1)
      shares.append(Point(size: size, value: share))
      tracking.append(Point(size: size, value: height))
    }
    let (pairs, growth) = Self.kerning(probe, known, small, large)
    self.init(
      system: probe.system,
      characters: known,
      text: text,
      display: display,
      italic: Slanted(
        text: table(small, convention.small, .regular, isItalic: true),
        display: table(large, convention.large, .regular, isItalic: true)
      ),
      opticalShares: shares,
      tracking: tracking,
      kerning: pairs,
      kerningGrowth: growth
    )
  }

  /// The share of `large` in `sums`, from 0 to 1, and what they are higher by than the mixture.
  private static func line(
    _ sums: [Double],
    from small: [Double],
    to large: [Double]
  ) -> (share: Double, height: Double) {
    let count = Double(max(1, sums.count))
    let steps = zip(large, small).map { $0 - $1 }
    let rests = zip(sums, small).map { $0 - $1 }
    let (step, rest) = (steps.reduce(0, +) / count, rests.reduce(0, +) / count)
    var (both, square) = (0.0, 0.0)
    for (a, b) in zip(steps, rests) {
      both += (a - step) * (b - rest)
      square += (a - step) * (a - step)
    }
    let share = square > 0 ? min(1, max(0, both / square)) : 0
    return (share, rest - share * step)
  }

  /// The pairs of ASCII whose distance is adjusted by half a unit or more, and by which part more in large sizes.
  private static func kerning(
    _ probe: some SystemFontProbe,
    _ known: [Unicode.Scalar],
    _ small: Double,
    _ large: Double
  ) -> (pairs: [String: Double], growth: Double) {
    let letters = known.filter(\.isASCII)
    func advances(_ size: Double) -> [Double] {
      probe.advances(of: letters, size: size, weight: .regular, isItalic: false).map { $0 ?? 0 }
    }
    let (atSmall, atLarge) = (advances(small), advances(large))
    var pairs: [String: Double] = [:]
    var (both, square) = (0.0, 0.0)
    for (i, first) in letters.enumerated() {
      for (j, second) in letters.enumerated() {
        let sum = probe.width(of: first, second, size: small) - atSmall[i] - atSmall[j]
        let units = sum / small * 2048
        guard abs(units) >= 0.5 else { continue }
        pairs[String(String.UnicodeScalarView([first, second]))] = units
        let other = probe.width(of: first, second, size: large) - atLarge[i] - atLarge[j]
        both += other / large * 2048 * units
        square += units * units
      }
    }
    return (pairs, square > 0 ? both / square - 1 : 0)
  }
}
