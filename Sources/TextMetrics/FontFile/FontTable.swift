/// A table of a font file: big-endian numbers, each read only where it lies inside.
struct FontTable: Sendable {
  /// The four letters that name the table.
  let tag: String
  private let bytes: [UInt8]
  /// The table's place in the file.
  private let range: Range<Int>

  init(tag: String, bytes: [UInt8], range: Range<Int>) {
    self.tag = tag
    self.bytes = bytes
    self.range = range
  }

  /// The length of the table in bytes.
  var count: Int { range.count }

  /// The byte at `offset`.
  func uint8(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < count else { throw .truncatedTable(tag) }
    return Int(bytes[range.lowerBound + offset])
  }

  /// The unsigned number of two bytes at `offset`.
  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    try uint8(offset) << 8 | uint8(offset + 1)
  }

  /// The signed number of two bytes at `offset`.
  func int16(_ offset: Int) throws(FontFileError) -> Int {
    let value = try uint16(offset)
    return value >= 0x8000 ? value - 0x10000 : value
  }

  /// The unsigned number of four bytes at `offset`.
  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try uint16(offset) << 16 | uint16(offset + 2)
  }

  /// The bytes of a part.
  func slice(_ offset: Int, _ length: Int) throws(FontFileError) -> ArraySlice<UInt8> {
    guard offset >= 0, length >= 0, offset <= count - length else { throw .truncatedTable(tag) }
    let start = range.lowerBound + offset
    return bytes[start..<(start + length)]
  }
}
