/// The smallest sets that have a member in common with every set of a growing family.
///
/// The smallest sets whose removal ends all conflicts are the smallest hitting sets of all conflicts.
/// So conflicts are found by trying, again and again, a smallest hitting set of those known so far:
/// without it, either everything can hold, or there is a conflict that was not known.
///
/// Source: R. Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32, 1987;
/// C. Berge, "Hypergraphs", 1989, for the way in which a family grows.
struct HittingSets {
  /// The smallest hitting sets that wait for a trial, and those found good.
  private var untried: [Set<Int>] = [[]]
  private var tried: [Set<Int>] = []

  /// How many sets are kept; beyond that, some hitting sets are lost.
  private static let limit = 5000

  /// Whether hitting sets were lost, so that the search cannot say that it is complete.
  private(set) var isCutShort = false

  /// The next set to try: a smallest one; nil when all have been tried.
  var next: Set<Int>? { untried.last }

  /// Notes that everything can hold without the set that is ``next``.
  mutating func accept() {
    if let last = untried.popLast() { tried.append(last) }
  }

  /// Adds a set to the family.
  mutating func add(_ conflict: Set<Int>) {
    let old = tried + untried
    var hitting = old.filter { !$0.isDisjoint(with: conflict) }
    let missing = old.filter { $0.isDisjoint(with: conflict) }
    // What was found good contains a member of every conflict, known or not.
    tried.removeAll { $0.isDisjoint(with: conflict) }
    let good = Set(tried)
    for set in missing {
      for member in conflict.sorted() {
        let extended = set.union([member])
        if !hitting.contains(where: { $0.isSubset(of: extended) }) { hitting.append(extended) }
      }
      guard hitting.count <= Self.limit else {
        isCutShort = true
        break
      }
    }
    untried = hitting.filter { !good.contains($0) }
    // The smallest at the end, so that the sets that say most come first.
    untried.sort { $0.count > $1.count }
  }
}
