public import LayoutEngine
import PlumbLog

/// The layout behind a logged conflict, as far as its log tells it.
///
///     for entry in ExplainedLog(ConflictLog(text), file: "App.log").entries {
///       print(ReconstructedLayout(entry, file: "App.log").snapshot.items.count)
///     }
///
/// Views stand where the constraints put them once those that give way are left out. Most logs leave
/// places and sizes open; these are made up so that a picture can be read, and ``freedoms`` names them.
public struct ReconstructedLayout: Sendable {
  /// What the log says, and what it comes to.
  public let explanation: ConflictExplanation
  /// The views, guides and constraints, with frames.
  ///
  /// The identities are the addresses as printed. Constraints that no snapshot can express (distances,
  /// variables of UIKit's own) are left out; ``places`` tells which.
  public let snapshot: LayoutSnapshot
  /// The place in the snapshot of each constraint of the explanation; nil where it has none.
  public let places: [Int?]
  /// The items of the snapshot that each constraint of the explanation is about, in the order of printing.
  public let subjects: [[Int]]
  /// What the log does not determine, with the ends between which it can be; for roots, x and y too.
  public let freedoms: [LayoutFreedom]
  /// The items that are drawn where or as large as nothing but a guess says.
  public let guesses: Set<Int>
  /// The item that is made up around views of which the log tells no common superview, or nil.
  public let surroundings: Int?
  /// The places, among the constraints of the explanation, of those that were left out to get frames
  /// although the log does not say that they give way.
  public let leftOut: [Int]
  /// A finding for each smallest contradictory set, or one that says why nothing is proven.
  public let findings: [Finding]
  /// What else there is to say, a sentence each: what breaking ends, doubts, and damage of the text.
  public let notes: [String]

  /// Reconstructs the layout of a conflict of a log.
  ///
  /// - Parameters:
  ///   - entry: The conflict with its explanation.
  ///   - file: The log, for the places of findings.
  public init(_ entry: ExplainedLog.Entry, file: String) {
    self.init(entry.explanation, lines: entry.lines, file: file)
  }

  /// Reconstructs the layout of a logged conflict.
  ///
  /// - Parameters:
  ///   - explanation: The explained conflict.
  ///   - lines: The lines at which it was logged; none for that of the conflict alone.
  ///   - file: The log, for the places of findings.
  /// - Complexity: Two solves for each place and size, and up to 60 for views that would lie on each other.
  public init(_ explanation: ConflictExplanation, lines: [Int] = [], file: String) {
    self.explanation = explanation
    var guess = LayoutGuess(explanation)
    guess.place()
    leftOut = guess.leftOut
    let times = lines.count > 1 ? ", \(lines.count) times" : ""
    let line = lines.first ?? explanation.conflict.line
    let drawn = ReconstructedItems(guess)
    snapshot = drawn.snapshot(name: "line \(line)\(times)", explanation, file: file)
    places = drawn.places
    subjects = drawn.subjects
    surroundings = drawn.surroundings
    freedoms = drawn.freedoms
    guesses = drawn.guesses
    findings = Self.findings(explanation, drawn, in: snapshot, file: file)
    let words = ExplanationWording(explanation)
    let doubts = explanation.isProvable ? words.doubts : Array(words.doubts.dropFirst())
    notes = [words.outcome].compactMap(\.self) + doubts + words.damages
  }

  /// The constraint that gives way as the log says, among those of the explanation.
  public var broken: Int? { explanation.conflict.brokenIndex }

  // MARK: - Findings

  private static func findings(
    _ explanation: ConflictExplanation,
    _ drawn: ReconstructedItems,
    in snapshot: LayoutSnapshot,
    file: String
  ) -> [Finding] {
    let words = ExplanationWording(explanation)
    let advice = words.cause.map { "\($0.cause); fix: \($0.fix)" }
    let line = explanation.conflict.line
    func finding(_ members: [Int], _ message: String, _ suggestion: String?) -> Finding {
      var seen: Set<Int> = []
      let items = members.flatMap { drawn.subjects[$0] }.filter { seen.insert($0).inserted }
      return Finding(
        .conflict,
        in: snapshot.name,
        at: SourceLocation(
          file: file,
          line: members.first.map { explanation.constraints[$0].line } ?? line
        ),
        items: items,
        constraints: members.compactMap { drawn.places[$0] },
        message: message,
        suggestion: suggestion
      )
    }
    guard !explanation.isHarmless else { return [] }
    guard explanation.isProvable else {
      var doubt = finding(
        Array(explanation.constraints.indices),
        words.doubts.first ?? "not provable from this text",
        advice
      )
      doubt.severity = .warning
      return [doubt]
    }
    return zip(explanation.minimalSets, words.arithmetic).enumerated().map { place, set in
      finding(set.0.members, set.1, place == 0 ? advice : nil)
    }
  }
}
