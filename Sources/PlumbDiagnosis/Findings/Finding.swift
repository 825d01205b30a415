public import LayoutEngine

/// Something about a layout that its developer should know.
public struct Finding: Hashable, Sendable {
  /// Which rule found it.
  public var rule: Rule
  /// How serious it is.
  public var severity: Severity
  /// The layout in which it was found.
  public var scene: String
  /// Where it is: the place of the first item or constraint that has one.
  public var location: SourceLocation?
  /// The places of the views among the snapshot's items.
  public var items: [Int]
  /// The places of the constraints among the snapshot's constraints.
  public var constraints: [Int]
  /// What is wrong, in a sentence.
  public var message: String

  /// How serious a finding is.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
    case warning
    case error

    public static func < (lhs: Severity, rhs: Severity) -> Bool {
      lhs == .warning && rhs == .error
    }
  }

  /// A rule, with the identifier that reports show.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Required constraints that cannot all hold.
    case conflict
    /// A view whose position or size is not determined.
    case ambiguous
    /// A view whose saved frame is not the one that its constraints give.
    case misplaced

    /// How serious the rule's findings are.
    public var severity: Severity { self == .conflict ? .error : .warning }
  }

  /// Creates a finding of a rule, with the rule's severity.
  public init(
    _ rule: Rule,
    in scene: String,
    at location: SourceLocation?,
    items: [Int],
    constraints: [Int] = [],
    message: String
  ) {
    self.rule = rule
    severity = rule.severity
    self.scene = scene
    self.location = location
    self.items = items
    self.constraints = constraints
    self.message = message
  }
}
