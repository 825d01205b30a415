import ConstraintSolver
import LayoutEngine

extension Rule {
  /// Siblings with the same hugging or resistance, of which nothing says which one gives way, and constraints of one priority
  /// that say two things of one length or place.
  public static let equalPriorities: Rule = Rule(
    "equal-priorities",
    "Equal priorities, so that nothing says which one of siblings, or which constraint, gives way",
    page: "EqualPriorities"
  ) { facts in
    facts.tiedSiblings.filter {
      !facts.hasOnlyRoomOfCanvas($0.axis) && !facts.isUnseen($0) && !facts.isInProportion($0)
    }
    .map { facts.finding(for: $0) } + facts.contradictingTwins
  }
}

/// Siblings of which the constraints leave open how they share room.
struct TiedSiblings {
  var items: [Int]
  var axis: LayoutAxis
}

extension LayoutFacts {
  /// Whether a layout bounds its own length, and has the one on the canvas only there: the app gives it what its
  /// content needs, and there is nothing to share.
  fileprivate func hasOnlyRoomOfCanvas(_ axis: LayoutAxis) -> Bool {
    func isLength(_ constraint: LayoutSnapshot.Constraint) -> Bool {
      items[constraint.first].parent == nil && constraint.second == nil
        && constraint.firstAttribute.isSize && constraint.firstAttribute.axis == axis
    }
    let lengths = snapshot.constraints.filter(isLength)
    return lengths.contains { $0.isPlaceholder && $0.source == .encapsulatedSize }
      && lengths.contains { $0.isOwn && $0.relation != .equal }
  }

  /// How much more room siblings have than their contents need, in points; negative where they have less.
  private func surplus(of tie: TiedSiblings) -> Double {
    let content = tie.items.reduce(0) { $0 + (items[$1].properties.length(tie.axis) ?? 0) }
    let given = tie.items.reduce(0) {
      $0 + (tie.axis == .horizontal ? alignmentRect($1).width : alignmentRect($1).height)
    }
    return given - content
  }

  /// Whether nobody sees which of some siblings grows: labels of one line, as a row of a list makes a little higher than they want
  /// to be.
  ///
  /// A label draws its text in the middle of its height, so that no text moves by more than half of what is left over.
  ///
  /// Source: Apple, `UILabel`: the text is centred vertically.
  fileprivate func isUnseen(_ tie: TiedSiblings) -> Bool {
    let surplus = surplus(of: tie)
    return tie.axis == .vertical && surplus >= 0 && surplus < Self.seenSurplus
      && tie.items.allSatisfy {
        // A text that comes later is taken to be of one line.
        items[$0].isText && items[$0].textFacts?.lineLimit ?? 1 == 1 && children[$0].isEmpty
      }
  }

  /// Whether a stack view gives siblings lengths in proportion to their contents: it shares the room out itself, if only once there
  /// is something in them.
  ///
  /// Source: Apple, `UIStackView.Distribution.fillProportionally`.
  fileprivate func isInProportion(_ tie: TiedSiblings) -> Bool {
    guard let parent = items[tie.items[0]].parent, let stack = items[parent].stack else {
      return false
    }
    return stack.distribution == "fillProportionally" && stack.axis == tie.axis
      && tie.items.allSatisfy(stack.arranged.contains)
  }

  /// What is left over of a height where it begins to be seen, in points: a text moves by half of it, and two points are less than any
  /// gap between two lines.
  private static let seenSurplus = 4.0

  fileprivate func finding(for tie: TiedSiblings) -> Finding {
    let names = Wording.list(tie.items.map(words.item))
    let surplus = surplus(of: tie)
    let stretches = surplus >= 0
    let amount = Wording.number(abs(surplus))
    let priority = Double(items[tie.items[0]].properties.priority(tie.axis, isHugging: stretches))
    let what = stretches ? "content hugging" : "compression resistance"
    let (choice, advice) = stretches ? growing(tie, priority) : shrinking(tie, priority)
    return finding(
      .equalPriorities,
      at: tie.items[0],
      others: Array(tie.items.dropFirst()),
      "\(names) have the same \(tie.axis.rawValue) \(what) priority of \(Wording.number(priority)), and "
        + "\(amount) \(amount == "1" ? "point is" : "points are") \(stretches ? "left over" : "missing"): "
        + "nothing says \(choice)",
      suggestion: advice
    )
  }

  /// What is not said of siblings that share what is too much, and what to change.
  private func growing(_ tie: TiedSiblings, _ priority: Double) -> (choice: String, advice: String)
  {
    (
      "which one grows",
      "give the one that is to grow a \(tie.axis.rawValue) content hugging priority of "
        + Wording.number(max(1, priority - 1))
    )
  }

  /// What is not said of siblings that share what is too little, and what to change.
  ///
  /// A text of several lines wraps and stays whole, so that it is the one to give way.
  private func shrinking(
    _ tie: TiedSiblings,
    _ priority: Double
  ) -> (choice: String, advice: String) {
    let wrapping = tie.items.filter { index in
      tie.axis == .horizontal && items[index].textFacts.map { $0.lineLimit != 1 } == true
    }
    let rigid = tie.items.filter { !wrapping.contains($0) }
    let wanted = Wording.number(min(999, priority + 1))
    let resistance = "\(tie.axis.rawValue) compression resistance"
    func give(_ which: String) -> String {
      "give the one that is to \(which) a \(resistance) priority of \(wanted)"
    }
    func names(_ indices: [Int]) -> String {
      indices.map(words.item).joined(separator: " and ")
    }
    switch (wrapping.isEmpty, rigid.isEmpty) {
    case (true, _):
      return ("which one is cut off", give("stay whole"))
    case (false, true):
      return ("which one wraps", give("keep its width"))
    case (false, false):
      let loses = rigid.allSatisfy { items[$0].isText } ? "cut off" : "squeezed"
      return (
        "whether \(names(rigid)) \(rigid.count == 1 ? "is" : "are") \(loses) or "
          + "\(names(wrapping)) \(wrapping.count == 1 ? "wraps" : "wrap")",
        "raise the \(resistance) of \(names(rigid)) to \(wanted)"
      )
    }
  }
}

extension SolvedLayout {
  /// How many points an item has beyond its content; negative where it has too few.
  private func surplus(of index: Int, _ axis: LayoutAxis) -> Double {
    let properties = snapshot.items[index].properties
    let insets = properties.alignmentInsets
    let given =
      axis == .horizontal
      ? frames[index].width - insets.left - insets.right
      : frames[index].height - insets.top - insets.bottom
    return given - (properties.length(axis) ?? 0)
  }

  /// The highest priority with which an item is to have a length of its own, whatever its content; 0 for none.
  private func priorityOfLength(_ index: Int, _ axis: LayoutAxis) -> Float {
    snapshot.constraints.lazy.filter {
      $0.first == index && $0.second == nil && $0.relation == .equal && $0.source == .app
        && $0.firstAttribute.isSize && $0.firstAttribute.axis == axis
    }.map(\.priority).max() ?? 0
  }

  /// Siblings whose lengths are open in the app, by what is, and that hold on to their content alike:
  /// with the same hugging where there is room left over, with the same resistance where there is too
  /// little.
  ///
  /// One that is to have a length with a higher priority shares by that, and not by its content.
  func tiedSiblings(_ freedoms: [LayoutFreedom]) -> [TiedSiblings] {
    struct Key: Hashable {
      var parent: Int
      var axis: LayoutAxis
      var isHugging: Bool
      var priority: Float
    }
    var groups: [Key: Set<Int>] = [:]
    for freedom in freedoms where freedom.quantity == .width || freedom.quantity == .height {
      let axis = freedom.quantity.axis
      let index = freedom.item.index
      let item = snapshot.items[index]
      guard let parent = item.parent, item.kind == .view, !item.isHidden,
        item.properties.length(axis) != nil
      else { continue }
      let surplus = surplus(of: index, axis)
      // One that has what it wants may be the one that gives way as well.
      for isHugging in [true, false] where isHugging ? surplus > -0.5 : surplus < 0.5 {
        let priority = item.properties.priority(axis, isHugging: isHugging)
        guard priorityOfLength(index, axis) <= priority else { continue }
        let key = Key(parent: parent, axis: axis, isHugging: isHugging, priority: priority)
        groups[key, default: []].insert(index)
      }
    }
    let rows = rows()
    var tied: [TiedSiblings] = []
    for (key, indices) in groups {
      let sharing = Dictionary(grouping: indices) { rows[key.axis]?[$0] ?? $0 }
      for items in sharing.values where items.count > 1 {
        let missing = items.reduce(0.0) { $0 + surplus(of: $1, key.axis) }
        if abs(missing) >= 1 { tied.append(TiedSiblings(items: items.sorted(), axis: key.axis)) }
      }
    }
    return tied.sorted { first, second in
      (first.items[0], first.axis.rawValue) < (second.items[0], second.axis.rawValue)
    }
  }

  /// For each item, along an axis, one that stands for all that share room with it: those that constraints put
  /// one behind another, or give lengths that depend on each other.
  ///
  /// Items whose same edges are tied, as those of two rows are below each other, share nothing by that, and neither
  /// do items with what contains them.
  private func rows() -> [LayoutAxis: [Int]] {
    var rows: [LayoutAxis: [Int]] = [:]
    for axis in [LayoutAxis.horizontal, .vertical] {
      var parents = Array(snapshot.items.indices)
      func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
          parents[index] = parents[parents[index]]
          index = parents[index]
        }
        return index
      }
      for constraint in snapshot.constraints where constraint.firstAttribute.axis == axis {
        let isAligned = constraint.firstAttribute == constraint.secondAttribute
        guard let second = constraint.second, constraint.firstAttribute.isSize || !isAligned,
          !hierarchy.isAncestor(constraint.first, of: second),
          !hierarchy.isAncestor(second, of: constraint.first)
        else { continue }
        parents[root(of: second)] = root(of: constraint.first)
      }
      rows[axis] = snapshot.items.indices.map(root(of:))
    }
    return rows
  }
}
