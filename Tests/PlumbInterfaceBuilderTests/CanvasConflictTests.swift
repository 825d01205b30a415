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
    let canvas = layout.onCanvas
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "picture", in: canvas) == .init(x: 16, y: 10, width: 70, height: 70))
    #expect(try frame(of: "top", in: canvas).height == 99)
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
    let canvas = layout.onCanvas
    #expect(canvas.conflicts.isEmpty)
    #expect(try frame(of: "picture", in: canvas) == .init(x: 16, y: 10, width: 70, height: 70))
  }

  @Test func `is that of an app where the root is a screen`() throws {
    let layout = try solved(storyboard(picture))
    #expect(layout.conflicts.count == 1)
    #expect(layout.onCanvas.conflicts == layout.conflicts)
    #expect(layout.onCanvas.frames == layout.frames)
  }

  @Test func `is that of an app where only sizes take part`() throws {
    let taller = cell.replacingOccurrences(
      of: rule("b", "top.bottom", "picture.bottom", "constant=\"10\""),
      with: rule("b", "picture.height", "top.height")
    )
    let layout = try solved(taller)
    #expect(layout.conflicts.count == 1)
    #expect(layout.onCanvas.frames == layout.frames)
  }
}
