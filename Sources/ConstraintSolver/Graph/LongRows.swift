/// Where the columns stand in the few rows that were added to last, if these are long.
///
/// While columns are eliminated along a chain, one or two rows grow to the length of the chain, by a few
/// entries at a time. Looking for the place of each would make that quadratic.
struct LongRows: ~Copyable {
  /// A place, as long as its turn is the row's.
  struct Place: BitwiseCopyable {
    var turn: Int32
    /// Counted from the start of the row.
    var offset: Int32
  }

  /// A row that is looked after.
  struct Kept: BitwiseCopyable {
    var row: Int
    var turn: Int32
    var lastUse: Int
  }

  private var kept = Slab<Kept>()
  private var places = Slab<Place>()
  private var width = 0
  private var turn: Int32 = 0
  private var clock = 0

  /// The number of rows that are looked after.
  private static var room: Int { 4 }
  /// Rows of fewer entries are looked through.
  static var least: Int { 24 }

  init() {}

  /// Forgets all rows, and makes room for so many columns.
  mutating func begin(width: Int) {
    kept.removeAll()
    self.width = width
    // Turns go on; after very many of them, old ones could come again.
    if turn > Int32.max / 2 {
      places.removeAll()
      turn = 0
    }
  }

  /// Looks after a row, in place of the one that was not needed for longest.
  ///
  /// - Returns: What to ask about it with.
  mutating func keep(_ row: Int, of matrix: borrowing SparseRows) -> Int {
    clock += 1
    var oldest = 0
    for slot in 0..<kept.count {
      if kept[slot].row == row {
        kept[slot].lastUse = clock
        return slot
      }
      if kept[slot].lastUse < kept[oldest].lastUse { oldest = slot }
    }
    if kept.count < Self.room {
      oldest = kept.count
      kept.append(Kept(row: row, turn: 0, lastUse: 0))
      let missing = Self.room * width - places.count
      if missing > 0 { places.append(repeating: Place(turn: -1, offset: 0), count: missing) }
    }
    turn += 1
    kept[oldest] = Kept(row: row, turn: turn, lastUse: clock)
    let entries = matrix.entries(of: row)
    for place in entries {
      places[oldest * width + Int(matrix.columns[place])] = Place(
        turn: turn,
        offset: Int32(place - entries.lowerBound)
      )
    }
    return oldest
  }

  /// Looks after a row no more.
  mutating func forget(_ row: Int) {
    for slot in 0..<kept.count where kept[slot].row == row { kept[slot].row = -1 }
  }

  /// The place of a column in a row, counted from the row's start; nil if it is not in the row.
  func offset(of column: Int32, in slot: Int) -> Int? {
    let place = places[slot * width + Int(column)]
    return place.turn == kept[slot].turn ? Int(place.offset) : nil
  }

  mutating func set(_ column: Int32, to offset: Int, in slot: Int) {
    places[slot * width + Int(column)] = Place(turn: kept[slot].turn, offset: Int32(offset))
  }

  mutating func remove(_ column: Int32, from slot: Int) {
    places[slot * width + Int(column)].turn = -1
  }
}
