/// Roots that no live row holds, and whose wishes are few and plain.
extension Graph {
  /// A place where the cost of a root bends, by the same in every priority.
  struct Wish: BitwiseCopyable {
    var position: Double
    /// Bounds come before all priorities.
    var priority: Float
    /// What a unit below the place costs, and one above: 0 or 1.
    var left: Int
    var right: Int
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
    var place = 0
    while true {
      // The segment above the places so far, from the left end on.
      let slope = firstSlope(above: place)
      guard slope != 0 else { return nil }
      if slope > 0 { return place > 0 ? wishes[place - 1].position : nil }
      guard place < count else { return nil }
      let position = wishes[place].position.bitPattern
      while place < count, wishes[place].position.bitPattern == position { place += 1 }
    }
  }

  /// How many wishes are looked at.
  private static var mostWishes: Int { 12 }
  /// Places closer than this, relative to their size, at least 1, are left to the costs, which may take them
  /// for one.
  private static var clearDistance: Double { 1000 * Tolerance.kink }

  /// The slope behind the first `place` wishes, in the first priority in which there is one.
  private mutating func firstSlope(above place: Int) -> Int {
    let wishes = program.wishes.base
    let count = program.wishes.count
    var bound = Float.nan
    while true {
      // The first priority that was not looked at yet, and its slope; 0 comes before none.
      var priority: Float = 0
      var slope = 0
      var wish = 0
      while wish < count {
        let own = wishes[wish].priority
        if own >= priority, !(own >= bound) {
          if own > priority {
            priority = own
            slope = 0
          }
          slope += wish < place ? wishes[wish].right : -wishes[wish].left
        }
        wish += 1
      }
      if slope != 0 || priority == 0 { return slope }
      bound = priority
    }
  }

  /// Puts the bounds and wishes of a root down, in order of their places.
  ///
  /// - Returns: False where they are not few and plain.
  private mutating func collectWishes(of root: Int32) -> Bool {
    program.wishes.removeAll()
    var (lower, upper) = (-Double.infinity, Double.infinity)
    var weight = 0.0
    var row = variables[root].firstRow
    while row >= 0 {
      let (coefficient, rightSide) = gatherLimit(row)
      let position = rightSide / coefficient
      let (priority, relation) = (rows[row].priority, rows[row].relation.rawValue)
      let side = coefficient < 0 ? -relation : relation
      row = rows[row].nextLimit
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

  private mutating func insert(_ wish: Wish) {
    program.wishes.append(wish)
    var place = program.wishes.count - 1
    while place > 0, program.wishes[place - 1].position > wish.position {
      program.wishes.swapAt(place, place - 1)
      place -= 1
    }
  }
}
