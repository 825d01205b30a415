import ConstraintSolver
import LayoutEngine

/// The words for a conflict of a layout.
struct ConflictWords {
  private let snapshot: LayoutSnapshot
  private let conflict: LayoutConflict
  private let words: Wording
  /// The view that is hidden in a stack view, which takes it its length, and the axis; nil in other conflicts.
  let hidden: (item: Int, axis: LayoutAxis)?

  init(_ solved: SolvedLayout, _ conflict: LayoutConflict) {
    snapshot = solved.snapshot
    self.conflict = conflict
    words = Wording(snapshot)
    hidden =
      conflict.constraints.lazy.compactMap { [snapshot = solved.snapshot] place in
        let constraint = snapshot.constraints[place]
        guard constraint.source == .stackView, constraint.second == nil, constraint.constant == 0,
          constraint.firstAttribute.isSize, snapshot.items[constraint.first].isHidden,
          let axis = constraint.firstAttribute.axis
        else { return nil }
        return (constraint.first, axis)
      }.first
  }

  // MARK: - Amounts

  /// By how many points the constants of what gives way miss.
  ///
  /// A set's excess counts for the member with the largest factor. A constraint with another factor has to change by
  /// more: 10 points of a view's width are 20 of a width that it is half of.
  private var amount: Double {
    let broken = conflict.members.first { $0.subject == conflict.brokenSubject }
    guard let factor = broken.map({ abs($0.multiplier) }), factor > 1e-9 else {
      return conflict.excess
    }
    return conflict.excess / factor
  }

  /// The axis of the conflict.
  private var axis: LayoutAxis? {
    conflict.constraints.lazy.compactMap { [snapshot] in
      snapshot.constraints[$0].firstAttribute.axis
    }
    .first
  }

  private func points(_ amount: Double) -> String {
    let number = Wording.number(amount)
    if number == "0" { return "a fraction of a point" }
    return number == "1" ? "1 point" : "\(number) points"
  }

  /// The length that the host gives, and its factor, where a member says so; the factor is above 0 where more of it would
  /// help.
  private var available: (length: Double, factor: Double)? {
    conflict.members.compactMap { member in
      guard case .constraint(let id) = member.subject else { return nil }
      let constraint = snapshot.constraints[id.index]
      guard isGiven(constraint) else { return nil }
      return (constraint.constant, member.multiplier)
    }.max { $0.length < $1.length }
  }

  /// The constraint of the app that gives the content view of a cell the height that the cell has, and that the others do not
  /// fit into; nil where there is none.
  ///
  /// Of a cell that sizes itself the height comes of this constraint, and not the other way round.
  private var deciding: Int? {
    let heights = conflict.constraints.map { snapshot.constraints[$0] }
      .filter { isGiven($0) && $0.firstAttribute == .height }
    return snapshot.constraints.indices.first { place in
      let constraint = snapshot.constraints[place]
      let item = snapshot.items[constraint.first]
      return constraint.isOwn && constraint.second == nil && constraint.firstAttribute == .height
        && constraint.relation == .equal && constraint.priority >= 1000
        && !conflict.constraints.contains(place)
        && heights.contains {
          ($0.first == constraint.first || $0.first == item.parent)
            && abs($0.constant - constraint.constant) < 0.5
        }
    }
  }

  private func isGiven(_ constraint: LayoutSnapshot.Constraint) -> Bool {
    constraint.source == .encapsulatedSize && constraint.firstAttribute.isSize
  }

  // MARK: - Sentences

  /// The members, by how much they miss, and what gives way.
  var message: String {
    let shown = ordered
    if let hidden { return message(hidden.item, hidden.axis, shown) }
    if let (root, chains) = conflict.twoLengths(in: snapshot), let axis {
      return words.twoLengths(root, chains, axis)
    }
    let broken = conflict.broken.flatMap { broken -> String? in
      let place = shown.firstIndex { $0.subject == .constraint(broken) }
      return place.map { "; \(distinct(shown)[$0]) gives way" }
    }
    let parts = distinct(shown)
    return Wording.fitting(parts.count) { limit in
      "\(Wording.list(parts, limit: limit)) \(miss(parts.count))\(broken ?? "")"
    }
  }

  /// The members without what the host gives: the app's own first, then the system's, then silent rules.
  private var ordered: [LayoutConflict.Member] {
    func rank(_ member: LayoutConflict.Member) -> Int {
      switch member.subject {
      case .constraint(let id): snapshot.constraints[id.index].isOwn ? 0 : 2
      case .hugging, .compressionResistance: 1
      case .nonNegative: 3
      }
    }
    let shown = conflict.members.filter { member in
      guard case .constraint(let id) = member.subject else { return true }
      return !isGiven(snapshot.constraints[id.index])
    }
    return shown.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Some of the members in words, each so that it differs from the others.
  func names(of members: [LayoutConflict.Member]) -> [String] { distinct(members) }

  /// Members in words, each so that it differs from the others.
  private func distinct(_ members: [LayoutConflict.Member]) -> [String] {
    let names = members.map { words.member($0) }
    // What two constraints are tied to, and by how much, is the whole of their conflict.
    if members.count == 2, names[0] != names[1], available == nil {
      return members.map { words.member($0, isWhole: true) }
    }
    return zip(members, names).map { member, name in
      guard case .constraint(let id) = member.subject, names.count(where: { $0 == name }) > 1 else {
        return name
      }
      let mark = words.mark(id.index)
      let end = mark.isEmpty ? "" : " (\(mark))"
      let constraint = snapshot.constraints[id.index]
      // Two of the same edge may be tied to two things: to a view, and to its safe area.
      let others = zip(members, names).filter { $0.1 == name }.compactMap { ends(of: $0.0) }
      if Set(others).count == others.count {
        return words.constraint(constraint, isWhole: true) + end
      }
      return "\(name) by \(Wording.signed(constraint.constant))" + end
    }
  }

  /// The items of a constraint among the members.
  private func ends(of member: LayoutConflict.Member) -> Set<Int>? {
    guard case .constraint(let id) = member.subject else { return nil }
    let constraint = snapshot.constraints[id.index]
    return Set([constraint.first, constraint.second].compactMap(\.self))
  }

  /// By how much as many members miss, as the end of a sentence.
  private func miss(_ count: Int) -> String {
    let cannot = count == 1 ? "cannot hold" : count == 2 ? "cannot both hold" : "cannot all hold"
    let missed = "\(count == 1 ? "it misses" : "they miss") by \(points(amount))"
    guard let available else { return "\(cannot): \(missed)" }
    let length = Wording.number(available.length)
    // With more room they hold only where the room counts once.
    guard abs(available.factor * amount - conflict.excess) < 1e-6 else {
      return "\(cannot) in \(length) points: \(missed)"
    }
    let more = amount == 1 ? "1 more point" : "\(Wording.number(amount)) more points"
    return "\(count == 1 ? "needs" : "need") \(more) than the \(length) there are"
  }

  private func message(_ item: Int, _ axis: LayoutAxis, _ shown: [LayoutConflict.Member]) -> String
  {
    let stack = snapshot.items[item].parent.map(words.item) ?? "its stack view"
    let start =
      "\(words.item(item)) is hidden in \(stack), which makes it 0 points \(axis.adjective); "
    let own = conflict.constraints.filter { snapshot.constraints[$0].isOwn }.map {
      words.constraint(snapshot.constraints[$0])
    }
    return Wording.fitting(own.count) { limit in
      start + Wording.list(own, limit: limit)
        + " still \(own.count == 1 ? "asks" : "ask") for \(points(amount))"
    }
  }

  /// What to change, in words: the first fix, and another one for the same constraint.
  func suggestion(_ fixes: [Fix]) -> String? {
    if let (root, _) = conflict.twoLengths(in: snapshot), let axis {
      return words.adviceForTwoLengths(root, axis)
    }
    guard let first = fixes.first else {
      let own = conflict.constraints.filter { snapshot.constraints[$0].isOwn }
      guard own.count > 1 else { return nil }
      // The message names them; their marks say where they are.
      let marks = own.map { words.mark($0) }
      let names = marks.contains("") ? own.map { words.named($0) } : marks
      let start =
        deciding.map {
          "delete \(words.named($0)), if nothing else makes the cell that high; else "
        }
        ?? "no single change is enough; "
      return start + "decide which of these is meant: "
        + (names.prefix(3) + (names.count > 3 ? ["\(names.count - 3) more"] : []))
        .joined(separator: "; ")
    }
    if case .priority(let place, _) = first, let shares = conflict.shares(in: snapshot),
      shares.constraints.contains(place)
    {
      return words.adviceForShares(shares, leavingOut: place)
    }
    if let pair = conflict.twoTies(in: snapshot), case .delete = first {
      let names = [pair.0, pair.1].map { place in
        let mark = words.mark(place)
        return words.constraint(snapshot.constraints[place], isWhole: true)
          + (mark.isEmpty ? "" : " (\(mark))")
      }
      return "delete one of the two: \(names[0]) or \(names[1])"
    }
    var because = hidden == nil ? "" : ", so that it gives way while the view is hidden"
    if hidden != nil, case .delete = first { because = ", or make it optional" + because }
    // A number that fits into the width of one screen fits into no other one.
    let others = fixes.dropFirst().prefix(1).filter { fix in
      guard case .constant = fix else { return true }
      return !dependsOnWidth
    }
    return ([words.fix(first)] + others.map { words.otherFix($0, than: first) })
      .joined(separator: ", or ") + because
  }

  /// Whether a part in the conflict has the width that the screen, or whatever holds the layout, happens to give it.
  private var dependsOnWidth: Bool {
    conflict.constraints.contains { place in
      isGiven(snapshot.constraints[place]) && snapshot.constraints[place].firstAttribute == .width
    }
  }

  /// What to change where a constraint has the wrong end of its view.
  func suggestion(_ wrong: WrongEnd) -> String {
    let mark = words.mark(wrong.constraint)
    return "tie the \(wrong.meant.name) of \(words.item(wrong.view)) there, in place of its "
      + "\(wrong.tied.name): "
      + words.constraint(snapshot.constraints[wrong.constraint], isWhole: true)
      + (mark.isEmpty ? "" : " (\(mark))")
  }

  /// Each member with its part in the sum.
  var details: [String] {
    conflict.members.map { member in
      let name: String
      if case .constraint(let id) = member.subject {
        name = words.named(id.index)
      } else {
        name = words.member(member)
      }
      let share = member.share
      guard abs(share) > 1e-9 else { return name }
      return "\(name): \(share < 0 ? "needs" : "gives") \(points(abs(share)))"
    }
  }
}

extension Wording {
  /// A fix as an order.
  func fix(_ fix: Fix) -> String {
    switch fix {
    case .delete(let place): "delete \(named(place))"
    case .priority(let place, let priority):
      "give \(named(place)) a priority of \(Self.number(Double(priority)))"
    case .constant(let place, let constant):
      "set the constant of \(named(place)) to \(Self.signed(constant))"
    case .hugging(let item, let axis, let priority):
      "give \(self.item(item)) a \(axis.rawValue) hugging priority of \(Self.number(Double(priority)))"
    case .compressionResistance(let item, let axis, let priority):
      "give \(self.item(item)) a \(axis.rawValue) compression resistance of "
        + Self.number(Double(priority))
    }
  }

  /// A fix beside another one, which may have named the constraint.
  func otherFix(_ fix: Fix, than first: Fix) -> String {
    guard let place = fix.constraint, place == first.constraint else { return self.fix(fix) }
    switch fix {
    case .delete: return "delete it"
    case .priority(_, let priority):
      return "give it a priority of \(Self.number(Double(priority)))"
    case .constant(_, let constant): return "set its constant to \(Self.signed(constant))"
    case .hugging, .compressionResistance: return self.fix(fix)
    }
  }
}

extension Fix {
  /// The constraint that it changes, if it changes one.
  var constraint: Int? {
    switch self {
    case .delete(let place), .priority(let place, _), .constant(let place, _): place
    case .hugging, .compressionResistance: nil
    }
  }
}
