#if SwiftLog
internal import Logging
#endif

/// Notes what the last rounds of a layout change, once it has had nearly all of them.
///
/// Layouts that settle never switch it on.
@MainActor
enum FeedbackLoopRecorder {
  /// Made for each message, so that it is the application's own logging whenever that was set up.
  static var makeLogger = { Logger(label: "LayoutLoop") }
  /// How many changes of a round are kept.
  private static let changeLimit = 16

  /// Whether rounds are being noted.
  @exclusivity(unchecked) private(set) static var isOn = false {
    didSet { LayoutPass.noteObservers() }
  }

  private struct Note {
    let kind: LayoutFeedbackLoop.Change.Kind
    let view: UIView
    let text: String
    let layingOut: UIView?
    let caller: CallerPlace?
  }

  private struct RoundNotes {
    let number: Int
    var views: [UIView] = []
    var notes: [Note] = []
  }

  private static var root: UIView?
  private static var rounds: [RoundNotes] = []
  /// Kept, for loops are mostly alike, and looking up a line takes long.
  private static var places = CallerPlace.Lookup()
  /// The views whose `layoutSubviews` run, one in another.
  private static var layingOut: [UIView] = []

  /// Begins to note a round of a hierarchy.
  static func beginRound(_ number: Int, of root: UIView) {
    // A layout in a layout of another hierarchy is part of that one's loop.
    guard !isOn || self.root === root else { return }
    isOn = true
    self.root = root
    rounds.append(RoundNotes(number: number))
  }

  /// Ends the notes of a hierarchy.
  static func end(of root: UIView) {
    guard isOn, self.root === root else { return }
    isOn = false
    self.root = nil
    rounds = []
    layingOut = []
  }

  /// Notes that a view is being laid out.
  @inline(__always)
  static func begin(_ view: UIView) {
    if isOn { noteBegin(view) }
  }

  private static func noteBegin(_ view: UIView) {
    layingOut.append(view)
    if !rounds.isEmpty { rounds[rounds.count - 1].views.append(view) }
  }

  /// Notes that a view was laid out.
  @inline(__always)
  static func end(_ view: UIView) {
    if isOn, layingOut.last === view { layingOut.removeLast() }
  }

  /// Notes a change, with the line that made it.
  @inline(__always)
  static func note(
    _ kind: LayoutFeedbackLoop.Change.Kind,
    _ view: UIView,
    _ text: @autoclosure () -> String
  ) {
    if isOn { add(kind, view, text(), EvaluatedCode.isRunning ? nil : CallerPlace.current()) }
  }

  /// Notes that somebody asked for a layout, unless it follows from a solved frame, which was noted.
  static func noteLayout(_ view: UIView) {
    guard view.layoutHost?.isApplyingFrames != true else { return }
    note(.layout, view, "\(NSLayoutConstraint.words(for: view)) asked for a layout")
  }

  /// Notes what came of changes.
  @inline(__always)
  static func noteSolved(_ view: UIView, _ text: @autoclosure () -> String) {
    if isOn { add(.solvedFrame, view, text(), nil) }
  }

  private static func add(
    _ kind: LayoutFeedbackLoop.Change.Kind,
    _ view: UIView,
    _ text: String,
    _ caller: CallerPlace?
  ) {
    guard !rounds.isEmpty, rounds[rounds.count - 1].notes.count < changeLimit else { return }
    // One change often is told of in several ways, the first of which says most.
    let isKnown = rounds[rounds.count - 1].notes.contains { note in
      note.view === view && (note.kind == kind || kind == .layout)
        && note.layingOut === layingOut.last
        && (note.text == text || kind == .layout)
    }
    guard !isKnown else { return }
    rounds[rounds.count - 1].notes.append(
      Note(kind: kind, view: view, text: text, layingOut: layingOut.last, caller: caller)
    )
  }

  /// Tells the developer and the observers of a layout that did not settle.
  static func report(_ root: UIView) {
    guard isOn, self.root === root else { return }
    isOn = false
    defer { isOn = true }
    places.begin()
    let found = rounds.map { round in
      LayoutFeedbackLoop.Round(
        number: round.number,
        views: round.views,
        changes: round.notes.map { note in
          LayoutFeedbackLoop.Change(
            kind: note.kind,
            view: note.view,
            text: note.text,
            layingOut: note.layingOut,
            sourcePlace: note.caller.flatMap { places.place(of: $0) }
          )
        }
      )
    }
    let loop = LayoutFeedbackLoop(hostView: root, rounds: found, message: message(root, found))
    if root.logsLayoutConflicts, !EvaluatedCode.isRunning {
      makeLogger().warning("\(loop.message)")
    }
    FeedbackLoopObservers.tell(loop)
  }

  private static func message(_ root: UIView, _ rounds: [LayoutFeedbackLoop.Round]) -> String {
    var lines = [
      "Layout feedback loop: the layout of \(NSLayoutConstraint.words(for: root)) did not settle in "
        + "\(LayoutPass.roundLimit) rounds, and was ended. What its last rounds changed:"
    ]
    for round in rounds {
      lines.append("\tRound \(round.number):")
      for change in round.changes {
        var line = "\t\t" + change.text
        if let view = change.layingOut {
          line += ", in layoutSubviews() of \(NSLayoutConstraint.words(for: view))"
        }
        if let place = change.sourcePlace { line += " (\(place.file):\(place.line))" }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
