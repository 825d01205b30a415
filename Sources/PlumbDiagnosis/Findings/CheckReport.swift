public import LayoutEngine

/// What a check of documents found, as a value that every format prints.
public struct CheckReport: Sendable {
  /// A finding with the identities of its views and constraints.
  public struct Entry: Sendable {
    public var finding: Finding
    /// The identities of the views.
    public var views: [String]
    /// The identities of the constraints.
    public var constraints: [String]

    /// Creates an entry, with the identities that the finding's snapshot has for its items.
    public init(_ finding: Finding, in snapshot: LayoutSnapshot) {
      self.finding = finding
      views = finding.items.map { snapshot.items[$0].id }
      constraints = finding.constraints.map { snapshot.constraints[$0].id }.filter { !$0.isEmpty }
    }
  }

  /// A document, or a part of one, that could not be read.
  public struct Failure: Sendable, Hashable {
    public var file: String
    public var line: Int?
    public var message: String

    /// Creates a failure.
    public init(file: String, line: Int?, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  public var documents = 0
  public var scenes = 0
  public var views = 0
  public var constraints = 0
  /// Seconds that the check took.
  public var seconds = 0.0
  public var entries: [Entry] = []
  public var failures: [Failure] = []
  /// What was understood only in part, such as an unknown element that was taken for a plain view.
  public var notes: [Failure] = []

  /// Known findings that were not found again.
  public var gone: [Baseline.Known] = []

  /// Creates an empty report.
  public init() {}

  /// The findings at or above `level`.
  public func entries(from level: Finding.Severity) -> [Entry] {
    entries.filter { $0.finding.severity >= level }
  }
}
