#if HarfBuzz
internal import CHarfBuzz

/// A font as HarfBuzz shapes with it; it never changes, and may be used from any thread.
final class HarfBuzzFont: @unchecked Sendable {
  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - index: The font's place in a collection.
  ///   - place: The coordinates of a variable font, from −1 to 1; empty for the default.
  init(_ bytes: [UInt8], index: Int, place: [Double]) {
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.bindMemory(to: CChar.self).baseAddress,
        UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE,
        nil,
        nil
      )
    }
    let face = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    unitsPerEm = Double(hb_face_get_upem(face))
    hb_face_destroy(face)
    if !place.isEmpty {
      // Fractions with 14 binary places.
      let coordinates = place.map { Int32(($0 * 16384).rounded()) }
      hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
  }

  deinit { hb_font_destroy(font) }

  /// The advances in em of a text's clusters: pairs of a place in UTF-8 and the advance of all that stands there.
  func advances(of text: String) -> [(offset: Int, advance: Double)] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { letters in
        hb_buffer_add_utf8(
          buffer,
          letters.baseAddress,
          Int32(letters.count),
          0,
          Int32(letters.count)
        )
      }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map {
      (Int(glyphs[$0].cluster), Double(places[$0].x_advance) / unitsPerEm)
    }
  }
}
#endif
