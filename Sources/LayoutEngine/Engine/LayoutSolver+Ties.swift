import ConstraintSolver

/// What ranks items in the rule for ties.
///
/// Source: 25 public recordings of labels and plain views on iOS 26.1, all of which the order explains, and
/// recordings of stack views on Mac Catalyst 26.1: the item that a constraint names first gets the surplus
/// and keeps its size in a shortage; widths of labels of several lines are decided after those of single
/// lines, in order of mention; of arranged views the first is stretched and compressed, and of two without
/// a size the last takes all. That a shortage is the reverse of a surplus rests on one recording, and none
/// tells where an item without content stands among those with content.
///
/// The solver brings lengths to those of the content in the order of their ordinals, so what is decided
/// last gets what is left. A constraint mentions its first item before its second. With m for the first
/// mention, ordinals are, in this order:
///
/// - −1 − m for the length of content: the first mentioned comes last. In a shortage the solver takes the
///   mirror image, m, so that the first mentioned comes first.
/// - m for the width of content that wraps.
/// - 2²⁹ + 4 · place in the tree and more for all others.
enum TieRank {
  /// No mention that decides ties.
  static let none = Int32.max
  /// The mention of a stack view's constraint.
  static let arranged = Int32.max - 1

  /// What is said of arranged views is as if all of them were mentioned after everything else.
  private static let firstArranged = 1 << 28
  private static let firstPlace = 1 << 29

  /// The mention of the first item of a constraint of a source.
  ///
  /// After a hundred million activations all are alike.
  @inline(__always)
  static func mention(_ mention: Int?, by source: ConstraintSource) -> Int32 {
    guard let mention else { return none }
    let place = Int32(truncatingIfNeeded: min(mention, firstArranged / 2 - 1))
    return source == .stackView ? arranged : place &* 2
  }

  /// The mention of the second item, by that of the first.
  static func second(_ mention: Int32) -> Int32 { mention < arranged ? mention + 1 : mention }

  /// A mention that comes later by a distance; those that a stack view or nobody gives stay.
  @inline(__always)
  static func moved(_ mention: Int32, by distance: Int32) -> Int32 {
    mention < arranged ? mention &+ distance : mention
  }

  /// The first of the four ordinals of an item without a mention.
  static func ordinal(ofPlace place: Int) -> Int { firstPlace + place * 4 }

  /// The ordinal of a length that is held by content or by wishes.
  static func ordinal(
    of mention: Int32,
    place: Int32,
    wraps: Bool
  ) -> (value: Int, isMirrored: Bool) {
    let isArranged = mention == arranged
    let order = isArranged ? firstArranged + Int(place) : Int(mention)
    return wraps ? (order, false) : (-1 - order, !isArranged)
  }
}

extension LayoutSolver {
  /// Ranks the items of a constraint that was added.
  func noteMention(
    _ mention: Int32,
    _ first: UnsafeMutablePointer<ItemRecord>,
    _ second: UnsafeMutablePointer<ItemRecord>?,
    isLength: Bool
  ) {
    if mention < first.pointee.mention || isLength {
      first.pointee.mention = min(first.pointee.mention, mention)
      rankLengths(first)
    }
    guard let second else { return }
    let mention = TieRank.second(mention)
    guard mention < second.pointee.mention else { return }
    second.pointee.mention = mention
    rankLengths(second)
  }

  /// Notes that a constraint no longer mentions its items.
  func forgetMention(_ mention: Int32, by constraint: LayoutConstraint) {
    if item(constraint.first).pointee.mention == mention || constraint.isLength {
      unmentionedItems.append(Int32(constraint.first.index))
    }
    guard let second = constraint.second,
      item(second).pointee.mention == TieRank.second(mention)
    else { return }
    unmentionedItems.append(Int32(second.index))
  }

  /// Looks for the first mentions of items that lost theirs.
  func findMentions() {
    guard unmentionedItems.count > 0 else { return }
    linkAll()
    var last: Int32 = -1
    while let index = unmentionedItems.popLast() {
      guard index != last, items[index].pointee.isAlive else { continue }
      last = index
      let record = items[index]
      var mention = TieRank.none
      var use = record.pointee.firstUse
      while use != .none {
        let own = constraints[use.constraint].pointee.mention
        mention = min(mention, use.side == .first ? own : TieRank.second(own))
        use = constraints[use.constraint].pointee[use.side].next
      }
      record.pointee.mention = mention
      rankLengths(record)
    }
  }

  /// Gives the solver the ordinals of an item.
  func rank(_ record: UnsafeMutablePointer<ItemRecord>) {
    record.pointee.hasWidthRank = true
    record.pointee.hasHeightRank = true
    rankLengths(record)
    let ordinal = TieRank.ordinal(ofPlace: Int(record.pointee.place))
    inSolver {
      $0.setOrdinal(ordinal + 2, of: record.pointee.left)
      $0.setOrdinal(ordinal + 3, of: record.pointee.top)
    }
  }

  /// Gives the solver the ordinals of an item's lengths, which are all that mentions rank.
  func rankLengths(_ record: UnsafeMutablePointer<ItemRecord>) {
    let ordinal = TieRank.ordinal(ofPlace: Int(record.pointee.place))
    rank(record.pointee.width, of: record, .horizontal, otherwise: ordinal)
    rank(record.pointee.height, of: record, .vertical, otherwise: ordinal + 1)
  }

  @inline(__always)
  private func setHasRank(
    _ hasRank: Bool,
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ axis: LayoutAxis
  ) {
    if axis == .horizontal {
      record.pointee.hasWidthRank = hasRank
    } else {
      record.pointee.hasHeightRank = hasRank
    }
  }

  @inline(__always)
  private func rank(
    _ variable: Variable,
    of record: UnsafeMutablePointer<ItemRecord>,
    _ axis: LayoutAxis,
    otherwise ordinal: Int
  ) {
    let mention = record.pointee.mention
    let hasRank =
      axis == .horizontal ? record.pointee.hasWidthRank : record.pointee.hasHeightRank
    guard mention != TieRank.none, holdsLength(record, axis) else {
      // It still has the ordinal of its place, unless it was given another one.
      guard hasRank else { return }
      setHasRank(false, record, axis)
      return inSolver { $0.setOrdinal(ordinal, of: variable) }
    }
    if !hasRank { setHasRank(true, record, axis) }
    let wraps = axis == .horizontal && record.pointee.properties.wrapsLines == true
    let rank = TieRank.ordinal(of: mention, place: record.pointee.place, wraps: wraps)
    inSolver { $0.setOrdinal(rank.value, of: variable, isMirrored: rank.isMirrored) }
  }

  /// Whether content, or the wish of a constraint that decides ties, holds a length.
  @inline(__always)
  private func holdsLength(
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ axis: LayoutAxis
  ) -> Bool {
    let hasContent =
      axis == .horizontal
      ? record.pointee.properties.intrinsicWidth != nil
      : record.pointee.properties.intrinsicHeight != nil
    if hasContent { return true }
    let wishes = axis == .horizontal ? record.pointee.widthWishes : record.pointee.heightWishes
    return wishes > 0 && record.pointee.mention < TieRank.arranged
  }

  /// Counts a constraint among the wishes for a length that decide ties, if it is one, or takes it off the count.
  func countWish(_ record: UnsafeMutablePointer<ConstraintRecord>, _ change: Int32) {
    let constraint = record.pointee.constraint
    guard constraint.isLength, constraint.priority < 1000,
      record.pointee.mention < TieRank.arranged
    else { return }
    let first = item(constraint.first)
    if constraint.firstAttribute == .width {
      first.pointee.widthWishes += change
    } else {
      first.pointee.heightWishes += change
    }
  }
}

extension LayoutConstraint {
  /// Whether it relates a length to a constant.
  @inline(__always)
  var isLength: Bool {
    second == nil && (firstAttribute == .width || firstAttribute == .height)
  }
}
