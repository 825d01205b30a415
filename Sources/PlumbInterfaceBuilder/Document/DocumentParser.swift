import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML text into elements, within limits.
///
/// `XMLParser.parse()` is not believed: it returns true for text that ends too early. What counts is
/// whether an error was reported, and whether every element that began has ended.
enum DocumentParser {
  /// The elements of a document.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - file: The name that errors give.
  ///   - limits: The greatest extent that is read; parsing stops there.
  /// - Returns: At least the root.
  /// - Throws: The first thing that is wrong with the text, with its place.
  static func parse(
    _ data: Data,
    file: String,
    limits: DocumentLimits
  ) throws(DocumentError) -> ElementTree {
    guard data.count <= limits.bytes else {
      throw DocumentError(
        file: file,
        line: 1,
        problem: .tooLarge(.bytes, maximum: limits.bytes)
      )
    }
    let text = try TextDecoding(file: file).utf8(from: data)
    // libxml2 says of any other text that it is empty or was cut off.
    if let start = text.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }),
      start != UInt8(ascii: "<")
    {
      throw DocumentError(
        file: file,
        line: 1,
        problem: .malformed(reason: "the text does not begin with <")
      )
    }
    // A stream is fed in pieces: libxml2 refuses more than 10 MB in one.
    let parser = XMLParser(stream: InputStream(data: Data(text)))
    parser.shouldResolveExternalEntities = false
    let builder = TreeBuilder(file: file, limits: limits)
    parser.delegate = builder
    let succeeded = parser.parse()
    let end = text.reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
    if let error = builder.error {
      // A tag that the end of the text cuts in two is reported as a tag without its bracket.
      if case .malformed = error.problem, !builder.open.isEmpty, error.line == end,
        text.last(where: { $0 > 0x20 }) != UInt8(ascii: ">")
      {
        throw DocumentError(
          file: file,
          line: end,
          problem: .truncated(open: builder.openNames)
        )
      }
      throw error
    }
    guard builder.open.isEmpty, !builder.nodes.isEmpty else {
      throw DocumentError(file: file, line: end, problem: .truncated(open: builder.openNames))
    }
    guard succeeded, parser.parserError == nil else {
      throw DocumentError(
        file: file,
        line: end,
        problem: .malformed(reason: "the parser gave up without a reason")
      )
    }
    return ElementTree(file: file, nodes: withColumns(builder.nodes, text))
  }
}

extension DocumentParser {
  /// Elements with the columns of their start tags, which the parser does not report.
  private static func withColumns(
    _ nodes: [ElementTree.Node],
    _ text: [UInt8]
  ) -> [ElementTree.Node] {
    let places = StartTags.places(in: text)
    // One place for each element, or the text was read otherwise than the parser reads it.
    guard places.count == nodes.count else { return nodes }
    return zip(nodes, places).map { node, place in
      var node = node
      if place.line == node.line { node.column = place.column }
      return node
    }
  }
}

/// Collects what the parser reports.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  let file: String
  let limits: DocumentLimits
  var nodes: [ElementTree.Node] = []
  /// The indices of the elements that have begun and not ended, outermost first.
  var open: [Int] = []
  /// The first error; what follows it is its consequence.
  var error: DocumentError?

  init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  var openNames: [String] { open.map { nodes[$0].name } }

  private func fail(_ parser: XMLParser, _ problem: DocumentError.Problem) {
    guard error == nil else { return }
    error = DocumentError(
      file: file,
      line: max(1, parser.lineNumber),
      column: max(1, parser.columnNumber),
      problem: problem
    )
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard error == nil else { return }
    if open.count >= limits.depth {
      return fail(parser, .tooLarge(.depth, maximum: limits.depth))
    }
    if nodes.count >= limits.elements {
      return fail(parser, .tooLarge(.elements, maximum: limits.elements))
    }
    let index = nodes.count
    let parent = open.last
    nodes.append(
      ElementTree.Node(
        name: elementName,
        attributes: attributes,
        line: parser.lineNumber,
        parent: parent,
        end: index + 1
      )
    )
    if let parent { nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard error == nil, let index = open.popLast() else { return }
    nodes[index].end = nodes.count
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil, let index = open.last else { return }
    nodes[index].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard error == nil, let index = open.last else { return }
    nodes[index].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    // 5: content after the root, or text that ends inside elements.
    if code == 5, !open.isEmpty { return fail(parser, .truncated(open: openNames)) }
    fail(parser, .malformed(reason: Self.reason(code, expecting: openNames.last)))
  }

  /// What a libxml2 error code means; Foundation on Linux gives no words for it.
  private static func reason(_ code: Int, expecting name: String?) -> String {
    switch code {
    case 4, 111: "the document is empty or was cut off"
    case 5: "there is content after the end of the root element"
    case 6, 7, 8, 9: "a character or character reference is not permitted in XML"
    case 26: "an entity is not defined; only &lt; &gt; &amp; &quot; &apos; and numbers are"
    case 38: "an attribute value contains < or does not end"
    case 39, 40: "an attribute value is not in quotation marks or does not end"
    case 41: "an attribute has no value"
    case 42: "an attribute is given twice"
    case 65: "a space is missing between attributes"
    case 68: "a name is missing or has a character that names cannot have"
    case 73: "a tag does not end with >"
    case 76:
      name.map { "an end tag does not match the open <\($0)>" } ?? "an end tag is not expected"
    case 201: "a namespace prefix is not defined"
    default: "error \(code)"
    }
  }
}
