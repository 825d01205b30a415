internal import Foundation
internal import TextMetrics

#if SwiftLog
internal import Logging
#endif

/// Says of fonts that nobody registered that they are not there: once for each name.
enum MissingFonts {
  /// The names that were told.
  private static let told = NamesInUse()

  /// Says that there is no font of this name, unless there is one, its figures are known, or it was said before.
  ///
  /// - Parameters:
  ///   - name: What was asked for.
  ///   - place: The file and line that asked, or nil where that is not known.
  static func tell(_ name: String, at place: (file: String, line: UInt)?) {
    guard let message = message(for: name, at: place) else { return }
    let logger = Logger(label: "Fonts")
    logger.warning("\(message)")
  }

  /// What is to be said of a name; nil where there is nothing to say, or where it was asked for before.
  static func message(
    for name: String,
    at place: (file: String, line: UInt)?
  ) -> String? {
    guard SystemFontMetrics.exactness(of: .named(name, size: 17)) == .substitute,
      told.insert(name)
    else { return nil }
    let caller = place.map { " in \($0.file):\($0.line)" } ?? ""
    return
      "there is no font '\(name)', which was asked for\(caller): its text is measured with another font. "
      + "UIFont.registerFont(at:) makes the font of a file known"
  }

  /// Names, from any thread.
  private final class NamesInUse: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var names: Set<String> = []

    /// Whether the name is a new one.
    func insert(_ name: String) -> Bool { lock.withLock { names.insert(name).inserted } }
  }
}
