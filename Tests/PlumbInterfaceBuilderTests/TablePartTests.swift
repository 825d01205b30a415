import LayoutEngine
import PlumbInterfaceBuilder
import Testing

/// A table of the grouped style, 375 points wide, with one section of one row in `section`'s attributes.
private func table(_ section: String, footerAt y: Double) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/>
  <objects><tableView id="table" dataMode="static" style="grouped" sectionFooterHeight="18">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <view key="tableFooterView" id="foot"><rect key="frame" x="0.0" y="\(y)" width="375" height="65"/></view>
  <sections><tableViewSection id="section" \(section)><cells>
  <tableViewCell id="cell"><rect key="frame" x="0.0" y="55.5" width="375" height="44"/>
  <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
  </tableViewCell></cells></tableViewSection></sections></tableView></objects></document>
  """
}

@MainActor @Suite struct `Parts of a table` {
  private func layouts(_ section: String = "", footerAt y: Double = 0) throws -> [DocumentLayout] {
    try DocumentBuilder(read(table(section, footerAt: y)), file: "Test.xib").layouts()
  }

  @Test(arguments: [
    // The row ends at 55.5 + 44 = 99.5, and the section 18 below: the saved place, or else that.
    (143.5, 143.5), (0, 117.5),
  ])
  func `have a footer where it was saved, but never before the rows`(
    saved: Double,
    shown: Double
  ) throws {
    let layouts = try layouts(footerAt: saved)
    let foot = try #require(layouts.first { $0.rootID == "foot" })
    #expect(foot.origin.y == shown)
    #expect(foot.host == "table")
  }

  @Test func `have a header and a footer with a label for the titles of a section`() throws {
    let snapshot = try #require(
      layouts("headerTitle=\"Server\" footerTitle=\"Explains it\"").first
    ).snapshot
    let titles = snapshot.items.indices.filter {
      snapshot.items[$0].className == "TitleHeaderFooterView"
    }
    // The header fills the room above the row; the footer is 38 points high, as in saved documents.
    #expect(
      titles.map { snapshot.items[$0].frame } == [
        LayoutRect(x: 0, y: 0, width: 375, height: 55.5),
        LayoutRect(x: 0, y: 99.5, width: 375, height: 38),
      ]
    )
    let labels = snapshot.items.filter { $0.isText }.map(\.frame)
    // A line of 13 points is 15.5 high. It ends 6 above the row: 55.5 − 6 − 15.5 = 34; 8 stand above the other.
    #expect(labels.map(\.x) == [16, 16])
    #expect(labels.map(\.height) == [15.5, 15.5])
    #expect(labels.map(\.y) == [34, 8])
  }

  /// Source: Apple, "Adopting Liquid Glass": no longer in capital letters since iOS 26, of which Xcode 26 draws.
  @Test(arguments: [("22505", "SERVER"), ("24093", "Server")])
  func `have headers in capital letters before iOS 26`(tools: String, header: String) throws {
    let text = table("headerTitle=\"Server\" footerTitle=\"Explains it\"", footerAt: 0)
      .replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
    var options = BuildOptions()
    options.includesLook = true
    let items = try DocumentBuilder(read(text), file: "Test.xib", options: options)
      .layouts()[0].snapshot.items
    #expect(items.flatMap { $0.look?.lines ?? [] }.map(\.text) == [header, "Explains it"])
  }

  @Test func `have no views for sections without titles`() throws {
    let snapshot = try #require(layouts().first).snapshot
    #expect(!snapshot.items.contains { $0.className == "TitleHeaderFooterView" })
  }
}

@MainActor @Suite struct `The content of a cell` {
  private func middle(_ tools: String, saved: String) throws -> Double {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="315" height="57"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
      <rect key="frame" x="0.0" y="0.0" width="315" height="\(saved)"/>
      <subviews>\(box("a") + box("b"))</subviews><constraints>
      \(rule("1", "a.centerY", "content.centerY") + rule("2", "a.leading", "content.leading"))
      \(rule("3", "a.width", nil, "constant=\"28\"") + rule("4", "a.height", nil, "constant=\"28\""))
      \(rule("5", "b.bottom", "cell.bottom") + rule("6", "b.leading", "content.leading"))
      \(rule("7", "b.width", nil, "constant=\"8\"") + rule("8", "b.height", nil, "constant=\"8\""))
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let layouts = try DocumentBuilder(read(text), file: "Test.xib").layouts()
    let items = layouts.flatMap(\.snapshot.items)
    let other = try #require(items.first { $0.id == "b" }).frame
    // The cell's own edge is where it was saved, whatever its content is.
    #expect(other.y + other.height == 57)
    let frame = try #require(items.first { $0.id == "a" }).frame
    return frame.y + frame.height / 2
  }

  @Test(arguments: [("11762", "56", 28.5), ("11762", "57", 28.5), ("22505", "56", 28)])
  func `has the height of a cell that was saved a whole point higher, in Xcode 8`(
    _ tools: String,
    _ saved: String,
    _ expected: Double
  ) throws {
    #expect(try middle(tools, saved: saved) == expected)
  }
}
