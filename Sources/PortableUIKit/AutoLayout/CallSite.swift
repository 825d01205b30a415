/// The line of source that made a constraint.
///
/// A layout has tens of thousands of constraints, so it is twelve bytes: the text lies in the program,
/// and is only read when somebody asks.
struct CallSite: @unchecked Sendable {
  // The text never changes and never goes.
  private let text: UnsafePointer<UInt8>?
  private let number: UInt32

  /// An unknown line.
  static let unknown = CallSite(text: nil, number: 0)

  private init(text: UnsafePointer<UInt8>?, number: UInt32) {
    self.text = text
    self.number = number
  }

  /// The line `line` of `file`.
  @inline(__always)
  init(_ file: StaticString, _ line: UInt) {
    text = file.hasPointerRepresentation ? file.utf8Start : nil
    number = UInt32(truncatingIfNeeded: line)
  }

  /// The line `line` of `file`, whose text is kept for good.
  @MainActor
  init(keeping file: String, _ line: UInt) {
    text = file.isEmpty ? nil : KeptFiles.text(of: file)
    number = UInt32(truncatingIfNeeded: line)
  }

  /// The file, as `Module/File.swift`, and the line; nil where they are not known.
  var place: (file: String, line: Int)? {
    // Source: the standard library's documentation of `StaticString.utf8Start`: it points to text that
    // ends with a zero.
    text.map { (String(cString: $0), Int(number)) }
  }
}

/// The names of files that came as strings.
@MainActor
private enum KeptFiles {
  private static var texts: [String: UnsafePointer<UInt8>] = [:]
  /// The name that was asked for last: a block of constraints comes from one file.
  private static var last: (file: String, text: UnsafePointer<UInt8>)?

  static func text(of file: String) -> UnsafePointer<UInt8> {
    if let last, last.file == file { return last.text }
    let text = texts[file] ?? copy(file)
    texts[file] = text
    last = (file, text)
    return text
  }

  private static func copy(_ file: String) -> UnsafePointer<UInt8> {
    let count = file.utf8.count
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 1)
    for (index, byte) in file.utf8.enumerated() { (bytes + index).initialize(to: byte) }
    (bytes + count).initialize(to: 0)
    return UnsafePointer(bytes)
  }
}
