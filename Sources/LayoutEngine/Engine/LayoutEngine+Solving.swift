import ConstraintSolver

extension LayoutEngine {
  /// Brings the frames up to date.
  ///
  /// Where required constraints cannot all hold, one of them is put out of force: a required hold on
  /// content before anything else, a constraint of the app's before one of the system's, and among
  /// those a size of so many points before a relation between items, and the one added last. It is tried
  /// again as soon as something near it changes.
  ///
  /// Source: public conflict logs. Of 51 that mix both kinds, Apple's engine broke the app's in 46; of 13
  /// in which the app's constraints are sizes and relations, it broke a size in 10, where chance would
  /// have made it 4. Saved frames of conflicting documents agree.
  public func solve() -> LayoutChanges {
    let solution = solver.solve { [self] conflict in choice(in: conflict) }
    let conflicts = solution.conflicts.map(translate)
    var changes = LayoutChanges(items: [], widths: [], conflicts: conflicts)
    placeItems(solution.changed, &changes)
    return changes
  }

  /// Whether ``freedoms()`` leaves items out, because more are open than can be measured.
  public var leavesFreedomsOut: Bool { solver.leavesFreedomsOut }

  /// What the constraints leave open, after a solve.
  public func freedoms() -> [LayoutFreedom] {
    solver.freeVariables().compactMap { freedom in
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
    var best: (rank: Int, row: ConstraintID)?
    for member in conflict.members {
      guard case .constraint(let row) = member.subject else { continue }
      let owner = owner(of: row)
      let rank: Int
      switch owner.kind {
      case .nobody:
        continue
      case .hugging, .compressionResistance:
        rank = 5
      case .constraint:
        let constraint = constraints[owner.index].pointee.constraint
        switch constraint.source {
        case .app, .interfaceBuilder: rank = constraint.isConstantSize ? 4 : 3
        case .stackView: rank = 2
        case .encapsulatedSize: rank = 0
        default: rank = 1
        }
      }
      guard let known = best else {
        best = (rank, row)
        continue
      }
      if rank > known.rank || (rank == known.rank && row > known.row) { best = (rank, row) }
    }
    return best?.row
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
