import PlumbDiagnosis
import Yams

/// A value of a configuration, with its place for errors.
struct YAMLValue {
  private let node: Node
  private let file: String

  private init(_ node: Node, _ file: String) {
    self.node = node
    self.file = file
  }

  /// Reads a text; nil for one in which there is nothing.
  init?(yaml: String, file: String) throws(ConfigurationError) {
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch {
      throw ConfigurationError(notYAML: error, in: yaml, file: file)
    }
    guard let node else { return nil }
    self.init(node, file)
  }

  /// The text of a value that is one; empty for a list or a mapping.
  var text: String { node.scalar?.string ?? "" }

  /// Whether the value is a text with something in it.
  var isText: Bool { !isNothing && node.scalar != nil }

  private var isNothing: Bool {
    guard let scalar = node.scalar else { return false }
    return scalar.style == .plain && (scalar.string.isEmpty || scalar.string == "null")
  }

  /// Names with their values; none for nothing.
  func mapping() throws(ConfigurationError) -> [(key: YAMLValue, value: YAMLValue)] {
    if isNothing { return [] }
    guard let mapping = node.mapping else {
      throw error(
        "names with values are expected here, each on a line of its own, such as `ambiguous: off`"
      )
    }
    return mapping.map { (YAMLValue($0.key, file), YAMLValue($0.value, file)) }
  }

  /// The values of a list, or a value that is not in one.
  func list() throws(ConfigurationError) -> [YAMLValue] {
    if isNothing { return [] }
    if node.scalar != nil { return [self] }
    guard let sequence = node.sequence else {
      throw error("a list is expected here, such as `[A, B]`")
    }
    var result: [YAMLValue] = []
    for element in sequence {
      let value = YAMLValue(element, file)
      guard element.scalar != nil else { throw value.error("a word is expected here") }
      result.append(value)
    }
    return result
  }

  /// One of some words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(ConfigurationError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("'\(text)' is not one of \(words)")
    }
    return choice
  }

  /// A list of some words.
  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(ConfigurationError) -> [Choice] {
    var result: [Choice] = []
    for value in try list() { result.append(try value.choice(of: type)) }
    return result
  }

  /// What is wrong with the value.
  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(
      file: file,
      line: node.mark?.line ?? 1,
      column: node.mark?.column ?? 1,
      message: message
    )
  }

  /// That the value is none of some words, with the one that was meant where one is near.
  func unknown(among words: [String], _ kind: String) -> ConfigurationError {
    let meant = NearestWord.nearest(to: text, among: words)
    return error(
      "there is no \(kind) '\(text)'; "
        + (meant.map { "did you mean '\($0)'?" } ?? "there are \(words.joined(separator: ", "))")
    )
  }
}

extension ConfigurationError {
  /// Says what the reader of YAML stumbled over.
  fileprivate init(notYAML error: any Error, in yaml: String, file: String) {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = (error as? YamlError).flatMap(Self.mark)
    // Where the text ends too early, the mark is behind its last line.
    let line = min(mark?.line ?? 1, max(1, lines.count))
    var reason = (error as? YamlError).map(Self.reason) ?? ""
    let text = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    if text.contains("*") { reason += " (a pattern that begins with * needs quotation marks)" }
    if text.contains("\t") { reason += " (YAML is indented with spaces, never with tabs)" }
    self.init(
      file: file,
      line: line,
      column: mark.map { $0.line == line ? $0.column : 1 } ?? 1,
      message: "this is not YAML" + reason
    )
  }

  /// What is wrong, where the reader says so.
  private static func reason(_ error: YamlError) -> String {
    switch error {
    case .reader(let problem, _, _, _), .scanner(_, let problem, _, _),
      .parser(_, let problem, _, _), .composer(_, let problem, _, _):
      ": " + problem
    case .duplicatedKeysInMapping(let duplicates, _):
      ": twice there is " + duplicates.map { "'\($0)'" }.joined(separator: ", ")
    default: ""
    }
  }

  private static func mark(_ error: YamlError) -> Mark? {
    switch error {
    case .duplicatedKeysInMapping(_, let context): context.mark
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
    default: nil
    }
  }
}
