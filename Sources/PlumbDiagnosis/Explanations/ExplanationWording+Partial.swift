import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// Whether constraints are missing that may be the app's.
  var isListIncomplete: Bool {
    let conflict = explanation.conflict
    let isElsewhere = conflict.broken != nil && conflict.brokenIndex == nil
    return isElsewhere || !conflict.problems.isEmpty
  }

  /// What can be said of a list that is not whole: what is wrong with a constraint of it whatever the others say, else what
  /// is missing.
  func inPart(_ own: [LoggedConstraint]) -> (String, String)? {
    if let told = generated(own) ?? forgottenMask(own) ?? inBars(own) { return told }
    // Without a space or a length beside it, nothing contradicts a length of 0.
    let asksForRoom = own.contains { $0.kind == .user && abs($0.statement.constant) >= 1 }
    return (asksForRoom ? measuring(own) : nil) ?? emptyByMask(own, asksForRoom) ?? unlisted
      ?? unsized(own) ?? cutOff(own)
  }

  /// Whether a conflict is announced whose list can hold, and the log does not say what gives way.
  var lacksEnd: Bool {
    !explanation.isProvable && explanation.conflict.isAnnounced
      && explanation.conflict.broken == nil && !explanation.isBelowPrecision
      && !explanation.dependsOnUnprinted && explanation.conditions.isEmpty
  }

  /// Whether a list can hold that was copied without the message above it, so that lines of it may be missing as well.
  private var lacksBeginning: Bool {
    !explanation.isProvable && !explanation.conflict.hasBeginning
      && explanation.conflict.broken != nil && !explanation.isBelowPrecision
      && !explanation.dependsOnUnprinted && explanation.conditions.isEmpty
  }

  /// What can be said of a list that can hold, and that was copied without what is above or below it.
  func withoutEnd(_ own: [LoggedConstraint]) -> (String, String)? {
    if lacksBeginning { return cutOff(own) }
    guard lacksEnd else { return nil }
    return unsized(own) ?? cutOff(own)
  }

  /// What can be said where nothing but the constraint that gives way tells what is in the conflict.
  private var unlisted: (String, String)? {
    guard let broken = unlistedBreak else { return nil }
    return (
      "usual cause: lines of the list were left out, and with them what \(broken) contradicts",
      "copy the whole list; if the layout is right without that constraint, give it a priority of 999"
    )
  }

  /// The app's constraint of which the log says that it gives way, in words, where the list does not have it.
  var unlistedBreak: String? {
    guard explanation.conflict.brokenIndex == nil,
      let broken = explanation.conflict.brokenConstraint, broken.kind == .user,
      !broken.isAmongPrivateViews
    else { return nil }
    return Self.constraint(broken)
  }

  /// What the constraints need of the view around the others, where the list ends before it says how long that is.
  ///
  /// UIKit lists the lengths that hosts give last.
  private func unsized(_ own: [LoggedConstraint]) -> (String, String)? {
    guard !isCutInsideOfApp, let need = neededLength, let words = yielding(own) else { return nil }
    let name = Self.item(need.item)
    let adjective = need.isHeight ? "high" : "wide"
    let (small, change) = need.isHeight ? ("lower", "height") : ("narrower", "width")
    return (
      "likely cause: the constraints so far need \(name) to be \(Wording.number(need.points)) points \(adjective) or more, "
        + "and something behind them, which was not copied, makes it \(small)",
      "copy the whole message, to the constraint that is broken; if that \(change) is wrong only for a moment, as in a first "
        + "layout, give \(words) a priority of 999"
    )
  }

  /// Whether the list is cut off inside a constraint of the app, so that more of those may follow.
  private var isCutInsideOfApp: Bool {
    explanation.conflict.problems.contains { problem in
      guard problem.reason == .cut else { return false }
      let parts = problem.text.split(separator: " ", maxSplits: 1)
      return parts.count == 2 && !parts[1].hasPrefix("'")
    }
  }

  private struct Need {
    var item: Item
    var isHeight: Bool
    var points: Double
    var isOutermost: Bool
  }

  /// The greatest length that the constraints need of a view to which none of them gives one.
  private var neededLength: Need? {
    let system = LoggedSystem(explanation.constraints)
    let parents = hierarchy.parents
    let given = Set(
      explanation.constraints.filter { $0.statement.second == nil }
        .flatMap(\.statement.anchors).map { system.identity($0.item) }
    )
    let needs = system.variables.compactMap { key, variable -> Need? in
      let item = system.item(key.item)
      guard key.quantity == .width || key.quantity == .height, !given.contains(key.item),
        !item.isGuide,
        let least = try? system.solver.fittingValue(of: [Term(variable)], .least, priority: 50),
        let greatest = try? system.solver.fittingValue(
          of: [Term(variable)],
          .greatest,
          priority: 50
        ),
        least >= 1, least < LoggedSystem.largest, greatest > least
      else { return nil }
      return Need(
        item: item,
        isHeight: key.quantity == .height,
        points: least,
        isOutermost: parents[key.item] == nil && parents.values.contains(key.item)
      )
    }
    return needs.max {
      ($0.points, $0.isOutermost ? 1 : 0, $0.item.id)
        < ($1.points, $1.isOutermost ? 1 : 0, $1.item.id)
    }
  }

  /// That there is more to the message than the text has, and where it ends.
  private func cutOff(_ own: [LoggedConstraint]) -> (String, String)? {
    let problems = Set(explanation.conflict.problems.map(\.reason))
    guard !problems.contains(.redacted), !problems.contains(.unreadable),
      !problems.contains(.foreign)
    else { return nil }
    let cause =
      if problems.contains(.empty) {
        "usual cause: the text has no list of constraints below its header"
      } else if problems.contains(.elided) {
        "usual cause: constraints were left out of the list, and with them what contradicts the others"
      } else if problems.contains(.cut) {
        "usual cause: the text ends before the message does, and with it what contradicts these constraints"
      } else {
        "usual cause: what contradicts these constraints is not in the text, as they can all hold"
      }
    let broken = explanation.conflict.brokenIndex == nil ? nil : yielding(own)
    return (
      cause,
      "copy the whole message, from \"Unable to simultaneously satisfy constraints\" to the constraint that is broken"
        + (broken.map { "; if the layout is right without \($0), give it a priority of 999" } ?? "")
    )
  }
}
