import ConstraintSolver
import LayoutEngine

/// Constraints of a conflict that go from one edge of a root to the other one, and so say how long the root is.
struct RootChain {
  /// The members, in order.
  var members: [LayoutConflict.Member]
  /// How long they make the root, in points.
  var length: Double
}

extension LayoutConflict {
  /// The two chains of the app's constraints that give a view whose size is not known here two lengths, such as two views that
  /// have a width and both edges each; nil in other conflicts.
  ///
  /// Whatever length the view is given, one of the two is wrong, and most often both: no constant settles it.
  func twoLengths(in snapshot: LayoutSnapshot) -> (root: Int, chains: [RootChain])? {
    guard constraints.count == members.count,
      constraints.allSatisfy({ snapshot.constraints[$0].isOwn })
    else { return nil }
    let ends = constraints.map { place -> [Int] in
      let constraint = snapshot.constraints[place]
      return [constraint.first] + (constraint.second.map { [$0] } ?? [])
    }
    guard let root = ends.joined().first(where: { snapshot.items[$0].parent == nil }) else {
      return nil
    }
    // What hangs together without the root is one chain.
    var chains: [(items: Set<Int>, members: [Int])] = []
    for (place, ends) in ends.enumerated() {
      let inner = Set(ends).subtracting([root])
      if inner.isEmpty { return nil }
      let joined = chains.filter { !$0.items.isDisjoint(with: inner) }
      chains.removeAll { !$0.items.isDisjoint(with: inner) }
      chains.append(
        (
          joined.reduce(inner) { $0.union($1.items) },
          (joined.flatMap(\.members) + [place]).sorted()
        )
      )
    }
    guard chains.count == 2,
      chains.allSatisfy({ chain in
        chain.members.count { ends[$0].contains(root) } == 2
          && chain.members.allSatisfy { abs(abs(members[$0].multiplier) - 1) < 1e-9 }
      })
    else { return nil }
    return (
      root,
      chains.map { chain in
        let members = chain.members.map { self.members[$0] }
        return RootChain(members: members, length: abs(members.reduce(0) { $0 + $1.share }))
      }
    )
  }
}

extension Wording {
  /// The two lengths that a conflict gives a view, as a sentence.
  func twoLengths(_ root: Int, _ chains: [RootChain], _ axis: LayoutAxis) -> String {
    let parts = chains.map { chain in
      (Self.list(chain.members.map { member($0) }), Self.number(chain.length))
    }
    return
      "\(parts[0].0) make \(item(root)) \(parts[0].1) points \(axis.adjective), and \(parts[1].0) make it \(parts[1].1)"
  }

  /// What to change where a view gets two lengths.
  func adviceForTwoLengths(_ root: Int, _ axis: LayoutAxis) -> String {
    "give up the \(axis.size) or an edge in each: \(item(root)) is as \(axis.adjective) as what shows it"
  }
}
