/// Roots that no live row holds, and whose wishes are few and plain.
extension Graph {
  /// What the wishes of one priority ask of a root.
  struct WishLevel: BitwiseCopyable {
    var priority: Float
    /// Below this place the root costs something, and above the other.
    var lower = -Double.infinity
    var upper = Double.infinity
  }

  /// Where a root costs least that nothing else holds, if that is one place, and found without tables of costs:
  /// by a few wishes of the same weight, of which those of one priority do not contest that place.
  ///
  /// So it is for contents that keep their size or fill what there is, of which a screen has many. The answer is what
  /// ``PiecewiseCosts/onlyMinimum(of:)`` gives: a priority narrows the places that the higher ones leave down to those
  /// that cost it nothing, or to the end that is nearest to them. Kinks that are taken for one elsewhere do not change
  /// which way the cost falls around the place.
  mutating func onlyWish(of root: Int32) -> Double? {
    guard let (least, most) = collectWishes(of: root) else { return nil }
    var (lower, upper) = (least, most)
    let levels = program.wishLevels.base
    var level = 0
    while level < program.wishLevels.count, lower != upper {
      let (below, above) = (levels[level].lower, levels[level].upper)
      level += 1
      if below > above {
        // Only outside of what is contested, the cost falls in one direction.
        if lower >= below {
          upper = lower
        } else if upper <= above {
          lower = upper
        } else {
          return nil
        }
      } else if below >= upper {
        lower = upper
      } else if above <= lower {
        upper = lower
      } else {
        lower = max(lower, below)
        upper = min(upper, above)
      }
    }
    guard lower == upper, isAlone(lower, among: least), isAlone(lower, among: most) else {
      return nil
    }
    let wishes = program.wishes.base
    for place in 0..<program.wishes.count where !isAlone(lower, among: wishes[place]) {
      return nil
    }
    return lower
  }

  /// How many wishes are looked at.
  private static var mostWishes: Int { 24 }
  /// Places closer than this, relative to their size, at least 1, are left to the costs, which may take them
  /// for one.
  private static var clearDistance: Double { 1000 * Tolerance.kink }

  /// Whether another place is the same to the last bit, or clearly apart.
  @inline(__always)
  private mutating func isAlone(_ place: Double, among other: Double) -> Bool {
    place.bitPattern == other.bitPattern
      || abs(place - other) > Self.clearDistance * max(1, abs(place))
  }

  /// Puts the places of a root's wishes down, and what those of each priority ask, the highest first.
  ///
  /// - Returns: The bounds of the root, between which there is room; nil where the wishes are not few and plain.
  @inline(__always)
  private mutating func collectWishes(of root: Int32) -> (lower: Double, upper: Double)? {
    program.wishes.reserve(Self.mostWishes)
    program.wishLevels.reserve(Self.mostWishes)
    let wishes = program.wishes.base
    var count = 0
    program.wishLevels.removeAll()
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
      guard position.isFinite else { return nil }
      if priority >= 1000 {
        if side >= 0 { lower = max(lower, position) }
        if side <= 0 { upper = min(upper, position) }
        continue
      }
      if weight == 0 { weight = abs(coefficient) }
      guard abs(coefficient) == weight, count < Self.mostWishes else { return nil }
      wishes[count] = position
      count += 1
      let level = self.level(of: priority)
      if side >= 0, position > level.pointee.lower { level.pointee.lower = position }
      if side <= 0, position < level.pointee.upper { level.pointee.upper = position }
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
    return lower < upper ? (lower, upper) : nil
  }

  /// The level of a priority, which is put in its place where it is new, and for which there is room.
  @inline(__always)
  private mutating func level(of priority: Float) -> UnsafeMutablePointer<WishLevel> {
    let levels = program.wishLevels.base
    let count = program.wishLevels.count
    var level = 0
    while level < count, levels[level].priority > priority { level += 1 }
    guard level == count || levels[level].priority != priority else { return levels + level }
    var moved = count
    while moved > level {
      levels[moved] = levels[moved - 1]
      moved -= 1
    }
    levels[level] = WishLevel(priority: priority)
    program.wishLevels.setCount(count + 1)
    return levels + level
  }
}
