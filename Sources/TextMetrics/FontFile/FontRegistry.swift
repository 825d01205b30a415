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

  private let fonts = Locked<[String: FontFile]>([:])

  /// Creates a registry without fonts.
  init() {}

  /// Makes a font known by its PostScript name; one of the same name is replaced.
  public func register(_ font: FontFile) {
    fonts.withLock { $0[font.postScriptName] = font }
  }

  /// Forgets the font with a PostScript name.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func unregister(_ postScriptName: String) -> Bool {
    fonts.withLock { $0.removeValue(forKey: postScriptName) != nil }
  }

  /// The fonts that are known, by their PostScript names.
  public var all: [String: FontFile] { fonts.withLock { $0 } }

  /// The font with a PostScript name, or else the one of its family whose name comes first.
  public func font(named name: String) -> FontFile? {
    fonts.withLock { fonts in
      if fonts.isEmpty { return nil }
      if let font = fonts[name] { return font }
      return fonts.values.filter { $0.familyName == name }
        .min { $0.postScriptName < $1.postScriptName }
    }
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
