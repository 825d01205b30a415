/// Something that a layout is looked through for.
///
///     for rule in Rule.all { print(rule.id, rule.title) }
public struct Rule: Sendable, Identifiable {
  /// The name that reports, baselines and configurations use; it never changes.
  public let id: String
  /// What the rule finds, in a few words.
  public let title: String
  /// How serious its findings are where nobody says otherwise.
  public let severity: Finding.Severity
  /// Whether it is looked for where nobody says otherwise.
  ///
  /// Rules of which more than one finding in ten was false on public documents are off, and so are
  /// those that judge style.
  public let isOnByDefault: Bool
  /// The article of the documentation that explains the rule, with the wrong and the right form.
  public let page: String
  /// Looks through a layout.
  let find: @Sendable (LayoutFacts) -> [Finding]

  /// Creates a rule.
  init(
    _ id: String,
    _ title: String,
    _ severity: Finding.Severity = .warning,
    isOnByDefault: Bool = true,
    page: String,
    find: @escaping @Sendable (LayoutFacts) -> [Finding]
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.page = page
    self.find = find
  }

  /// The rule of an identifier, or nil where there is none.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule: Hashable {
  public static func == (lhs: Rule, rhs: Rule) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
