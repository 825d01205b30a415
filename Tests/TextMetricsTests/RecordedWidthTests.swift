import Foundation
import Testing

@testable import TextMetrics

/// Widths of strings that UIKit was recorded to give, beside the figures that were made from the widths of characters.
private struct Recording: Decodable {
  var recordedStrings: [String]
  /// By weight (or `italic`) and size, such as `bold 17`; in points.
  var recordedWidthsPt: [String: [Double]]

  static func read() throws -> Recording {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../Sources/TextMetrics/Resources/system-font-advances.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Recording.self, from: Data(contentsOf: file))
  }

  /// Each string with its font and its width.
  var widths: [(text: String, font: FontDescription, width: Double)] {
    recordedWidthsPt.flatMap { key, widths in
      let words = key.split(separator: " ").map(String.init)
      var font = FontDescription.system(
        size: Double(words[1]) ?? 0,
        weight: FontWeight(name: words[0]) ?? .regular
      )
      font.isItalic = words[0] == "italic"
      return zip(recordedStrings, widths).map { ($0, font, $1) }
    }
  }
}

private func width(_ text: String, _ font: FontDescription) -> Double {
  SystemFontMetrics().naturalWidth(of: StyledText(text, font: font))
}

@Suite struct `A string that was recorded` {
  /// Its pairs are not adjusted: what counts is advances and tracking.
  @Test(arguments: ["Hello UIKit", "iiiiillll", "WWWW MMMM"])
  func `has the recorded width`(_ text: String) throws {
    let recorded = try Recording.read().widths.filter { $0.text == text }
    #expect(recorded.count == 25)
    for entry in recorded {
      let ours = width(text, entry.font)
      #expect(abs(ours - entry.width) < 0.003, "\(entry.font): \(ours), recorded \(entry.width)")
    }
  }

  @Test func `with adjusted pairs is within half a percent up to 22 points`() throws {
    let recorded = try Recording.read().widths.filter { $0.font.pointSize <= 22 }
    for entry in recorded where entry.text.hasPrefix("The quick") {
      let ours = width(entry.text, entry.font)
      #expect(
        abs(ours - entry.width) < 0.005 * entry.width,
        "\(entry.font): \(ours), \(entry.width)"
      )
    }
  }
}

@Suite struct `The monospaced system font` {
  @Test(arguments: [FontWeight.regular, .bold])
  func `gives each character the recorded advance`(_ weight: FontWeight) {
    var font = FontDescription.system(size: 16, weight: weight)
    font.isMonospaced = true
    // 1266/2048 em each.
    let em = 1266.0 / 2048
    #expect(width("iM.0", font) == 64 * em)
  }
}
