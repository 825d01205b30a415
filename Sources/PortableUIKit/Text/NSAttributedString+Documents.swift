#if !canImport(ObjectiveC)
public import Foundation

extension NSAttributedString {
  /// A kind of document that text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without looks.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with pictures.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a document before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of letters that have none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// How bytes are letters, a number of `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Where addresses begin.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String
    /// Creates a fact from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How bytes are letters, a number of `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a text: plain, or of a page.
  ///
  /// - Note: UIKit: a page is read with its styles, in Times of 12 points. Here its letters are read, in paragraphs, with bold and
  ///   slanted ones, in the system font of 12 points.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: What kind of document it is; plain text, unless something is said or the document begins with `<`.
  ///   - dict: Where to put what is known of it; nothing is put there.
  /// - Throws: `CocoaError` for letters that the encoding does not have, and for kinds that are not read.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding]
    let raw = number as? UInt ?? (number as? NSNumber)?.uintValue
    let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType ?? (text.hasPrefix("<") ? .html : .plain) {
    case .html:
      var page = PageText(text)
      self.init(attributedString: page.read())
    case .plain: self.init(string: text)
    default: throw CocoaError(.fileReadUnknown)
    }
  }
}

/// The letters of a page.
private struct PageText {
  private let page: Substring
  private let result = NSMutableAttributedString(string: "")
  private var bold = 0
  private var slanted = 0

  init(_ page: String) { self.page = page[...] }

  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote",
    "section", "article", "body", "pre",
  ]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "hellip": "…",
    "mdash": "—", "ndash": "–", "copy": "©", "laquo": "«", "raquo": "»", "bull": "•",
  ]

  mutating func read() -> NSAttributedString {
    var rest = page
    while let next = rest.first {
      if next == "<" {
        rest = rest.dropFirst()
        if rest.hasPrefix("!--") {
          rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
          continue
        }
        let tag = rest.prefix { $0 != ">" }
        rest = rest.dropFirst(tag.count + 1)
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if ["script", "style", "title"].contains(name), !tag.hasPrefix("/") {
          rest =
            rest.range(of: "</" + name, options: .caseInsensitive)
            .map { rest[$0.lowerBound...] } ?? ""
        }
        take(tag: name, isEnd: tag.hasPrefix("/"))
      } else {
        let words = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(words.count)
        append(Self.decoded(words))
      }
    }
    return result
  }

  private mutating func take(tag name: String, isEnd: Bool) {
    switch name {
    case "b", "strong": bold = max(0, bold + (isEnd ? -1 : 1))
    case "i", "em": slanted = max(0, slanted + (isEnd ? -1 : 1))
    case "br": add("\n")
    case _ where Self.blocks.contains(name):
      if result.length > 0, !result.string.hasSuffix("\n") { add("\n") }
      if name.first == "h", name.count == 2 { bold = max(0, bold + (isEnd ? -1 : 1)) }
    default: break
    }
  }

  /// Adds words, with one space for many, and none at the beginning of a line.
  private func append(_ words: String) {
    var text = words.split(omittingEmptySubsequences: false) { " \n\t\r".contains($0) }
      .reduce(into: [Substring]()) { parts, word in
        if !(word.isEmpty && parts.last?.isEmpty == true) { parts.append(word) }
      }
      .joined(separator: " ")
    let before = result.string.last
    if before == nil || before == "\n" || before == " " { text = String(text.drop { $0 == " " }) }
    if !text.isEmpty { add(text) }
  }

  private func add(_ text: String) {
    var font = bold > 0 ? UIFont.boldSystemFont(ofSize: 12) : UIFont.systemFont(ofSize: 12)
    if bold == 0, slanted > 0 { font = .italicSystemFont(ofSize: 12) }
    result.append(NSAttributedString(string: text, attributes: [.font: font]))
  }

  private static func decoded(_ words: Substring) -> String {
    var result = ""
    var rest = words
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...].dropFirst()
      guard let end = rest.prefix(10).firstIndex(of: ";") else {
        result += "&"
        continue
      }
      let name = rest[..<end]
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      let letter = number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      result += letter ?? entities[String(name)] ?? "&\(name);"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
#endif
