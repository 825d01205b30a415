import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import Testing

/// What stands over the screens of a storyboard.
@MainActor
@Suite struct `The bars of a document's screens` {
  /// A navigation controller, which is a tab, with a screen that pushes another one.
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505.1" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="tab">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s0"><objects><tabBarController id="tab" sceneMemberID="viewController"><connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="g0"/>
        </connections></tabBarController></objects><point key="canvasLocation" x="-800" y="0"/></scene>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
          <tabBarItem key="tabBarItem" title="Shop" image="bag" catalog="system" id="ti"/>
          <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="414" height="44"/>
          </navigationBar><connections>
          <segue destination="con" kind="relationship" relationship="rootViewController" id="g1"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="con" sceneMemberID="viewController">
          <view key="view" id="top"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
          <navigationItem key="navigationItem" title="Orders" id="ni">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="ad"/></navigationItem>
          <connections><segue destination="end" kind="show" identifier="details" id="g2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="end" sceneMemberID="viewController">
          <view key="view" id="low"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
          <navigationItem key="navigationItem" title="Order" id="nj"/>
        </viewController></objects></scene>
      </scenes>
    </document>
    """

  private func root(
    _ id: String,
    isDark: Bool = false,
    of text: String? = nil
  ) throws -> LayoutSnapshot.Item {
    var options = BuildOptions()
    options.includesLook = true
    options.isDark = isDark
    let text = text ?? self.text
    let layouts = try DocumentBuilder(try read(text), file: "Test", options: options).layouts()
    return try #require(layouts.first { $0.rootID == id }?.snapshot.items.first)
  }

  private func words(_ look: LayoutSnapshot.Look?) -> [String] {
    guard let look else { return [] }
    return look.lines.map(\.text) + look.layers.flatMap { words($0.look) }
  }

  private func images(_ look: LayoutSnapshot.Look?) -> [String] {
    guard let look else { return [] }
    return (look.image.map { [$0.name] } ?? []) + look.layers.flatMap { images($0.look) }
  }

  @Test func `say title, buttons and the time`() throws {
    let look = try root("top").look
    #expect(words(look) == ["Orders", "Shop", "9:41"])
    #expect(images(look) == ["plus", "bag"])
  }

  @Test func `have a button back where the screen is pushed`() throws {
    let look = try root("low").look
    #expect(words(look).prefix(2) == ["Orders", "Order"])
    #expect(images(look).first == "chevron.left")
  }

  /// The status bar of this canvas is 48 points high (saved frames); 44 and 49 are the heights of the bars, and the
  /// home indicator's room is 34: 896 − 34 − 49 = 813.
  @Test func `stand where the safe area ends`() throws {
    let layers = try #require(try root("top").look?.layers)
    let bars = layers.filter { $0.look.control != nil }
    #expect(
      bars.map(\.frame) == [
        LayoutRect(x: 0, y: 48, width: 414, height: 44),
        LayoutRect(x: 0, y: 813, width: 414, height: 83),
      ]
    )
  }

  @Test func `are no views`() throws {
    var options = BuildOptions()
    let plain = try DocumentBuilder(try read(text), file: "Test", options: options).layouts()
    options.includesLook = true
    let drawn = try DocumentBuilder(try read(text), file: "Test", options: options).layouts()
    #expect(drawn.map(\.snapshot.items.count) == plain.map(\.snapshot.items.count))
    #expect(
      drawn.map { $0.snapshot.items.map(\.frame) } == plain.map { $0.snapshot.items.map(\.frame) }
    )
  }

  @Test func `are light on dark in the dark style`() throws {
    let layers = try #require(try root("top", isDark: true).look?.layers)
    let time = try #require(layers.first { words($0.look) == ["9:41"] }?.look.lines.first)
    #expect(time.color == .white)
  }

  /// A table in place of the first screen's view, on a canvas whose navigation bar has large titles.
  private func list(_ mode: String = "") -> String {
    text.replacing(
      #"key="navigationBar" id="bar""#,
      with: #"key="navigationBar" largeTitles="YES" id="bar""#
    )
    .replacing(#"<view key="view" id="top">"#, with: #"<tableView key="view" id="top">"#)
    .replacing(
      #"height="896"/></view>"#,
      with: #"height="896"/></tableView>"#,
      maxReplacements: 1
    )
    .replacing(#"title="Orders" id="ni""#, with: #"title="Orders" \#(mode) id="ni""#)
  }

  /// The list begins 92 points from the top, where the canvas ends the bar, and 52 lower below a large title.
  @Test func `have a large title above a list`() throws {
    let look = try #require(try root("top", of: list()).look)
    let title = look.layers.flatMap(\.look.layers).flatMap(\.look.lines).first {
      $0.text == "Orders"
    }
    #expect(title?.fontSize == 34)
    #expect(look.scrollY == -144)
  }

  @Test func `have a small title above a list whose item wants none that is large`() throws {
    let look = try #require(try root("top", of: list(#"largeTitleDisplayMode="never""#)).look)
    #expect(
      !look.layers.flatMap(\.look.layers).flatMap(\.look.lines).contains { $0.fontSize == 34 }
    )
    #expect(look.scrollY == -92)
  }

  /// Source: saved frames: on this device, Xcode 13 leaves the bar's 44 points and nothing above.
  @Test func `leave the status bar out where the canvas has no room for it above a bar`() throws {
    let old = text.replacing(#"toolsVersion="22505.1""#, with: #"toolsVersion="19529""#)
      .replacing(#"id="retina6_1""#, with: #"id="retina4_7""#)
      .replacing(#"width="414" height="896""#, with: #"width="375" height="667""#)
    #expect(words(try root("top", of: old).look) == ["Orders", "Shop"])
  }

  @Test func `show a button's own view where it was saved, and not once more`() throws {
    let body = """
      <subviews><toolbar id="bar"><rect key="frame" x="0" y="818" width="414" height="44"/><items>
      <barButtonItem id="i"><label key="customView" text="Ready" id="l">
      <rect key="frame" x="20" y="10" width="60" height="21"/></label></barButtonItem>
      <barButtonItem title="Go" id="j"/></items></toolbar></subviews>
      """
    var options = BuildOptions()
    options.includesLook = true
    let layouts = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()
    let shown = layouts.flatMap(\.snapshot.items).flatMap { words($0.look) }
    #expect(shown.count { $0 == "Ready" } == 1)
    #expect(shown.contains("Go"))
  }

  @Test func `are called by the titles that their items have, or by their kind`() throws {
    let document = try read(text)
    #expect(
      document.scenes.map { document.title(of: $0).name }
        == ["Tab Bar Controller", "Navigation Controller", "Orders", "Order"]
    )
  }

  @Test func `tell what leads from screen to screen`() throws {
    let segues = try read(text).segues
    #expect(segues.map(\.source) == ["s0", "s1", "s2"])
    #expect(segues.map(\.destination) == ["s1", "s2", "s3"])
    #expect(segues.map(\.words) == ["view controllers", "root view controller", "show"])
    #expect(segues.map(\.identifier) == [nil, nil, "details"])
  }
}

/// What is seen of a document's tables beside the content of their cells.
@MainActor
@Suite struct `The rows of a document's tables` {
  private func layouts(_ style: String, _ more: String = "") throws -> [DocumentLayout] {
    let rows = (0..<2).map { row in
      """
      <tableViewCell id="c\(row)"><rect key="frame" x="0" y="\(28 + 44 * row)" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="w\(row)">
      <rect key="frame" x="0" y="0" width="414" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    var options = BuildOptions()
    options.includesLook = true
    let body = """
      <subviews><tableView id="t" style="\(style)" \(more)>
      <rect key="frame" x="0" y="0" width="414" height="896"/><sections>
      <tableViewSection headerTitle="Sound" id="s"><cells>\(rows.joined())</cells></tableViewSection>
      </sections></tableView></subviews>
      """
    return try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options).layouts()
  }

  private func controls(_ layouts: [DocumentLayout]) -> [LayoutSnapshot.Control] {
    layouts.compactMap { $0.cell?.look?.control }
  }

  @Test func `know which row is the last`() throws {
    let controls = controls(try layouts("plain"))
    #expect(controls.map(\.selected) == [0, 1])
    #expect(controls.map(\.count) == [2, 2])
  }

  @Test func `have no lines where the table has none`() throws {
    let controls = controls(try layouts("plain", #"separatorStyle="none""#))
    #expect(controls.allSatisfy { $0.selected == $0.count - 1 })
  }

  /// Cells on a screen of 414 points have margins of 20 at their sides.
  @Test func `have lines that begin where the content does`() throws {
    #expect(controls(try layouts("plain")).map { $0.lineInsets?.left } == [20, 20])
  }

  @Test func `have round corners at the ends of an inset group, within its sides`() throws {
    let cells = try layouts("insetGrouped").compactMap(\.cell)
    #expect(
      cells.map { $0.look?.corners } == [[.topLeft, .topRight], [.bottomLeft, .bottomRight]]
    )
    #expect(cells.map { $0.look?.cornerRadius } == [10, 10])
    #expect(cells.map(\.frame.x) == [20, 20])
    #expect(cells.map(\.frame.width) == [374, 374])
  }

  /// Five letters of 17 points do not go into 20 points.
  @Test func `have the words of UIKit's own styles whole where the saved frame is too narrow`()
    throws
  {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    let rows = ["textLabel", "other"].map { key in
      """
      <tableViewCell \(key)="l\(key)" id="c\(key)"><rect key="frame" x="0" y="28" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="w\(key)">
      <rect key="frame" x="0" y="0" width="414" height="44"/><subviews><label text="Title" id="l\(key)">
      <rect key="frame" x="16" y="14" width="20" height="17"/><autoresizingMask key="autoresizingMask"/>
      \(font)</label></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    var options = BuildOptions()
    options.includesLook = true
    let body = """
      <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <prototypes>\(rows.joined())</prototypes></tableView></subviews>
      """
    let items = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts().flatMap(\.snapshot.items)
    let labels = items.filter { $0.text == "Title" }
    #expect(labels.map(\.frame.width) == [20, 20])
    #expect(labels.map { $0.look?.lines.map(\.text) == ["Title"] } == [true, false])
  }

  @Test func `stand between lines from side to side in a group that is not inset`() throws {
    let cells = try layouts("grouped").compactMap(\.cell)
    #expect(cells.map { $0.look?.layers.map(\.frame.y) } == [[0], [43.5]])
  }
}

/// What stands for what only an app can show.
@MainActor
@Suite struct `Stand-ins in pictures of documents` {
  private func words(_ element: String) throws -> [String] {
    var options = BuildOptions()
    options.includesLook = true
    let frame = #"<rect key="frame" x="0" y="100" width="200" height="100"/>"#
    let parts = element.split(separator: "|", omittingEmptySubsequences: false)
    let body =
      "<subviews><\(parts[0]) id=\"v\">\(frame)</\(parts[0].split(separator: " ")[0])></subviews>"
    let layouts = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()
    let look = layouts[0].snapshot.items.first { $0.id == "v" }?.look
    return (look?.layers ?? []).flatMap { $0.look.lines.map(\.text) }
  }

  @Test(arguments: [
    ("mapView", "Map"), ("wkWebView", "Web page"), ("tableView", "Table View"),
    (#"view customClass="ChartView""#, "ChartView"),
  ])
  func `say what they stand for`(_ element: String, _ expected: String) throws {
    #expect(try words(element) == [expected])
  }

  /// Both views fill 200 × 100 points: the first one's words stand at 40 to 60, the second one's a line below.
  @Test func `do not cover each other`() throws {
    let frame = #"<rect key="frame" x="0" y="100" width="200" height="100"/>"#
    var options = BuildOptions()
    options.includesLook = true
    let body =
      #"<subviews><mapView id="a">\#(frame)</mapView><view id="b" customClass="Drawing">\#(frame)</view></subviews>"#
    let items = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()[0].snapshot.items
    let tops = ["a", "b"].map { id in
      items.first { $0.id == id }?.look?.layers.first { !$0.look.lines.isEmpty }?.frame.y
    }
    #expect(tops == [40, 80])
  }

  /// The line of the label lies in the middle of the view, where its name would stand.
  @Test func `do not cover what other views say`() throws {
    let frame = #"<rect key="frame" x="0" y="100" width="200" height="100"/>"#
    var options = BuildOptions()
    options.includesLook = true
    let label =
      #"<label text="Nothing here" textAlignment="center" id="b">\#(frame)<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let body = #"<subviews><view id="a" customClass="Drawing">\#(frame)</view>\#(label)</subviews>"#
    let items = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()[0].snapshot.items
    let name = items.first { $0.id == "a" }?.look?.layers.first { !$0.look.lines.isEmpty }
    let line = try #require(items.first { $0.id == "b" }?.look?.lines.first)
    let top = try #require(name?.frame.y)
    #expect(top >= line.baseline || top + 20 <= line.baseline - 12)
  }

  /// The view that says nothing lets its parent's ground through, which is light in either style.
  @Test func `can be read on a light ground in the dark style`() throws {
    let frame = #"<rect key="frame" x="0" y="100" width="200" height="100"/>"#
    let white =
      #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let inner = #"<subviews><view id="v" customClass="ChartView">\#(frame)</view></subviews>"#
    let body = "<subviews><view id=\"w\">\(frame)\(inner)\(white)</view></subviews>"
    var options = BuildOptions()
    options.includesLook = true
    options.isDark = true
    let items = try DocumentBuilder(try read(storyboard(body)), file: "Test", options: options)
      .layouts()[0].snapshot.items
    let layers = try #require(items.first { $0.id == "v" }?.look?.layers)
    #expect(layers.flatMap(\.look.lines).map(\.color) == [.init(102, 102, 102)])
  }

  @Test func `are left out where a view says enough`() throws {
    #expect(try words("view").isEmpty)
    #expect(try words("switch").isEmpty)
  }
}
