import Foundation
import Testing

@testable import TextMetrics

/// Widths of texts in open fonts, compared with those of `hb-shape`.
///
/// Needs Debian's packages libharfbuzz-bin, fonts-noto-core, fonts-inter, fonts-roboto-unhinted, fonts-lato, fonts-open-sans
/// and fonts-dejavu-core. The texts are those of the documents in `PLUMB_CORPUS`, where it is set, and some of ours.
@Suite struct `Text in an open font` {
  /// A font with texts of ours in its scripts.
  struct Sample: CustomTestStringConvertible, Sendable {
    var file: String
    var texts: [String]

    var testDescription: String { String(file.split(separator: "/").last ?? "") }
    var path: String { "/usr/share/fonts/" + file }

    static let latin = [
      "office, fluffy waffles", "AVATAR Ty. To LT We", "Sign in with your e-mail address",
      "Größe über 50 €", "Ελληνικά κείμενα", "Русский текст", "…“quotes” – dashes — 1,234.56",
    ]
    static let all = [
      Sample(file: "truetype/noto/NotoSans-Regular.ttf", texts: latin),
      Sample(file: "opentype/inter/Inter-Regular.otf", texts: latin),
      Sample(file: "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", texts: latin),
      Sample(file: "truetype/lato/Lato-Regular.ttf", texts: latin),
      Sample(file: "truetype/open-sans/OpenSans-Regular.ttf", texts: latin),
      Sample(file: "truetype/dejavu/DejaVuSans.ttf", texts: latin),
    ]
    static let shaped = [
      Sample(
        file: "truetype/noto/NotoNaskhArabic-Regular.ttf",
        texts: ["مرحبا بالعالم", "السلام عليكم", "الإعدادات", "تسجيل الدخول"]
      ),
      Sample(
        file: "truetype/noto/NotoSansDevanagari-Regular.ttf",
        texts: ["नमस्ते दुनिया", "क्षत्रिय", "सेटिंग्स", "हिन्दी में लिखें"]
      ),
    ]
  }

  private static let shaper = "/usr/bin/hb-shape"
  /// Whether what is compared with is there.
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: shaper)
    && (Sample.all + Sample.shaped).allSatisfy { FileManager.default.fileExists(atPath: $0.path) }

  /// The texts of public documents on one line each.
  private static let documentTexts: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_CORPUS"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [] }
    var texts: Set<String> = []
    for name in names.sorted() {
      guard let source = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else {
        continue
      }
      for match in source.matches(of: /\s(?:text|title|placeholder)="([^"&]+)"/) {
        texts.insert(String(match.1))
      }
    }
    return texts.sorted()
  }()

  /// The widths that hb-shape gives, in em.
  private static func shapedWidths(
    _ texts: [String],
    _ font: String,
    variations: String? = nil
  ) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID()).txt")
    try Data((texts.joined(separator: "\n") + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shaper)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--font-size=upem", "--text-file=\(file.path)",
    ]
    if let variations { process.arguments?.append("--variations=\(variations)") }
    process.arguments?.append(font)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let units = try FontFile([UInt8](Data(contentsOf: URL(fileURLWithPath: font)))).unitsPerEm
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map { line in
      line.matches(of: /\+(-?\d+)/).reduce(0) { $0 + (Double($1.1) ?? 0) } / units
    }
  }

  /// By how many points each width at 17 points differs from that of hb-shape, of texts whose letters the font has.
  private static func differences(
    _ sample: Sample,
    weight: Double? = nil
  ) throws -> [(text: String, points: Double)] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sample.path)))
    let font =
      try weight.map { try FontFile(bytes, variations: ["wght": $0]) } ?? FontFile(bytes)
    let texts = (sample.texts + documentTexts).filter { text in
      // Emoji and the ends of lines are the system's, whatever the font.
      text.unicodeScalars.allSatisfy { font.advance(of: $0) != nil }
        && Cluster.all(in: text).allSatisfy { !$0.isEmoji && $0.kind != .newline }
    }
    let expected = try shapedWidths(texts, sample.path, variations: weight.map { "wght=\($0)" })
    return zip(texts, expected).map { text, expected in
      var advances: [Double] = []
      SystemFontMetrics()
        .appendAdvances(of: Cluster.all(in: text)[...], file: font, size: 17, to: &advances)
      return (text, advances.reduce(0, +) - expected * 17)
    }
  }

  /// Debian's package fonts-inter-variable: a font whose weight can be chosen from 100 to 900.
  private static let variable = Sample(
    file: "truetype/inter-vf/Inter-roman.var.ttf",
    texts: Sample.latin
  )
  static let hasVariableFont =
    isInstalled && FileManager.default.fileExists(atPath: variable.path)

  @Test(
    .enabled(if: hasVariableFont, "hb-shape and fonts-inter-variable are not installed"),
    arguments: [100.0, 250, 400, 650, 900]
  )
  func `in a variable font is as wide at each weight as hb-shape says`(_ weight: Double) throws {
    let differences = try Self.differences(Self.variable, weight: weight)
    let wrong = differences.filter { abs($0.points) > 0.1 }
    let share = 1 - Double(wrong.count) / Double(max(1, differences.count))
    #expect(share >= 0.98, "\(wrong.count) of \(differences.count): \(wrong.prefix(5))")
  }

  #if HarfBuzz
  @Test(
    .enabled(if: isInstalled, "hb-shape and Debian's fonts are not installed"),
    arguments: Sample.all + Sample.shaped
  )
  func `is within a tenth of a point as wide as hb-shape says`(_ sample: Sample) throws {
    let differences = try Self.differences(sample)
    #expect(differences.count >= sample.texts.count / 2)
    let wrong = differences.filter { abs($0.points) > 0.1 }
    #expect(wrong.isEmpty, "\(wrong.count) of \(differences.count): \(wrong.prefix(5))")
  }
  #else
  @Test(
    .enabled(if: isInstalled, "hb-shape and Debian's fonts are not installed"),
    arguments: Sample.all
  )
  func `is within half a point as wide as hb-shape says, in 95 of 100`(_ sample: Sample) throws {
    let differences = try Self.differences(sample)
    #expect(differences.count >= sample.texts.count / 2)
    let wrong = differences.filter { abs($0.points) > 0.5 }
    let share = 1 - Double(wrong.count) / Double(max(1, differences.count))
    #expect(share >= 0.95, "\(wrong.count) of \(differences.count): \(wrong.prefix(5))")
    if ProcessInfo.processInfo.environment["PLUMB_TEST_FIGURES"] != nil {
      let exact = differences.count { abs($0.points) <= 0.1 }
      print(
        "\(sample.testDescription): \(differences.count) texts, \(exact) within 0.1, \(wrong.count) off by > 0.5"
      )
      print(wrong.prefix(5))
    }
  }
  #endif
}
