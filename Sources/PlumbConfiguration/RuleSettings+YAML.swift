public import PlumbDiagnosis
import Yams

extension RuleSettings {
  /// Reads settings from YAML.
  ///
  ///     rules:
  ///       far-relatives: warning
  ///       misplaced: off
  ///     paths:
  ///       "Legacy/**":
  ///         ambiguous: off
  ///
  /// - Parameters:
  ///   - yaml: The text.
  ///   - file: The name that errors give.
  /// - Throws: ``ConfigurationError`` for what is not understood, with its line.
  public init(yaml: String, file: String) throws(ConfigurationError) {
    self.init()
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml)
    } catch {
      throw ConfigurationError(
        file: file,
        // Where the text ends too early, the mark is behind its last line.
        line: min(
          (error as? YamlError).map(Self.line) ?? 1,
          yaml.split(separator: "\n", omittingEmptySubsequences: false).count
        ),
        message: "this is not YAML" + ((error as? YamlError).map(Self.reason) ?? "")
      )
    }
    guard let node else { return }
    for (key, value) in try Self.mapping(node, file) {
      switch key.string {
      case "rules":
        rules = try Self.settings(value, file)
      case "paths":
        for (pattern, settings) in try Self.mapping(value, file) {
          guard let text = pattern.string, !text.isEmpty else {
            throw Self.error(pattern, file, "a pattern for paths is expected")
          }
          overrides.append(Override(pattern: text, rules: try Self.settings(settings, file)))
        }
      default:
        throw Self.error(
          key,
          file,
          "'\(key.string ?? "")' is not known; 'rules' and 'paths' are"
        )
      }
    }
  }

  private static func settings(
    _ node: Node,
    _ file: String
  ) throws(ConfigurationError) -> [String: Setting] {
    var result: [String: Setting] = [:]
    for (key, value) in try mapping(node, file) {
      let id = key.string ?? ""
      guard Rule.named(id) != nil else {
        let near = Rule.all.map(\.id).first { Self.distance($0, id) <= 2 }
        throw error(
          key,
          file,
          "there is no rule '\(id)'; "
            + (near.map { "did you mean '\($0)'?" } ?? "`plumbline rules` lists them")
        )
      }
      // YAML takes `on` and `off` for truth values, but keeps how they are written.
      guard let setting = Setting(word: value.scalar?.string ?? "") else {
        throw error(
          value,
          file,
          "'\(value.scalar?.string ?? "")' is not a setting of a rule: on, off, note, warning "
            + "and error are"
        )
      }
      guard result.updateValue(setting, forKey: id) == nil else {
        throw error(key, file, "the rule '\(id)' is set twice")
      }
    }
    return result
  }

  private static func mapping(
    _ node: Node,
    _ file: String
  ) throws(ConfigurationError) -> [(Node, Node)] {
    if node.scalar?.string.isEmpty == true || node.scalar?.string == "null" { return [] }
    guard let mapping = node.mapping else {
      throw error(
        node,
        file,
        "names with values are expected here, each on a line of its own, such as `ambiguous: off`"
      )
    }
    return mapping.map { ($0.key, $0.value) }
  }

  private static func error(_ node: Node, _ file: String, _ message: String) -> ConfigurationError {
    ConfigurationError(file: file, line: node.mark?.line ?? 1, message: message)
  }

  /// What the parser stumbled over, where it says so.
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

  /// How many letters have to be put in, left out or replaced to make one word of another.
  private static func distance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }

  private static func line(of error: YamlError) -> Int {
    switch error {
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    case .reader(_, _, _, _): 1
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: 1
    }
  }
}
