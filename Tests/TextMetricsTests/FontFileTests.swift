import TestSupport
import Testing

@testable import TextMetrics

@Suite struct `A font file` {
  @Test(arguments: [true, false])
  func `gives advances, heights and names`(_ usesGroups: Bool) throws {
    let font = try FontFile(TestFont(usesGroups: usesGroups).bytes)
    #expect(font.postScriptName == "Test-Regular")
    #expect(font.familyName == "Test")
    #expect(font.advance(of: "A") == 0.6)
    #expect(font.advance(of: "B") == 0.7)
    #expect(font.advance(of: "C") == nil)
    #expect(font.missingAdvance == 0.5)
    #expect(font.metrics.ascender == 0.9)
    #expect(font.metrics.descender == 0.2)
    #expect(font.metrics.leading == 0.1)
    #expect(font.metrics.capHeight == 0.72)
    #expect(font.metrics.xHeight == 0.51)
  }

  @Test func `maps characters beyond the first plane by groups`() throws {
    #expect(try FontFile(TestFont().bytes).advance(of: "\u{1F600}") == 0.9)
    #expect(try FontFile(TestFont(usesGroups: false).bytes).advance(of: "\u{1F600}") == nil)
  }

  @Test func `adjusts pairs`() throws {
    #expect(try FontFile(TestFont().bytes).adjustment("A", "B") == -0.05)
    #expect(try FontFile(TestFont().bytes).adjustment("B", "A") == 0)
    #expect(try FontFile(TestFont(hasPairs: false).bytes).adjustment("A", "B") == 0)
  }

  @Test(arguments: TestFont.Positioning.allCases)
  func `adjusts pairs by GPOS where it has it`(_ positioning: TestFont.Positioning) throws {
    let font = try FontFile(TestFont(positioning: positioning).bytes)
    #expect(font.adjustment("A", "B") == -0.08)
    #expect(font.adjustment("B", "A") == 0)
    #expect(font.adjustment("A", "A") == 0)
  }

  @Test func `may be one of several in a collection`() throws {
    let names = ["Test-Regular", "Test-Bold"]
    let bytes = TestFont.collection(names.map { TestFont(postScriptName: $0) })
    #expect(try FontFile.fonts(in: bytes).map(\.postScriptName) == names)
    #expect(try FontFile(bytes).postScriptName == "Test-Regular")
    #expect(try FontFile.fonts(in: TestFont().bytes).count == 1)
  }

  @Test(arguments: ["head", "hhea", "hmtx", "cmap", "name"])
  func `must have its table`(_ tag: String) {
    #expect(throws: FontFileError.missingTable(tag)) {
      try FontFile(TestFont(leftOut: tag).bytes)
    }
  }

  @Test func `of other bytes is refused`() {
    #expect(throws: FontFileError.notAFont) { try FontFile([]) }
    #expect(throws: FontFileError.notAFont) { try FontFile(Array("%PDF-1.7 and more".utf8)) }
  }

  @Test func `that was cut short gives an error at every length`() {
    let bytes = TestFont().bytes
    for count in 0..<bytes.count {
      // The last table holds the names; without its last letters they do not fit.
      #expect(throws: FontFileError.self, "\(count) of \(bytes.count) bytes") {
        try FontFile(Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `makes ligatures, which stand where their first letter was`() throws {
    let font = try FontFile(TestFont(hasLigature: true).bytes)
    #expect(font.advances(of: ["A", "B", "B"]) == [0.9, 0, 0.7])
    #expect(font.advances(of: ["B", "A"]) == [0.7, 0.6])
    #expect(font.advances(of: ["A"]) == [0.6])
    #expect(font.advances(of: ["A", "x"]) == nil)
  }

  @Test func `adjusts the pairs in a row`() throws {
    let advances = try #require(try FontFile(TestFont().bytes).advances(of: ["A", "B", "A"]))
    #expect(zip(advances, [0.55, 0.7, 0.6]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `has the default's measures, where it is variable`() throws {
    #expect(try FontFile(TestFont(isVariable: true).bytes).advance(of: "A") == 0.6)
  }

  @Test func `can be read at a weight between its masters`() throws {
    let bytes = TestFont(isVariable: true).bytes
    // 900 is the end of the axis, 700 is bent to 0.8 of it; what lies beyond the end counts as the end.
    for (weight, a, b) in [(900.0, 0.7, 0.9), (700, 0.68, 0.86), (2000, 0.7, 0.9), (400, 0.6, 0.7)]
    {
      let font = try FontFile(bytes, variations: ["wght": weight, "slnt": 3])
      #expect(font.advance(of: "A") == a)
      #expect(font.advance(of: "B") == b)
    }
  }

  @Test func `offers the named instances, where it is variable`() throws {
    let fonts = try FontFile.fonts(in: TestFont(isVariable: true).bytes)
    #expect(fonts.map(\.postScriptName) == ["Test-Regular", "Test-Bold"])
    #expect(fonts.map(\.fullName) == ["Test for People", "Test Bold"])
    #expect(fonts.map(\.familyName) == ["Test", "Test"])
    #expect(fonts[1].weight == .bold)
    #expect(fonts[1].advance(of: "A") == 0.68)
  }

  @Test(arguments: [nil] + TestFont.Positioning.allCases, [true, false])
  func `with a wrong byte anywhere gives an error or a font, and never traps`(
    _ positioning: TestFont.Positioning?,
    _ isSimple: Bool
  ) {
    let bytes = TestFont(
      usesGroups: !isSimple,
      positioning: positioning,
      hasLigature: !isSimple,
      isVariable: !isSimple
    ).bytes
    var read = 0
    for index in bytes.indices {
      for value: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        guard let font = try? FontFile.fonts(in: damaged).last else { continue }
        read += 1
        #expect(font.advances(of: ["A", "B"])?.allSatisfy(\.isFinite) ?? true)
        for scalar: Unicode.Scalar in ["\0", "A", "B", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}"] {
          #expect((font.advance(of: scalar) ?? 0).isFinite)
          #expect(font.adjustment(scalar, "B").isFinite)
        }
      }
    }
    // Most bytes are figures that may be anything.
    #expect(read > bytes.count)
  }

  @Test func `that is registered measures text by name, and by family`() throws {
    // Other tests, which run meanwhile, take fonts of other names out again.
    let font = try FontFile(TestFont(postScriptName: "Measured-Regular").bytes)
    FontRegistry.shared.register(font)
    defer { FontRegistry.shared.unregister("Measured-Regular") }
    for name in ["Measured-Regular", "Measured", "Measured for People"] {
      let text = StyledText("AB\nA", font: .named(name, size: 20))
      let layout = SystemFontMetrics().layout(text, fitting: .infinity, lineLimit: 0)
      // A 12, B 14, the pair −1; two lines of 22 and the gap of 2 between them.
      #expect(abs(layout.width - 25) < 1e-9)
      #expect(abs(layout.height - 46) < 1e-9)
    }
  }

  @Test func `leaves what it lacks to the system font`() throws {
    FontRegistry.shared.register(try FontFile(TestFont(postScriptName: "Lacking-Regular").bytes))
    defer { FontRegistry.shared.unregister("Lacking-Regular") }
    let metrics = SystemFontMetrics()
    let mixed = metrics.naturalWidth(of: StyledText("Ax", font: .named("Lacking", size: 10)))
    let system = metrics.naturalWidth(of: StyledText("x", font: .system(size: 10)))
    #expect(abs(mixed - 6 - system) < 1e-9)
  }
}
