import ConstraintSolver
import Requirements

extension LayoutSolver {
  /// Brings the frames up to date.
  ///
  /// Where required constraints cannot all hold, the one with the highest `BreakRank` is put out of
  /// force. It is tried again as soon as something near it changes. A required hold on content is no part
  /// of this: it gives way without a word.
  ///
  /// Contents that are measured get their heights in further passes; see ``setMeasure(_:of:)``.
  @discardableResult
  public func solve() -> LayoutChanges {
    measures.isEmpty && stacks.isEmpty ? solveOnce(.items) : solveWithContent()
  }

  /// Brings the frames up to date for a view layer, which hands them on superview by superview.
  ///
  /// - Parameter listsItems: Whether ``LayoutChanges/items`` is to tell of the items, too.
  /// - Returns: What changed, with ``LayoutChanges/news``.
  package func solveForNews(listsItems: Bool) -> LayoutChanges {
    requirement(
      measures.isEmpty && stacks.isEmpty,
      "an engine that measures contents or has stacks tells of items alone"
    )
    return solveOnce(listsItems ? [.items, .news] : .news)
  }

  /// Solves the constraints as they are.
  func solveOnce(_ told: ToldItems) -> LayoutChanges {
    if isUnbuilt {
      if let changes = solveByStandIn(told) ?? solveByParts(told) { return changes }
      return solveBuilt(told, isFirstOfCollected: endCollectingForSolving())
    }
    return solveBuilt(told, isFirstOfCollected: false)
  }

  /// Solves the constraints, which are all in the solver.
  func solveBuilt(_ told: ToldItems, isFirstOfCollected: Bool) -> LayoutChanges {
    findMentions()
    let solution = inSolver { solver in
      solver.solve { conflict in choice(in: conflict) }
    }
    let conflicts = solution.conflicts.map(translate)
    if placing == 0 { keepLayout(isOfCollected: isFirstOfCollected) }
    var changes = LayoutChanges(items: [], widths: [], conflicts: conflicts)
    placeItems(solution.changed, &changes, told)
    return changes
  }

  /// Whether ``freedoms()`` leaves items out, because more are open than can be measured.
  public var leavesFreedomsOut: Bool {
    endCollecting()
    return solver.leavesFreedomsOut
  }

  /// What the constraints leave open, after a solve.
  public func freedoms() -> [LayoutFreedom] {
    endCollecting()
    return solver.freeVariables().compactMap { freedom in
      let index = itemOfVariable[freedom.variable.index].pointee
      guard index >= 0 else { return nil }
      let record = items[index]
      let quantity: LayoutFreedom.Quantity =
        switch freedom.variable {
        case record.pointee.left: .x
        case record.pointee.top: .y
        case record.pointee.width: .width
        default: .height
        }
      return LayoutFreedom(
        item: ItemID(index: Int(index)),
        quantity: quantity,
        lower: freedom.lower,
        upper: freedom.upper
      )
    }
  }

  // MARK: - Conflicts

  private func choice(in conflict: Conflict) -> ConstraintID? {
    var best: (rank: BreakRank, row: ConstraintID)?
    for member in conflict.members {
      guard case .constraint(let row) = member.subject else { continue }
      let owner = owner(of: row)
      guard owner.kind == .constraint else { continue }
      let rank = rank(of: constraints[owner.index].pointee.constraint)
      // Of two that are the same in all respects, the one that was added first stays.
      if let known = best, rank < known.rank || (!(known.rank < rank) && row < known.row) {
        continue
      }
      best = (rank, row)
    }
    return best?.row
  }

  /// What decides whether a constraint gives way.
  private func rank(of constraint: LayoutConstraint) -> BreakRank {
    let first = item(constraint.first)
    let second = constraint.second.map { item($0) } ?? first
    let (depth, secondDepth) = (Int(first.pointee.depth), Int(second.pointee.depth))
    return BreakRank(
      maker: BreakRank.Maker(constraint.source),
      depth: depth + secondDepth,
      firstAttribute: constraint.firstAttribute,
      relation: constraint.relation,
      place: Int(first.pointee.place) + Int(second.pointee.place),
      descent: secondDepth - depth,
      secondAttribute: constraint.secondAttribute,
      constant: constraint.constant
    )
  }

  private func translate(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      members: conflict.members.compactMap(translate),
      excess: conflict.excess,
      brokenSubject: conflict.broken.flatMap { translate(.constraint($0)) }
    )
  }

  func translate(_ member: Conflict.Member) -> LayoutConflict.Member? {
    guard let subject = translate(member.subject) else { return nil }
    return .init(
      subject: subject,
      multiplier: member.multiplier,
      constant: rowConstant(of: subject)
    )
  }

  func translate(_ subject: Conflict.Member.Subject) -> LayoutConflict.Subject? {
    switch subject {
    case .constraint(let row):
      let owner = owner(of: row)
      switch owner.kind {
      case .nobody: return nil
      case .constraint: return .constraint(LayoutConstraintID(index: Int(owner.index)))
      case .hugging: return .hugging(ItemID(index: Int(owner.index)), owner.axis)
      case .compressionResistance:
        return .compressionResistance(ItemID(index: Int(owner.index)), owner.axis)
      }
    case .nonNegative(let variable):
      let index = itemOfVariable[variable.index].pointee
      guard index >= 0 else { return nil }
      let id = ItemID(index: Int(index))
      let axis: LayoutAxis = item(id).pointee.width == variable ? .horizontal : .vertical
      return .nonNegative(id, axis)
    }
  }
}
