/// Roots that no live row holds, and whose wishes are few and plain.
extension Graph {
  /// A place where the cost of a root bends, by the same in every priority.
  struct Wish: BitwiseCopyable {
    var position: Double
    /// Bounds come before all priorities.
    var priority: Float
    /// What a unit below the place costs, and one above: 0 or 1.
    var left: Int32
    var right: Int32
  }

  /// How the costs of one priority change along a segment.
  struct WishLevel: BitwiseCopyable {
    var priority: Float
    var slope: Int32
  }

  /// Where a root costs least that nothing else holds, if that is one place, and found without tables of costs:
  /// a few wishes of the same weight, at places that are the same to the last bit or clearly apart.
  ///
  /// So it is for contents that keep their size or fill what there is, of which a screen has many. The answer is what
  /// ``PiecewiseCosts/onlyMinimum(of:)`` gives: slopes are small whole numbers, without rounding.
  mutating func onlyWish(of root: Int32) -> Double? {
    guard collectWishes(of: root) else { return nil }
    let wishes = program.wishes.base
    let count = program.wishes.count
    for place in 1..<max(1, count) {
      let (last, next) = (wishes[place - 1].position, wishes[place].position)
      guard
        last.bitPattern == next.bitPattern || next - last > Self.clearDistance * max(1, abs(last))
      else { return nil }
    }
    listLevels()
    let levels = program.wishLevels.base
    let levelCount = program.wishLevels.count
    var place = 0
    while true {
      // The segment above the places so far, from the left end on, in the first priority that has a slope there.
      var level = 0
      while level < levelCount, levels[level].slope == 0 { level += 1 }
      guard level < levelCount else { return nil }
      if levels[level].slope > 0 { return place > 0 ? wishes[place - 1].position : nil }
      guard place < count else { return nil }
      let position = wishes[place].position.bitPattern
      while place < count, wishes[place].position.bitPattern == position {
        level = 0
        while levels[level].priority != wishes[place].priority { level += 1 }
        levels[level].slope += wishes[place].left + wishes[place].right
        place += 1
      }
    }
  }

  /// How many wishes are looked at.
  private static var mostWishes: Int { 12 }
  /// Places closer than this, relative to their size, at least 1, are left to the costs, which may take them
  /// for one.
  private static var clearDistance: Double { 1000 * Tolerance.kink }

  /// Puts down the priorities of the wishes, the highest first, with the slopes at the left end.
  private mutating func listLevels() {
    program.wishLevels.reserve(Self.mostWishes + 2)
    let wishes = program.wishes.base
    let levels = program.wishLevels.base
    var count = 0
    for place in 0..<program.wishes.count {
      let wish = wishes[place]
      var level = count
      while level > 0, levels[level - 1].priority < wish.priority { level -= 1 }
      if level > 0, levels[level - 1].priority == wish.priority {
        levels[level - 1].slope -= wish.left
        continue
      }
      var moved = count
      while moved > level {
        levels[moved] = levels[moved - 1]
        moved -= 1
      }
      levels[level] = WishLevel(priority: wish.priority, slope: -wish.left)
      count += 1
    }
    program.wishLevels.setCount(count)
  }

  /// Puts the bounds and wishes of a root down, in order of their places.
  ///
  /// - Returns: False where they are not few and plain.
  private mutating func collectWishes(of root: Int32) -> Bool {
    program.wishes.removeAll()
    program.wishes.reserve(Self.mostWishes + 2)
    var (lower, upper) = (-Double.infinity, Double.infinity)
    var weight = 0.0
    var row = variables[root].firstRow
    while row >= 0 {
      let (coefficient, rightSide) = gatherLimit(row)
      let position = rightSide / coefficient
      let record = rows.base + Int(row)
      let (priority, relation) = (record.pointee.priority, record.pointee.relation.rawValue)
      let side = coefficient < 0 ? -relation : relation
      row = record.pointee.nextLimit
      guard position.isFinite else { return false }
      if priority >= 1000 {
        if side >= 0 { lower = max(lower, position) }
        if side <= 0 { upper = min(upper, position) }
        continue
      }
      if weight == 0 { weight = abs(coefficient) }
      guard abs(coefficient) == weight, program.wishes.count < Self.mostWishes else { return false }
      insert(
        Wish(
          position: position,
          priority: priority,
          left: side < 0 ? 0 : 1,
          right: side > 0 ? 0 : 1
        )
      )
    }
    var member = root
    repeat {
      let record = variables.base + Int(member)
      if record.pointee.flags.contains(.isNonNegative) {
        let offset = record.pointee.offset + slopeValue(of: member)
        let bound = -offset / record.pointee.factor
        if record.pointee.factor > 0 {
          lower = max(lower, bound)
        } else {
          upper = min(upper, bound)
        }
      }
      member = record.pointee.nextInClass
    } while member != root
    guard lower < upper else { return false }
    if lower > -.infinity {
      insert(Wish(position: lower, priority: .infinity, left: 1, right: 0))
    }
    if upper < .infinity {
      insert(Wish(position: upper, priority: .infinity, left: 0, right: 1))
    }
    return true
  }

  /// Puts a wish, for which there is room, behind those at lower places or the same.
  @inline(__always)
  private mutating func insert(_ wish: Wish) {
    let wishes = program.wishes.base
    var place = program.wishes.count
    program.wishes.appendReserved(wish)
    while place > 0, wishes[place - 1].position > wish.position {
      wishes[place] = wishes[place - 1]
      place -= 1
    }
    wishes[place] = wish
  }
}
