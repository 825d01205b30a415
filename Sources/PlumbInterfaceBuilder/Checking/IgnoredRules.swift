package import PlumbDiagnosis

/// Which rules a document says to ignore, and of which views and constraints.
///
/// A line of an element's notes that begins with `plumb:ignore` names rules, with commas between them, or `all`;
/// what follows is the reason. Notes are kept when Xcode saves the document, unlike comments.
package struct IgnoredRules {
  /// A word that names no rule.
  struct Mistake {
    var line: Int
    var message: String
  }

  /// The identifiers of the rules to ignore, by those of the views and constraints.
  private var rules: [String: Set<String>] = [:]
  /// Words that name no rule, in the order of the document.
  private(set) var mistakes: [Mistake] = []

  /// What begins a line that tells rules to ignore.
  static let word = "plumb:ignore"

  /// Reads the notes of a document.
  package init(_ document: InterfaceDocument) {
    for element in document.root.selfAndDescendants where element.key == "userComments" {
      guard let owner = element.parent, let id = owner.id, let notes = owner.notes else { continue }
      for line in notes.split(whereSeparator: \.isNewline) { read(line, of: id, in: element) }
    }
  }

  private mutating func read(_ line: Substring, of id: String, in element: InterfaceElement) {
    let line = line.drop(while: \.isWhitespace)
    guard line.hasPrefix(Self.word) else { return }
    let rest = line.dropFirst(Self.word.count)
    guard rest.first.map(\.isWhitespace) ?? true else {
      mistakes.append(
        Mistake(line: element.line, message: "a space is missing behind '\(Self.word)'")
      )
      return
    }
    guard rest.contains(where: { !$0.isWhitespace }) else {
      mistakes.append(
        Mistake(
          line: element.line,
          message: "'\(Self.word)' needs the rules to ignore, or 'all'"
        )
      )
      return
    }
    var named: Set<String> = []
    var isExpected = true
    for word in rest.split(whereSeparator: \.isWhitespace) {
      // A colon or a full stop ends the list as well as a space does.
      let names = word.prefix { $0 != ":" && $0 != "." && $0 != ";" }
      for (place, name) in names.split(separator: ",").map(String.init).enumerated() {
        if name == "all" { return add(Set(Rule.all.map(\.id)), to: id) }
        if Rule.named(name) != nil {
          named.insert(name)
        } else if isExpected || place > 0 {
          mistakes.append(Mistake(line: element.line, message: Rule.unknown(name)))
        } else {
          // The reason begins.
          return add(named, to: id)
        }
      }
      isExpected = word.hasSuffix(",")
    }
    add(named, to: id)
  }

  private mutating func add(_ named: Set<String>, to id: String) {
    rules[id, default: []].formUnion(named)
  }

  /// Whether a view or constraint of a finding says to ignore it.
  package func contain(_ entry: CheckReport.Entry) -> Bool {
    (entry.views + entry.constraints).contains {
      rules[$0]?.contains(entry.finding.rule.id) ?? false
    }
  }
}
