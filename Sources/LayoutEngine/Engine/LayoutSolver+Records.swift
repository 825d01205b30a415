import ConstraintSolver
import Requirements

extension LayoutSolver {
  /// What the engine keeps of an item.
  ///
  /// It begins with the frame, which ``KnownFrames`` reads where it lies.
  struct ItemRecord {
    // What placing reads and writes comes first, then what following a known layout compares: a pass over many items reads
    // two lines of the cache for each.

    /// The frame relative to the parent, snapped to pixels.
    var frame = LayoutRect.zero
    /// The index of the parent, or −1 for a root.
    var parent: Int32
    /// The first of the children, which are in no particular order, as a list.
    var firstChild: Int32 = -1
    /// The listing in which its variables last were among those that changed.
    var changedIn: Int32 = 0
    /// The placing in which its origin in root coordinates moved last, along each axis.
    var movedAcross: Int32 = 0
    var movedDown: Int32 = 0
    /// Which of its variables were among those that changed.
    var changes: ItemQuantities = []
    var isAlive = true
    /// Whether the properties are plain; see ``ItemProperties/isPlain``.
    var isPlain: Bool
    /// What is told of it by itself.
    var reports: ItemReports = []
    /// The edges in root coordinates, in whole pixels.
    var leftPixel = 0.0
    var topPixel = 0.0
    /// The origin in root coordinates, as the solver left it.
    var originX = 0.0
    var originY = 0.0
    // In the order of their ordinals: sizes come before positions, so that an item without a size of
    // its own is empty rather than out of place.
    var width: Variable
    var height: Variable
    var left: Variable
    var top: Variable
    /// The place in the tree.
    var place: Int32
    /// How many constraints were collected before the item; see ``collect()``.
    var constraintsBefore: Int32 = 0
    var properties: ItemProperties

    // What taking in reads and writes.

    var depth: Int32
    /// The first mention by a constraint that decides ties.
    var mention = TieRank.none
    var nextSibling: Int32 = -1
    var previousSibling: Int32 = -1
    /// The constraints that name the item, in the order of adding, as a list.
    var firstUse = Use.none
    var lastUse = Use.none
    /// How many places before it an item comes that it is like, 0 for none; see ``noteLikeness(of:_:)``.
    var likeness: Int32 = 0
    /// The item that both are below, and below which all that is above them is like each other.
    var likeRoot: Int32 = -1
    /// The first of the constraints added together with others that name the item first, −1 for none.
    var firstConstraint: Int32 = -1
    /// Whether the width may have another ordinal than that of its place, and whether the height may.
    var hasWidthRank = false
    var hasHeightRank = false
    /// How many constraints that decide ties wish for a width, and how many for a height.
    var widthWishes: Int32 = 0
    var heightWishes: Int32 = 0
    var horizontalContent: ContentRows?
    var verticalContent: ContentRows?

    /// Begins to fill what only an item that is taken in has; one that was put down has the rest.
    @inline(__always)
    mutating func beginTakingIn() {
      firstChild = -1
      (changedIn, movedAcross, movedDown, changes) = (0, 0, 0, [])
      (leftPixel, topPixel, originX, originY) = (0, 0, 0, 0)
      isAlive = true
      mention = TieRank.none
      (nextSibling, previousSibling) = (-1, -1)
      (firstUse, lastUse) = (.none, .none)
      (likeness, likeRoot, firstConstraint) = (0, -1, -1)
      (hasWidthRank, hasHeightRank, widthWishes, heightWishes) = (false, false, 0, 0)
      (horizontalContent, verticalContent) = (nil, nil)
    }

    @inline(__always)
    func contentRows(_ axis: LayoutAxis) -> ContentRows? {
      axis == .horizontal ? horizontalContent : verticalContent
    }

    @inline(__always)
    mutating func setContentRows(_ rows: ContentRows?, _ axis: LayoutAxis) {
      if axis == .horizontal { horizontalContent = rows } else { verticalContent = rows }
    }
  }

  /// What of an item is to be looked at when it is placed.
  struct ItemReports: OptionSet {
    // ``KnownFrames`` reads it where it lies.
    let rawValue: UInt8

    /// ``LayoutChanges/widths`` tells of it.
    static let width = Self(rawValue: 1)
    /// ``LayoutChanges/news`` tells of its frame.
    static let frame = Self(rawValue: 2)
    /// It was placed for the sake of one above it, and need not be when its turn on the list comes.
    static let placed = Self(rawValue: 4)
  }

  /// The rows that hold an item to its content along an axis.
  struct ContentRows {
    var hugging: ConstraintID
    var resistance: ConstraintID
    /// Keeps the alignment rectangle from a negative length; the frame is kept so by its variable.
    var floor: ConstraintID?
  }

  /// What the engine keeps of a constraint.
  struct ConstraintRecord {
    var constraint: LayoutConstraint
    /// The place among the constraints that decide ties.
    var mention = TieRank.none
    var row: ConstraintID?
    /// How many terms the row has, where it speaks of edges, centres and sizes of items that it names, and is mirrored
    /// by nothing; 0 for others.
    var plainTerms: Int32 = 0
    var isAlive = true
    var first = UseLinks()
    var second = UseLinks()

    /// Begins to fill what only a constraint that is taken in has; one that was put down has the rest.
    @inline(__always)
    mutating func beginTakingIn() {
      (row, plainTerms, isAlive) = (nil, 0, true)
      (first, second) = (UseLinks(), UseLinks())
    }

    subscript(side: Use.Side) -> UseLinks {
      @inline(__always) get { side == .first ? first : second }
      @inline(__always) set { if side == .first { first = newValue } else { second = newValue } }
    }
  }

  /// Whose row it is.
  struct RowOwner {
    enum Kind: UInt8 {
      case nobody
      case constraint
      case hugging
      case compressionResistance
    }

    var kind: Kind
    /// Whether it holds an item's height rather than its width.
    var isVertical = false
    /// The index of the constraint or the item.
    var index: Int32

    static let nobody = RowOwner(kind: .nobody, index: -1)

    var axis: LayoutAxis { isVertical ? .vertical : .horizontal }
  }

  func item(_ id: ItemID) -> UnsafeMutablePointer<ItemRecord> {
    guard id.index >= 0, id.index < items.count, items[id.index].pointee.isAlive else {
      return collectedItem(id)
    }
    return items[id.index]
  }

  func constraintRecord(_ id: LayoutConstraintID) -> UnsafeMutablePointer<ConstraintRecord> {
    guard id.index >= 0, id.index < constraints.count, constraints[id.index].pointee.isAlive else {
      return collectedConstraint(id)
    }
    return constraints[id.index]
  }

  /// Takes in what was only collected yet, for somebody who asks for an item.
  @inline(never)
  private func collectedItem(_ id: ItemID) -> UnsafeMutablePointer<ItemRecord> {
    endCollecting()
    guard id.index >= 0, id.index < items.count, items[id.index].pointee.isAlive else {
      requirementFailure("item \(id.index) is not in this engine")
    }
    return items[id.index]
  }

  /// The same for a constraint.
  @inline(never)
  private func collectedConstraint(
    _ id: LayoutConstraintID
  ) -> UnsafeMutablePointer<ConstraintRecord> {
    endCollecting()
    guard id.index >= 0, id.index < constraints.count, constraints[id.index].pointee.isAlive else {
      requirementFailure("constraint \(id.index) is not in this engine")
    }
    return constraints[id.index]
  }

  func owner(of row: ConstraintID) -> RowOwner {
    Int(row.slot) < rowOwners.count ? rowOwners[row.slot].pointee : .nobody
  }

  @inline(__always)
  func setOwner(_ owner: RowOwner, of row: ConstraintID) {
    rowOwners.put(owner, at: Int(row.slot), filler: .nobody)
  }

  /// Notes whose the variables of a new item are.
  @inline(__always)
  func noteVariables(of index: Int32, _ record: UnsafeMutablePointer<ItemRecord>) {
    let first = Int(record.pointee.width.index)
    // Places of variables that were removed are given away first; behind a new one, all are new.
    if first == itemOfVariable.count {
      itemOfVariable.reserve(first + 4)
      for _ in 0..<4 { itemOfVariable.appendReserved(index) }
      return
    }
    for variable in [
      record.pointee.width, record.pointee.height, record.pointee.left, record.pointee.top,
    ] {
      itemOfVariable.put(index, at: Int(variable.index), filler: -1)
    }
  }
}
