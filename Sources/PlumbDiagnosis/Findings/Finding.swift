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
  /// What to change, or nil where nothing in particular suggests itself.
  public var suggestion: String?
  /// What the message leaves out, a line each: who takes part, with how many points.
  public var details: [String] = []
  /// Changes that each end the finding, the best one first; empty where a person has to decide what was meant.
  public var fixes: [Fix] = []
  /// The name of a font that was not found and whose own sizes may end the finding, or nil where it holds with every font.
  ///
  /// Such a finding is a note, whatever its rule's severity.
  public var missingFont: String?
  /// Along which axis the content grows that it is about; nil where it is about no growth.
  package var growthAxis: LayoutAxis?

  /// How serious a finding is.
  public enum Severity: String, Hashable, Sendable, Codable, Comparable, CaseIterable {
    /// Worth a thought: most of what it names works.
    case note
    case warning
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
  }

  /// Creates a finding of a rule, with the rule's severity.
  public init(
    _ rule: Rule,
    in scene: String,
    at location: SourceLocation?,
    items: [Int],
    constraints: [Int] = [],
    message: String,
    suggestion: String? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    self.scene = scene
    self.location = location
    self.items = items
    self.constraints = constraints
    self.message = message
    self.suggestion = suggestion
  }
}

extension Finding: CustomStringConvertible, CustomDebugStringConvertible {
  /// The place, the rule, what is wrong and what to change, as `plumbline check` prints them.
  public var description: String {
    let place = location.map { "\($0.file):\($0.line): " } ?? ""
    return place + "\(rule.id): \(message)" + (suggestion.map { "\n  → \($0)" } ?? "")
  }

  /// As ``description``: lists of findings print so.
  public var debugDescription: String { description }
}
