import ConstraintSolver
import Requirements

extension LayoutSolver {
  /// Puts items into a row or a column that fills another item, by constraints.
  ///
  ///     layout.addStack(
  ///       .horizontal,
  ///       of: [StackMember(menu, basis: 18, maximum: 24), StackMember(text, grow: 1)],
  ///       in: page,
  ///       gap: 1
  ///     )
  ///
  /// A row begins on the container's leading side, a column at its top. Each member starts from its basis. Room
  /// that is left over goes to those that grow, in proportion, and stays free behind the last if none does
  /// or all are as long as they may be. What is missing is taken from those that shrink, in proportion
  /// to ``StackMember/shrink`` times the basis, down to their limits or to nothing. Factors below a
  /// millionth of the largest count as 0.
  ///
  /// That is what the flexible lengths of CSS come to, with three differences: nothing runs over the edge of
  /// the container (members that do not shrink are cut before that, and limits that do not fit are a
  /// conflict), factors below 1 leave no room free, and a basis is brought between its limits before
  /// anything grows or shrinks.
  ///
  /// A member without a basis and without a content, such as another stack's container, is as long as what
  /// is in it; one that grows starts from 0, and what is in it comes before equal shares.
  ///
  /// The container is as large as its own constraints say, or as its members need. Members grow to fill a
  /// container whose length is held with more than 251, or more than 751 where one that grows has a basis
  /// of its own; what is held with less does not stretch them.
  ///
  /// All is made of constraints of the source ``ConstraintSource/stackView``, and of items without area that
  /// stand for the growth and the shrinkage and come up among ``LayoutChanges/items``. Limits, edges and
  /// gaps are required, everything else is a wish. A constraint of your own on the length of a member beats
  /// its basis, but the shares of the others do not allow for it: give the member a
  /// ``StackMember/minimum`` or a ``StackMember/maximum`` instead.
  ///
  /// Source: CSS Flexible Box Layout Module Level 1, section 9.7.
  ///
  /// - Parameters:
  ///   - axis: Horizontal for a row, vertical for a column.
  ///   - members: The items in order, each once, below the container in the tree.
  ///   - container: The item that they fill.
  ///   - gap: The room between two, in points.
  ///   - insets: The room around all, in points; left is on the leading side.
  ///   - alignment: Where members are across the stack, unless they say it themselves.
  /// - Returns: What names the stack from now on.
  @discardableResult
  public func addStack(
    _ axis: LayoutAxis,
    of members: [StackMember],
    in container: ItemID,
    gap: Double = 0,
    insets: LayoutInsets = .zero,
    alignment: StackAlignment = .fill
  ) -> StackID {
    check(members)
    var record = StackRecord(axis: axis, members: members)
    addEdges(of: &record, in: container, gap, insets)
    for member in members { addLimits(of: member, to: &record) }
    for member in members {
      addPlace(of: member, member.alignment ?? alignment, in: container, insets, to: &record)
    }
    for axis in LayoutAxis.allCases {
      record.constraints.append(
        add(stack: LayoutConstraint(container, axis.length, priority: StackPriority.fitting))
      )
    }
    if members.contains(where: { $0.grow > 0 }) {
      let isBased = members.contains { $0.grow > 0 && $0.basis != nil }
      let priority = isBased ? StackPriority.basedGrowth : StackPriority.growth
      record.growth = addMeasure("growth", priority, in: container, &record)
    }
    if members.contains(where: { $0.shrink > 0 }) {
      record.shrinkage = addMeasure("shrinkage", StackPriority.shrinkage, in: container, &record)
    }
    renewBounds(of: &record)
    let id = StackID(index: nextStack)
    nextStack += 1
    stacks[id.index] = record
    return id
  }

  /// Removes a stack; its items stay, without its constraints.
  public func removeStack(_ id: StackID) {
    guard let record = stacks.removeValue(forKey: id.index) else {
      requirementFailure("stack \(id.index) is not in this layout")
    }
    for constraint in record.bounds + record.constraints { remove(constraint) }
    for item in [record.growth, record.shrinkage].compactMap(\.self) { removeItem(item) }
  }

  /// The constraints that a stack is made of now; those that hold members to their bases are others as
  /// soon as a content changes.
  public func constraints(of id: StackID) -> [LayoutConstraintID] {
    guard let record = stacks[id.index] else {
      requirementFailure("stack \(id.index) is not in this layout")
    }
    return record.constraints + record.bounds
  }

  // MARK: - Constraints that stay

  private func add(stack constraint: LayoutConstraint) -> LayoutConstraintID {
    var constraint = constraint
    constraint.source = .stackView
    return add(constraint)
  }

  /// Puts one member behind the other, from edge to edge.
  private func addEdges(
    of record: inout StackRecord,
    in container: ItemID,
    _ gap: Double,
    _ insets: LayoutInsets
  ) {
    let axis = record.axis
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var last: ItemID?
    for member in record.members {
      let constraint =
        last.map {
          LayoutConstraint(member.item, axis.start, .equal, $0, axis.end, constant: gap)
        }
        ?? LayoutConstraint(
          member.item,
          axis.start,
          .equal,
          container,
          axis.start,
          constant: before
        )
      record.constraints.append(add(stack: constraint))
      last = member.item
    }
    guard let last else { return }
    var end = LayoutConstraint(
      last,
      axis.end,
      .lessThanOrEqual,
      container,
      axis.end,
      constant: -after
    )
    record.constraints.append(add(stack: end))
    guard record.members.contains(where: { $0.grow > 0 }) else { return }
    end.relation = .greaterThanOrEqual
    end.priority = StackPriority.fill
    record.constraints.append(add(stack: end))
  }

  private func addLimits(of member: StackMember, to record: inout StackRecord) {
    let length = record.axis.length
    for (limit, relation) in [
      (member.minimum, Relation.greaterThanOrEqual), (member.maximum, .lessThanOrEqual),
    ] {
      guard let limit else { continue }
      record.constraints.append(
        add(stack: LayoutConstraint(member.item, length, relation, constant: limit))
      )
    }
  }

  /// Puts a member where it belongs across the stack.
  private func addPlace(
    of member: StackMember,
    _ alignment: StackAlignment,
    in container: ItemID,
    _ insets: LayoutInsets,
    to record: inout StackRecord
  ) {
    let across = record.axis.other
    let (before, after) =
      across == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let isAtStart = alignment == .start || alignment == .fill
    let isAtEnd = alignment == .end || alignment == .fill
    var constraints = [
      LayoutConstraint(
        member.item,
        across.start,
        isAtStart ? .equal : .greaterThanOrEqual,
        container,
        across.start,
        constant: before
      ),
      LayoutConstraint(
        member.item,
        across.end,
        isAtEnd ? .equal : .lessThanOrEqual,
        container,
        across.end,
        constant: -after
      ),
    ]
    if alignment == .center {
      constraints.append(
        LayoutConstraint(
          member.item,
          across.center,
          .equal,
          container,
          across.center,
          constant: (before - after) / 2
        )
      )
    }
    record.constraints += constraints.map { add(stack: $0) }
  }

  /// Adds an item whose length along the stack says how much it grows or shrinks, and wants to be 0.
  private func addMeasure(
    _ name: String,
    _ priority: Float,
    in container: ItemID,
    _ record: inout StackRecord
  ) -> ItemID {
    let measure = addItem(name: "\(self.name(of: container)).\(name)", parent: container)
    let (axis, across) = (record.axis, record.axis.other)
    record.constraints += [
      LayoutConstraint(measure, axis.length, priority: priority),
      LayoutConstraint(measure, across.length),
      LayoutConstraint(measure, axis.start, .equal, container, axis.start),
      LayoutConstraint(measure, across.start, .equal, container, across.start),
    ].map { add(stack: $0) }
    return measure
  }

  // MARK: - Constraints that follow contents

  /// Holds members to the sizes that their contents have now.
  func renewStacks() {
    guard stacksAreStale else { return }
    stacksAreStale = false
    for index in stacks.keys.sorted() {
      guard var record = stacks[index], bases(of: record) != record.bases else { continue }
      renewBounds(of: &record)
      stacks[index] = record
    }
  }

  private func bases(of record: StackRecord) -> [Double?] {
    record.members.map { member in
      let content = properties(of: member.item).content(record.axis).length
      guard let basis = member.basis ?? content ?? (member.grow > 0 ? 0 : nil) else { return nil }
      return max(min(basis, member.maximum ?? .infinity), member.minimum ?? 0)
    }
  }

  /// Holds each member between its basis less its share of the shrinkage and its basis and its share of the
  /// growth.
  ///
  /// As both are to be as small as they can, the one is 0 or the other, and members that are not at a limit
  /// are at their bounds. A member without a basis is as small as what is in it allows.
  private func renewBounds(of record: inout StackRecord) {
    for constraint in record.bounds { remove(constraint) }
    record.bounds = []
    record.bases = bases(of: record)
    let length = record.axis.length
    let growing = shares(record.members.map(\.grow))
    let shrinking = shares(zip(record.members, record.bases).map { $0.shrink * ($1 ?? 0) })
    for (place, member) in record.members.enumerated() {
      guard let basis = record.bases[place] else {
        record.bounds.append(
          add(stack: LayoutConstraint(member.item, length, priority: StackPriority.inner))
        )
        continue
      }
      var bound = LayoutConstraint(
        member.item,
        length,
        constant: basis,
        priority: StackPriority.bound
      )
      for (relation, measure, share) in [
        (Relation.lessThanOrEqual, record.growth, growing[place]),
        (.greaterThanOrEqual, record.shrinkage, -shrinking[place]),
      ] {
        bound.relation = relation
        bound.second = share == 0 ? nil : measure
        bound.secondAttribute = bound.second == nil ? .notAnAttribute : length
        bound.multiplier = bound.second == nil ? 1 : share
        record.bounds.append(add(stack: bound))
      }
    }
  }

  /// Factors as shares of the largest.
  private func shares(_ factors: [Double]) -> [Double] {
    let largest = factors.max() ?? 0
    return factors.map { factor in
      let share = largest > 0 ? factor / largest : 0
      return share < LayoutLimits.multipliers.lowerBound ? 0 : share
    }
  }

  // MARK: - Checks

  private func check(_ members: [StackMember]) {
    var seen: Set<ItemID> = []
    for member in members {
      let name = name(of: member.item)
      requirement(seen.insert(member.item).inserted, "\(name) is in the stack twice")
      for (number, label) in [
        (member.grow, "grow"), (member.shrink, "shrink"), (member.basis ?? 0, "basis"),
        (member.minimum ?? 0, "minimum"), (member.maximum ?? 0, "maximum"),
      ] {
        requirement(
          number >= 0 && LayoutLimits.contains(length: number),
          "\(label) of \(name) is \(number); it must be a finite number from 0 up"
        )
      }
      if let minimum = member.minimum, let maximum = member.maximum {
        requirement(
          minimum <= maximum,
          "\(name) is to be at least \(minimum) and at most \(maximum) points long"
        )
      }
    }
  }
}
