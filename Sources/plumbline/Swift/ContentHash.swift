import Foundation

/// A number for bytes: others have another one.
///
/// Two runs of a multiplicative hash over words of eight bytes, with different constants. It is for files that nobody
/// made to deceive.
struct ContentHash {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// Adds bytes, and how many they are.
  mutating func add(_ data: Data) {
    data.withUnsafeBytes { buffer in
      var rest = buffer.count
      var offset = 0
      while rest >= 8 {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
        rest -= 8
      }
      var last: UInt64 = 0
      for index in 0..<rest { last = last << 8 | UInt64(buffer[offset + index]) }
      mix(last)
      mix(UInt64(buffer.count))
    }
  }

  /// Adds text.
  mutating func add(_ text: String) { add(Data(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0xFF51_AFD7_ED55_8CCD
    first ^= first >> 32
    second = (second &+ word) &* 0xC4CE_B9FE_1A85_EC53
    second ^= second >> 29
  }

  /// The number, in hexadecimal digits.
  var description: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The number of texts.
  static func of(_ texts: String...) -> String {
    var hash = ContentHash()
    for text in texts { hash.add(text) }
    return hash.description
  }
}
