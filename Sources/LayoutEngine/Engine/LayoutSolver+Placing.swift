import ConstraintSolver

extension LayoutSolver {
  /// Snaps the frames of the items whose variables changed, and of those below them whose edges fall
  /// on other pixels.
  ///
  /// - Complexity: O(changed items + items below those that moved).
  func placeItems(_ changed: [Variable], _ changes: inout LayoutChanges) {
    placing += 1
    if !repeatPlaces(changed) { findPlaces(changed) }
    let base = items.base
    let values = solver.knownValues
    dirtyItems.removeAll()
    for step in itemsByDepth.all {
      let record = base + Int(step.item)
      if record.pointee.reportsWidth { changes.widths.append(ItemID(index: Int(step.item))) }
      guard placeOnce(step.item, record, values), record.pointee.firstChild >= 0 else { continue }
      forEachItem(below: step.item) { placeOnce($0, base + Int($0), values) }
    }
    let moved = dirtyItems
    changes.items = Array(unsafeUninitializedCapacity: moved.count) { items, count in
      for index in moved.all {
        items.initializeElement(at: count, to: ItemID(index: Int(index)))
        count &+= 1
      }
    }
  }

  /// An item whose variables changed, and along which axes.
  struct Step {
    var item: Int32
    var isAcross: Bool
    var isDown: Bool
  }

  /// Takes the steps of the last placing once more, if the same variables changed: so it is while a window is resized.
  ///
  /// An item keeps its depth, and its variables are nobody else's as long as they are the same.
  ///
  /// - Returns: False, with nothing done, where other variables changed.
  private func repeatPlaces(_ changed: [Variable]) -> Bool {
    guard addedItems.count == 0, changed.count == placedVariables.count, changed.count > 0 else {
      return false
    }
    let isSame = changed.withUnsafeBufferPointer { changed in
      placedVariables.withUnsafeBufferPointer { placed in
        var place = 0
        while place < placed.count {
          guard changed[place].index == placed[place].index,
            changed[place].generation == placed[place].generation
          else { return false }
          place &+= 1
        }
        return true
      }
    }
    guard isSame else { return false }
    let base = items.base
    for step in itemsByDepth.all {
      let record = base + Int(step.item)
      if step.isAcross { record.pointee.changedAcross = placing }
      if step.isDown { record.pointee.changedDown = placing }
    }
    return true
  }

  /// Finds the items whose variables changed, and those that are new, parents before children.
  private func findPlaces(_ changed: [Variable]) {
    dirtyItems.removeAll()
    let base = items.base
    // What is new is placed for its own sake, too.
    placedVariables = addedItems.count == 0 ? changed : []
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
    itemsByDepth.fill(to: dirtyItems.count, with: Step(item: 0, isAcross: false, isDown: false))
    let sorted = itemsByDepth.base
    for index in dirtyItems.all {
      let record = base + Int(index)
      let place = starts + Int(record.pointee.depth - least)
      sorted[Int(place.pointee)] = Step(
        item: index,
        isAcross: record.pointee.changedAcross == placing,
        isDown: record.pointee.changedDown == placing
      )
      place.pointee += 1
    }
  }

  /// Gives one item its frame, once for each placing, and notes it where that is another than before.
  ///
  /// Along an axis in which neither its variables changed nor its parent moved, it is where it was.
  ///
  /// - Returns: Whether its origin in root coordinates moved, so that the items below have to follow.
  @inline(__always)
  private func placeOnce(
    _ index: Int32,
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ values: KnownValues
  ) -> Bool {
    guard record.pointee.visit != placing else { return false }
    record.pointee.visit = placing
    let above = record.pointee.parent < 0 ? nil : items.base + Int(record.pointee.parent)
    var hasChanged = false
    if record.pointee.changedAcross == placing || above?.pointee.movedAcross == placing {
      hasChanged = placeAcross(record, above, values)
    }
    if record.pointee.changedDown == placing || above?.pointee.movedDown == placing {
      hasChanged = placeDown(record, above, values) || hasChanged
    }
    if hasChanged { dirtyItems.append(index) }
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

extension KnownValues {
  /// The value of a variable in the last solution; its rest, if there was none yet.
  ///
  /// It is what the solver gives as the value of the variable: a whole multiple of 2⁻³², as long as it is below half a
  /// million.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  fileprivate subscript(variable: Variable) -> Double {
    let value = records.load(fromByteOffset: Int(variable.index) &* stride, as: Double.self)
    // At this magnitude, the last bit of a number is worth 2⁻³².
    let magnitude = 1.5 * 1_048_576
    guard abs(value) < 524_288 else { return value }
    // A negative zero would be another number, bit for bit.
    return value + magnitude - magnitude + 0.0
  }
}
