public import Foundation
#if canImport(FoundationXML)
public import FoundationXML
#endif
import LayoutEngine
import PortableUIKit

public final class InterfaceElement {
  let name: String; var attributes: [String: String]; var children: [InterfaceElement] = []; var text = ""; let line: Int
  init(name: String, attributes: [String: String], line: Int) { self.name = name; self.attributes = attributes; self.line = line }
  var id: String? { attributes["id"] }
  var userLabel: String? { attributes["userLabel"] }
  func child(_ n: String, key: String? = nil) -> InterfaceElement? { children.first { $0.name == n && (key == nil || $0.attributes["key"] == key) } }
  func children(named n: String) -> [InterfaceElement] { children.filter { $0.name == n } }
  func flag(_ n: String) -> Bool { attributes[n] == "YES" }
  func number(_ n: String) -> Double? { attributes[n].flatMap(Double.init) }
  var savedFrame: LayoutRect? {
    guard let r = child("rect", key: "frame") else { return nil }
    return LayoutRect(x: r.number("x") ?? 0, y: r.number("y") ?? 0, width: r.number("width") ?? 0, height: r.number("height") ?? 0)
  }
  func string(key: String) -> String? { children.first { ($0.name == "string" || $0.name == "mutableString") && $0.attributes["key"] == key }?.text }
  var shownText: String? { attributes["text"] ?? string(key: "text") ?? attributes["title"] ?? attributes["placeholder"]
    ?? children.first { $0.attributes["key"] == "normal" }?.attributes["title"]
    ?? child("attributedString")?.children.compactMap { $0.attributes["content"] ?? $0.string(key: "content") }.joined() }
}
public struct InterfaceScene { var objects: [InterfaceElement] }
public final class InterfaceDocument: NSObject, XMLParserDelegate {
  var root: InterfaceElement!
  var stack: [InterfaceElement] = []
  var byID: [String: InterfaceElement] = [:]
  public init(data: Data) { super.init(); let p = XMLParser(data: data); p.delegate = self; _ = p.parse() }
  public func parser(_ parser: XMLParser, didStartElement n: String, namespaceURI: String?, qualifiedName: String?, attributes a: [String: String] = [:]) {
    let e = InterfaceElement(name: n, attributes: a, line: parser.lineNumber)
    if let t = stack.last { t.children.append(e) } else { root = e }
    if let id = e.id { byID[id] = e }
    stack.append(e)
  }
  public func parser(_ parser: XMLParser, didEndElement n: String, namespaceURI: String?, qualifiedName: String?) { stack.removeLast() }
  public func parser(_ parser: XMLParser, foundCharacters s: String) { stack.last?.text += s }
  func element(_ id: String) -> InterfaceElement? { byID[id] }
  var toolsVersion: Int { Int(root.attributes["toolsVersion"]?.split(separator: ".").first.map(String.init) ?? "") ?? 0 }
  var usesSafeAreas: Bool { root.flag("useSafeAreas") }
  var device: String { root.child("device")?.attributes["id"] ?? "retina4_7" }
  var table: (Double, Double, Double, Double, Double) {
    switch device {
    case "retina3_5": (320, 480, 2, 20, 0)
    case "retina4_0": (320, 568, 2, 20, 0)
    case "retina4_7": (375, 667, 2, 20, 0)
    case "retina5_5": (414, 736, 3, 20, 0)
    case "retina5_9": (375, 812, 3, 44, 34)
    case "retina6_1": (414, 896, 2, 44, 34)
    case "retina6_5": (414, 896, 3, 44, 34)
    case "retina6_0": (390, 844, 3, 47, 34)
    case "retina6_12": (393, 852, 3, 59, 34)
    case "retina6_7": (428, 926, 3, 47, 34)
    case "ipad9_7": (768, 1024, 2, 20, 0)
    case "ipad11_0rounded": (834, 1194, 2, 24, 20)
    case "ipad12_9rounded": (1024, 1366, 2, 24, 20)
    default: (375, 667, 2, 20, 0)
    }
  }
  var isLandscape: Bool { root.child("device")?.attributes["orientation"] == "landscape" }
  var sizeClasses: SizeClasses { let pad = device.hasPrefix("ipad"); return SizeClasses(isCompactWidth: !pad, isCompactHeight: !pad && isLandscape) }
  var canvasScale: Double { table.2 }
  var canvasSize: (width: Double, height: Double) { isLandscape ? (table.1, table.0) : (table.0, table.1) }
  var deviceSafeArea: UIEdgeInsets { UIEdgeInsets(top: CGFloat(table.3), left: 0, bottom: CGFloat(table.4), right: 0) }
  var imageSizes: [String: (width: Double, height: Double)] {
    var r: [String: (width: Double, height: Double)] = [:]
    for e in root.child("resources")?.children ?? [] where e.name == "image" && e.attributes["catalog"] == nil { r[e.attributes["name"] ?? ""] = (e.number("width") ?? 0, e.number("height") ?? 0) }
    for e in root.child("resources")?.children ?? [] where e.name == "image" && e.attributes["catalog"] != nil { r[e.attributes["name"] ?? ""] = ((e.number("width") ?? 0) * 20 / 128, (e.number("height") ?? 0) * 20 / 128) }
    return r
  }
  var designableSizes: [String: (width: Double, height: Double)] {
    var r: [String: (width: Double, height: Double)] = [:]
    for e in root.child("designables")?.children ?? [] { if let s = e.child("size", key: "intrinsicContentSize") { r[e.attributes["name"] ?? ""] = (s.number("width") ?? 0, s.number("height") ?? 0) } }
    return r
  }
  var scenes: [InterfaceScene] {
    if let s = root.child("scenes") { return s.children.map { InterfaceScene(objects: $0.child("objects")?.children ?? []) } }
    return [InterfaceScene(objects: root.child("objects")?.children ?? [])]
  }
}
struct ConstraintDescription {
  var firstItem: String?, secondItem: String?, firstAttribute: NSLayoutConstraint.Attribute, secondAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation, multiplier: Double, constant: Double, priority: Double, identifier: String?
}
extension DocumentBuilder {
  func attribute(_ n: String?) -> NSLayoutConstraint.Attribute? {
    let t: [String: NSLayoutConstraint.Attribute] = ["left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins]
    return n.flatMap { t[$0] }
  }
  func constraintDescription(_ e: InterfaceElement) -> ConstraintDescription? {
    guard let a = attribute(e.attributes["firstAttribute"]) else { return nil }
    var m = 1.0
    if let t = e.attributes["multiplier"] { let p = t.split(separator: ":").compactMap { Double($0) }; m = p.count == 2 ? p[0] / p[1] : p.first ?? 1 }
    let r: NSLayoutConstraint.Relation = e.attributes["relation"] == "lessThanOrEqual" ? .lessThanOrEqual : e.attributes["relation"] == "greaterThanOrEqual" ? .greaterThanOrEqual : .equal
    return ConstraintDescription(firstItem: e.attributes["firstItem"], secondItem: e.attributes["secondItem"], firstAttribute: a, secondAttribute: attribute(e.attributes["secondAttribute"]) ?? .notAnAttribute, relation: r, multiplier: m, constant: e.number("constant", in: traits) ?? 0, priority: e.number("priority", in: traits) ?? 1000, identifier: e.attributes["identifier"])
  }
}
extension CGFloat { init(_ d: Double?, x: Int) { self = 0 } }
extension InterfaceDocument { convenience init(contentsOf f: String) throws { self.init(data: try Data(contentsOf: URL(fileURLWithPath: f))) } }
