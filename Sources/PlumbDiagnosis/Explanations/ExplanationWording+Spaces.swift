import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// To make the spaces fit into the length that a host gives, where they are all that needs room.
  ///
  /// - Parameters:
  ///   - host: The constraint by which the host gives the length.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: Nil where the conflict does not end even without any space.
  func smallerSpaces(in host: LoggedConstraint, _ own: [LoggedConstraint]) -> String? {
    guard explanation.minimalSets.count == 1, let set = explanation.minimalSets.first else {
      return nil
    }
    let spaces = own.filter { constraint in
      constraint.kind == .user && constraint.statement.second != nil
        && constraint.statement.constant != 0
    }
    let places = spaces.compactMap { place(of: number(of: $0)) }
    guard !places.isEmpty, AdviceTrial(explanation, .noSpaces(places)).endsConflict else {
      return nil
    }
    let room = host.statement.constant
    // A screen is as it is: of two spaces that hold one view at both ends, one is for another screen.
    if places.count == 2, room >= 320, host.statement.anchors.first?.item.className == "UIView",
      let inner = inner(of: spaces),
      places.allSatisfy({ AdviceTrial(explanation, without: $0).endsConflict })
    {
      return
        "remove one of \(ConflictWording.positions(places)), so that only one end of \(Self.item(inner)) is tied"
    }
    let together = Wording.number(room + abs(set.excess))
    return places.count == 1
      ? "make the \(Wording.number(abs(spaces[0].statement.constant))) of \(places[0] + 1) smaller"
      : "make the spaces in \(ConflictWording.positions(places)) take less than \(Wording.number(room)) points together "
        + "(\(together) now)"
  }

  /// The view that two spaces hold at both ends, or nil where each holds another one.
  private func inner(of spaces: [LoggedConstraint]) -> Item? {
    let items = spaces.map { $0.statement.anchors.map(\.item).filter { !$0.isGuide } }
    guard items.count == 2 else { return nil }
    return items[0].last { first in
      items[1].contains { $0.id == first.id } && hierarchy.parents[first.id] != nil
    }
      ?? items[0].first { first in items[1].contains { $0.id == first.id } }
  }

  /// To make a length larger that holds fixed lengths, of which it has too little room.
  ///
  /// - Parameters:
  ///   - points: How many points are missing.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: Nil where no larger length ends the conflict.
  func moreRoom(_ points: Double, _ own: [LoggedConstraint]) -> String? {
    for constraint in own
    where constraint.statement.second == nil && constraint.statement.relation != .greaterThanOrEqual
    {
      let now = constraint.statement.constant
      guard constraint.kind == .user || constraint.kind == .autoresizingMask,
        let place = place(of: number(of: constraint)),
        let fitting = AdviceTrial.fittingConstant(of: place, in: explanation), fitting > now
      else { continue }
      let change = "\(Wording.number(fitting)) for \(Wording.number(now)) in \(place + 1)"
      return "make room for \(Wording.number(points)) points more (\(change))"
    }
    return nil
  }

  /// What ends a conflict in which nothing but a stack view's own constraints can give way.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: More room alone where neither less spacing nor smaller margins end the conflict.
  func roomInStack(_ own: [LoggedConstraint]) -> String {
    let ways: [(String, (LoggedConstraint) -> Bool)] = [
      ("less spacing", { $0.identifier == "UISV-spacing" }),
      ("smaller margins", { $0.identifier?.hasSuffix("Margin-guide-constraint") ?? false }),
    ]
    let told = ways.compactMap { words, isMeant -> String? in
      let places = own.filter { isMeant($0) && $0.statement.constant != 0 }
        .compactMap { place(of: number(of: $0)) }
      guard !places.isEmpty, AdviceTrial(explanation, .noSpaces(places)).endsConflict else {
        return nil
      }
      return words
    }
    let room =
      explanation.minimalSets.count == 1
      ? moreRoom(abs(explanation.minimalSets[0].excess), own) : nil
    let all = [room, told.isEmpty ? nil : "give the stack view " + told.joined(separator: " or ")]
      .compactMap { $0 }
    return all.isEmpty ? "give the stack view more room" : all.joined(separator: ", or ")
  }
}
