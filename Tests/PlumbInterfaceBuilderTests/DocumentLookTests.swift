import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import Testing

/// What documents say of the look of views.
@MainActor
@Suite struct `The look of a document's views` {
  private func layouts(_ body: String, includesLook: Bool = true) throws -> [DocumentLayout] {
    var options = BuildOptions()
    options.includesLook = includesLook
    return try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options).layouts()
  }

  private func look(_ body: String) throws -> LayoutSnapshot.Look {
    let items = try layouts(body)[0].snapshot.items
    return try #require(items.first { $0.id == "v" }?.look)
  }

  private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

  @Test func `is left out unless it is asked for`() throws {
    let items = try layouts(
      "<subviews><view id=\"v\">\(frame)</view></subviews>",
      includesLook: false
    )[0].snapshot.items
    #expect(items.allSatisfy { $0.look == nil })
  }

  /// 0.2 × 255 = 51, 0.4 × 255 = 102, 0.6 × 255 = 153; half of 255 rounds to 128.
  @Test(arguments: [
    (
      #"red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      LayoutSnapshot.Color(51, 102, 153)
    ),
    (#"white="0.2" alpha="0.5" colorSpace="custom""#, .init(51, 51, 51, alpha: 128)),
    // The system's, of the light style: Apple's Human Interface Guidelines, "Color".
    (#"systemColor="systemBlueColor""#, .init(0, 122, 255)),
    (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, .init(242, 242, 247)),
  ])
  func `has the background`(_ color: String, _ expected: LayoutSnapshot.Color) throws {
    let look = try look(
      """
      <subviews><view id="v" alpha="0.25">\(frame)<color key="backgroundColor" \(color)/></view></subviews>
      """
    )
    #expect(look.background == expected)
    #expect(look.opacity == 0.25)
  }

  /// Apple's Human Interface Guidelines, "Color"; a color with parts of its own has one style.
  @Test(arguments: [
    (#"systemColor="systemBlueColor""#, LayoutSnapshot.Color(10, 132, 255)),
    (#"systemColor="systemBackgroundColor""#, .black),
    (#"white="0.2" alpha="1" colorSpace="custom""#, .init(51, 51, 51)),
  ])
  func `has the colors of the dark style`(
    _ color: String,
    _ expected: LayoutSnapshot.Color
  ) throws {
    let body = """
      <subviews><view id="v">\(frame)<color key="backgroundColor" \(color)/></view></subviews>
      """
    var options = BuildOptions()
    options.includesLook = true
    options.isDark = true
    let items = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()[0].snapshot.items
    let item = try #require(items.first { $0.id == "v" })
    #expect(item.look?.background == expected)
    #expect(item.look?.isDark == true)
    #expect(items.map(\.frame) == (try layouts(body)[0].snapshot.items.map(\.frame)))
  }

  @Test(arguments: ["light", "dark"])
  func `has the style that the document was saved in`(_ appearance: String) throws {
    let text = storyboard("<subviews><view id=\"v\">\(frame)</view></subviews>")
      .replacing("appearance=\"light\"", with: "appearance=\"\(appearance)\"")
    for asked in [nil, false, true] {
      var options = BuildOptions()
      options.includesLook = true
      options.isDark = asked
      let items = try DocumentBuilder(try read(text), file: "Test", options: options)
        .layouts()[0].snapshot.items
      #expect(items.allSatisfy { $0.look?.isDark == (asked ?? (appearance == "dark")) })
    }
  }

  /// Apple's colors: plain tables and their cells on the system background, black in the dark style; grouped ones on
  /// black as well, with cells in (28, 28, 30).
  @Test(arguments: [
    ("plain", LayoutSnapshot.Color(0, 0, 0)), ("insetGrouped", LayoutSnapshot.Color(28, 28, 30)),
  ])
  func `has tables and cells on the backgrounds of their styles`(
    _ style: String,
    _ cell: LayoutSnapshot.Color
  ) throws {
    let body = """
      <subviews><tableView id="t" style="\(style)">\(frame)<prototypes><tableViewCell id="c">\(frame)\
      <tableViewCellContentView key="contentView" id="w">\(frame)</tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></subviews>
      """
    var options = BuildOptions()
    options.includesLook = true
    options.isDark = true
    let layouts = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()
    let table = try #require(layouts[0].snapshot.items.first { $0.id == "t" })
    #expect(table.look?.background == .black)
    #expect(layouts.compactMap(\.cell).map(\.background) == [cell])
  }

  @Test func `has the corners that runtime attributes give`() throws {
    let look = try look(
      """
      <subviews><view id="v">\(frame)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews>
      """
    )
    #expect(look.cornerRadius == 8)
  }

  @Test func `has texts with colour, size and weight`() throws {
    let look = try look(
      """
      <subviews><label id="v" text="Hello" textAlignment="right" fixedFrame="YES">\(frame)
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label></subviews>
      """
    )
    let line = try #require(look.lines.first)
    #expect(line.text == "Hello")
    #expect(line.fontSize == 20)
    #expect(line.weight == 700)
    #expect(line.color == .init(255, 0, 0))
    #expect(line.anchor == .right)
    #expect(abs(line.x + line.width - 100) < 1e-9)
  }

  @Test(arguments: [
    (#"<switch id="v" on="YES">"#, "</switch>", LayoutSnapshot.Control.Kind.toggle, 1.0),
    (#"<slider id="v" value="30" minValue="20" maxValue="60">"#, "</slider>", .slider, 0.25),
    (#"<progressView id="v" progress="0.5">"#, "</progressView>", .progress, 0.5),
  ])
  func `has the value of controls`(
    _ start: String,
    _ end: String,
    _ kind: LayoutSnapshot.Control.Kind,
    _ value: Double
  ) throws {
    let control = try look("<subviews>\(start)\(frame)\(end)</subviews>").control
    #expect(control?.kind == kind)
    #expect(control?.value == value)
  }

  @Test func `knows which list shows a cell, and where`() throws {
    let layouts = try layouts(
      """
      <subviews><tableView id="t">\(frame)<prototypes>
      <tableViewCell id="c" accessoryType="disclosureIndicator">
      <rect key="frame" x="0" y="28" width="100" height="44"/>
      <tableViewCellContentView key="contentView" id="n">
      <rect key="frame" x="0" y="0" width="76" height="44"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """
    )
    #expect(layouts.map(\.host) == [nil, "t"])
    #expect(layouts[0].sceneID == "sce")
    #expect(layouts[0].controllerID == "con")
    let cell = try #require(layouts[1].cell)
    #expect(cell.id == "c")
    #expect(cell.accessory == "disclosureIndicator")
    #expect(cell.frame == LayoutRect(x: 0, y: 28, width: 100, height: 44))
  }

  /// Frames are what the layout is about: no look may change one.
  @Test func `changes no frame`() throws {
    let body = """
      <subviews><label id="v" text="Hello" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5"
      translatesAutoresizingMaskIntoConstraints="NO">\(frame)</label>
      <switch id="w" on="YES" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</switch>
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
      <state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state></button>
      </subviews>
      """
    let plain = try layouts(body, includesLook: false)[0].snapshot.items.map(\.frame)
    #expect(try layouts(body)[0].snapshot.items.map(\.frame) == plain)
  }

  @Test(.enabled(if: Corpus.folder != nil, "set PLUMB_CORPUS to a folder of documents"))
  func `changes no frame of real documents`() throws {
    var options = BuildOptions()
    options.includesLook = true
    for file in try Corpus.sample() {
      guard let document = try? InterfaceDocument(contentsOf: file) else { continue }
      let plain = try DocumentBuilder(document, file: "").layouts().map { layout in
        layout.snapshot.items.map(\.frame)
      }
      let drawn = try DocumentBuilder(document, file: "", options: options).layouts().map {
        layout in layout.snapshot.items.map(\.frame)
      }
      #expect(plain == drawn, "\(file.lastPathComponent)")
    }
  }
}
