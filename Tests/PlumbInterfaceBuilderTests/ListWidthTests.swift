import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// Cells and headers of lists on another device than the one that the document was saved for.
@Suite @MainActor struct `The width of what a list shows` {
  /// The saved frame of a view, in numbers with spaces between them.
  private func rect(_ frame: String) -> String {
    let numbers = frame.split(separator: " ")
    return "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" "
      + "height=\"\(numbers[3])\"/>"
  }

  /// A table as wide as the screen of 414 points, with a header and a cell whose accessory takes 38.
  private var table: String {
    screen(
      """
      <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO">\(rect("0 0 414 896"))
      <view key="tableHeaderView" id="header">\(rect("0 0 414 60"))</view>
      <prototypes><tableViewCell id="cell" accessoryType="disclosureIndicator">\(rect("0 60 414 44"))
      <tableViewCellContentView key="contentView" id="content">\(rect("0 0 376 44"))
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      constraints: [
        rule("c1", "table.leading", "top.leading"), rule("c2", "table.trailing", "top.trailing"),
        rule("c3", "table.top", "top.top"), rule("c4", "table.bottom", "top.bottom"),
      ].joined(separator: "\n")
    )
  }

  /// The widths of a document's hierarchies, by the identifiers of their roots.
  private func widths(_ text: String, on device: String?) throws -> [String: Double] {
    let document = try InterfaceDocument(data: Data(text.utf8), file: "A.storyboard")
    var options = BuildOptions()
    options.device = device.flatMap(InterfaceDevice.named)
    let layouts = try DocumentBuilder(document, file: "A", options: options).layouts()
    return Dictionary(
      layouts.map { ($0.rootID, $0.snapshot.items[0].frame.width) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test func `stays as it was saved without a device`() throws {
    #expect(try widths(table, on: nil) == ["top": 414, "header": 414, "content": 376])
  }

  /// 320 points, and 38 of them for the accessory.
  @Test func `follows the table on a device`() throws {
    #expect(try widths(table, on: "retina4_0") == ["top": 320, "header": 320, "content": 282])
    #expect(try widths(table, on: "ipad9_7") == ["top": 768, "header": 768, "content": 730])
  }

  private func collection(_ width: Int) -> String {
    table.replacingOccurrences(of: "tableViewCellContentView", with: "view")
      .replacingOccurrences(of: "tableViewCell", with: "collectionViewCell")
      .replacingOccurrences(of: "tableView", with: "collectionView")
      .replacingOccurrences(of: rect("0 60 414 44"), with: rect("0 60 \(width) 44"))
      .replacingOccurrences(of: rect("0 0 376 44"), with: rect("0 0 \(width) 44"))
  }

  @Test func `follows a collection where it was as wide, and else stays`() throws {
    #expect(try widths(collection(414), on: "retina4_0")["content"] == 320)
    #expect(try widths(collection(120), on: "retina4_0")["content"] == 120)
  }

  /// A cell of 320 points in a xib, with 340 points of content.
  private var cell: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <objects><tableViewCell id="cell">\(rect("0 0 320 44"))
    <tableViewCellContentView key="contentView" id="content">\(rect("0 0 320 44"))
    <subviews>\(box("a", "0 0 340 44"))</subviews><constraints>
    \(rule("c1", "a.leading", "content.leading"))
    \(rule("c2", "a.top", "content.top"))
    \(rule("c3", "a.width", nil, "constant=\"340\""))
    \(rule("c4", "a.height", nil, "constant=\"20\""))
    \(rule("c5", "content.trailing", "a.trailing", "relation=\"greaterThanOrEqual\""))
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """
  }

  @Test func `is the screen's for a table's cell in a xib`() throws {
    #expect(try widths(cell, on: nil)["content"] == 320)
    #expect(try widths(cell, on: "retina6_12")["content"] == 393)
  }

  @Test func `counts in conflicts on a device that is too narrow`() throws {
    var circumstances = CheckCircumstances()
    circumstances.devices = ["retina4_0", "retina6_12"].compactMap(InterfaceDevice.named)
    let checker = LayoutChecker(circumstances)
    checker.check("A.xib", data: Data(cell.utf8))
    let conflicts = checker.finish().findings(.conflict)
    #expect(conflicts.map(\.devices?.names) == [["retina4_0"]])
  }
}
