/// Which Swift files name types that other files declare, by their words alone.
///
/// It tells which layouts another file may have changed; a word that means something else only has a layout compared that
/// is the same as before. Types count wherever they are declared, functions, constants and variables where they begin a
/// line: those of types are reached through the types.
struct MentionedTypes {
  private typealias Word = ArraySlice<UInt8>

  private var declared: [String: Set<Word>] = [:]
  private var words: [String: Set<Word>] = [:]

  private static let keywords = Set(
    ["class", "struct", "enum", "protocol", "extension", "actor", "typealias"].map {
      ArraySlice($0.utf8)
    }
  )
  private static let globals = Set(["let", "var", "func"].map { ArraySlice($0.utf8) })

  /// Reads the words of files.
  init(_ files: [(path: String, text: String)]) {
    for file in files {
      let bytes = Array(file.text.utf8)
      var all: Set<Word> = []
      var own: Set<Word> = []
      var previous: Word = []
      var line = 0
      var start: Int?
      // Letters of other scripts, too: their bytes are 0x80 and above.
      for place in 0...bytes.count {
        let byte = place < bytes.count ? bytes[place] : 0x0A
        let isWord =
          (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
        if isWord {
          if start == nil { start = place }
          continue
        }
        if let begin = start {
          let word = bytes[begin..<place]
          all.insert(word)
          let isIndented = line < bytes.count && (bytes[line] == 0x20 || bytes[line] == 0x09)
          if Self.keywords.contains(previous)
            || !isIndented && Self.globals.contains(previous)
          {
            own.insert(word)
          }
          previous = word
          start = nil
        }
        if byte == 0x0A { line = place + 1 }
      }
      words[file.path] = all
      declared[file.path] = own
    }
  }

  /// The files that declare one of some names.
  func files(declaring names: Set<String>) -> Set<String> {
    let names = Set(names.map { ArraySlice($0.utf8) })
    return Set(declared.filter { !$0.value.isDisjoint(with: names) }.keys)
  }

  /// The files themselves, and those that name what they declare, and so on.
  func files(affectedBy changed: Set<String>) -> Set<String> {
    var result = changed
    var names = changed.reduce(into: Set<Word>()) { $0.formUnion(declared[$1] ?? []) }
    while true {
      let more = words.filter { path, own in
        !result.contains(path) && !own.isDisjoint(with: names)
      }.map(\.key)
      if more.isEmpty { return result }
      for path in more {
        result.insert(path)
        names.formUnion(declared[path] ?? [])
      }
    }
  }
}
