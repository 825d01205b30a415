#if os(Linux) && canImport(_FoundationICU)
private import _FoundationICU
#elseif canImport(Darwin)
private import CoreFoundation
#endif

/// Where lines may end between the words of scripts that write no spaces: Thai, Lao, Khmer and Burmese.
///
/// It takes a dictionary to tell these words apart (Unicode Standard Annex 14, rule LB1). On Linux it is that of the
/// ICU in Foundation, on Apple's platforms the system's; elsewhere there is none, and lines end at spaces.
enum DictionaryBreaks {
  /// Whether a scalar belongs to one of these scripts.
  ///
  /// Source: Unicode's `Blocks.txt`.
  static func cover(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x0E00: false
    // Thai, Lao; Myanmar; Khmer and its symbols; Myanmar's extensions.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F:
      true
    default: false
    }
  }

  /// Finds the places in a stretch of such scalars.
  ///
  /// - Returns: Offsets in UTF-8 bytes from the start of the stretch, between its start and its end.
  static func offsets(in stretch: String) -> [Int] {
    var places: Set<Int> = []
    gather(of: Array(stretch.utf16), into: &places)
    guard !places.isEmpty else { return [] }
    var offsets: [Int] = []
    var (utf8, utf16) = (0, 0)
    for scalar in stretch.unicodeScalars {
      if utf8 > 0, places.contains(utf16) { offsets.append(utf8) }
      utf8 += UTF8.width(scalar)
      utf16 += UTF16.width(scalar)
    }
    return offsets
  }

  /// Adds the places in UTF-16 units from the start of the stretch.
  private static func gather(of units: [UInt16], into places: inout Set<Int>) {
    #if os(Linux) && canImport(_FoundationICU)
    units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      let count = Int32(buffer.count)
      let iterator = swift_ubrk_open(UBRK_LINE, nil, buffer.baseAddress, count, &status)
      guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      defer { swift_ubrk_close(iterator) }
      while case let place = swift_ubrk_next(iterator), place > 0 { places.insert(Int(place)) }
    }
    #elseif canImport(Darwin)
    guard let text = CFStringCreateWithCharacters(nil, units, units.count) else { return }
    let whole = CFRange(location: 0, length: units.count)
    let words = CFStringTokenizerCreate(nil, text, whole, kCFStringTokenizerUnitLineBreak, nil)
    while CFStringTokenizerAdvanceToNextToken(words) != [] {
      places.insert(CFStringTokenizerGetCurrentTokenRange(words).location)
    }
    #endif
  }
}
