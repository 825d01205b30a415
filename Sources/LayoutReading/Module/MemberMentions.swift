/// What a file does with members of members, told by its text alone.
struct MemberMentions: Sendable {
  /// The members of other objects that it constrains, or adds views to: `icon` for `box.icon.widthAnchor`.
  private(set) var constrained: Set<String> = []
  /// The members and variables that it turns or moves by a transform: `ribbon` for
  /// `ribbon.transform = CGAffineTransform(rotationAngle: .pi / 4)`.
  private(set) var transformed: Set<String> = []
  /// The members and variables whose frame it sets: `card` for `card.frame = view.bounds` and `card.frame.size.width = 80`.
  private(set) var framed: Set<String> = []
  /// Where something with the name of a type is called, in UTF-8 code units from the start of the text.
  private(set) var made: [String: [Int]] = [:]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var chain: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      if Self.isLetter(bytes[place]) {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        chain.append(start..<place)
        if chain.count == 1, place < bytes.count { noteMade(bytes, start..<place) }
      } else if !chain.isEmpty, Self.joins(bytes, place) {
        place += 1
      } else {
        note(chain, bytes, place)
        chain = []
        place += 1
      }
    }
    note(chain, bytes, place)
  }

  private mutating func noteMade(_ bytes: [UInt8], _ name: Range<Int>) {
    guard bytes[name.upperBound] == UInt8(ascii: "("),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[name.lowerBound])
    else { return }
    made[String(decoding: bytes[name], as: UTF8.self), default: []].append(name.lowerBound)
  }

  private mutating func note(_ chain: [Range<Int>], _ bytes: [UInt8], _ end: Int) {
    guard chain.count >= 2 else { return }
    func word(_ place: Int) -> String { String(decoding: bytes[chain[place]], as: UTF8.self) }
    for place in chain.indices.dropFirst(2)
    where Self.constrains(bytes[chain[place]]) && !Self.selves.contains(word(place - 2)) {
      constrained.insert(word(place - 1))
    }
    let frame = chain.indices.dropFirst().first { word($0) == "frame" }
    guard word(chain.count - 1) == "transform" || frame != nil else { return }
    let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
    let rest = String(decoding: line, as: UTF8.self).drop { $0 == " " }
    guard rest.hasPrefix("="), !rest.hasPrefix("==") else { return }
    let value = rest.dropFirst().drop { $0 == " " }
    if let frame {
      if !Self.emptyFrames.contains(where: value.hasPrefix) { framed.insert(word(frame - 1)) }
    } else if value.contains("rotat") || value.contains("ranslation") {
      transformed.insert(word(chain.count - 2))
    }
  }

  /// How code spells the frame of a view that is to get another one.
  private static let emptyFrames = [".zero", "CGRect.zero", "CGRect()", ".init()"]

  /// What code calls the object that it is a method of.
  private static let selves: Set<String> = ["self", "weakSelf", "strongSelf", "this"]

  /// Whether a member of a view constrains or fills it: `snp`, an anchor, or a helper that is called for what it does.
  private static func constrains(_ name: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: name, as: UTF8.self).lowercased()
    return word == "snp" || word.hasSuffix("anchor") || word.contains("constrain")
      || word.hasPrefix("addsubview") || word.hasPrefix("addarranged") || word.hasPrefix("embed")
      || word.hasPrefix("anchor") || word.hasPrefix("pin") || word.hasPrefix("fill")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether a mark stands between two members: a dot, or what unwraps before one.
  private static func joins(_ bytes: [UInt8], _ place: Int) -> Bool {
    let byte = bytes[place]
    if byte == UInt8(ascii: ".") {
      return place + 1 < bytes.count && isLetter(bytes[place + 1])
    }
    return (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")) && place + 1 < bytes.count
      && bytes[place + 1] == UInt8(ascii: ".")
  }
}
