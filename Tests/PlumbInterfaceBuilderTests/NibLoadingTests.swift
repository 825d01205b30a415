import Foundation
import PortableUIKit
import Testing

@testable import PlumbInterfaceBuilder

#if !canImport(ObjectiveC)

/// A view of the tests' own, with the table that `plumbline swift` writes.
final class TestedBadge: UIView {
  var title: UILabel?
  var all: [UILabel] = []
  var count = 0
  var isLoud = false
  var backgroundAtInit: UIColor?
  var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundAtInit = backgroundColor
    tag = 9
  }

  override func awakeFromNib() { events.append("awake \(title?.text ?? "nil") \(count)") }
  func tapped(_ sender: UIButton) { events.append("tapped") }

  private struct Keys: KeyTable {
    static var keys: [KeyedProperty] {
      [
        .init(
          "title",
          get: { (o: TestedBadge) in o.title },
          set: { (o: TestedBadge, v) in o.title = v }
        ),
        .init("all", get: { (o: TestedBadge) in o.all }, set: { (o: TestedBadge, v) in o.all = v }),
        .init(
          "count",
          get: { (o: TestedBadge) in o.count },
          set: { (o: TestedBadge, v) in o.count = v }
        ),
        .init(
          "isLoud",
          get: { (o: TestedBadge) in o.isLoud },
          set: { (o: TestedBadge, v) in o.isLoud = v }
        ),
      ]
    }
  }
  private let keys = Keys()
  private struct Selectors: SelectorTable {
    static var selectors: [Selector] {
      [Selector("tapped:", calling: { (o: TestedBadge, sender: UIButton) in o.tapped(sender) })]
    }
  }
  private let selectors = Selectors()
}

/// A xib with a badge, whose connections stand from line 10 on.
private func xib(
  _ connections: String,
  class name: String = "TestedBadge",
  attributes: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505.1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <view id="top" tag="4" customClass="\(name)" customModule="PlumbInterfaceBuilderTests"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
  <subviews><label id="lab" text="Hello"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>
  <label id="two" text="World"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>
  <button id="but" buttonType="system"><rect key="frame" x="0.0" y="30" width="50" height="20"/><connections><action selector="tapped:" destination="top" eventType="touchUpInside" id="act"/></connections></button></subviews>
  <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
  <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
  <connections>\(connections)</connections></view></objects></document>
  """
}

@MainActor
private func load(_ text: String, owner: AnyObject? = nil) throws -> [Any] {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("nib-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("Badge.xib")
  try Data(text.utf8).write(to: file)
  return try LoaderOfDocuments.shared.objects(at: file, owner: owner, bundle: .main)
}

@MainActor @Suite struct `A nib in a program` {
  private func badge(_ connections: String, attributes: String = "") throws -> TestedBadge {
    try #require(load(xib(connections, attributes: attributes)).first as? TestedBadge)
  }

  @Test func `sets outlets before the object wakes`() throws {
    let badge = try badge("<outlet property=\"title\" destination=\"lab\" id=\"o1\"/>")
    #expect(badge.title?.text == "Hello")
    #expect(badge.events == ["awake Hello 0"])
  }

  @Test func `sets outlet collections in the order of the document`() throws {
    let badge = try badge(
      "<outletCollection property=\"all\" destination=\"two\" id=\"o1\"/><outletCollection property=\"all\" destination=\"lab\" id=\"o2\"/>"
    )
    #expect(badge.all.map(\.text) == ["World", "Hello"])
  }

  @Test func `gives an object its properties while it is made`() throws {
    let badge = try badge("")
    // The color is there behind super.init(coder:), and what the class sets there stays: the document says 4.
    #expect(badge.backgroundAtInit != nil)
    #expect(badge.tag == 9)
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `sets runtime attributes of all kinds`() throws {
    let badge = try badge(
      "",
      attributes: """
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="boolean" keyPath="isLoud" value="YES"/>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="number" keyPath="nothing"><real key="value" value="1"/></userDefinedRuntimeAttribute>
        """
    )
    #expect(badge.count == 3)
    #expect(badge.isLoud)
    #expect(badge.layer.cornerRadius == 2.5)
    #expect(badge.events == ["awake nil 3"])
  }

  @Test func `wires actions`() throws {
    let badge = try badge("")
    let button = try #require(badge.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(badge.events.last == "tapped")
  }

  @Test func `says at which line a class lacks an outlet`() {
    let error = #expect(throws: RuntimeError.self) {
      try badge("<outlet property=\"caption\" destination=\"lab\" id=\"o1\"/>")
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.hasPrefix("Badge.xib:10: [<PlumbInterfaceBuilderTests.TestedBadge 0x"))
    #expect(
      words.hasSuffix(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key caption."
      )
    )
  }

  @Test func `says at which line an outlet is of another type`() {
    let error = #expect(throws: RuntimeError.self) {
      try badge("<outlet property=\"title\" destination=\"but\" id=\"o1\"/>")
    }
    #expect(
      "\(error.map { "\($0)" } ?? "")".contains("not key value coding-compliant for the key title")
    )
  }

  @Test func `takes the element's own class where the program lacks that of the document`() throws {
    let view = try #require(load(xib("", class: "Missing")).first as? UIView)
    #expect(type(of: view) == UIView.self)
    #expect(view.subviews.count == 3)
    #expect(view.tag == 4)
  }
}

#endif
