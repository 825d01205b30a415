import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A layout of 100 × 100 points with one view in it, at (10, 20) with 30 × 40 points.
func pictureSnapshot(_ look: LayoutSnapshot.Look? = LayoutSnapshot.Look()) -> LayoutSnapshot {
  var snapshot = LayoutSnapshot(name: "Sample", scale: 2)
  snapshot.items = [
    pictureItem("root", parent: nil, LayoutRect(x: 0, y: 0, width: 100, height: 100)),
    pictureItem("view", parent: 0, LayoutRect(x: 10, y: 20, width: 30, height: 40)),
  ]
  snapshot.items[1].look = look
  return snapshot
}

func pictureItem(_ id: String, parent: Int?, _ frame: LayoutRect) -> LayoutSnapshot.Item {
  var item = LayoutSnapshot.Item(
    kind: .view,
    id: id,
    className: "UIView",
    parent: parent,
    frame: frame,
    properties: ItemProperties()
  )
  item.look = LayoutSnapshot.Look()
  return item
}

extension LayoutSnapshot {
  /// The layout's picture.
  func picture(findings: [Finding] = []) throws -> LayoutPicture {
    LayoutPicture(try SolvedLayout(self), findings: findings)
  }
}

/// What a parser reads of a picture.
final class ParsedPicture: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var attributes: [(element: String, name: String, value: String)] = []
  private(set) var texts: [String] = []
  private var isText = false

  /// Parses a picture; records an issue where it is not well-formed.
  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes own: [String: String]
  ) {
    elements[name, default: 0] += 1
    attributes += own.map { (name, $0.key, $0.value) }
    isText = name == "text"
    if isText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isText { texts[texts.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isText = false
  }
}
