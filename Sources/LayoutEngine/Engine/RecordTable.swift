import Requirements

/// A growing table of trivial records, read and written in place.
///
///     let items = RecordTable<ItemRecord>()
///     let index = items.append(ItemRecord(parent: -1))
///     items[index].pointee.depth = 3
///
/// An array that a class stores costs an exclusivity check, and often a retain and a release, at each
/// look; a layout looks at its records some hundred times for each view. So a table is one pointer to
/// memory of its own: copies of it are the same table, whoever makes it frees it, and records must be
/// trivial, so that nothing has to be destroyed with them.
///
/// A pointer to a record is good until the next ``append(_:)``. Indices are checked.
struct RecordTable<Record> {
  private struct Header {
    var records: UnsafeMutablePointer<Record>
    var count: Int
    var capacity: Int
    /// Whether the table frees the records.
    var isOwner = true
  }

  private let header: UnsafeMutablePointer<Header>

  /// Makes an empty table among others.
  ///
  /// It has no room yet: most of those of a small layout stay empty, or are given all that they need at once.
  init(in room: inout RecordTableRoom) {
    requirement(_isPOD(Record.self), "\(Record.self) is not trivial; a table cannot hold it")
    header = room.take(Header.self)
    // Nothing reads or writes where there is no room; the address only has to be one.
    let nowhere = UnsafeMutableRawPointer(header).assumingMemoryBound(to: Record.self)
    header.initialize(to: Header(records: nowhere, count: 0, capacity: 0))
  }

  /// Frees the records; the table and its copies must not be used again.
  func deallocate() {
    if header.pointee.capacity > 0, header.pointee.isOwner { header.pointee.records.deallocate() }
  }

  /// The number of records.
  @inline(__always)
  var count: Int { header.pointee.count }

  /// Makes room for so many records at once.
  ///
  /// A table that grows bit by bit touches twice the memory.
  @inline(__always)
  func reserve(_ count: Int) {
    if count > header.pointee.capacity { grow(to: count) }
  }

  /// Whether there is no room yet.
  var isWithoutRoom: Bool { header.pointee.capacity == 0 }

  /// Takes room for so many records from memory that others free, as long as there is none yet.
  ///
  /// - Returns: Where the next table may take its own.
  func reserve(_ count: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    assert(isWithoutRoom, "the table has room")
    guard count > 0 else { return place }
    header.pointee.records = place.bindMemory(to: Record.self, capacity: count)
    header.pointee.capacity = count
    header.pointee.isOwner = false
    return place + Self.bytes(count)
  }

  /// The bytes that room for some records takes among that for others, of any kind.
  static func bytes(_ count: Int) -> Int {
    assert(MemoryLayout<Record>.alignment <= RecordTableRoom.alignment)
    let size = count * MemoryLayout<Record>.stride + RecordTableRoom.alignment - 1
    return size / RecordTableRoom.alignment * RecordTableRoom.alignment
  }

  /// The place of a record.
  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Record> {
    requirement(index >= 0 && index < header.pointee.count, "no record has this index")
    return header.pointee.records + index
  }

  /// The place of a record.
  @inline(__always)
  subscript(index: Int32) -> UnsafeMutablePointer<Record> { self[Int(index)] }

  /// The first record, for walks along indices that the tables themselves hold: those are not checked.
  ///
  /// Good until the next ``append(_:)``.
  @inline(__always)
  var base: UnsafeMutablePointer<Record> { header.pointee.records }

  /// Where the address of the first record stands, as long as there is the table.
  var placeOfAddress: UnsafeRawPointer {
    requirement(
      MemoryLayout<Header>.offset(of: \.records) == 0,
      "a table does not begin with the address of its records"
    )
    return UnsafeRawPointer(header)
  }

  /// All records, until the next ``append(_:)``.
  var all: UnsafeMutableBufferPointer<Record> {
    UnsafeMutableBufferPointer(start: header.pointee.records, count: header.pointee.count)
  }

  /// Adds a record and returns its index.
  ///
  /// - Complexity: O(1), amortised.
  @discardableResult
  @inline(__always)
  func append(_ record: Record) -> Int {
    let index = header.pointee.count
    if index == header.pointee.capacity { grow(to: index &+ 1) }
    (header.pointee.records + index).initialize(to: record)
    header.pointee.count = index &+ 1
    return index
  }

  /// Adds a place for a record, which is yet to be initialised, and returns its index.
  ///
  /// A large record that is put together elsewhere would be copied here.
  @inline(__always)
  func appendPlace() -> Int {
    let index = header.pointee.count
    if index == header.pointee.capacity { grow(to: index &+ 1) }
    header.pointee.count = index &+ 1
    return index
  }

  /// Adds places for records, which are yet to be initialised.
  func appendPlaces(_ added: Int) {
    let count = header.pointee.count + added
    reserve(count)
    header.pointee.count = count
  }

  /// Adds a record where ``reserve(_:)`` made room for it.
  @inline(__always)
  func appendReserved(_ record: Record) {
    let index = header.pointee.count
    assert(index < header.pointee.capacity, "no room was made for the record")
    (header.pointee.records + index).initialize(to: record)
    header.pointee.count = index &+ 1
  }

  /// Writes a record at `index`, with copies of `filler` at the places before it that are not there.
  @inline(__always)
  func put(_ record: Record, at index: Int, filler: Record) {
    if index == header.pointee.count {
      append(record)
    } else {
      fill(to: index + 1, with: filler)
      self[index].pointee = record
    }
  }

  /// Adds copies of `record` until there are `count`.
  func fill(to count: Int, with record: Record) {
    let old = header.pointee.count
    guard count > old else { return }
    if count > header.pointee.capacity { grow(to: count) }
    (header.pointee.records + old).initialize(repeating: record, count: count - old)
    header.pointee.count = count
  }

  /// Takes over records from elsewhere as all of its own.
  func copy(_ records: UnsafePointer<Record>, _ count: Int) {
    reserve(count)
    header.pointee.records.initialize(from: records, count: count)
    header.pointee.count = count
  }

  /// Takes the first places, which were initialised, as all records; there is room for them.
  @inline(__always)
  func setCount(_ count: Int) {
    assert(count <= header.pointee.capacity, "no room was made for the records")
    header.pointee.count = count
  }

  /// Takes the newest record off, or answers nil where there is none.
  func popLast() -> Record? {
    guard header.pointee.count > 0 else { return nil }
    header.pointee.count -= 1
    return header.pointee.records[header.pointee.count]
  }

  /// Forgets the records and keeps their memory.
  func removeAll() {
    header.pointee.count = 0
  }

  /// Memory for so many records, which the caller frees.
  ///
  /// Records that fill lines of the cache begin with one, so that what stands together in a record is in one line.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<Record> {
    let (stride, line) = (MemoryLayout<Record>.stride, 64)
    return UnsafeMutableRawPointer.allocate(
      byteCount: count * stride,
      alignment: stride.isMultiple(of: line) ? line : MemoryLayout<Record>.alignment
    ).bindMemory(to: Record.self, capacity: count)
  }

  @inline(never)
  private func grow(to least: Int) {
    let capacity = max(least, header.pointee.capacity * 2, 8)
    let records = Self.allocate(capacity)
    if header.pointee.capacity > 0 {
      records.moveInitialize(from: header.pointee.records, count: header.pointee.count)
      if header.pointee.isOwner { header.pointee.records.deallocate() }
    }
    header.pointee.records = records
    header.pointee.capacity = capacity
    header.pointee.isOwner = true
  }
}

/// Where tables keep what they know of their records, in one piece of memory.
///
/// A small layout has as many tables as items: memory of its own for each would be a good part of its cost.
struct RecordTableRoom {
  /// The bytes for each table.
  private static var stride: Int { 32 }
  /// Where records may begin.
  static var alignment: Int { 16 }

  private let memory: UnsafeMutableRawPointer
  private let tableCount: Int
  private var taken = 0

  /// Makes room for so many tables.
  init(tables tableCount: Int) {
    self.tableCount = tableCount
    memory = .allocate(byteCount: tableCount * Self.stride, alignment: Self.stride / 2)
  }

  /// Takes the place of one table.
  mutating func take<Header>(_: Header.Type) -> UnsafeMutablePointer<Header> {
    requirement(
      taken < tableCount && MemoryLayout<Header>.size <= Self.stride,
      "there is no room for another table"
    )
    taken += 1
    return (memory + (taken - 1) * Self.stride).bindMemory(to: Header.self, capacity: 1)
  }

  /// Frees the room; its tables must have freed their records.
  func deallocate() { memory.deallocate() }
}
