import ConstraintSolver
import LayoutEngine

/// Tries changes of a layout on a copy, to offer only those that end a conflict and make nothing else wrong.
struct FixTrial {
  private let facts: LayoutFacts
  private let sets: Set<Set<Int>>
  /// What the other rules find in the layout as it is; nil where the layout is too large to look again for each try.
  private let known: Set<Complaint>?

  /// The views that stick out of their root as it is.
  private let outside: Set<Int>

  /// A finding by its rule and what it is about.
  private struct Complaint: Hashable {
    var rule: Rule
    var items: [Int]
  }

  /// The rules by which a try is judged beside conflicts themselves: those of which a document gets findings by
  /// default.
  private static let rules = Rule.all.filter {
    $0.isOnByDefault && ![.conflict, .misplaced, .redundantConstraint].contains($0)
  }

  /// Takes a layout, and the number of conflicts that fixes are looked for.
  init(_ facts: LayoutFacts, conflicts: Int) {
    self.facts = facts
    sets = Set(facts.solved.conflicts.map { Set($0.constraints) })
    // A few tries for each conflict, each of which costs about a check of the layout.
    outside = Self.outside(facts)
    let looksAgain = facts.options.triesFixes && facts.items.count * conflicts <= 2000
    known = looksAgain ? Self.complaints(facts) : nil
  }

  /// The views that can be seen and that stick out of their root, but for what scrolls.
  private static func outside(_ facts: LayoutFacts) -> Set<Int> {
    var result: Set<Int> = []
    /// Whether an item is in something that scrolls.
    var scrolls: [Bool] = []
    for (index, item) in facts.items.enumerated() {
      scrolls.append(item.kind == .content || (item.parent.map { scrolls[$0] } ?? false))
      guard item.kind == .view, facts.isVisible[index], !scrolls[index] else { continue }
      let (frame, root) = (facts.absolute[index], facts.absolute[facts.hierarchy.root(of: index)])
      if frame.x < root.x - 0.5 || frame.y < root.y - 0.5 || frame.maxX > root.maxX + 0.5
        || frame.maxY > root.maxY + 0.5
      {
        result.insert(index)
      }
    }
    return result
  }

  private static func complaints(_ facts: LayoutFacts) -> Set<Complaint> {
    Set(
      rules.flatMap { $0.find(facts) }.filter { $0.severity > .note }
        .map { Complaint(rule: $0.rule, items: $0.items) }
    )
  }

  // MARK: - Fixes

  /// The changes that end a conflict, the best one first: at most one constraint, by its priority and by its constant.
  ///
  /// None where the options ask for none.
  func fixes(for conflict: LayoutConflict, isHidden: Bool) -> [Fix] {
    guard facts.options.triesFixes else { return [] }
    let set = Set(conflict.constraints)
    var tries = 8
    for candidate in candidates(conflict) {
      guard tries > 0 else { return [] }
      tries -= 1
      guard ends(set, candidate) else { continue }
      // With the constant of the other one, one of two would be there twice.
      guard !isHidden, !isSaidTwice(conflict), !candidate.isDeletion,
        let place = candidate.constraint,
        let other = changedConstant(of: place, in: conflict), ends(set, other)
      else { return [candidate] }
      return [candidate, other]
    }
    return []
  }

  /// What can be changed, the most likely first.
  private func candidates(_ conflict: LayoutConflict) -> [Fix] {
    let own = conflict.constraints.filter { facts.snapshot.constraints[$0].isOwn }
    let broken = conflict.broken.map(\.index)
    // What the engine breaks changes nothing when it is weaker; of the others, the last one came last.
    let latest = own.filter { $0 == broken } + own.reversed().filter { $0 != broken }
    // A stack view is where others want it: what it arranges has to fit.
    let shares = facts.sharesOfStacks(in: conflict)
    let ordered = latest.filter(shares.keys.contains) + latest.filter { shares[$0] == nil }
    let contents: [Fix] = conflict.members.compactMap { member in
      switch member.subject {
      case .hugging(let id, let axis): .hugging(item: id.index, axis, 999)
      case .compressionResistance(let id, let axis):
        .compressionResistance(item: id.index, axis, 999)
      case .constraint, .nonNegative: nil
      }
    }
    // What does a stack view's work is one too many, whatever it says.
    let superfluous =
      if let pair = conflict.twoTies(in: facts.snapshot) {
        [pair.0, pair.1]
      } else if isSaidTwice(conflict) {
        ordered
      } else {
        ordered.filter { facts.stackConstraint($0) != nil || shares[$0] == "fillEqually" }
      }
    let deletions: [Fix] = superfluous.map { .delete(constraint: $0) }
    return deletions + ordered.map { .priority(constraint: $0, 999) } + contents
  }

  /// Whether a conflict is between two of the app's constraints on the same thing.
  private func isSaidTwice(_ conflict: LayoutConflict) -> Bool {
    let own = conflict.constraints.map { facts.snapshot.constraints[$0] }
    return conflict.members.count == 2 && own.count == 2 && own.allSatisfy(\.isOwn)
      && own[0].isAbout(own[1])
  }

  /// The constant with which a constraint fits the others, rounded away from the conflict to a hundredth.
  private func changedConstant(of place: Int, in conflict: LayoutConflict) -> Fix? {
    guard
      let member = conflict.members.first(where: {
        $0.subject == .constraint(LayoutConstraintID(index: place))
      }), abs(member.multiplier) > 1e-9
    else { return nil }
    let constraint = facts.snapshot.constraints[place]
    let exact = constraint.constant + conflict.excess / member.multiplier
    guard exact.isFinite, abs(exact) < 10_000 else { return nil }
    let rounded = (exact * 100).rounded() / 100
    // A length below nothing is none, and one of nothing is not meant.
    if constraint.firstAttribute.isSize, constraint.second == nil, rounded <= 0 { return nil }
    return .constant(constraint: place, rounded)
  }

  // MARK: - Trying

  /// Whether a change ends a set, makes no other one, and shows no other fault.
  private func ends(_ set: Set<Int>, _ fix: Fix) -> Bool {
    guard
      let solved = try? SolvedLayout(facts.snapshot.applying(fix)),
      solved.freedoms.count <= facts.solved.freedoms.count
    else { return false }
    for conflict in solved.conflicts {
      let left = Set(conflict.constraints.map { fix.originalPlace(of: $0) })
      guard left != set, sets.contains(left) else { return false }
    }
    let after = LayoutFacts(solved, options: facts.options)
    guard Self.outside(after).isSubset(of: outside) else { return false }
    return known.map { Self.complaints(after).isSubset(of: $0) } ?? true
  }
}

extension Fix {
  fileprivate var isDeletion: Bool { if case .delete = self { true } else { false } }

  /// Where a constraint was before the fix.
  func originalPlace(of place: Int) -> Int {
    if case .delete(let gone) = self, place >= gone { place + 1 } else { place }
  }
}

extension LayoutSnapshot.Constraint {
  /// Whether it says something of the same attributes of the same items, whichever end it begins with.
  fileprivate func isAbout(_ other: LayoutSnapshot.Constraint) -> Bool {
    let (a, b) = (plain, other.plain)
    return a.first == b.first && a.second == b.second && a.firstAttribute == b.firstAttribute
      && a.secondAttribute == b.secondAttribute && a.multiplier == b.multiplier
  }
}
