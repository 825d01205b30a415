/// A part of a text as bytes: what the readers of logs work on.
typealias Bytes = ArraySlice<UInt8>

extension UInt8 {
  static func of(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexDigit: Bool {
    isDigit || (self >= 0x61 && self <= 0x66) || (self >= 0x41 && self <= 0x46)
  }
  /// Whether a class name can hold it; bytes beyond ASCII belong to letters.
  var isNamePart: Bool {
    isDigit || (self >= 0x61 && self <= 0x7A) || (self >= 0x41 && self <= 0x5A)
      || self == .of("_") || self == .of("$") || self == .of(".") || self >= 0x80
  }
}

extension ArraySlice<UInt8> {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// Without the blanks at both ends.
  var trimmed: Bytes {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }

  func starts(with text: StaticString) -> Bool { has(text, at: startIndex) }

  func ends(with text: StaticString) -> Bool { has(text, at: endIndex - text.utf8CodeUnitCount) }

  /// Whether `text`, which is ASCII, is at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= startIndex, place + length <= endIndex else { return false }
    for offset in 0..<length where self[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// The first place of `text`, which is ASCII and not empty, from a place on.
  func find(_ text: StaticString, from start: Int? = nil) -> Int? {
    let first = text.utf8Start[0]
    var place = start ?? startIndex
    while place < endIndex {
      if self[place] == first, has(text, at: place) { return place }
      place += 1
    }
    return nil
  }

  /// The last place of `text`, which is ASCII and not empty.
  func findLast(_ text: StaticString) -> Int? {
    var place = endIndex - text.utf8CodeUnitCount
    while place >= startIndex {
      if has(text, at: place) { return place }
      place -= 1
    }
    return nil
  }

  /// The bytes as a number in the notation of programs, or nil.
  var number: Double? {
    guard let last, count < 400, last.isDigit || last == .of(".") else { return nil }
    for byte in self {
      guard
        byte.isDigit || byte == .of(".") || byte == .of("-") || byte == .of("+")
          || byte == .of("e") || byte == .of("E")
      else { return nil }
    }
    guard let value = Double(string), value.isFinite else { return nil }
    return value
  }
}
