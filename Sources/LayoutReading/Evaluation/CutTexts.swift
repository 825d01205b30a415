import PortableUIKit

extension Evaluator {
  /// Keeps in mind the piece of a text that code takes by a number of letters, as `name.prefix(2)` and `name.first` do, where it is
  /// as short as initials are.
  ///
  /// - Parameters:
  ///   - piece: What is left of the text.
  ///   - limit: How many letters that may be.
  /// - Returns: The piece.
  func cut(_ piece: some StringProtocol, at limit: Int) -> Value {
    if !piece.isEmpty, limit <= Self.longestCut { cutTexts.insert(piece.lowercased()) }
    return .string(String(piece))
  }

  /// Whether a view shows nothing but a few letters that code took of longer texts, as the initials of a name are: it never shows
  /// more.
  func isCut(_ object: AnyObject) -> Bool {
    guard !cutTexts.isEmpty, let text = (object as? UIView)?.textToRead,
      (1...Self.longestCut).contains(text.count)
    else { return false }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    let pieces = cutTexts.sorted { $0.count > $1.count }
    return !words.isEmpty
      && words.allSatisfy { word in
        var rest = word
        while let piece = pieces.first(where: { rest.hasPrefix($0) }) {
          rest = rest.dropFirst(piece.count)
        }
        return rest.isEmpty
      }
  }

  /// How many letters a text has at the most whose width hardly changes.
  private static let longestCut = 8
}
