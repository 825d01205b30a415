/// Which Swift files name types that other files declare, by their words alone.
///
/// It tells which layouts another file may have changed; a word that means something else only has a layout compared that
/// is the same as before.
struct MentionedTypes {
  private var declared: [String: Set<Substring>] = [:]
  private var words: [String: Set<Substring>] = [:]

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "func",
  ]

  /// Reads the words of files.
  init(_ files: [(path: String, text: String)]) {
    for file in files {
      let all = file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      words[file.path] = Set(all)
      var own: Set<Substring> = []
      for (word, next) in zip(all, all.dropFirst()) where Self.keywords.contains(word) {
        own.insert(next)
      }
      declared[file.path] = own
    }
  }

  /// The files themselves, and those that name what they declare, and so on.
  func files(affectedBy changed: Set<String>) -> Set<String> {
    var result = changed
    var names = changed.reduce(into: Set<Substring>()) { $0.formUnion(declared[$1] ?? []) }
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
