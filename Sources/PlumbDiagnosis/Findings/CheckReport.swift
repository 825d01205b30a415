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
    /// The document that was checked, as it was named; empty where it is not known.
    public var file: String
    /// Where it was found, if the document was laid out for several devices.
    public var devices: Devices?

    /// The class whose own layout was checked, where that is a view's and the code of the class was read.
    package var ownClass: String?
    /// What a finding in code says of the classes whose views it is about, as their own layouts would say it.
    package var classFindings: [ClassFinding] = []
    /// What tells conflicts in code that are one thing to mend.
    package var cause: ConflictCause?

    /// Creates an entry, with the identities that the finding's snapshot has for its items.
    ///
    /// `file` is the document, or nil for the finding's own.
    public init(_ finding: Finding, in snapshot: LayoutSnapshot, file: String? = nil) {
      self.finding = finding
      self.file = file ?? finding.location?.file ?? ""
      views = finding.items.map { snapshot.items[$0].id }
      constraints = finding.constraints.map { snapshot.constraints[$0].id }.filter { !$0.isEmpty }
    }

    /// Creates an entry for a finding about a document as a whole.
    public init(_ finding: Finding, file: String) {
      self.finding = finding
      self.file = file
      views = []
      constraints = []
    }

    /// The file that the finding points at: where its view or constraint was made, or the document.
    public var place: String? {
      finding.location?.file ?? (file.isEmpty ? nil : file)
    }

    /// What is wrong, and on which devices.
    public var message: String {
      devices.map { "\(finding.message); \($0.words)" } ?? finding.message
    }
  }

  /// The devices, or combinations of device, orientation, direction and text size, on which something was found.
  public struct Devices: Sendable, Hashable {
    /// Their names, in the order in which they were looked at.
    public var names: [String]
    /// How many were looked at.
    public var asked: Int
    /// Whether they differ in more than the device.
    public var areCombinations = false
    /// Whether the numbers in the message are others on some of them.
    public var numbersDiffer = false

    /// Creates the devices.
    public init(names: [String], asked: Int) {
      self.names = names
      self.asked = asked
    }

    /// The devices in words.
    public var words: String {
      let numbers =
        numbersDiffer ? " (the numbers are those of \(names.first ?? "the first"))" : ""
      let noun = areCombinations ? "combinations" : "devices"
      let word = areCombinations ? "in" : "on"
      if asked == 1 { return "on \(names.first ?? "another screen")" }
      if names.count == asked { return "\(word) all \(asked) \(noun)" + numbers }
      if names.count == 1 { return "only on \(names[0])" }
      return "\(word) \(names.count) of \(asked) \(noun)" + numbers + ": "
        + names.joined(separator: areCombinations ? "; " : ", ")
    }
  }

  /// A path that could not be looked at, or a part of a document that was not understood.
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

  /// How a report's findings differ from those of an earlier revision.
  public struct Changes: Sendable {
    /// The revision, as it was named.
    public var revision: String
    /// Findings of both, which are not among the report's entries.
    public var left: [Entry]
    /// Findings of the earlier revision alone.
    public var gone: [Baseline.Known]

    /// Creates the differences.
    public init(since revision: String, left: [Entry], gone: [Baseline.Known]) {
      self.revision = revision
      self.left = left
      self.gone = gone
    }
  }

  /// The documents that were checked, as they were named.
  public var files: [String] = []
  public var documents = 0
  /// How many files of code were read; they are not among the documents.
  public var codeFiles = 0
  public var scenes = 0
  public var views = 0
  public var constraints = 0
  /// Seconds that the check took.
  public var seconds = 0.0
  public var entries: [Entry] = []
  /// Paths that could not be looked at; a document that cannot be read is a finding.
  public var failures: [Failure] = []
  /// What was understood only in part, such as an unknown element that was taken for a plain view.
  public var notes: [Failure] = []

  /// Whether people are shown the details of findings, too.
  public var explainsFindings = false

  /// Findings that a baseline knows, which are not among the entries.
  public var known: [Entry] = []
  /// Known findings that were not found again.
  public var gone: [Baseline.Known] = []
  /// Findings that the documents themselves say to ignore, which are not among the entries.
  public var ignored: [Entry] = []
  /// What is new since an earlier revision, or nil where none was asked about.
  public var changes: Changes?

  /// Creates an empty report.
  public init() {}

  /// The findings at or above `level`.
  public func entries(from level: Finding.Severity) -> [Entry] {
    entries.filter { $0.finding.severity >= level }
  }

  /// The documents that could not be read.
  public var unreadable: [Entry] { entries.filter { $0.finding.rule == .unreadable } }
}

extension CheckReport {
  /// What was looked at, in words: "2 documents, 3 Swift files".
  public var lookedAt: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    if codeFiles == 0 { return count(documents, "document") }
    return (documents == 0 ? "" : count(documents, "document") + ", ")
      + count(codeFiles, "Swift file")
  }
}
