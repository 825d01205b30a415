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
    for index in addedItems.all where base[Int(index)].isAlive { noteDirty(index) }
    addedItems.removeAll()
    for variable in changed {
      let index = itemOfVariable[variable.index].pointee
      if index >= 0 { noteDirty(index) }
    }
    sortByDepth()
    changes.items.reserveCapacity(dirtyItems.count)
    for index in itemsByDepth.all {
      if base[Int(index)].reportsWidth { changes.widths.append(ItemID(index: Int(index))) }
      guard place(index, &changes) else { continue }
      forEachItem(below: index) { place($0, &changes) }
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
  private func place(_ index: Int32, _ changes: inout LayoutChanges) -> Bool {
    let base = items.base
    let record = base + Int(index)
    guard record.pointee.visit != placing else { return false }
    record.pointee.visit = placing
    var (x, y) = (solver.value(of: record.pointee.left), solver.value(of: record.pointee.top))
    var (aroundLeft, aroundTop) = (0.0, 0.0)
    if record.pointee.parent >= 0 {
      let above = base + Int(record.pointee.parent)
      x += above.pointee.originX
      y += above.pointee.originY
      aroundLeft = above.pointee.leftPixel
      aroundTop = above.pointee.topPixel
    }
    let left = grid.pixel(x)
    let top = grid.pixel(y)
    let right = grid.pixel(x + solver.value(of: record.pointee.width))
    let bottom = grid.pixel(y + solver.value(of: record.pointee.height))
    let frame = LayoutRect(
      x: grid.points(left - aroundLeft),
      y: grid.points(top - aroundTop),
      width: grid.points(right - left),
      height: grid.points(bottom - top)
    )
    let originMoved = x != record.pointee.originX || y != record.pointee.originY
    record.pointee.originX = x
    record.pointee.originY = y
    record.pointee.leftPixel = left
    record.pointee.topPixel = top
    if frame != record.pointee.frame {
      record.pointee.frame = frame
      changes.items.append(ItemID(index: Int(index)))
    }
    return originMoved
  }
}
