import TestSupport
import Testing

@testable import TextMetrics

@Suite struct `Fonts for a page` {
  private let whole = TestFont(hasOutlines: true).bytes

  /// The lengths of the outlines of the four glyphs: nothing, A, B (put together from A) and 😀.
  private func lengths(_ bytes: [UInt8]) throws -> [Int] {
    let tables = try FontTables(bytes)
    let loca = try tables.required("loca")
    let isLong = try tables.required("head").int16(50) == 1
    let places = try (0...4).map {
      isLong ? try loca.uint32($0 * 4) : 2 * (try loca.uint16($0 * 2))
    }
    return zip(places.dropFirst(), places).map(-)
  }

  @Test func `have the outlines of the characters in their texts`() throws {
    // A square: 10 bytes, 4 of its end and instructions, 4 flags, 16 of places, and 2 that fill up to words.
    #expect(try lengths(whole) == [0, 36, 16, 36])
    let bytes = try #require(try FontFile(whole).embeddable(for: ["\u{1F600}"]))
    // The emoji is not of the scripts that are known to stand for themselves.
    #expect(bytes == whole)
    let letter = try #require(try FontFile(whole).embeddable(for: ["A", "AA"]))
    #expect(try lengths(letter) == [0, 36, 0, 0])
  }

  @Test func `have what a glyph is put together from`() throws {
    let bytes = try #require(try FontFile(whole).embeddable(for: ["B"]))
    // 10 bytes of its box, and 6 of what it is put together from.
    #expect(try lengths(bytes) == [0, 36, 16, 0])
  }

  @Test func `measure as the whole font does`() throws {
    let bytes = try #require(try FontFile(whole).embeddable(for: ["A"]))
    let font = try FontFile(bytes)
    #expect(font.postScriptName == "Test-Regular")
    #expect(font.advance(of: "A") == 0.6)
    #expect(font.advance(of: "B") == 0.7)
    #expect(font.metrics == (try FontFile(whole).metrics))
  }

  @Test func `add up to what the format asks of a file`() throws {
    let bytes = try #require(try FontFile(whole).embeddable(for: ["B"]))
    var sum: UInt32 = 0
    for start in stride(from: 0, to: bytes.count, by: 4) {
      sum &+= bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    #expect(sum == 0xB1B0_AFBA)
  }

  @Test(arguments: ["\u{0628}\u{062A}", "\u{0915}\u{094D}\u{0937}", "\u{0E01}\u{0E33}"])
  func `are whole for scripts whose letters change beside others`(_ text: String) throws {
    #expect(try FontFile(whole).embeddable(for: ["A", text]) == whole)
  }

  @Test func `are whole where outlines vary or are damaged`() throws {
    let variable = TestFont(isVariable: true, hasOutlines: true).bytes
    #expect(try FontFile(variable).embeddable(for: ["A"]) == variable)
    for tag in ["loca", "maxp", "glyf"] {
      let partial = TestFont(leftOut: tag, hasOutlines: true).bytes
      #expect(try FontFile(partial).embeddable(for: ["A"]) == partial)
    }
    let short = TestFont(hasOutlines: true).bytes.dropLast(34)
    #expect(throws: FontFileError.self) { try FontFile(Array(short)) }
  }

  @Test func `are none for a font of a collection`() throws {
    let collection = TestFont.collection([TestFont(hasOutlines: true)])
    #expect(try FontFile(collection).embeddable(for: ["A"]) == nil)
  }
}
