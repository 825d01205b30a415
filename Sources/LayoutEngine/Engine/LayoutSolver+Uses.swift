extension LayoutSolver {
  /// One end of a constraint, as a member of the list of the item that it names.
  struct Use: Equatable {
    enum Side {
      case first
      case second
    }

    private var code: Int32

    init(_ constraint: Int32, _ side: Side) {
      code = constraint * 2 + (side == .second ? 1 : 0)
    }

    private init(code: Int32) { self.code = code }

    static let none = Use(code: -1)

    var constraint: Int32 { code >> 1 }
    var side: Side { code & 1 == 0 ? .first : .second }
  }

  /// The neighbours of a use in the list of its item.
  struct UseLinks {
    var next = Use.none
    var previous = Use.none
  }

  /// Puts the constraints that are not on the lists of their items yet there, in the order of adding.
  ///
  /// Most layouts never ask an item for its constraints, and so never pay for the lists. Those that are missing are the
  /// last ones of the table.
  @inline(__always)
  func linkAll() {
    if linkedCount < constraints.count { linkMissing() }
  }

  @inline(never)
  private func linkMissing() {
    while linkedCount < constraints.count {
      link(Int32(truncatingIfNeeded: linkedCount))
      linkedCount += 1
    }
  }

  /// Puts the constraint at `index` on the lists of its items.
  ///
  /// A constraint whose ends are one item is on its list once.
  func link(_ index: Int32) {
    let constraint = constraints[index].pointee.constraint
    append(Use(index, .first), to: item(constraint.first))
    if let second = constraint.second, second != constraint.first {
      append(Use(index, .second), to: item(second))
    }
  }

  /// Takes the constraint at `index` off the lists of its items.
  func unlink(_ index: Int32) {
    linkAll()
    let constraint = constraints[index].pointee.constraint
    remove(Use(index, .first), from: item(constraint.first))
    if let second = constraint.second, second != constraint.first {
      remove(Use(index, .second), from: item(second))
    }
  }

  /// Calls `body` with each constraint that names an item, oldest first.
  func forEachUse(_ item: UnsafeMutablePointer<ItemRecord>, _ body: (LayoutConstraintID) -> Void) {
    linkAll()
    var use = item.pointee.firstUse
    while use != .none {
      let next = constraints[use.constraint].pointee[use.side].next
      body(LayoutConstraintID(index: Int(use.constraint)))
      use = next
    }
  }

  @inline(__always)
  private func append(_ use: Use, to item: UnsafeMutablePointer<ItemRecord>) {
    let base = constraints.base
    let last = item.pointee.lastUse
    base[Int(use.constraint)][use.side] = UseLinks(previous: last)
    if last == .none {
      item.pointee.firstUse = use
    } else if last.side == .first {
      base[Int(last.constraint)].first.next = use
    } else {
      base[Int(last.constraint)].second.next = use
    }
    item.pointee.lastUse = use
  }

  private func remove(_ use: Use, from item: UnsafeMutablePointer<ItemRecord>) {
    let links = constraints[use.constraint].pointee[use.side]
    if links.previous == .none {
      item.pointee.firstUse = links.next
    } else {
      constraints[links.previous.constraint].pointee[links.previous.side].next = links.next
    }
    if links.next == .none {
      item.pointee.lastUse = links.previous
    } else {
      constraints[links.next.constraint].pointee[links.next.side].previous = links.previous
    }
  }

  // MARK: - Children

  func linkChild(_ index: Int32, of parent: Int32) {
    let head = items[parent].pointee.firstChild
    items[index].pointee.nextSibling = head
    if head >= 0 { items[head].pointee.previousSibling = index }
    items[parent].pointee.firstChild = index
  }

  func unlinkChild(_ index: Int32, of parent: Int32) {
    let next = items[index].pointee.nextSibling
    let previous = items[index].pointee.previousSibling
    if next >= 0 { items[next].pointee.previousSibling = previous }
    if previous >= 0 {
      items[previous].pointee.nextSibling = next
    } else {
      items[parent].pointee.firstChild = next
    }
  }

  /// Calls `body` with each item below one, parents before children.
  ///
  /// `body` answers whether to go on below the item. Nothing recurses, so a tree may be as deep as
  /// memory lasts.
  func forEachItem(below root: Int32, _ body: (Int32) -> Bool) {
    var current = items[root].pointee.firstChild
    while current >= 0 {
      if body(current), items[current].pointee.firstChild >= 0 {
        current = items[current].pointee.firstChild
        continue
      }
      while current != root, items[current].pointee.nextSibling < 0 {
        current = items[current].pointee.parent
      }
      if current == root { return }
      current = items[current].pointee.nextSibling
    }
  }
}
