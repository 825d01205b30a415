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
  private let backtrace: Backtrace?

  /// The place of whoever has called into the library.
  static func current() -> CallerPlace {
    CallerPlace(backtrace: try? Backtrace.capture(limit: 32, top: 0))
  }

  /// The nearest caller outside this package's sources; nil where it is not known.
  private var place: Place? {
    guard let frames = backtrace?.symbolicated()?.frames else { return nil }
    for frame in frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(Self.ownSources)
      else { continue }
      let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
      return (name, place.line)
    }
    return nil
  }

  /// The folder that holds the sources of all targets.
  private static let ownSources: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/"
  }()

  /// Looks places up, each stack once and not too many of them: one takes a good part of a second in a
  /// large program.
  struct Lookup {
    private var known: [[String]: Place?] = [:]
    private static let limit = 8

    /// The file and line of the nearest caller outside this package's sources; nil where it is not known.
    mutating func place(of caller: CallerPlace) -> Place? {
      guard let backtrace = caller.backtrace else { return nil }
      // The calls nearest to the change tell one place from another.
      let stack = backtrace.frames.prefix(12).map(\.description)
      if let found = known[stack] { return found }
      guard known.count < Self.limit else { return nil }
      let found = caller.place
      known[stack] = .some(found)
      return found
    }
  }
  #else
  /// The place of whoever has called into the library: not known on this platform.
  static func current() -> CallerPlace { CallerPlace() }

  /// Looks places up.
  struct Lookup {
    /// Nil.
    mutating func place(of caller: CallerPlace) -> Place? { nil }
  }
  #endif
}
