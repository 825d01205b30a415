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
    var systemFont: SystemFontFile? {
      didSet { systemFigures = systemFont.map { SystemFontFigures($0, over: .shared) } }
    }
    private(set) var systemFigures: SystemFontFigures?
    var fonts: [String: FontFile] = [:] {
      didSet { index = nil }
    }
    /// Made when a name is asked for after a change.
    private var index: [String: FontFile]?

    mutating func font(named name: String) -> FontFile? {
      if fonts.isEmpty { return nil }
      if let index { return index[name] }
      var made: [String: FontFile] = [:]
      // A family's name stands for its plainest font.
      let sorted = fonts.values.sorted { $0.plainness < $1.plainness }
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

  /// Figures of the system font that stand in place of the built-in ones of today's font; nil for these.
  public var systemFont: SystemFontFile? {
    get { state.withLock { $0.systemFont } }
    set { state.withLock { $0.systemFont = newValue } }
  }

  /// The same, ready for use.
  var systemFigures: SystemFontFigures? { state.withLock { $0.systemFigures } }

  /// The fonts that are known, by their PostScript names.
  public var all: [String: FontFile] { state.withLock { $0.fonts } }

  /// The font of a family that is nearest to a weight, of those with the slant if there are any; nil where no font of the
  /// family is known.
  public func font(inFamily family: String, weight: FontWeight, isItalic: Bool) -> FontFile? {
    let fonts = all.values.filter { $0.familyName == family }
      .sorted { $0.postScriptName < $1.postScriptName }
    let slanted = fonts.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? fonts : slanted).min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
  }

  /// The font with a PostScript name or a name for people, or else the plainest one of its family.
  public func font(named name: String) -> FontFile? {
    state.withLock { $0.font(named: name) }
  }
}

extension FontFile {
  /// An order of fonts, from upright and regular ones on.
  fileprivate var plainness: (Int, Double, String) {
    (isItalic ? 1 : 0, abs(weight.rawValue), postScriptName)
  }
}
