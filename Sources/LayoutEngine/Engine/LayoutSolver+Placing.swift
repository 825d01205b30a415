import ConstraintSolver

extension LayoutSolver {
  /// Snaps the frames of the items whose variables changed, and of those below them whose edges fall
  /// on other pixels.
  ///
  /// - Complexity: O(changed items + items below those that moved).
  func placeItems(_ changed: [Variable], _ changes: inout LayoutChanges) {
    placing += 1
    dirtyItems.removeAll()
    let base = items.base
    for index in addedItems.all where base[Int(index)].isAlive {
      base[Int(index)].changedAcross = placing
      base[Int(index)].changedDown = placing
      noteDirty(index)
    }
    addedItems.removeAll()
    for variable in changed {
      let index = itemOfVariable[variable.index].pointee
      guard index >= 0 else { continue }
      let record = base + Int(index)
      if variable == record.pointee.left || variable == record.pointee.width {
        record.pointee.changedAcross = placing
      } else {
        record.pointee.changedDown = placing
      }
      noteDirty(index)
    }
    sortByDepth()
    let values = solver.knownValues
    changes.items.reserveCapacity(dirtyItems.count)
    for index in itemsByDepth.all {
      if base[Int(index)].reportsWidth { changes.widths.append(ItemID(index: Int(index))) }
      guard placeOnce(index, values, &changes) else { continue }
      forEachItem(below: index) { placeOnce($0, values, &changes) }
    }
  }

  @inline(__always)
  private func noteDirty(_ index: Int32) {
    let record = items.base + Int(index)
    guard record.pointee.changedIn != placing else { return }
    record.pointee.changedIn = placing
    dirtyItems.append(index)
  }

  /// Puts parents before children: an item is placed once its superiors are where they belong.
  private func sortByDepth() {
    var (least, most) = (Int32.max, Int32.min)
    let base = items.base
    for index in dirtyItems.all {
      least = min(least, base[Int(index)].depth)
      most = max(most, base[Int(index)].depth)
    }
    itemsByDepth.removeAll()
    guard least <= most else { return }
    depthStarts.removeAll()
    depthStarts.fill(to: Int(most - least) + 2, with: 0)
    let starts = depthStarts.base
    for index in dirtyItems.all { starts[Int(base[Int(index)].depth - least) + 1] += 1 }
    for depth in 0...Int(most - least) { starts[depth + 1] += starts[depth] }
    itemsByDepth.fill(to: dirtyItems.count, with: 0)
    let sorted = itemsByDepth.base
    for index in dirtyItems.all {
      let place = starts + Int(base[Int(index)].depth - least)
      sorted[Int(place.pointee)] = index
      place.pointee += 1
    }
  }

  /// Gives one item its frame, once for each placing.
  ///
  /// - Returns: Whether its origin in root coordinates moved, so that the items below have to follow.
  @inline(__always)
  private func placeOnce(
    _ index: Int32,
    _ values: KnownValues,
    _ changes: inout LayoutChanges
  ) -> Bool {
    let record = items.base + Int(index)
    guard record.pointee.visit != placing else { return false }
    record.pointee.visit = placing
    return place(index, record, values, &changes)
  }

  /// Gives one item its frame.
  ///
  /// Along an axis in which neither its variables changed nor its parent moved, it is where it was.
  ///
  /// - Returns: Whether its origin in root coordinates moved.
  private func place(
    _ index: Int32,
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ values: KnownValues,
    _ changes: inout LayoutChanges
  ) -> Bool {
    let above = record.pointee.parent < 0 ? nil : items.base + Int(record.pointee.parent)
    var hasChanged = false
    if record.pointee.changedAcross == placing || above?.pointee.movedAcross == placing {
      hasChanged = placeAcross(record, above, values)
    }
    if record.pointee.changedDown == placing || above?.pointee.movedDown == placing {
      hasChanged = placeDown(record, above, values) || hasChanged
    }
    if hasChanged { changes.items.append(ItemID(index: Int(index))) }
    return record.pointee.movedAcross == placing || record.pointee.movedDown == placing
  }

  /// Gives one item its left and width.
  ///
  /// - Returns: Whether one of them is another.
  @inline(__always)
  private func placeAcross(
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ above: UnsafeMutablePointer<ItemRecord>?,
    _ values: KnownValues
  ) -> Bool {
    let (own, length) = (values[record.pointee.left], values[record.pointee.width])
    let x = above.map { own + $0.pointee.originX } ?? own
    let left = grid.pixel(x)
    let right = grid.pixel(x + length)
    if x != record.pointee.originX { record.pointee.movedAcross = placing }
    record.pointee.originX = x
    record.pointee.leftPixel = left
    let frameX = grid.points(left - (above?.pointee.leftPixel ?? 0))
    let width = grid.points(right - left)
    guard frameX != record.pointee.frame.x || width != record.pointee.frame.width else {
      return false
    }
    record.pointee.frame.x = frameX
    record.pointee.frame.width = width
    return true
  }

  /// Gives one item its top and height.
  ///
  /// - Returns: Whether one of them is another.
  @inline(__always)
  private func placeDown(
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ above: UnsafeMutablePointer<ItemRecord>?,
    _ values: KnownValues
  ) -> Bool {
    let (own, length) = (values[record.pointee.top], values[record.pointee.height])
    let y = above.map { own + $0.pointee.originY } ?? own
    let top = grid.pixel(y)
    let bottom = grid.pixel(y + length)
    if y != record.pointee.originY { record.pointee.movedDown = placing }
    record.pointee.originY = y
    record.pointee.topPixel = top
    let frameY = grid.points(top - (above?.pointee.topPixel ?? 0))
    let height = grid.points(bottom - top)
    guard frameY != record.pointee.frame.y || height != record.pointee.frame.height else {
      return false
    }
    record.pointee.frame.y = frameY
    record.pointee.frame.height = height
    return true
  }
}
