/// A conflict as a log prints it.
public struct LoggedConflict: Hashable, Sendable {
  /// The line of its header, or of its first constraint where the header is missing.
  public var line: Int
  /// The constraints of the list, in its order; one that is listed twice is here twice.
  public var listed: [LoggedConstraint] = []
  /// What the log says gives way.
  public var broken: Broken?
  /// Whether the log says that these constraints contradict each other.
  ///
  /// UIKit's message says so, and so does a line about what gives way. A list that stands alone, as a debugger prints
  /// it, says nothing of the kind.
  public var isAnnounced = false
  /// Whether the text has what stands before the list, the message's first lines or the opening parenthesis, so that no
  /// constraint at its beginning is missing.
  public var hasBeginning = false
  /// What could not be read, and why.
  public var problems: [Problem] = []

  /// What a log says gives way.
  public struct Broken: Hashable, Sendable {
    /// The address of the constraint.
    public var address: String
    /// The line of the log, from 1.
    public var line: Int
    /// The text of the constraint between `<` and `>`, as far as it is there.
    public var text: String

    /// Creates a statement of a log.
    public init(address: String, line: Int, text: String = "") {
      self.address = address
      self.line = line
      self.text = text
    }
  }

  /// A place that could not be read.
  public struct Problem: Hashable, Sendable {
    /// The line of the log, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: Reason
    /// The text, as far as it helps to find the place.
    public var text: String

    /// Why a place could not be read.
    public enum Reason: String, Hashable, Sendable {
      /// The logging system left the constraints out.
      case redacted
      /// The text ends inside a constraint.
      case cut
      /// Somebody wrote "..." for constraints.
      case elided
      /// A constraint has no known form.
      case unreadable
      /// A line of the list is no constraint.
      case foreign
      /// A name stands for several views.
      case ambiguousName
      /// A header has no list below it.
      case empty
    }

    /// Creates a problem.
    public init(line: Int, reason: Reason, text: String = "") {
      self.line = line
      self.reason = reason
      self.text = text
    }
  }

  /// Creates an empty conflict.
  public init(line: Int) { self.line = line }

  /// The different constraints, in the order of the list: an address counts once.
  ///
  /// - Complexity: O(n) for n listed constraints.
  public var distinct: [LoggedConstraint] {
    var seen: Set<String> = []
    return listed.filter { seen.insert($0.identity).inserted }
  }

  /// The place of the broken constraint among the ``distinct`` ones, from 0; nil where it is not listed.
  ///
  /// Where the list and what gives way were copied from two runs of an app, the only constraint that says the same of the
  /// same views is the one.
  public var brokenIndex: Int? {
    guard let broken else { return nil }
    let distinct = self.distinct
    if let index = distinct.firstIndex(where: {
      $0.address == broken.address && $0.text == broken.text
    }) ?? distinct.firstIndex(where: { $0.address == broken.address }) {
      return index
    }
    guard let statement = brokenConstraint?.statement else { return nil }
    let same = distinct.indices.filter { distinct[$0].statement == statement }
    return same.count == 1 ? same[0] : nil
  }

  /// What gives way as a constraint, listed or not; nil where its text has no known form.
  public var brokenConstraint: LoggedConstraint? {
    guard let broken, broken.text.utf8.count <= 8192 else { return nil }
    var parser = ConstraintParser(Array(broken.text.utf8)[...])
    return parser.parse(line: broken.line)
  }
}
