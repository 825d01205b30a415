import ConstraintSolver
import Requirements

/// Items and constraints that are put down first, and taken in together.
///
/// The host of a hierarchy takes in a tree of views at once. Where an engine before had the same items and constraints, as
/// that of a cell of the same class, its tables are this one's but for the lengths of contents, and copying them takes a
/// small part of the time of building them. Whether it is so can be said when all are there, and so each item and
/// constraint is only put down until somebody asks for what comes of it.
extension LayoutSolver {
  /// Collects the items and constraints that are added from here on to an engine that is empty.
  ///
  /// It changes no layout. What is asked meanwhile is answered: all is taken in first then, and not collected any more.
  package func collect() {
    guard items.count == 0, constraints.count == 0, placing == 0 else { return }
    isCollecting = true
  }

  /// Puts an item down.
  @inline(__always)
  func collectItem(_ parent: ItemID?, _ properties: ItemProperties, _ order: Int) -> ItemID {
    if let followedTables,
      follow(followedTables, Int32(truncatingIfNeeded: parent?.index ?? -1), properties, order)
    {
      return ItemID(index: items.count - 1)
    }
    let index = items.appendPlace()
    let parent = parent?.index ?? -1
    guard parent < index else { requirementFailure("item \(parent) is not in this engine") }
    // The first variables of an engine are those of its items, one item after the other.
    let variable = Int32(truncatingIfNeeded: index &* 4)
    (items.base + index).initialize(
      to: ItemRecord(
        parent: Int32(truncatingIfNeeded: parent),
        isAlive: false,
        isPlain: properties.isPlain,
        width: Variable(index: variable, generation: 0),
        height: Variable(index: variable &+ 1, generation: 0),
        left: Variable(index: variable &+ 2, generation: 0),
        top: Variable(index: variable &+ 3, generation: 0),
        place: Int32(order),
        constraintsBefore: Int32(truncatingIfNeeded: constraints.count),
        properties: properties,
        depth: 0
      )
    )
    return ItemID(index: index)
  }

  /// Puts an item down that has nothing but a content.
  @inline(__always)
  func collectPlainItem(_ parent: ItemID?, _ content: PlainContent, _ order: Int) -> ItemID {
    let index = items.appendPlace()
    let parent = parent?.index ?? -1
    guard parent < index else { requirementFailure("item \(parent) is not in this engine") }
    let record = items.base + index
    // What only an item that is taken in has is filled then.
    record.pointee.frame = .zero
    record.pointee.parent = Int32(truncatingIfNeeded: parent)
    (record.pointee.isAlive, record.pointee.isPlain, record.pointee.reports) = (false, true, [])
    let variable = Int32(truncatingIfNeeded: index &* 4)
    (record.pointee.width.index, record.pointee.width.generation) = (variable, 0)
    (record.pointee.height.index, record.pointee.height.generation) = (variable &+ 1, 0)
    (record.pointee.left.index, record.pointee.left.generation) = (variable &+ 2, 0)
    (record.pointee.top.index, record.pointee.top.generation) = (variable &+ 3, 0)
    record.pointee.place = Int32(order)
    record.pointee.constraintsBefore = Int32(truncatingIfNeeded: constraints.count)
    record.pointee.properties = ItemProperties()
    if content.width >= 0 { record.pointee.properties.intrinsicWidth = content.width }
    if content.height >= 0 { record.pointee.properties.intrinsicHeight = content.height }
    record.pointee.properties.hugging = content.hugging
    record.pointee.properties.compressionResistance = content.compressionResistance
    record.pointee.properties.isRightToLeft = content.isRightToLeft
    return ItemID(index: index)
  }

  /// Puts a constraint down.
  func collect(_ constraint: LayoutConstraint, _ mention: Int32) -> LayoutConstraintID {
    if let followedTables, follow(followedTables, constraint, mention) {
      return LayoutConstraintID(index: constraints.count - 1)
    }
    let itemCount = UInt(bitPattern: items.count)
    let (first, second) = (constraint.first.index, constraint.second?.index ?? 0)
    if UInt(bitPattern: first) >= itemCount || UInt(bitPattern: second) >= itemCount {
      checkItems(of: constraint)
    }
    let index = constraints.append(ConstraintRecord(constraint: constraint, mention: mention))
    constraints[index].pointee.isAlive = false
    return LayoutConstraintID(index: index)
  }

  /// Takes in what was collected.
  func endCollecting() {
    guard isUnbuilt else { return }
    guard isCollecting else { return endBeingAnswered() }
    isCollecting = false
    endFollowing()
    makeRoomInSolver()
    var constraint = 0
    var group = 0
    for index in 0..<items.count {
      takeInCollected(&constraint, &group, before: Int(items[index].pointee.constraintsBefore))
      takeInCollected(Int32(truncatingIfNeeded: index))
    }
    takeInCollected(&constraint, &group, before: constraints.count)
    collectedGroups.removeAll()
  }

  /// Takes in an item that was collected.
  private func takeInCollected(_ index: Int32) {
    let record = items.base + Int(index)
    let parent = record.pointee.parent
    record.pointee.beginTakingIn()
    record.pointee.depth = parent < 0 ? 0 : items.base[Int(parent)].depth &+ 1
    let variables = inSolver {
      $0.addRectangle(
        ordinal: TieRank.ordinal(ofPlace: Int(record.pointee.place)),
        width: record.pointee.properties.rest(.horizontal),
        height: record.pointee.properties.rest(.vertical)
      )
    }
    assert(variables.width == record.pointee.width && variables.top == record.pointee.top)
    takeIn(index, record)
  }

  /// Takes in the collected constraints from one on, group by group.
  private func takeInCollected(_ constraint: inout Int, _ group: inout Int, before end: Int) {
    while constraint < end {
      while group < collectedGroups.count, collectedGroups[group].pointee <= constraint {
        inSolver { $0.beginGroup() }
        group += 1
      }
      var next = min(end, constraint + NewConstraint.most)
      if group < collectedGroups.count { next = min(next, Int(collectedGroups[group].pointee)) }
      for index in constraint..<next { constraints[index].pointee.beginTakingIn() }
      takeInConstraints(constraint..<next)
      constraint = next
    }
  }

  /// Takes in what was collected, as it is asked for by its first solution.
  ///
  /// - Returns: Whether it may become a known layout.
  func endCollectingForSolving() -> Bool {
    guard isCollecting, repeatsLayouts, items.count <= KnownLayouts.mostItems else {
      endCollecting()
      return false
    }
    if let known = KnownLayouts.find(for: self) {
      isCollecting = false
      takeOver(known, mentionShift: knownMentionShift)
      return false
    }
    endCollecting()
    return true
  }
}
