/// One character as measuring and the filling of lines see it.
struct Cluster {
  /// What a character does at the end of a line.
  enum Kind {
    /// It takes its place.
    case text
    /// A space, which hangs over the edge of a line.
    case space
    /// A soft hyphen: nothing, and a hyphen where the line ends after it.
    case softHyphen
    /// A line or paragraph separator.
    case newline
  }

  /// The first scalar of the character.
  var scalar: Unicode.Scalar
  /// The other scalars, marks and all.
  var others: [Unicode.Scalar] = []
  /// Where the character begins in the string, in UTF-8 bytes.
  var offset: Int
  /// What the character does at the end of a line.
  var kind: Kind
  /// Whether the character is shown as emoji.
  var isEmoji: Bool

  /// The other scalars that take room of their own, as vowels of Devanagari do; none of an emoji, whose
  /// picture is one, however many scalars it has.
  var rest: [Unicode.Scalar] {
    if others.isEmpty || isEmoji || kind == .newline { return [] }
    return others.filter(\.takesRoom)
  }

  /// The characters of `text` in order.
  static func all(in text: String) -> [Cluster] {
    var result: [Cluster] = []
    result.reserveCapacity(text.utf8.count)
    var offset = 0
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      // Here every byte is a character of its own, and grapheme breaking can be spared.
      for byte in text.utf8 {
        let scalar = Unicode.Scalar(byte)
        result.append(
          Cluster(scalar: scalar, offset: offset, kind: kind(of: scalar), isEmoji: false)
        )
        offset += 1
      }
      return result
    }
    for character in text {
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first else { continue }
      let isEmoji =
        scalar.properties.isEmojiPresentation
        || (scalar.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
      var cluster = Cluster(
        scalar: scalar,
        offset: offset,
        kind: isEmoji ? .text : kind(of: scalar),
        isEmoji: isEmoji
      )
      cluster.others += scalars.dropFirst()
      result.append(cluster)
      offset += character.utf8.count
    }
    return result
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x21...0x7E: .text
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0xAD: .softHyphen
    default: .text
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands beside what is before it, not above or below.
  fileprivate var takesRoom: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: false
    default: true
    }
  }

  /// Whether the character is a syllable of Hangul, or the consonant that one begins with, which has the whole square
  /// of it.
  var isHangulSyllable: Bool {
    switch value {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Whether the character fills a square of the line: ideographs, kana, Hangul and full-width forms.
  var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
