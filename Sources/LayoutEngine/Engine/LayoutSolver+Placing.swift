import ConstraintSolver

extension LayoutSolver {
  /// Snaps the frames of the items whose variables changed, and of those below them whose edges fall
  /// on other pixels.
  ///
  /// - Complexity: O(changed items + items below those that moved).
  func placeItems(_ changed: [Variable], _ changes: inout LayoutChanges, _ told: ToldItems) {
    placing += 1
    if !areListed(changed) { listItems(changed) }
    let placement = placement(by: inSolver { $0.knownValues }, told)
    if told.contains(.items) {
      for index in itemsByDepth.all { placeAlone(index, placement, &changes) }
    } else {
      placeForNews(placement, &changes)
    }
    tell(told, placement, &changes)
  }

  /// A placing that begins.
  private func placement(by values: KnownValues, _ told: ToldItems) -> Placement {
    dirtyItems.removeAll()
    return Placement(
      number: placing,
      listing: listing,
      grid: grid,
      base: items.base,
      values: values,
      noted: dirtyItems,
      notesItems: told.contains(.items)
    )
  }

  /// Tells what a placing noted.
  private func tell(_ told: ToldItems, _ placement: Placement, _ changes: inout LayoutChanges) {
    if told.contains(.items) {
      changes.items = dirtyItems.all.map { ItemID(index: Int($0)) }
      guard told.contains(.news) else { return }
      dirtyItems.removeAll()
      for id in changes.items {
        placement.noteNews(of: Int32(truncatingIfNeeded: id.index), placement.base + id.index)
      }
    }
    takeNews(&changes)
  }

  /// Places the items of a layout that is put together of parts.
  ///
  /// - Parameters:
  ///   - composed: The layout.
  ///   - changes: Where it is told what changed, but for widths.
  ///   - told: What is to be told.
  func placeParts(
    _ composed: ComposedLayout,
    _ changes: inout LayoutChanges,
    _ told: ToldItems
  ) {
    placing += 1
    let placement = placement(by: composed.knownValues, told)
    for index in composed.outerItems {
      let record = items.base + Int(index)
      if placement.placeWhole(record) { placement.note(index, record) }
      let part = composed.tree.partOfItem[Int(index)]
      if part >= 0 { placePart(Int(part), at: record, composed, placement) }
    }
    tell(told, placement, &changes)
  }

  /// Places the items of a part, whose top item has its place.
  ///
  /// Where another one has the same values, and both begin as far from a pixel's edge, the frames are the same.
  private func placePart(
    _ number: Int,
    at top: UnsafeMutablePointer<ItemRecord>,
    _ composed: ComposedLayout,
    _ placement: Placement
  ) {
    let part = composed.tree.parts[number]
    let place = LayoutPlace(x: top.pointee.originX, y: top.pointee.originY)
    let like = composed.likeParts[number]
    let isLike = like >= 0 && grid.snapsAlike(place, composed.places[like])
    composed.places[number] = place
    if isLike, like == number { return }
    if isLike {
      let distance = Int(part.root &- composed.tree.parts[like].root)
      return placement.copyFrames(part.root &+ 1..<part.end, distance)
    }
    for index in part.root &+ 1..<part.end {
      let record = placement.base + Int(index)
      if placement.placeWhole(record) { placement.note(index, record) }
    }
  }

  /// Tells the news that were noted.
  func takeNews(_ changes: inout LayoutChanges) {
    let news = dirtyItems
    changes.news = Array(unsafeUninitializedCapacity: news.count) { items, count in
      for code in news.all {
        items.initializeElement(at: count, to: FrameNews(code: code))
        count &+= 1
      }
    }
  }

  /// Places the items on the list, and notes the news of them.
  private func placeForNews(_ placement: Placement, _ changes: inout LayoutChanges) {
    var lastParent: Int32 = -1
    var place = itemsByDepth.base
    let end = place + itemsByDepth.count
    while place < end {
      // Most get another width and nothing else, while a window is resized.
      let wide = placement.base + Int(place.pointee)
      if wide.pointee.changes == .width, wide.pointee.reports.isEmpty {
        place += 1
        guard placement.setWidth(wide), wide.pointee.parent != lastParent else { continue }
        lastParent = wide.pointee.parent
        if lastParent >= 0 { placement.noted.append(lastParent) }
        continue
      }
      let index = place.pointee
      place += 1
      let record = placement.base + Int(index)
      guard record.pointee.reports.isEmpty else {
        placeAlone(index, placement, &changes)
        continue
      }
      var hasMoved = false
      // Siblings come one after the other.
      if placement.placeListed(record, &hasMoved), record.pointee.parent != lastParent {
        lastParent = record.pointee.parent
        if lastParent >= 0 { placement.noted.append(lastParent) }
      }
      if hasMoved, record.pointee.firstChild >= 0 {
        placeBelow(index, placement)
        lastParent = -1
      }
    }
  }

  /// Places an item on the list of which more may be told, or that may have its place, and those below it where it moved.
  @inline(never)
  private func placeAlone(
    _ index: Int32,
    _ placement: Placement,
    _ changes: inout LayoutChanges
  ) {
    let record = placement.base + Int(index)
    if record.pointee.reports.contains(.width) {
      changes.widths.append(ItemID(index: Int(index)))
    }
    guard !record.pointee.reports.contains(.placed) else {
      record.pointee.reports.remove(.placed)
      return
    }
    var hasMoved = false
    if placement.placeListed(record, &hasMoved) { placement.note(index, record) }
    if hasMoved, record.pointee.firstChild >= 0 { placeBelow(index, placement) }
  }

  /// Places the items below one that moved.
  ///
  /// They come later on the list, where they are on it: nothing of them was placed yet.
  @inline(never)
  private func placeBelow(_ index: Int32, _ placement: Placement) {
    forEachItem(below: index) { index in
      let record = placement.base + Int(index)
      var hasMoved = false
      if placement.place(record, &hasMoved) { placement.note(index, record) }
      return hasMoved
    }
  }

  /// Whether the items are listed whose variables changed: so it is while a window is resized, as the same variables change
  /// each time.
  ///
  /// An item keeps its depth, and its variables are nobody else's as long as they are the same.
  private func areListed(_ changed: [Variable]) -> Bool {
    guard addedItems.count == 0, changed.count == placedVariables.count, changed.count > 0 else {
      return false
    }
    assert(MemoryLayout<Variable>.size == MemoryLayout<UInt64>.size)
    return changed.withUnsafeBytes { changed in
      placedVariables.withUnsafeBytes { placed in
        var difference: UInt64 = 0
        var place = 0
        while place < placed.count {
          difference |=
            changed.load(fromByteOffset: place, as: UInt64.self)
            ^ placed.load(fromByteOffset: place, as: UInt64.self)
          place &+= MemoryLayout<UInt64>.size
        }
        return difference == 0
      }
    }
  }

  /// Lists the items whose variables changed, and those that are new, parents before children.
  private func listItems(_ changed: [Variable]) {
    dirtyItems.removeAll()
    listing += 1
    let base = items.base
    // What is new is placed for its own sake, too.
    placedVariables = addedItems.count == 0 ? changed : []
    for index in addedItems.all where base[Int(index)].isAlive { noteDirty(index, .all) }
    addedItems.removeAll()
    for variable in changed {
      let index = itemOfVariable[variable.index].pointee
      guard index >= 0 else { continue }
      let record = base + Int(index)
      let quantity: ItemQuantities =
        switch variable {
        case record.pointee.left: .left
        case record.pointee.width: .width
        case record.pointee.top: .top
        default: .height
        }
      noteDirty(index, quantity)
    }
    sortByDepth()
  }

  @inline(__always)
  private func noteDirty(_ index: Int32, _ quantities: ItemQuantities) {
    let record = items.base + Int(index)
    if record.pointee.changedIn != listing {
      record.pointee.changedIn = listing
      record.pointee.changes = []
      dirtyItems.append(index)
    }
    record.pointee.changes.formUnion(quantities)
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
}

/// What of an item the solver decides.
struct ItemQuantities: OptionSet {
  let rawValue: UInt8

  static let left = Self(rawValue: 1)
  static let width = Self(rawValue: 2)
  static let top = Self(rawValue: 4)
  static let height = Self(rawValue: 8)
  static let all: Self = [.left, .width, .top, .height]
}

/// What of a placing is told.
struct ToldItems: OptionSet {
  let rawValue: UInt8

  /// ``LayoutChanges/items``.
  static let items = Self(rawValue: 1)
  /// ``LayoutChanges/news``.
  static let news = Self(rawValue: 2)
}

/// One placing of items, with all that it reads for each of them.
private struct Placement {
  let number: Int32
  /// The listing of the items that changed.
  let listing: Int32
  let grid: PixelGrid
  let base: UnsafeMutablePointer<LayoutSolver.ItemRecord>
  let values: KnownValues
  /// Where the items are put whose frame is another than before, or the news of them.
  let noted: RecordTable<Int32>
  let notesItems: Bool

  /// Notes an item whose frame is another, or the news of it.
  @inline(__always)
  func note(_ index: Int32, _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>) {
    if notesItems { noted.append(index) } else { noteNews(of: index, record) }
  }

  /// Notes the item that one is in whose frame is another.
  @inline(__always)
  func noteParent(_ parent: Int32) {
    guard parent >= 0 else { return }
    let count = noted.count
    if count == 0 || noted.base[count - 1] != parent { noted.append(parent) }
  }

  /// Notes what there is to do about an item whose frame is another.
  @inline(__always)
  func noteNews(of index: Int32, _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>) {
    if record.pointee.reports.contains(.frame) {
      noted.append(~index)
    } else {
      noteParent(record.pointee.parent)
    }
  }

  /// Gives an item that is listed, and whose parent did not move, its frame.
  ///
  /// Along an axis in which its variables did not change, it is where it was.
  ///
  /// - Parameters:
  ///   - record: The item.
  ///   - hasMoved: Whether its origin in root coordinates moved, so that the items below have to follow.
  /// - Returns: Whether the frame is another than before.
  @inline(__always)
  func placeListed(
    _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>,
    _ hasMoved: inout Bool
  ) -> Bool {
    let changes = record.pointee.changes
    var hasChanged = false
    if changes.contains(.left) {
      hasChanged = placeAcross(record, parent(of: record), &hasMoved)
    } else if changes.contains(.width) {
      hasChanged = setWidth(record)
    }
    if changes.contains(.top) {
      if placeDown(record, parent(of: record), &hasMoved) { hasChanged = true }
    } else if changes.contains(.height) {
      if setHeight(record) { hasChanged = true }
    }
    return hasChanged
  }

  /// Gives an item below one that moved its frame.
  ///
  /// Along an axis in which neither its variables changed nor its parent moved, it is where it was.
  ///
  /// - Parameters:
  ///   - record: The item.
  ///   - hasMoved: Whether its origin in root coordinates moved, so that the items below have to follow.
  /// - Returns: Whether the frame is another than before.
  @inline(__always)
  func place(
    _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>,
    _ hasMoved: inout Bool
  ) -> Bool {
    let above = parent(of: record)
    var changes: ItemQuantities = []
    if record.pointee.changedIn == listing {
      changes = record.pointee.changes
      record.pointee.reports.insert(.placed)
    }
    var hasChanged = false
    if changes.contains(.left) || above?.pointee.movedAcross == number {
      hasChanged = placeAcross(record, above, &hasMoved)
    } else if changes.contains(.width) {
      hasChanged = setWidth(record)
    }
    if changes.contains(.top) || above?.pointee.movedDown == number {
      if placeDown(record, above, &hasMoved) { hasChanged = true }
    } else if changes.contains(.height) {
      if setHeight(record) { hasChanged = true }
    }
    return hasChanged
  }

  /// Gives an item its frame, whose superiors have theirs.
  ///
  /// - Returns: Whether the frame is another than before.
  @inline(__always)
  func placeWhole(_ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>) -> Bool {
    let above = parent(of: record)
    let x = above.map { values[record.pointee.left] + $0.pointee.originX }
    let y = above.map { values[record.pointee.top] + $0.pointee.originY }
    record.pointee.originX = x ?? values[record.pointee.left]
    record.pointee.originY = y ?? values[record.pointee.top]
    let (left, top) = (grid.pixel(record.pointee.originX), grid.pixel(record.pointee.originY))
    (record.pointee.leftPixel, record.pointee.topPixel) = (left, top)
    let right = grid.pixel(record.pointee.originX + values[record.pointee.width])
    let bottom = grid.pixel(record.pointee.originY + values[record.pointee.height])
    let frame = LayoutRect(
      x: grid.points(left - (above?.pointee.leftPixel ?? 0)),
      y: grid.points(top - (above?.pointee.topPixel ?? 0)),
      width: grid.points(right - left),
      height: grid.points(bottom - top)
    )
    guard frame != record.pointee.frame else { return false }
    record.pointee.frame = frame
    return true
  }

  /// Gives items the frames of those that come so many places before, and notes them where these are others.
  func copyFrames(_ indices: Range<Int32>, _ distance: Int) {
    var record = base + Int(indices.lowerBound)
    // Siblings come one after the other.
    var lastParent: Int32 = -1
    for index in indices {
      if copyFrame(record, from: record - distance) {
        if notesItems || record.pointee.reports.contains(.frame) {
          note(index, record)
        } else if record.pointee.parent != lastParent {
          lastParent = record.pointee.parent
          noted.append(lastParent)
        }
      }
      record += 1
    }
  }

  /// Gives an item the frame of another.
  ///
  /// - Returns: Whether it is another than before.
  @inline(__always)
  private func copyFrame(
    _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>,
    from other: UnsafeMutablePointer<LayoutSolver.ItemRecord>
  ) -> Bool {
    // The frame comes first in a record, and has no negative zeros.
    let (own, new) = (UnsafeMutableRawPointer(record), UnsafeRawPointer(other))
    let halves = (
      new.loadUnaligned(as: SIMD2<UInt64>.self),
      new.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
    )
    let difference =
      own.loadUnaligned(as: SIMD2<UInt64>.self) ^ halves.0
      | own.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self) ^ halves.1
    guard difference != SIMD2() else { return false }
    own.storeBytes(of: halves.0, as: SIMD2<UInt64>.self)
    own.storeBytes(of: halves.1, toByteOffset: 16, as: SIMD2<UInt64>.self)
    return true
  }

  @inline(__always)
  private func parent(
    of record: UnsafeMutablePointer<LayoutSolver.ItemRecord>
  ) -> UnsafeMutablePointer<LayoutSolver.ItemRecord>? {
    record.pointee.parent < 0 ? nil : base + Int(record.pointee.parent)
  }

  /// Gives one item its left, and the width that is left between the pixels.
  ///
  /// - Returns: Whether one of them is another.
  @inline(__always)
  private func placeAcross(
    _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>,
    _ above: UnsafeMutablePointer<LayoutSolver.ItemRecord>?,
    _ hasMoved: inout Bool
  ) -> Bool {
    let own = values[record.pointee.left]
    let x = above.map { own + $0.pointee.originX } ?? own
    let left = grid.pixel(x)
    if x != record.pointee.originX {
      record.pointee.movedAcross = number
      hasMoved = true
    }
    record.pointee.originX = x
    record.pointee.leftPixel = left
    let frameX = grid.points(left - (above?.pointee.leftPixel ?? 0))
    let isElsewhere = frameX != record.pointee.frame.x
    record.pointee.frame.x = frameX
    return setWidth(record) || isElsewhere
  }

  /// Gives one item the width that it has from where it is.
  ///
  /// - Returns: Whether that is another.
  @inline(__always)
  func setWidth(_ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>) -> Bool {
    let right = grid.pixel(record.pointee.originX + values[record.pointee.width])
    let width = grid.points(right - record.pointee.leftPixel)
    guard width != record.pointee.frame.width else { return false }
    record.pointee.frame.width = width
    return true
  }

  /// Gives one item its top, and the height that is left between the pixels.
  ///
  /// - Returns: Whether one of them is another.
  @inline(__always)
  private func placeDown(
    _ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>,
    _ above: UnsafeMutablePointer<LayoutSolver.ItemRecord>?,
    _ hasMoved: inout Bool
  ) -> Bool {
    let own = values[record.pointee.top]
    let y = above.map { own + $0.pointee.originY } ?? own
    let top = grid.pixel(y)
    if y != record.pointee.originY {
      record.pointee.movedDown = number
      hasMoved = true
    }
    record.pointee.originY = y
    record.pointee.topPixel = top
    let frameY = grid.points(top - (above?.pointee.topPixel ?? 0))
    let isElsewhere = frameY != record.pointee.frame.y
    record.pointee.frame.y = frameY
    return setHeight(record) || isElsewhere
  }

  /// Gives one item the height that it has from where it is.
  ///
  /// - Returns: Whether that is another.
  @inline(__always)
  private func setHeight(_ record: UnsafeMutablePointer<LayoutSolver.ItemRecord>) -> Bool {
    let bottom = grid.pixel(record.pointee.originY + values[record.pointee.height])
    let height = grid.points(bottom - record.pointee.topPixel)
    guard height != record.pointee.frame.height else { return false }
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
  subscript(variable: Variable) -> Double {
    let value = records.load(fromByteOffset: Int(variable.index) &* stride, as: Double.self)
    // At this magnitude, the last bit of a number is worth 2⁻³².
    let magnitude = 1.5 * 1_048_576
    guard _fastPath(abs(value) < 524_288) else { return value }
    // A negative zero would be another number, bit for bit.
    return value + magnitude - magnitude + 0.0
  }
}
