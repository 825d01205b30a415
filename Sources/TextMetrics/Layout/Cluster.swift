/// One character as line breaking and measuring see it.
struct Cluster {
  /// What a character is in the eyes of line breaking.
  enum Kind {
    /// Letters, digits and whatever has no rule of its own.
    case word
    /// A space that may end a line and hangs over its edge.
    case space
    /// A hyphen or dash: a line may end after it.
    case hyphen
    /// A zero-width space: a line may end after it.
    case invisibleBreak
    /// An ideograph, kana, Hangul syllable or emoji: a line may end before and after it.
    case ideograph
    /// Punctuation that must not begin a line, such as an ideographic full stop.
    case closing
    /// Punctuation that must not end a line, such as an opening corner bracket.
    case opening
    /// A character that glues its neighbours, such as a no-break space.
    case glue
    /// A line or paragraph separator.
    case newline
  }

  /// The first scalar of the character; it decides the advance.
  var scalar: Unicode.Scalar
  /// Where the character begins in the string, in UTF-8 bytes.
  var offset: Int
  /// The part that the character plays in line breaking.
  var kind: Kind
  /// Whether the character is shown as emoji.
  var isEmoji: Bool

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
      result.append(
        Cluster(
          scalar: scalar,
          offset: offset,
          kind: isEmoji ? .ideograph : kind(of: scalar),
          isEmoji: isEmoji
        )
      )
      offset += character.utf8.count
    }
    return result
  }

  /// The part that `scalar` plays, after the classes of Unicode Standard Annex 14.
  ///
  /// This is a subset: no dictionary for Thai, Lao or Khmer, and no language-specific tailoring.
  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x2D, 0xAD, 0x2010, 0x2012, 0x2013, 0x2014: .hyphen
    case 0x200B: .invisibleBreak
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x2026: .closing
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017: .closing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: .closing
    case 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3: .closing
    case 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE: .closing
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D: .closing
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C: .opening
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B: .opening
    default: scalar.isFullWidth ? .ideograph : .word
    }
  }

  /// Whether a line may end between this character and `next`.
  func allowsBreak(before next: Cluster) -> Bool {
    if next.kind == .space || next.kind == .closing || next.kind == .glue { return false }
    switch kind {
    case .space, .invisibleBreak: return true
    case .glue, .opening: return false
    // A hyphen before a digit is a sign.
    case .hyphen: return next.kind == .ideograph || !(0x30...0x39).contains(next.scalar.value)
    case .ideograph: return next.kind != .hyphen && next.kind != .invisibleBreak
    case .word: return next.kind == .ideograph
    case .closing:
      return next.kind == .ideograph || (scalar.isFullWidth && next.kind != .hyphen)
    case .newline: return true
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is one em wide: ideographs, kana, Hangul and full-width forms.
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
