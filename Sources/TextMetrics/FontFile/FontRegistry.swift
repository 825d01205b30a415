import Foundation

/// The fonts that a program has supplied for ``FontDescription/Family/named(_:)``.
///
/// Nothing of the host is looked at: the same files give the same sizes on every machine.
///
///     let font = try FontFile([UInt8](Data(contentsOf: url)))
///     FontRegistry.shared.register(font)
///
/// Safe to use from any thread.
public final class FontRegistry: Sendable {
  /// The fonts of the process.
  public static let shared = FontRegistry()

  private let state = Locked(State())

  /// Fonts by PostScript name, and all names that they go by.
  private struct State {
    var fonts: [String: FontFile] = [:] {
      didSet { index = nil }
    }
    /// Made when a name is asked for after a change.
    private var index: [String: FontFile]?

    mutating func font(named name: String) -> FontFile? {
      if fonts.isEmpty { return nil }
      if let index { return index[name] }
      var made: [String: FontFile] = [:]
      let sorted = fonts.values.sorted { $0.postScriptName < $1.postScriptName }
      // What comes later in this order overrides: a PostScript name is no other font's family.
      for font in sorted.reversed() where !font.familyName.isEmpty { made[font.familyName] = font }
      for font in sorted.reversed() where !font.fullName.isEmpty { made[font.fullName] = font }
      for font in sorted { made[font.postScriptName] = font }
      index = made
      return made[name]
    }
  }

  /// Creates a registry without fonts.
  init() {}

  /// Makes a font known by its names; one of the same PostScript name is replaced.
  public func register(_ font: FontFile) {
    state.withLock { $0.fonts[font.postScriptName] = font }
  }

  /// Forgets the font with a PostScript name.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func unregister(_ postScriptName: String) -> Bool {
    state.withLock { $0.fonts.removeValue(forKey: postScriptName) != nil }
  }

  /// The fonts that are known, by their PostScript names.
  public var all: [String: FontFile] { state.withLock { $0.fonts } }

  /// The font with a PostScript name or a name for people, or else the one of its family whose name comes first.
  public func font(named name: String) -> FontFile? {
    state.withLock { $0.font(named: name) }
  }
}

/// A value that one thread at a time may touch.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  /// Guarded by `lock`.
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
