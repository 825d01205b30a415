/// Why the bytes of a font cannot be used.
public enum FontFileError: Error, Hashable, Sendable {
  /// The bytes do not begin as a TrueType or OpenType font, or the collection has no such font.
  case notAFont
  /// A table that measuring needs is not there; the tag is that of the OpenType specification.
  case missingTable(String)
  /// A table ends before a value that it announces.
  case truncatedTable(String)
  /// A table holds a value that makes no sense; `rule` names what it should be.
  case invalidValue(table: String, rule: String)
  /// No character map of format 4 or 12 for Unicode.
  case noCharacterMap
}

extension FontFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAFont: "this is no TrueType or OpenType font"
    case .missingTable(let tag): "the font has no table \(tag)"
    case .truncatedTable(let tag): "the table \(tag) of the font ends too early"
    case .invalidValue(let table, let rule): "the table \(table) of the font breaks a rule: \(rule)"
    case .noCharacterMap: "the font has no character map that can be read"
    }
  }
}
