import Foundation
import TextMetrics

/// Times how long it takes to measure a string, in the system font and in the font of a file.
///
///     swift run -c release --package-path Benchmarks text-benchmarks [FONT FILE]
///     swift run -c release --package-path Benchmarks --traits HarfBuzz text-benchmarks [FONT FILE]
///
/// Ends with 1 where a string takes longer than it may, and with 2 where the font cannot be read.
@main
enum TextBenchmarks {
  private static let rounds = 5
  private static let count = 2000
  /// Debian's package fonts-lato.
  private static let usualFont = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf"

  static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? usualFont
    guard let data = FileManager.default.contents(atPath: path),
      let font = try? FontFile([UInt8](data))
    else {
      print("\(path) is no font that can be read; name one")
      exit(2)
    }
    FontRegistry.shared.register(font)
    #if HarfBuzz
    let reader = "HarfBuzz"
    #else
    let reader = "built-in reader"
    #endif
    let named = FontDescription.named(font.postScriptName, size: 17)
    let rows = [
      ("a new string, system font", time(.system(size: 17), isNew: true), 20.0),
      ("a new string, \(font.postScriptName), \(reader)", time(named, isNew: true), 40),
      ("the same string again, \(font.postScriptName)", time(named, isNew: false), 20),
    ]
    var isMet = true
    for (name, time, most) in rows {
      let verdict = time <= most ? "ok" : "missed"
      isMet = isMet && time <= most
      print(name + ": " + String(format: "%.1f µs, at most %.0f: ", time, most) + verdict)
    }
    print("Medians of \(rounds) runs of \(count) strings of 26 letters.")
    if !isMet { exit(1) }
  }

  /// The time for one string in microseconds.
  private static func time(_ font: FontDescription, isNew: Bool) -> Double {
    let metrics = SystemFontMetrics()
    var sum = 0.0
    let times = (0..<rounds).map { round in
      let texts = (0..<count).map { index in
        StyledText("Sign in to account " + number(isNew ? round * count + index : 7), font: font)
      }
      let start = processorTime()
      for text in texts { sum += metrics.naturalWidth(of: text) }
      return (processorTime() - start) / Double(count)
    }
    precondition(sum > 0, "nothing was measured")
    return times.sorted()[rounds / 2]
  }

  /// The processor's time so far in microseconds, which other programs do not add to.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// Seven digits.
  private static func number(_ value: Int) -> String { String(value + 1_000_000) }
}
