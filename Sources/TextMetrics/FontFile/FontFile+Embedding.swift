extension FontFile {
  /// Returns the bytes of a font file by which a page draws texts.
  ///
  /// Outlines of other glyphs are left out where the font has its outlines in `glyf`, has no axes, and the texts are of
  /// scripts whose letters stand for themselves; else it is the font's own file.
  ///
  /// - Parameter texts: What is drawn in the font.
  /// - Returns: The file; nil for a font of a collection, which browsers do not take out of one.
  package func embeddable(for texts: some Sequence<String>) -> [UInt8]? {
    // "OTTO", "true" and version 1.0 of the OpenType specification; a collection begins with "ttcf".
    guard !contents.starts(with: Array("ttcf".utf8)) else { return nil }
    var glyphs: Set<Int> = []
    for text in texts {
      for scalar in text.unicodeScalars {
        guard Self.standsForItself(scalar) else { return contents }
        if let glyph = glyph(of: scalar) { glyphs.insert(glyph) }
      }
    }
    do throws(FontFileError) {
      guard let subset = try FontSubset(FontTables(contents)) else { return contents }
      return try subset.file(with: glyphs)
    } catch {
      // Measuring needs less of the file than drawing: what is damaged there is for the browser to refuse.
      return contents
    }
  }

  /// Whether a character has the same glyph whatever is beside it: those of Latin, Greek, Cyrillic, Armenian, Chinese, Japanese
  /// and Korean, and signs.
  private static func standsForItself(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590, 0x1E00..<0x2E80, 0x2E80..<0xA000, 0xAC00..<0xD7A4, 0xF900..<0xFB07,
      0xFF00..<0xFFF0:
      true
    default: false
    }
  }
}
