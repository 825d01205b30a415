import LayoutEngine

extension SolvedLayout {
  /// A finding for each minimal set of required constraints that cannot all hold.
  ///
  /// A set with a placeholder is none: without it, as the app is built, the others can hold. Nor is one
  /// with a content whose size is not known.
  public func conflictFindings() -> [Finding] {
    conflicts.filter { !isOfTheCanvas($0) }.map { conflict in
      let constraints = conflict.members.compactMap { member -> Int? in
        if case .constraint(let id) = member.subject { return id.index }
        return nil
      }
      let items = conflict.members.flatMap(items(of:))
      var seen: Set<Int> = []
      let views = items.filter { snapshot.items[$0].kind == .view && seen.insert($0).inserted }
      let location =
        conflict.broken.flatMap { snapshot.constraints[$0.index].origin }
        ?? constraints.lazy.compactMap { snapshot.constraints[$0].origin }.first
        ?? views.lazy.compactMap { snapshot.items[$0].origin }.first
      var finding = Finding(
        .conflict,
        in: snapshot.name,
        at: location,
        items: views,
        constraints: constraints,
        message: message(for: conflict),
        suggestion: conflict.broken.map { broken in
          "give \(Wording(snapshot).constraint(snapshot.constraints[broken.index])) a priority of 999"
            + (hides(conflict)
              ? ""
              : ", or change its constant by \(Wording.number(conflict.excess)) points")
        }
      )
      // It is logged, and the layout is the one that was meant; or a host may have more room.
      if hides(conflict) || conflict.members.contains(where: givesWidth) {
        finding.severity = .warning
      }
      return finding
    }
  }

  /// Whether the set disagrees with a stack view that takes a hidden view its length.
  private func hides(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      guard case .constraint(let id) = member.subject else { return false }
      let constraint = snapshot.constraints[id.index]
      return constraint.source == .stackView && constraint.second == nil
        && constraint.constant == 0 && constraint.firstAttribute.isSize
        && snapshot.items[constraint.first].isHidden
    }
  }

  /// Whether a member is the width on the canvas of a root that is no screen, where the set needs more.
  ///
  /// A host makes a cell or a view as high as its content wants, but gives it a width, which is seldom
  /// more than the one that it was drawn with.
  private func givesWidth(_ member: LayoutConflict.Member) -> Bool {
    guard case .constraint(let id) = member.subject else { return false }
    let constraint = snapshot.constraints[id.index]
    return constraint.isPlaceholder && constraint.source == .encapsulatedSize
      && constraint.firstAttribute == .width && constraint.constant > 0 && member.multiplier > 0
  }

  private func isOfTheCanvas(_ conflict: LayoutConflict) -> Bool {
    conflict.members.contains { member in
      switch member.subject {
      case .constraint(let id): snapshot.constraints[id.index].isPlaceholder && !givesWidth(member)
      case .hugging(let id, _), .compressionResistance(let id, _):
        snapshot.items[id.index].hasUnknownContent
      case .nonNegative: false
      }
    }
  }

  func items(of member: LayoutConflict.Member) -> [Int] {
    switch member.subject {
    case .constraint(let id):
      let constraint = snapshot.constraints[id.index]
      return [constraint.first] + (constraint.second.map { [$0] } ?? [])
    case .hugging(let id, _), .compressionResistance(let id, _), .nonNegative(let id, _):
      return [id.index]
    }
  }

  /// The members in words, by how much they miss, and what gives way.
  private func message(for conflict: LayoutConflict) -> String {
    let words = Wording(snapshot)
    let given = conflict.members.compactMap { available($0) }.max()
    let parts = conflict.members.filter { available($0) == nil }.map(words.member)
    let amount = Wording.number(conflict.excess)
    let points = conflict.excess == 1 ? "point" : "points"
    let miss =
      given.map { "needs \(amount) more \(points) than the \(Wording.number($0)) there are" }
      ?? "cannot all hold, they miss by \(amount) \(points)"
    var text = parts.joined(separator: ", ") + ": " + miss
    if let broken = conflict.broken {
      text += "; \(words.constraint(snapshot.constraints[broken.index])) gives way"
    }
    return text
  }

  /// The length that the host gives, where the member says so.
  private func available(_ member: LayoutConflict.Member) -> Double? {
    guard case .constraint(let id) = member.subject else { return nil }
    let constraint = snapshot.constraints[id.index]
    // With more room the set would hold, and not with less.
    guard constraint.source == .encapsulatedSize, constraint.firstAttribute.isSize,
      member.multiplier > 0
    else {
      return nil
    }
    return constraint.constant
  }
}
