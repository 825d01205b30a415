/// Which term comes before another among those of a variable, where it takes long to find out.
///
/// Most variables are in a few rows: whoever is before a term that is removed is found from the first on. A length that
/// thousands mention gets a list that is linked both ways when the first of many is removed, and keeps it.
struct EarlierUses: ~Copyable {
  /// The term before each; ``first`` for the first of a list that is linked both ways, −1 where that is not known.
  private var earlier = Slab<Int32>()

  /// What stands at the first term of a list that is linked both ways.
  private static var first: Int32 { -2 }
  /// How many terms are looked at before a list is linked both ways.
  static var mostLooked: Int { 32 }

  /// Whether no list is linked both ways.
  @inline(__always)
  var isEmpty: Bool { earlier.isEmpty }

  /// Whether the list is linked both ways that a term is the first of; no list has none.
  @inline(__always)
  func isLinked(from first: Int32) -> Bool {
    first >= 0 && Int(first) < earlier.count && earlier[first] == Self.first
  }

  /// The term before one that is in a list that is linked both ways; −1 for the first.
  func term(before term: Int32) -> Int32 { max(-1, earlier[term]) }

  /// Notes that a term is behind another, −1 for none, in a list that is linked both ways.
  mutating func set(_ term: Int32, behind other: Int32) {
    let missing = Int(term) + 1 - earlier.count
    if missing > 0 { earlier.append(repeating: -1, count: missing) }
    earlier[term] = other < 0 ? Self.first : other
  }

  /// Notes that a term is in no list any more.
  mutating func remove(_ term: Int32) {
    if Int(term) < earlier.count { earlier[term] = -1 }
  }

  /// The bytes that it has room for.
  var byteCount: Int { earlier.byteCount }
}

extension Graph {
  /// Takes a term out of the list of those that mention its variable.
  mutating func unlink(_ term: Int32) {
    let variable = terms[term].variable
    let first = variables[variable].firstUse
    let next = terms[term].next
    let before: Int32
    if earlierUses.isLinked(from: first) {
      before = earlierUses.term(before: term)
      if next >= 0 { earlierUses.set(next, behind: before) }
      earlierUses.remove(term)
    } else if let found = use(before: term, from: first) {
      before = found
    } else {
      linkBothWays(from: first)
      return unlink(term)
    }
    if before >= 0 { terms[before].next = next } else { variables[variable].firstUse = next }
  }

  /// The term before another, −1 for the first; nil where it is not among the first few.
  private mutating func use(before term: Int32, from first: Int32) -> Int32? {
    var before: Int32 = -1
    var use = first
    for _ in 0..<EarlierUses.mostLooked {
      if use == term { return before }
      before = use
      use = terms[use].next
    }
    return nil
  }

  private mutating func linkBothWays(from first: Int32) {
    var before: Int32 = -1
    var use = first
    while use >= 0 {
      earlierUses.set(use, behind: before)
      before = use
      use = terms[use].next
    }
  }

  /// Notes that a term is the first of its variable's from now on, where lists are linked both ways.
  @inline(never)
  mutating func noteFirstUse(_ term: Int32, before next: Int32) {
    guard earlierUses.isLinked(from: next) else { return }
    earlierUses.set(term, behind: -1)
    earlierUses.set(next, behind: term)
  }
}
