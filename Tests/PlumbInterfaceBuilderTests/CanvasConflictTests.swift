import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// The sizes that nothing in a cell or a screen adds up to, as an app and as the canvas takes them.
@MainActor @Suite struct `A conflict on the canvas` {
  /// A picture of 70 points, 10 below the top and 10 above the bottom of what it is in.
  private var picture: String {
    "<subviews>"
      + box(
        "picture",
        element: "imageView",
        "",
        "<constraints>" + rule("w", "picture.width", nil, "constant=\"70\"")
          + rule("h", "picture.height", nil, "constant=\"70\"") + "</constraints>"
      ) + "</subviews><constraints>"
      + rule("x", "picture.leading", "top.leading", "constant=\"16\"")
      + rule("y", "picture.top", "top.top", "constant=\"10\"")
      + rule("b", "top.bottom", "picture.bottom", "constant=\"10\"") + "</constraints>"
  }

  /// A cell that is 9 points higher than its picture and the spaces around it.
  private var cell: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <objects><tableViewCell id="cell">
    <rect key="frame" x="0.0" y="0.0" width="412" height="99"/>
    <tableViewCellContentView key="contentView" id="top">
    <rect key="frame" x="0.0" y="0.0" width="412" height="99"/>
    \(picture)
    </tableViewCellContentView></tableViewCell></objects>
    </document>
    """
  }

  private func solved(_ text: String) throws -> SolvedLayout {
    let layouts = try DocumentBuilder(read(text), file: "Test.xib", options: BuildOptions())
      .layouts()
    return try SolvedLayout(try #require(layouts.first).snapshot)
  }

  private func frame(of id: String, in layout: SolvedLayout) throws -> LayoutRect {
    layout.frames[try #require(layout.snapshot.items.firstIndex { $0.id == id })]
  }

  @Test func `unties the bottom of a cell and keeps the sizes`() throws {
    let layout = try solved(cell)
    #expect(try frame(of: "picture", in: layout).height == 79)
    let canvas = layout.onCanvas()
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "picture", in: canvas) == .init(x: 16, y: 10, width: 70, height: 70))
    #expect(try frame(of: "top", in: canvas).height == 99)
  }

  @Test func `unties all of the bottom of a cell that is too high`() throws {
    let second =
      box(
        "second",
        "0 0 0 0",
        "",
        "<constraints>" + rule("sh", "second.height", nil, "constant=\"20\" priority=\"251\"")
          + "</constraints>"
      ) + "</subviews><constraints>" + rule("sx", "second.leading", "top.leading")
      + rule("sw", "second.width", "top.width") + rule("sy", "second.top", "top.top")
      + rule("sb", "top.bottom", "second.bottom")
    let text = cell.replacingOccurrences(of: "</subviews><constraints>", with: second)
    let canvas = try solved(text).onCanvas()
    #expect(try frame(of: "picture", in: canvas).height == 70)
    #expect(try frame(of: "second", in: canvas).height == 20)
  }

  @Test(arguments: ["bottomMargin", "centerYWithinMargins"])
  func `unties the margins of a cell`(_ edge: String) throws {
    let attribute = edge.hasPrefix("center") ? "centerY" : "bottom"
    let text = cell.replacingOccurrences(
      of: rule("b", "top.bottom", "picture.bottom", "constant=\"10\""),
      with: rule("b", "top.\(edge)", "picture.\(attribute)", "constant=\"1\"")
    )
    let layout = try solved(text)
    #expect(layout.conflicts.count == 1)
    let canvas = layout.onCanvas()
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "picture", in: canvas) == .init(x: 16, y: 10, width: 70, height: 70))
  }

  /// A row of `height` points, where 90 are needed, for which the document asks `asked` points.
  private func row(_ height: Int, _ asked: Int) throws -> (layout: SolvedLayout, isOwn: Bool) {
    let text = cell.replacingOccurrences(of: "\"99\"", with: "\"\(height)\"")
      .replacingOccurrences(of: "id=\"cell\"", with: "rowHeight=\"\(asked)\" id=\"cell\"")
    let layouts = try DocumentBuilder(read(text), file: "Test.xib", options: BuildOptions())
      .layouts()
    let layout = try #require(layouts.first)
    return (try SolvedLayout(layout.snapshot), layout.cell?.hasOwnRowHeight == true)
  }

  @Test func `is that of an app in a row of its own height that is too low`() throws {
    let (layout, isOwn) = try row(80, 80)
    #expect(isOwn)
    let canvas = layout.onCanvas(hasOwnRowHeight: isOwn)
    #expect(try frame(of: "picture", in: canvas).height == 60)
    #expect(canvas.frames == layout.frames)
  }

  @Test(arguments: [(99, 99), (80, 86)])
  func `unties the bottom of a row that is too high, or of another height than its own`(
    _ height: Int,
    _ asked: Int
  ) throws {
    let (layout, isOwn) = try row(height, asked)
    let canvas = layout.onCanvas(hasOwnRowHeight: isOwn)
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "picture", in: canvas).height == 70)
  }

  @Test func `is that of an app where the root is a screen`() throws {
    let layout = try solved(storyboard(picture))
    #expect(layout.conflicts.count == 1)
    #expect(layout.onCanvas().conflicts == layout.conflicts)
    #expect(layout.onCanvas().frames == layout.frames)
  }

  @Test func `is that of an app where only sizes take part`() throws {
    let taller = cell.replacingOccurrences(
      of: rule("b", "top.bottom", "picture.bottom", "constant=\"10\""),
      with: rule("b", "picture.height", "top.height")
    )
    let layout = try solved(taller)
    #expect(layout.conflicts.count == 1)
    #expect(layout.onCanvas().frames == layout.frames)
  }
}
