import ConstraintSolver
import LayoutEngine

/// Optional constraints of one priority that cannot all hold, by which views are open.
///
/// UIKit logs nothing of them: it misses what is optional by as little as it can, and of two at one priority nothing says which
/// of them misses.
///
/// Source: Apple, `UILayoutPriority` and `NSLayoutConstraint.priority`: the layout satisfies constraints in order of priority and
/// comes as close to an optional one as it can.
struct EqualWishes {
  /// What takes part, in words.
  var names: [String]
  /// The places of the constraints among it.
  var places: [Int]
  /// What they have in common.
  var priority: Float
  /// The constraint after which nothing is open any more once its priority is lower.
  var settling: Int
}

extension LayoutFacts {
  /// The optional constraints whose contradictions leave open what a cause names: for each axis that is open those of it, and
  /// none where something else leaves one open.
  func equalWishes(of cause: AmbiguityCause) -> [EqualWishes] {
    var wishes: [EqualWishes] = []
    for axis in LayoutAxis.allCases {
      let freedoms = cause.freedoms.filter { $0.quantity.axis == axis }
      if freedoms.isEmpty { continue }
      guard let found = equalWishes(leaving: freedoms, of: [cause.view] + cause.others) else {
        return []
      }
      wishes.append(found)
    }
    return wishes
  }

  /// The optional constraints that leave open what a cause names along one axis, because they contradict each other.
  ///
  /// All of one priority are required on a copy: those that are part of a conflict then cannot all hold. On another copy one of
  /// them has a lower priority: it is they that leave the views open only where nothing is open any more.
  ///
  /// - Parameters:
  ///   - freedoms: What is open, along one axis.
  ///   - views: The views of the cause.
  /// - Returns: Nil where something else leaves them open.
  private func equalWishes(leaving freedoms: [LayoutFreedom], of views: [Int]) -> EqualWishes? {
    guard let axis = freedoms.first?.quantity.axis else { return nil }
    let named = Set(views)
    let optional = ownWishes.filter { place in
      let constraint = snapshot.constraints[place]
      return constraint.firstAttribute.axis == axis
        && [constraint.first, constraint.second].contains {
          $0.map { named.contains(owner($0)) } == true
        }
    }
    let levels = Dictionary(grouping: optional) { snapshot.constraints[$0].priority }
    return levels.keys.sorted(by: >).prefix(Self.levelsTried).lazy.compactMap { priority in
      self.equalWishes(levels[priority] ?? [], priority, axis, freedoms, views)
    }.first
  }

  /// How many priorities are looked at for one cause; each is solved anew.
  private static let levelsTried = 4

  private func equalWishes(
    _ places: [Int],
    _ priority: Float,
    _ axis: LayoutAxis,
    _ freedoms: [LayoutFreedom],
    _ views: [Int]
  ) -> EqualWishes? {
    let contents = views.filter { items[$0].properties.length(axis) != nil }
    guard let strict = try? SolvedLayout(requiring(places, contents, priority, axis)) else {
      return nil
    }
    func isWish(_ member: LayoutConflict.Member) -> Bool {
      switch member.subject {
      case .constraint(let id): places.contains(id.index)
      case .hugging(let id, axis):
        contents.contains(id.index)
          && items[id.index].properties.priority(axis, isHugging: true) == priority
      case .compressionResistance(let id, axis):
        contents.contains(id.index)
          && items[id.index].properties.priority(axis, isHugging: false) == priority
      case .hugging, .compressionResistance, .nonNegative: false
      }
    }
    for conflict in strict.conflicts {
      let wishes = conflict.members.filter(isWish)
      let own = conflict.constraints.filter(places.contains).sorted()
      guard wishes.count > 1, let settling = own.last(where: { settles($0, freedoms) }) else {
        continue
      }
      return EqualWishes(
        names: ConflictWords(strict, conflict).names(of: wishes),
        places: own,
        priority: priority,
        settling: settling
      )
    }
    return nil
  }

  /// The layout in which constraints are required, and so is what contents want with the same priority.
  private func requiring(
    _ places: [Int],
    _ contents: [Int],
    _ priority: Float,
    _ axis: LayoutAxis
  ) -> LayoutSnapshot {
    var strict = snapshot
    for place in places { strict.constraints[place].priority = 1000 }
    for index in contents {
      strict.items[index].properties.hugging.require(axis, at: priority)
      strict.items[index].properties.compressionResistance.require(axis, at: priority)
    }
    return strict
  }

  /// Whether nothing of some freedoms is left once a constraint has a lower priority.
  private func settles(_ place: Int, _ freedoms: [LayoutFreedom]) -> Bool {
    var weaker = snapshot
    // No other constraint has half a point less.
    weaker.constraints[place].priority -= 0.5
    guard let solved = try? SolvedLayout(weaker) else { return false }
    return !solved.freedoms.contains { left in
      freedoms.contains { $0.item == left.item && $0.quantity == left.quantity }
    }
  }
}

extension EqualWishes {
  /// Why something is open, as the end of a sentence.
  var reason: String {
    "\(Wording.list(names)) cannot \(names.count == 2 ? "both" : "all") hold at the same priority of "
      + Wording.number(Double(priority))
  }

  /// What to change.
  func advice(_ words: Wording) -> String {
    "UIKit logs nothing and picks: give the one that may give way a lower priority, such as "
      + "\(words.named(settling)), or delete it"
  }
}

extension ItemProperties.AxisPriorities {
  /// Makes the one along an axis required where it is a given one.
  fileprivate mutating func require(_ axis: LayoutAxis, at priority: Float) {
    switch axis {
    case .horizontal where horizontal == priority: horizontal = 1000
    case .vertical where vertical == priority: vertical = 1000
    case .horizontal, .vertical: return
    }
  }
}
