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

  private func root(_ id: String, isDark: Bool = false) throws -> LayoutSnapshot.Item {
    var options = BuildOptions()
    options.includesLook = true
    options.isDark = isDark
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

  @Test func `are left out where a view says enough`() throws {
    #expect(try words("view").isEmpty)
    #expect(try words("switch").isEmpty)
  }
}
