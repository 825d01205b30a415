import Foundation
import LayoutEngine
import Testing

@testable import PlumbInterfaceBuilder

/// A controller's view as large as the canvas, whose only subview stands at the margins.
private func document(_ device: String, width: Double, height: Double, y: Double = 0) -> String {
  storyboard(
    """
    <subviews>\(box("a"))</subviews><constraints>
    \(rule("1", "a.leading", "top.leadingMargin"))\(rule("2", "a.trailing", "top.trailingMargin"))
    \(rule("3", "a.bottom", "top.bottom"))\(rule("4", "a.height", nil, "constant=\"20\""))
    </constraints>
    """
  )
  .replacingOccurrences(of: "retina6_1", with: device)
  .replacingOccurrences(
    of: "x=\"0.0\" y=\"0.0\" width=\"414\" height=\"896\"",
    with: "x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  )
}

@MainActor @Suite struct `A root on the canvas` {
  private func frame(_ text: String, _ options: BuildOptions = BuildOptions()) throws -> LayoutRect
  {
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options)
      .layouts()
    return try #require(layouts.first?.snapshot.items.first { $0.id == "a" }).frame
  }

  // Saved frames of public documents for 375, 390 and 414 points; between 393 and 414 an assumption.
  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, 16.0), ("retina6_0", 390, 844, 16), ("retina6_12", 393, 852, 16),
    ("retina6_3", 402, 874, 16), ("retina6_1", 414, 896, 20),
  ])
  func `has wider margins from 414 points on`(
    device: String,
    width: Double,
    height: Double,
    margin: Double
  ) throws {
    let frame = try frame(document(device, width: width, height: height))
    #expect(frame.x == margin)
    #expect(frame.width == width - 2 * margin)
  }

  // Before version 21000 the canvas had 44 points for the cut-out, upright above and in landscape at both sides.
  @Test(arguments: [("15505", 44.0), ("22505.1", 50)])
  func `has at the sides in landscape what the version has above`(
    tools: String,
    side: Double
  ) throws {
    let text = storyboard(
      """
      <subviews>\(box("a"))</subviews><constraints>
      \(rule("1", "a.leading", "safe.leading"))\(rule("2", "a.trailing", "safe.trailing"))
      \(rule("3", "a.top", "safe.top"))\(rule("4", "a.bottom", "safe.bottom"))
      </constraints><viewLayoutGuide key="safeArea" id="safe"/>
      """
    )
    .replacingOccurrences(of: "22505.1", with: tools)
    .replacingOccurrences(
      of: "id=\"retina6_1\" orientation=\"portrait\"",
      with: "id=\"retina5_9\" orientation=\"landscape\""
    )
    .replacingOccurrences(
      of: "width=\"414\" height=\"896\"",
      with: "width=\"812\" height=\"375\""
    )
    var options = BuildOptions()
    options.includesSavedInsets = false
    let frame = try frame(text, options)
    #expect(frame == LayoutRect(x: side, y: 0, width: 812 - 2 * side, height: 375 - 21))
  }

  @Test func `that begins below an opaque bar ends where the screen does`() throws {
    // The room is 667 − 64 = 603 points high, and the subview's 20 are its last.
    let frame = try frame(document("retina4_7", width: 375, height: 667, y: 64))
    #expect(frame.y == 603 - 20)
  }

  @Test(arguments: [("", 30.0), ("insetsLayoutMarginsFromSafeArea=\"NO\"", 12)])
  func `keeps given margins as they are where they do not follow the safe area`(
    _ attribute: String,
    _ x: Double
  ) throws {
    var options = BuildOptions()
    options.rootInsets["top"] = .init(safeArea: [0, 30, 0, 0], margins: [0, 12, 0, 12])
    let text = document("retina4_7", width: 375, height: 667)
      .replacingOccurrences(of: "<view key=\"view\"", with: "<view \(attribute) key=\"view\"")
    #expect(try frame(text, options).x == x)
  }
}
