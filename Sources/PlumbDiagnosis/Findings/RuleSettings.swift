/// Which rules are looked for, how serious they are, and where.
public struct RuleSettings: Hashable, Sendable {
  /// What somebody wants of a rule.
  public enum Setting: Hashable, Sendable {
    /// It is not looked for.
    case off
    /// It is looked for, with its own severity.
    case on
    /// It is looked for, with another severity.
    case severity(Finding.Severity)

    /// The setting that a word names: `off`, `on`, `note`, `warning` or `error`.
    public init?(word: String) {
      switch word {
      case "off": self = .off
      case "on": self = .on
      default:
        guard let severity = Finding.Severity(rawValue: word) else { return nil }
        self = .severity(severity)
      }
    }
  }

  /// Settings for files whose path matches a pattern.
  public struct Override: Hashable, Sendable {
    /// The pattern: `*` is anything within a folder, `**` anything, `?` one letter.
    public var pattern: String
    /// The settings by the rules' identifiers.
    public var rules: [String: Setting]
    /// The setting of all other rules, or nil where it is left to what else is said of them.
    public var others: Setting?

    /// Creates settings for a pattern.
    public init(pattern: String, rules: [String: Setting], others: Setting? = nil) {
      self.pattern = pattern
      self.rules = rules
      self.others = others
    }

    fileprivate func setting(of rule: Rule) -> Setting? { rules[rule.id] ?? others }
  }

  /// The settings of all files, by the rules' identifiers.
  public var rules: [String: Setting] = [:]
  /// The settings of some files; of several that match, the last one counts.
  public var overrides: [Override] = []

  /// Creates settings that leave every rule as it is.
  public init() {}

  /// Turns all other rules off; those that are kept are looked for in every file, as serious as they were.
  public mutating func keepOnly(_ kept: [String]) {
    for rule in Rule.all {
      let isKept = kept.contains(rule.id)
      if isKept, rules[rule.id] == nil || rules[rule.id] == .off { rules[rule.id] = .on }
      if !isKept { rules[rule.id] = .off }
    }
    for index in overrides.indices {
      overrides[index].rules = overrides[index].rules.filter { kept.contains($0.key) }
    }
  }

  /// The rules to look for in a file.
  public func rules(for path: String) -> [Rule] {
    Rule.all.filter { rule in
      switch setting(of: rule, path) {
      case .off: false
      case .on, .severity: true
      case nil: rule.isOnByDefault
      }
    }
  }

  /// A finding with the severity that is wanted for its file; one that hangs on a font that was not found stays a note.
  public func adjusted(_ finding: Finding, in path: String) -> Finding {
    guard finding.missingFont == nil, case .severity(let severity) = setting(of: finding.rule, path)
    else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }

  private func setting(of rule: Rule, _ path: String) -> Setting? {
    let special = overrides.last {
      $0.setting(of: rule) != nil && PathPattern($0.pattern).matches(path)
    }
    return special?.setting(of: rule) ?? rules[rule.id]
  }
}

/// A pattern for paths: `*` is anything within a folder, `**` anything, `?` one letter.
package struct PathPattern {
  private let pattern: [Character]
  /// Whether the pattern's last name has no wildcard, so that it may name a folder.
  private let mayNameFolder: Bool

  package init(_ pattern: String) {
    self.pattern = Array(pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern)
    let last = pattern.split(separator: "/").last ?? ""
    mayNameFolder = !last.isEmpty && !last.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether a path, or the end of it that begins after a slash, fits.
  ///
  /// A pattern that names a folder fits all that is in it.
  ///
  /// - Complexity: O(letters of the path × letters of the pattern).
  package func matches(_ path: String) -> Bool {
    let letters = Array(path)
    // The places of the pattern that some beginning of the path can have reached.
    var reached: Set<Int> = []
    func follow(_ place: Int, into set: inout Set<Int>) {
      guard set.insert(place).inserted, place < pattern.count, pattern[place] == "*" else { return }
      let isDeep = place + 1 < pattern.count && pattern[place + 1] == "*"
      let next = place + (isDeep ? 2 : 1)
      follow(next, into: &set)
      // `**/` is no folder, too.
      if isDeep, next < pattern.count, pattern[next] == "/" { follow(next + 1, into: &set) }
    }
    follow(0, into: &reached)
    for (index, letter) in letters.enumerated() {
      if letter == "/", mayNameFolder, reached.contains(pattern.count) { return true }
      if index > 0, letters[index - 1] == "/" { follow(0, into: &reached) }
      var next: Set<Int> = []
      for place in reached where place < pattern.count {
        switch pattern[place] {
        case "*":
          let isDeep = place + 1 < pattern.count && pattern[place + 1] == "*"
          if isDeep || letter != "/" { follow(place, into: &next) }
        case "?":
          if letter != "/" { follow(place + 1, into: &next) }
        default:
          if pattern[place] == letter { follow(place + 1, into: &next) }
        }
      }
      reached = next
    }
    return reached.contains(pattern.count)
  }
}
