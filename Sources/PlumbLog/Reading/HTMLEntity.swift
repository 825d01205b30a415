/// The entities by which HTML writes characters that it uses itself.
enum HTMLEntity {
  /// A line with its entities as characters; what was escaped twice is undone twice.
  ///
  /// - Complexity: O(n) for n bytes.
  static func decoded(_ line: Bytes) -> Bytes {
    let once = decodedOnce(line)
    let twice: [StaticString] = ["&lt;", "&gt;", "&quot;", "&#"]
    return twice.contains { once.find($0) != nil } ? decodedOnce(once) : once
  }

  private static func decodedOnce(_ line: Bytes) -> Bytes {
    guard line.contains(.of("&")) else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = line.startIndex
    while place < line.endIndex {
      if line[place] == .of("&"), let (character, length) = entity(line[place...]) {
        result += character
        place += length
      } else {
        result.append(line[place])
        place += 1
      }
    }
    return result[...]
  }

  /// The longest entity that is read, with its ampersand and semicolon.
  private static let longest = 10

  /// The character of the entity that a text begins with, and the length of the entity.
  private static func entity(_ text: Bytes) -> ([UInt8], Int)? {
    guard let end = text.prefix(longest).firstIndex(of: .of(";")) else { return nil }
    let name = text[(text.startIndex + 1)..<end]
    guard let character = named[name.string] ?? numbered(name) else { return nil }
    return (Array(String(character).utf8), end + 1 - text.startIndex)
  }

  /// The names that pages use for what stands in logs; blanks that do not break become plain ones.
  private static let named: [String: Character] = [
    "lt": "<", "gt": ">", "quot": "\"", "amp": "&", "apos": "'", "nbsp": " ", "ldquo": "\"",
    "rdquo": "\"", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "hellip": "\u{2026}",
    "bull": "\u{2022}",
    "vert": "|", "ast": "*", "lowbar": "_", "colon": ":", "lpar": "(", "rpar": ")", "Tab": "\t",
  ]

  /// The character of `#39` or `#x27`.
  private static func numbered(_ name: Bytes) -> Character? {
    guard name.first == .of("#") else { return nil }
    var digits = name.dropFirst()
    let isHex = digits.first == .of("x") || digits.first == .of("X")
    if isHex { digits = digits.dropFirst() }
    guard !digits.isEmpty, digits.allSatisfy({ isHex ? $0.isHexDigit : $0.isDigit }),
      let value = UInt32(digits.string, radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    switch value {
    case 0xA0: return " "
    case 0x0A, 0x0D: return " "
    default: return Character(scalar)
    }
  }
}
