#if canImport(Runtime) && os(Linux)
internal import Runtime
#endif

/// Where in the app's source something was called from: cheap to take, and looked up only for a message.
///
/// Only programs with debug information know it, on platforms whose standard library can look into a stack.
struct CallerPlace {
  /// A line of a source file, which goes by its name.
  typealias Place = (file: String, line: Int)

  #if canImport(Runtime) && os(Linux)
  /// The stack in pieces, the innermost first: a line is looked up for every frame of a backtrace, which takes long, and the
  /// one that is looked for is near.
  private let pieces: [Backtrace]
  private static let framesOfPiece = 2
  private static let pieceCount = 24

  /// The place of whoever has called into the library.
  static func current() -> CallerPlace {
    var pieces: [Backtrace] = []
    for piece in 0..<pieceCount {
      let captured = try? Backtrace.capture(
        limit: framesOfPiece,
        // One frame of a piece says that there are more.
        offset: piece * (framesOfPiece - 1),
        top: 0,
        images: pieces.first?.images
      )
      guard let captured else { break }
      pieces.append(captured)
    }
    return CallerPlace(pieces: pieces)
  }

  /// The folder that holds the sources of all targets.
  private static let ownSources: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/"
  }()

  /// Looks places up, each piece of a stack once and not too many of them: one takes a tenth of a second in a large program.
  struct Lookup {
    private var known: [[String]: Place?] = [:]
    private var left = 0
    /// How many pieces are looked up for one message, and how many are kept for the next ones.
    private static let limit = 32
    private static let room = 1_024

    /// Begins with the places of another message.
    mutating func begin() {
      left = Self.limit
      if known.count > Self.room { known.removeAll() }
    }

    /// The file and line of the nearest caller outside this package's sources; nil where it is not known.
    mutating func place(of caller: CallerPlace) -> Place? {
      for piece in caller.pieces {
        let addresses = piece.frames.map(\.description)
        if let found = known[addresses] {
          if let found { return found }
          continue
        }
        guard left > 0 else { return nil }
        left -= 1
        let found = CallerPlace.place(in: piece)
        known[addresses] = .some(found)
        if let found { return found }
      }
      return nil
    }
  }

  /// The innermost line of a piece that is outside this package's sources; nil where it has none.
  private static func place(in piece: Backtrace) -> Place? {
    guard let frames = piece.symbolicated()?.frames else { return nil }
    for frame in frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(ownSources)
      else { continue }
      let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
      return (name, place.line)
    }
    return nil
  }
  #else
  /// The place of whoever has called into the library: not known on this platform.
  static func current() -> CallerPlace { CallerPlace() }

  /// Looks places up.
  struct Lookup {
    /// Does nothing.
    mutating func begin() {}

    /// Nil.
    mutating func place(of caller: CallerPlace) -> Place? { nil }
  }
  #endif
}
