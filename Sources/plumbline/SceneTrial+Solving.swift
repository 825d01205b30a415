import ConstraintSolver
import LayoutEngine
import PlumbDiagnosis
import TextMetrics

extension SceneTrial {
  /// A value that is tried out.
  enum Change: Hashable, Sendable {
    /// A constraint, by its place among the scene's, with another constant in points or another priority.
    case constraint(Int, constant: Double?, priority: Float?)
    /// A view, by its place among the scene's, of another width in points.
    case width(Int, Double)
    /// A view with another text.
    case text(Int, String)
  }

  /// What comes of a change.
  struct Outcome: Encodable, Sendable {
    /// How far each item that moves does: its place among the scene's, then x, y, width and height in points.
    var moves: [[Double]] = []
    /// What is found then and was not before.
    var new: [String] = []
    /// What was found before and is not then.
    var resolved: [String] = []
  }

  /// Why nothing can be tried out, in a sentence.
  struct Refusal: Error {
    var reason: String
  }

  /// Solves the layout with another value.
  ///
  /// - Throws: ``Refusal`` for a place that is not there or a number that is out of range, `SnapshotError` where the
  ///   layout cannot be solved.
  func outcome(of change: Change) throws -> Outcome {
    guard
      let part = parts.last(where: { part in
        switch change {
        case .constraint(let place, _, _):
          part.firstConstraint <= place
            && place < part.firstConstraint + part.snapshot.constraints.count
        case .width(let place, _), .text(let place, _):
          part.first <= place && place < part.first + part.snapshot.items.count
        }
      })
    else { throw Refusal(reason: "there is no such view or constraint") }
    let before = try SolvedLayout(part.snapshot)
    let after = try SolvedLayout(Self.changed(part, change))
    var outcome = Outcome()
    for (place, (old, new)) in zip(before.frames, after.frames).enumerated()
    where old.distance(to: new) > 0.005 {
      outcome.moves.append(
        [Double(part.first + place), new.x - old.x, new.y - old.y]
          + [new.width - old.width, new.height - old.height]
      )
    }
    let (old, new) = (before.findings(), after.findings())
    let (known, found) = (Self.entries(old, before), Self.entries(new, after))
    outcome.new = Baseline(known).compare(found).new.map(Self.words)
    outcome.resolved = Baseline(found).compare(known).new.map(Self.words)
    return outcome
  }

  private static func entries(_ findings: [Finding], _ solved: SolvedLayout) -> [CheckReport.Entry]
  {
    findings.map { CheckReport.Entry($0, in: solved.snapshot, file: "") }
  }

  private static func words(_ entry: CheckReport.Entry) -> String {
    "\(entry.finding.severity.rawValue) – \(entry.finding.rule.id): \(entry.finding.message)"
  }

  /// The greatest length that is tried out, in points.
  private static let longest = 100_000.0

  private static func changed(_ part: Part, _ change: Change) throws(Refusal) -> LayoutSnapshot {
    var snapshot = part.snapshot
    switch change {
    case .constraint(let place, let constant, let priority):
      let index = place - part.firstConstraint
      if let constant {
        guard abs(constant) <= longest else {
          throw Refusal(reason: "this constant is out of range")
        }
        snapshot.constraints[index].constant = constant
      }
      if let priority {
        guard priority > 0, priority <= 1000 else {
          throw Refusal(reason: "priorities are above 0 and up to 1000")
        }
        snapshot.constraints[index].priority = priority
      }
    case .width(let place, let width):
      guard width >= 0, width <= longest else {
        throw Refusal(reason: "this width is out of range")
      }
      set(width: width, of: place - part.first, in: &snapshot)
    case .text(let place, let text):
      try set(text: text, of: place - part.first, in: &snapshot)
    }
    return snapshot
  }

  /// Gives a view another width: by the constraint that alone says it, or by a required one more.
  private static func set(width: Double, of index: Int, in snapshot: inout LayoutSnapshot) {
    let own = snapshot.constraints.indices.filter { place in
      let constraint = snapshot.constraints[place]
      return constraint.first == index && constraint.second == nil
        && constraint.firstAttribute == .width && constraint.relation == .equal
    }
    for place in own { snapshot.constraints[place].constant = width }
    guard own.isEmpty else { return }
    let added = LayoutConstraint(ItemID(index: index), .width, constant: width, source: .app)
    snapshot.constraints.append(
      LayoutSnapshot.Constraint(id: "", added, first: index, second: nil)
    )
  }

  /// Gives a view another text, whose width is measured in the font of the old one.
  ///
  /// Both are measured in the system font, and the difference counts, so that what stands around the text stays.
  private static func set(
    text: String,
    of index: Int,
    in snapshot: inout LayoutSnapshot
  ) throws(Refusal) {
    let item = snapshot.items[index]
    guard let old = item.text, let facts = item.textFacts, text.count <= 10_000 else {
      throw Refusal(reason: "this view has no text whose size is known")
    }
    let font = FontDescription(
      family: .system,
      pointSize: facts.fontSize ?? 17,
      weight: FontWeight.named[min(max((item.look?.lines.first?.weight ?? 400) / 100, 1), 9) - 1]
        .weight
    )
    let metrics = SystemFontMetrics()
    let (before, after) = (
      metrics.naturalWidth(of: StyledText(old, font: font)),
      metrics.naturalWidth(of: StyledText(text, font: font))
    )
    let natural = max(0, facts.naturalWidth + after - before)
    snapshot.items[index].text = text
    snapshot.items[index].textFacts?.naturalWidth = natural
    guard let width = item.properties.intrinsicWidth else { return }
    guard item.properties.wrapsLines == true, facts.lineHeight > 0 else {
      snapshot.items[index].properties.intrinsicWidth = max(0, width + after - before)
      return
    }
    // Several lines: as many as the width that it has needs.
    let available = max(1, item.frame.width)
    let lines = metrics.layout(
      StyledText(text, font: font),
      fitting: available,
      lineLimit: facts.lineLimit
    ).lines.count
    snapshot.items[index].properties.intrinsicWidth = min(natural, available)
    snapshot.items[index].properties.intrinsicHeight = Double(max(1, lines)) * facts.lineHeight
  }
}
