/// Roots that no live row holds, and whose wishes are few and plain.
extension Graph {
  /// Where a limit of a root that is no bound wants it to be, and how firmly.
  struct Wish: BitwiseCopyable {
    var place: Double
    var priority: Float
    /// 1 for a wish to be no less, −1 for one to be no more, 0 for both.
    var side: Int8
  }

  /// Between which places a priority costs a root nothing; where they are contested, the lower is above the upper.
  private struct WishRange {
    var lower = -Double.infinity
    var upper = Double.infinity

    @inline(__always)
    mutating func narrow(_ place: Double, _ side: Int8) {
      if side >= 0, place > lower { lower = place }
      if side <= 0, place < upper { upper = place }
    }
  }

  /// Where a root costs least that nothing else holds, if that is one place, and found without tables of costs:
  /// by a few wishes of the same weight, of which those of one priority do not contest that place.
  ///
  /// So it is for contents that keep their size or fill what there is, of which a screen has many. The answer is what
  /// ``PiecewiseCosts/onlyMinimum(of:)`` gives: a priority narrows the places that the higher ones leave down to those
  /// that cost it nothing, or to the end that is nearest to them. Kinks that are taken for one elsewhere do not change
  /// which way the cost falls around the place.
  ///
  /// Mostly, the highest priority leaves one place already; the ranges of the others are only looked for where not.
  mutating func onlyWish(of root: Int32) -> Double? {
    guard let found = collectWishes(of: root) else { return nil }
    let (least, most) = found.bounds
    var (lower, upper) = found.bounds
    var (priority, range) = found.first
    while priority > 0, lower != upper {
      if range.lower > range.upper {
        // Only outside of what is contested, the cost falls in one direction.
        if lower >= range.lower {
          upper = lower
        } else if upper <= range.upper {
          lower = upper
        } else {
          return nil
        }
      } else if range.lower >= upper {
        lower = upper
      } else if range.upper <= lower {
        upper = lower
      } else {
        lower = max(lower, range.lower)
        upper = min(upper, range.upper)
      }
      guard lower != upper else { break }
      (priority, range) = wishes(below: priority)
    }
    let clear = Self.clearDistance * max(1, abs(lower))
    guard lower == upper, Self.isAlone(lower, among: least, clear),
      Self.isAlone(lower, among: most, clear)
    else { return nil }
    let wishes = program.wishes.base
    for place in 0..<program.wishes.count
    where !Self.isAlone(lower, among: wishes[place].place, clear) {
      return nil
    }
    return lower
  }

  /// The highest priority of a wish below another, 0 if there is none, and what its wishes ask.
  private mutating func wishes(below higher: Float) -> (priority: Float, range: WishRange) {
    let wishes = program.wishes.base
    var priority: Float = 0
    var range = WishRange()
    for place in 0..<program.wishes.count {
      let wish = wishes[place]
      guard wish.priority < higher, wish.priority >= priority else { continue }
      if wish.priority > priority {
        priority = wish.priority
        range = WishRange()
      }
      range.narrow(wish.place, wish.side)
    }
    return (priority, range)
  }

  /// How many wishes are looked at.
  private static var mostWishes: Int { 24 }
  /// Places closer than this, relative to their size, at least 1, are left to the costs, which may take them
  /// for one.
  private static var clearDistance: Double { 1000 * Tolerance.kink }

  /// Whether another place is the same to the last bit, or further than what is clearly apart.
  @inline(__always)
  private static func isAlone(_ place: Double, among other: Double, _ clear: Double) -> Bool {
    place.bitPattern == other.bitPattern || abs(place - other) > clear
  }

  /// What the wishes of a root come to.
  private struct Wishes {
    /// The bounds of the root, between which there is room.
    var bounds: (lower: Double, upper: Double)
    /// The highest priority of a wish, 0 if there is none, and what its wishes ask.
    var first: (priority: Float, range: WishRange)
  }

  /// Puts the wishes of a root down.
  ///
  /// - Returns: Nil where they are not few and plain.
  @inline(__always)
  private mutating func collectWishes(of root: Int32) -> Wishes? {
    program.wishes.reserve(Self.mostWishes)
    let wishes = program.wishes.base
    var count = 0
    var (lower, upper) = (-Double.infinity, Double.infinity)
    var weight = 0.0
    var highest: Float = 0
    var range = WishRange()
    var row = variables[root].firstRow
    while row >= 0 {
      let (coefficient, rightSide) = gatherLimit(row)
      let place = rightSide / coefficient
      let record = rows.base + Int(row)
      let (priority, relation) = (record.pointee.priority, record.pointee.relation.rawValue)
      let side = coefficient < 0 ? -relation : relation
      row = record.pointee.nextLimit
      guard place.isFinite else { return nil }
      if priority >= 1000 {
        if side >= 0 { lower = max(lower, place) }
        if side <= 0 { upper = min(upper, place) }
        continue
      }
      if count == 0 { weight = abs(coefficient) }
      guard abs(coefficient) == weight, count < Self.mostWishes else { return nil }
      wishes[count] = Wish(place: place, priority: priority, side: side)
      count += 1
      if priority > highest {
        highest = priority
        range = WishRange()
      }
      if priority == highest { range.narrow(place, side) }
    }
    program.wishes.setCount(count)
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
    guard lower < upper else { return nil }
    return Wishes(bounds: (lower, upper), first: (highest, range))
  }
}
