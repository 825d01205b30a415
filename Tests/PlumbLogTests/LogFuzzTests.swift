import PlumbDiagnosis
import PlumbLog
import TestSupport
import Testing

@Suite struct `A mutated log` {
  private static let log =
    ConflictMessage(
      constraints: [
        "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa'It's <b>']   (active, names: '|':UIView:0xb )>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=-&- 'id' H:[UILabel:0xa(>=400@750)]>",
        "<SnapKit.LayoutConstraint:0x3@A.swift#1 UIView:0xb.width == UIView:0xc.width * 0.5 - 4>",
        "<NSLayoutConstraint:0x4 (A.leading - UIView:0xb.left) == 0.5*(B.left - C.right) NSSpace(8)>",
        "<X:0x5 UITableView:0xa.contentHeight{id: 28} == -32.000000 Marker:0x1:IB {id: 3}>",
      ],
      broken: "<NSLayoutConstraint:0x1 midX ==>"
    ).text + "\\n    \\\"\\U00fc &lt; <private> ...\n"

  /// Pieces that mean something to the reader.
  private static let pieces: [String] = [
    "<", ">", "(", ")", "'", "\"", "\\", "\\n", "\\U12", ":0x", "0x", "[", "]", "|", "-(", ")-",
    "@",
    "^", "{id:", "}", "==", ">=", "*", ".", "names:", "(active", "NSSpace(", "&lt;", "\n", "...",
    "H:", "V:", " Marker:", "#", "1e999", "nan", "/", "\u{0}", "é", "//", "<private>",
    "<NSLayoutConstraint:",
  ]

  /// Random changes of bytes and pieces: reading must end, and lines must be lines of the log.
  @Test func `is read to its end`() {
    for seed in 0..<UInt64(3000 * TestSettings.length) {
      var random = SeededRandom(seed: seed)
      var bytes = Array(Self.log.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
          if end - place < bytes.count { bytes.removeSubrange(place..<end) }
        case 2:
          let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
          bytes.insert(contentsOf: piece.utf8, at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...300, using: &random))
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        }
      }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      for conflict in ConflictLog(bytes: bytes).conflicts {
        #expect((1...lines).contains(conflict.line), "seed \(seed)")
        #expect(conflict.problems.allSatisfy { (1...lines).contains($0.line) }, "seed \(seed)")
      }
    }
  }

  /// Numbers at the ends of what can be written, in a log whose constraints contradict each other.
  @Test func `is explained with finite numbers, however large those of the log are`() {
    let numbers = [
      "1e-46", "1e30", "1e307", "1.7976931348623157e308", "5e-324", "-1e16", "inf", "-inf", "nan",
      "9223372036854775808", "-9223372036854775809", "1e999", "0.000000001",
      "340282350000000000000",
    ]
    for seed in 0..<UInt64(500 * TestSettings.length) {
      var random = SeededRandom(seed: seed)
      func number(_ usual: String) -> String {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return usual }
        return numbers[Int.random(in: 0..<numbers.count, using: &random)]
      }
      let log = ConflictMessage(
        constraints: [
          "<NSLayoutConstraint:0x1 H:|-(\(number("8")))-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0xa(>=\(number("400"))@\(number("1000")))]>",
          "<NSLayoutConstraint:0x3 UILabel:0xa.trailing == UIView:0xb.trailing - \(number("8"))>",
          "<NSLayoutConstraint:0x4 UIView:0xb.width == UILabel:0xa.width * \(number("0.5")) + \(number("4"))>",
          "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == \(number("320"))>",
        ],
        broken: "<NSLayoutConstraint:0x2 H:[UILabel:0xa(>=400)]>"
      ).text
      let explained = ExplainedLog(ConflictLog(log), file: "app.log")
      for entry in explained.entries {
        let sets = entry.explanation.minimalSets
        #expect(sets.allSatisfy { $0.excess.isFinite && $0.excess > 0 }, "seed \(seed)")
        #expect(sets.allSatisfy { $0.shares.allSatisfy(\.isFinite) }, "seed \(seed)")
        let said = entry.notes.joined() + ExplanationWording(entry.explanation).arithmetic.joined()
        let words = said.split { !$0.isLetter }
        #expect(!words.contains("nan") && !words.contains("inf"), "seed \(seed): \(said)")
      }
    }
  }

  /// Long lines without end, of pieces that make a reader look ahead.
  @Test(arguments: [
    "<", "<A", "<NSLayoutConstraint:0x1 ", "(", "\"", "'", "[", "\\n", "&lt;", "&", "== ", " - ",
    "]",
    "<A:0x1 [", ":0x", "names:", ")-", "\n<NSLayoutConstraint:0x1 a",
  ])
  func `takes no longer for being repetitive`(_ piece: String) {
    let head = "<NSLayoutConstraint:0x1 H:["
    let text = head + String(repeating: piece, count: 20_000 / piece.utf8.count)
    let time = processorTime { _ = ConflictLog("(\n" + text + "\n)\n" + text + ">\n") }
    // Twenty thousand bytes take a millisecond or two; a debug build on a slow machine a hundred times that.
    #expect(time < .seconds(4), "\(time)")
  }
}
