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

  // MARK: - Staying

  /// Whether a root stays where its wishes put it, although two rows of one term that limit it have another constant.
  ///
  /// A wish that was clearly on one side of the place, and still is, pulls there as firmly as before. So the cost, priority
  /// by priority, still grows in both directions from the place; and as it is convex, it is the least there and nowhere
  /// else.
  ///
  /// - Parameters:
  ///   - row: One of the rows, with its new constant.
  ///   - twin: The other one, which says the same from the other side.
  ///   - former: The constant that it had.
  /// - Returns: False where the program of the root has to be solved again.
  mutating func staysAtWish(_ row: Int32, _ twin: Int32, from former: Double) -> Bool {
    let record = rows.base + Int(row)
    let root = Int(record.pointee.target)
    guard variables.base[root].flags.contains(.isAtWish) else { return false }
    let (coefficient, rightSide) = gatherLimit(row)
    let place = rightSide / coefficient
    let formerPlace = place - (record.pointee.constant - former) / coefficient
    let value = variables.base[root].value
    // Twice the distance, as places that were calculated in two ways differ by their last bits.
    let clear = 2 * Self.clearDistance * max(1, abs(value))
    guard
      (place - value > clear && formerPlace - value > clear)
        || (value - place > clear && value - formerPlace > clear)
        || (abs(place - value) > clear && abs(formerPlace - value) > clear
          && isPinned(root, above: max(record.pointee.priority, rows[twin].priority)))
    else { return false }
    if variables.base[root].flags.contains(.isKept) {
      // A parameter may bring the wish to the other side at another value than before.
      variables.base[root].flags.remove(.isKept)
      parameterPlan.hasStale = true
    }
    return true
  }

  /// Whether two wishes of one priority above another hold a root where it is, from either side.
  ///
  /// Those of lower priorities have no say then: the root is at the place that its wishes leave, and what is wished there
  /// from both sides leaves no other.
  private mutating func isPinned(_ root: Int, above priority: Float) -> Bool {
    let value = variables.base[root].value
    var sides: (priority: Float, areBelow: Bool, areAbove: Bool) = (0, false, false)
    var row = variables.base[root].firstRow
    while row >= 0 {
      let record = rows.base + Int(row)
      let next = record.pointee.nextLimit
      if record.pointee.priority > priority, record.pointee.priority < 1000 {
        let (coefficient, rightSide) = gatherLimit(row)
        if (rightSide / coefficient).bitPattern == value.bitPattern {
          if sides.priority != record.pointee.priority {
            sides = (record.pointee.priority, false, false)
          }
          let relation = record.pointee.relation.rawValue
          let side = coefficient < 0 ? -relation : relation
          if side >= 0 { sides.areBelow = true }
          if side <= 0 { sides.areAbove = true }
          if sides.areBelow, sides.areAbove { return true }
        }
      }
      row = next
    }
    return false
  }

  /// Between which values of a parameter a root stays at the wish that it is at.
  ///
  /// It does as long as all other wishes and its bounds are on the side of it on which they are now; see
  /// ``staysAtWish(_:from:)``.
  ///
  /// - Returns: The range, and the row of the wish where its place follows the parameter, −1 for one that does not; nil where
  ///   this is not known.
  mutating func rangeOfStay(
    of root: Int32,
    _ parameter: Int32
  ) -> (lower: Double, upper: Double, row: Int32)? {
    let record = variables[root]
    guard record.root == root, record.liveUses == 0, record.flags.contains(.isAtWish),
      record.flags.isDisjoint(with: [.isPeeled, .isMovable]),
      onlyWish(of: root)?.bitPattern == record.value.bitPattern
    else { return nil }
    var stay = Stay(place: record.value, now: variables[parameter].value)
    var own: Int32 = -1
    var row = record.firstRow
    while row >= 0 {
      guard let (place, rate) = wish(of: row, parameter) else { return nil }
      if place.bitPattern == stay.place.bitPattern, rate != 0 {
        // Rows of one variable with one constant are at one place wherever it is.
        guard own < 0 || areTwins(own, row) else { return nil }
        own = row
        stay.rate = rate
      }
      row = rows[row].nextLimit
    }
    if own >= 0, !mayMove(root) { return nil }
    stay.limit()
    row = record.firstRow
    while row >= 0 {
      guard let (place, rate) = wish(of: row, parameter), stay.keeps(place, rate) else {
        return nil
      }
      row = rows[row].nextLimit
    }
    var member = root
    repeat {
      let known = variables[member]
      if known.flags.contains(.mayBeFree) { return nil }
      if known.flags.contains(.isNonNegative) {
        let bound = -(known.offset + slopeValue(of: member)) / known.factor
        // What is calculated in two ways may differ in its last bits elsewhere.
        if own >= 0, bound.bitPattern == stay.place.bitPattern { return nil }
        guard stay.keeps(bound, rate(of: member, with: parameter)) else { return nil }
      }
      member = known.nextInClass
    } while member != root
    return stay.lower <= stay.upper ? (stay.lower, stay.upper, own) : nil
  }

  /// Where a row wants its root to be, and how fast that place moves when a parameter grows; nil for what hangs on
  /// several parameters.
  private mutating func wish(of row: Int32, _ parameter: Int32) -> (place: Double, rate: Double)? {
    let (coefficient, rightSide) = gatherLimit(row)
    let place = rightSide / coefficient
    guard rows[row].termCount > 1 else {
      return (place, rate(of: terms[rows[row].firstTerm].variable, with: parameter))
    }
    let sum = gather(row)
    guard !sum.hasSecondParameter else { return nil }
    return (place, sum.parameter == parameter ? -sum.slope / coefficient : 0)
  }

  /// Whether two rows say the same of one variable, but for the side.
  private mutating func areTwins(_ a: Int32, _ b: Int32) -> Bool {
    let (one, other) = (rows[a], rows[b])
    guard one.termCount == 1, other.termCount == 1 else { return false }
    let (term, otherTerm) = (terms[one.firstTerm], terms[other.firstTerm])
    return one.constant.bitPattern == other.constant.bitPattern
      && term.variable == otherTerm.variable
      && coefficients.areSame(term.coefficient, otherTerm.coefficient)
  }

  /// How fast the place where a variable has a certain value moves for its root, when a parameter grows.
  private mutating func rate(of variable: Int32, with parameter: Int32) -> Double {
    guard self.parameter(of: variable) == parameter else { return 0 }
    return -slopes[variable] / variables[variable].factor
  }

  /// Between which values of a parameter everything stays on its side of a place.
  private struct Stay {
    let place: Double
    /// The value of the parameter now.
    let now: Double
    /// How fast the place moves when the parameter grows.
    var rate = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Keeps a place that moves from becoming more than a few times as large, as what is clearly apart grows with it.
    mutating func limit() {
      guard rate != 0 else { return }
      let reach = (abs(place) + 1000) / abs(rate)
      (lower, upper) = (now - reach, now + reach)
    }

    /// Keeps a wish or bound on its side, whose place moves as fast as `rate` says.
    ///
    /// - Returns: False for one that is not clearly on a side, unless both places stay what they are.
    mutating func keeps(_ other: Double, _ rate: Double) -> Bool {
      if other.bitPattern == place.bitPattern { return rate == self.rate }
      let speed = rate - self.rate
      guard speed != 0 || rate != 0 else { return true }
      let distance = abs(other - place)
      let size = self.rate == 0 ? abs(place) : 2 * abs(place) + 1000
      let clear = 2 * clearDistance * max(1, size)
      guard distance > clear else { return false }
      guard speed != 0 else { return true }
      // Away from the place, and how far the parameter can go until the wish is too near.
      let away = other > place ? speed : -speed
      let end = now - (distance - clear) / away
      if away > 0 { lower = max(lower, end) } else { upper = min(upper, end) }
      return true
    }
  }
}
