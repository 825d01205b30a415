/// What the bytes of an image file say of it: its kind and its size.
///
/// Its pixels are not read.
package struct ImageFile: Hashable, Sendable {
  /// A kind of file, by its media type.
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case heic = "image/heic"
    case svg = "image/svg+xml"
    case pdf = "application/pdf"

    /// Whether it is drawn from shapes, so that its size is one in points.
    package var isVector: Bool { self == .svg || self == .pdf }

    /// Whether browsers show it: a page or a picture can hold it as it is.
    package var isShownByBrowsers: Bool { self != .pdf && self != .heic }
  }

  /// The kind of file, by its first bytes and not by its name.
  package let format: Format
  /// The width in pixels, or of a vector in points; more than 0.
  package let width: Double
  /// The height in pixels, or of a vector in points; more than 0.
  package let height: Double

  /// Reads the kind and the size; nil for what is no image of a kind that is known, or has no size.
  ///
  /// - Parameter bytes: The whole file, or as much of it as holds its header.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    let found: (Format, (Double, Double)?)?
    if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = (.png, reader.png)
    } else if reader.has([0xFF, 0xD8]) {
      found = (.jpeg, reader.jpeg)
    } else if reader.has("GIF8") {
      found = (.gif, reader.gif)
    } else if reader.has("RIFF"), reader.has("WEBP", at: 8) {
      found = (.webp, reader.webp)
    } else if reader.has("ftyp", at: 4) {
      found = (.heic, reader.heic)
    } else if reader.has("%PDF") {
      found = (.pdf, reader.pdf)
    } else {
      found = reader.svg.map { (.svg, $0) }
    }
    guard let (format, size) = found, let size, size.0 > 0, size.1 > 0,
      size.0 < 1e6, size.1 < 1e6
    else { return nil }
    (self.format, width, height) = (format, size.0, size.1)
  }
}

/// Reads numbers out of bytes; what lies beyond the end is nil.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func has(_ prefix: [UInt8], at start: Int = 0) -> Bool {
    start >= 0 && bytes.count - start >= prefix.count && bytes[start...].starts(with: prefix)
  }

  func has(_ prefix: String, at start: Int = 0) -> Bool { has(Array(prefix.utf8), at: start) }

  /// A number of some bytes, the most significant one first.
  func big(_ start: Int, _ count: Int) -> Int? {
    guard start >= 0, start + count <= bytes.count else { return nil }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of some bytes, the least significant one first.
  func little(_ start: Int, _ count: Int) -> Int? {
    guard start >= 0, start + count <= bytes.count else { return nil }
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func size(_ width: Int?, _ height: Int?) -> (Double, Double)? {
    guard let width, let height else { return nil }
    return (Double(width), Double(height))
  }

  // MARK: - Pixels

  /// Source: Portable Network Graphics, 11.2.2: IHDR is the first chunk.
  var png: (Double, Double)? { has("IHDR", at: 12) ? size(big(16, 4), big(20, 4)) : nil }

  /// Source: GIF89a, 18: the logical screen.
  var gif: (Double, Double)? { size(little(6, 2), little(8, 2)) }

  /// Source: ITU T.81, B.2.2: the frame header; Exif 2.3, 4.6.4: orientations 5 to 8 stand on their side.
  var jpeg: (Double, Double)? {
    var at = 2
    var isTurned = false
    while at + 4 <= bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        at += 2
        continue
      }
      guard let length = big(at + 2, 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (big(at + 5, 2), big(at + 7, 2))
        return isTurned ? size(height, width) : size(width, height)
      }
      if marker == 0xE1, has("Exif\0\0", at: at + 4) {
        isTurned = (5...8).contains(orientation(at + 10) ?? 1)
      }
      at += 2 + length
    }
    return nil
  }

  /// The orientation in a TIFF header that begins at a byte.
  private func orientation(_ start: Int) -> Int? {
    let isLittle = has("II", at: start)
    guard isLittle || has("MM", at: start) else { return nil }
    let number = { (at: Int, count: Int) in isLittle ? little(at, count) : big(at, count) }
    guard let offset = number(start + 4, 4), let count = number(start + offset, 2) else {
      return nil
    }
    for entry in 0..<count {
      let at = start + offset + 2 + entry * 12
      if number(at, 2) == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }

  /// Source: WebP Container Specification: VP8X, VP8 and VP8L chunks.
  var webp: (Double, Double)? {
    if has("VP8X", at: 12) {
      return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
    }
    if has("VP8L", at: 12) {
      guard let bits = little(21, 4) else { return nil }
      return (Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
    }
    guard has("VP8 ", at: 12) else { return nil }
    return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
  }

  /// The largest extent (`ispe`), on its side where it is turned (`irot`): tiles and thumbnails have an extent as well.
  ///
  /// Source: ISO/IEC 23008-12, 6.5.3 and 6.5.10: what an angle counts is a quarter of a turn.
  var heic: (Double, Double)? {
    var best: (Double, Double)?
    var isTurned = false
    let (extent, rotation) = (Array("ispe".utf8), Array("irot".utf8))
    var at = 8
    while at + 5 <= min(bytes.count, 1 << 16) {
      defer { at += 1 }
      guard bytes[at] == extent[0] else { continue }
      if has(rotation, at: at), big(at - 4, 4) == 9 {
        isTurned = isTurned || bytes[at + 4] & 1 == 1
      } else if has(extent, at: at), let found = size(big(at + 8, 4), big(at + 12, 4)),
        found.0 * found.1 > (best.map { $0.0 * $0.1 } ?? 0)
      {
        best = found
      }
    }
    return isTurned ? best.map { ($0.1, $0.0) } : best
  }

  // MARK: - Vectors

  /// The first page's size in points.
  ///
  /// Source: PDF 32000-1, 7.7.3.3: the media box. It is looked for as it is written: in a page that is itself
  /// compressed it is not found.
  var pdf: (Double, Double)? {
    let name = Array("/MediaBox".utf8)
    var at = 0
    while at + name.count < bytes.count {
      if bytes[at] == name[0], has(name, at: at) {
        let rest = String(decoding: bytes[(at + name.count)...].prefix(120), as: UTF8.self)
        let numbers = rest.prefix { $0 != "]" }.split { " [\n\r\t".contains($0) }.compactMap {
          Double($0)
        }
        if numbers.count == 4 {
          return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
        }
      }
      at += 1
    }
    return nil
  }

  /// Source: SVG 1.1, 7.2 and 7.10: width and height, else the view box; units of CSS, 96 pixels to the inch.
  var svg: (Double, Double)? {
    let head = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    guard let start = head.range(of: "<svg") else { return nil }
    let tag = head[start.upperBound...].prefix { $0 != ">" }
    let width = attribute("width", in: tag).flatMap(length)
    let height = attribute("height", in: tag).flatMap(length)
    if let width, let height { return (width, height) }
    let box = attribute("viewBox", in: tag)?.split { " ,\n\t".contains($0) }.compactMap {
      Double($0)
    }
    guard let box, box.count == 4 else { return nil }
    return (width ?? box[2], height ?? box[3])
  }

  private func attribute(_ name: String, in tag: Substring) -> String? {
    var rest = tag
    while let found = rest.range(of: name + "=") {
      let isWhole = rest[..<found.lowerBound].last.map { $0.isWhitespace } ?? true
      rest = rest[found.upperBound...]
      guard isWhole, let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      return String(rest.dropFirst().prefix { $0 != quote })
    }
    return nil
  }

  private func length(_ text: String) -> Double? {
    let units: [String: Double] = [
      "px": 1, "pt": 96 / 72, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96, "": 1,
    ]
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
    guard let value = Double(number), let unit = units[String(text.dropFirst(number.count))] else {
      return nil
    }
    return value * unit
  }
}

extension StringProtocol {
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].starts(with: text) { return at..<index(at, offsetBy: text.count) }
      at = index(after: at)
    }
    return nil
  }
}
