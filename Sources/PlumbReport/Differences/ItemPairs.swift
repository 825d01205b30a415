import LayoutEngine

/// Which items of two versions of a layout are the same ones.
///
/// Those with an identity of their own, as a document's ids, are told by it. Of the others, children of the same item follow
/// each other in both versions, so that one that came between them is told as new, and the rest stay what they are: names,
/// classes, texts, sizes and what is in them decide. One that is left over on both sides with the same name or text was put
/// elsewhere.
struct ItemPairs {
  /// What tells each item of the former version from the others.
  let old: [String]
  /// What tells each item of the present version; that of the former one where it is the same.
  let new: [String]

  /// Above as many comparisons, children are paired in their order.
  private static let limit = 1_000_000

  /// Compares two versions.
  init(_ before: LayoutSnapshot, _ after: LayoutSnapshot) {
    var pairing = Pairing(Side(before), Side(after))
    pairing.run()
    old = pairing.old.ids.enumerated().map { place, id in id.map { "id " + $0 } ?? "\(place)" }
    new = pairing.new.ids.enumerated().map { place, id in
      id.map { "id " + $0 } ?? pairing.match[place].map { "\($0)" } ?? "new \(place)"
    }
  }

  /// A version with what is asked of it often.
  private struct Side {
    let items: [LayoutSnapshot.Item]
    let ids: [String?]
    /// The items in each item, and behind them those in none.
    let children: [[Int]]
    /// Names and texts in each item.
    let contents: [Set<String>]

    init(_ snapshot: LayoutSnapshot) {
      items = snapshot.items
      ids = snapshot.identities()
      var children: [[Int]] = Array(repeating: [], count: items.count + 1)
      var contents: [Set<String>] = Array(repeating: [], count: items.count)
      for index in items.indices.reversed() {
        let item = items[index]
        if let own = item.label ?? item.text { contents[index].insert(own) }
        let parent = item.parent.flatMap { (0..<index).contains($0) ? $0 : nil }
        children[parent ?? items.count].append(index)
        if let parent { contents[parent].formUnion(contents[index]) }
      }
      self.children = children.map { $0.reversed() }
      self.contents = contents
    }
  }

  private struct Pairing {
    let old: Side
    let new: Side
    /// For each item of the present version the same one of the former.
    var match: [Int?]
    /// Which items of the former version are taken.
    var taken: [Bool]
    /// Items whose children are to be paired, former and present.
    var waiting: [(old: Int, new: Int)] = []

    init(_ old: Side, _ new: Side) {
      (self.old, self.new) = (old, new)
      match = Array(repeating: nil, count: new.items.count)
      taken = Array(repeating: false, count: old.items.count)
    }

    mutating func run() {
      var known: [String: Int] = [:]
      for (place, id) in old.ids.enumerated() {
        if let id, known[id] == nil { known[id] = place }
      }
      for (place, id) in new.ids.enumerated() {
        guard let id, let former = known[id] else { continue }
        pair(former, place)
      }
      pairChildren(old.items.count, new.items.count)
      pairWaiting()
      pairMoved()
      pairWaiting()
    }

    private mutating func pair(_ former: Int, _ present: Int) {
      match[present] = former
      taken[former] = true
      waiting.append((former, present))
    }

    private mutating func pairWaiting() {
      while let next = waiting.popLast() { pairChildren(next.old, next.new) }
    }

    /// Pairs what is left over and has a name or a text that nothing else that is left over has.
    private mutating func pairMoved() {
      func unique(_ side: Side, where isOpen: (Int) -> Bool) -> [String: Int] {
        var places: [String: [Int]] = [:]
        for (place, item) in side.items.enumerated() where side.ids[place] == nil && isOpen(place) {
          guard item.kind == .view, let words = item.label ?? item.text, !words.isEmpty else {
            continue
          }
          places["\(item.className) \(words)", default: []].append(place)
        }
        return places.compactMapValues { $0.count == 1 ? $0[0] : nil }
      }
      let former = unique(old) { !taken[$0] }
      let present = unique(new) { match[$0] == nil }
      for (words, place) in present.sorted(by: { $0.value < $1.value }) {
        if let same = former[words] { pair(same, place) }
      }
    }

    /// Pairs what is in two items that are the same.
    private mutating func pairChildren(_ former: Int, _ present: Int) {
      let before = old.children[former].filter { old.ids[$0] == nil && !taken[$0] }
      let after = new.children[present].filter { new.ids[$0] == nil && match[$0] == nil }
      if before.count * after.count <= ItemPairs.limit { align(before, after) }
      // What follows in another order.
      for place in after where match[place] == nil {
        let same = before.first { !taken[$0] && likeness($0, place) != nil }
        if let same { pair(same, place) }
      }
    }

    /// Pairs children in their order so that they are most like each other.
    private mutating func align(_ before: [Int], _ after: [Int]) {
      guard !before.isEmpty, !after.isEmpty else { return }
      let width = after.count + 1
      // The likeness that can still be reached from each place on.
      var best = Array(repeating: 0, count: (before.count + 1) * width)
      for i in before.indices.reversed() {
        for j in after.indices.reversed() {
          let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
          let paired = likeness(before[i], after[j]).map { $0 + best[(i + 1) * width + j + 1] }
          best[i * width + j] = max(skipped, paired ?? 0)
        }
      }
      var (i, j) = (0, 0)
      while i < before.count, j < after.count {
        let here = best[i * width + j]
        if let like = likeness(before[i], after[j]), here == like + best[(i + 1) * width + j + 1] {
          pair(before[i], after[j])
          (i, j) = (i + 1, j + 1)
        } else if here == best[(i + 1) * width + j] {
          i += 1
        } else {
          j += 1
        }
      }
    }

    /// How much two items are like each other; nil where they cannot be the same.
    private func likeness(_ former: Int, _ present: Int) -> Int? {
      let (a, b) = (old.items[former], new.items[present])
      guard a.kind == b.kind else { return nil }
      var result = 2
      switch (a.label, b.label) {
      case (let one?, let other?):
        guard one == other else { return nil }
        result += 8
      case (nil, nil): guard a.className == b.className else { return nil }
      // Somebody named it, or took its name away.
      default: guard a.className == b.className, a.text == b.text else { return nil }
      }
      if a.text == b.text { result += a.text == nil ? 1 : 6 }
      if a.frame.width == b.frame.width, a.frame.height == b.frame.height { result += 1 }
      if a.frame.x == b.frame.x, a.frame.y == b.frame.y { result += 1 }
      let (mine, others) = (old.contents[former], new.contents[present])
      if mine == others {
        result += mine.isEmpty ? 0 : 4
      } else if !mine.isDisjoint(with: others) {
        result += 2
      }
      return result
    }
  }
}

extension LayoutSnapshot {
  /// What tells each item from the others in every version of the layout; nil for one of which nothing does.
  func identities() -> [String?] {
    guard !isNumbered else { return items.map { _ in nil } }
    // An address is another one in each run.
    return items.map { $0.id.isEmpty || $0.id.hasPrefix("0x") ? nil : $0.id }
  }

  /// Whether items have their places as identities, as recorded layouts have, which are others when a view comes between them.
  package var isNumbered: Bool {
    !items.isEmpty && items.enumerated().allSatisfy { $1.id == "\($0 + 1)" }
  }
}
