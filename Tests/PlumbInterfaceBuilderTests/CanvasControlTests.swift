import Foundation
import LayoutEngine
import PlumbInterfaceBuilder
import Testing

/// The solved frames of a document whose root holds `body`, by id.
@MainActor
private func frames(
  _ body: String,
  device: String = "retina6_1",
  tools: String = "22505.1"
) throws -> [String: LayoutRect] {
  let text = storyboard(body)
    .replacingOccurrences(of: "retina6_1", with: device)
    .replacingOccurrences(of: "22505.1", with: tools)
  let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
  var result: [String: LayoutRect] = [:]
  for item in layouts.flatMap(\.snapshot.items) where !item.id.isEmpty {
    result[item.id] = item.frame
  }
  return result
}

private func view(_ element: String, _ id: String, _ more: String = "") -> String {
  "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(more)/>"
}

// Expected sizes: saved frames of public documents.
@MainActor @Suite struct `Controls on a canvas` {
  private static let bars = """
    <subviews>\(view("toolbar", "low"))\(view("toolbar", "high"))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="low" secondAttribute="bottom" id="1"/>
    <constraint firstItem="low" firstAttribute="top" secondItem="high" secondAttribute="bottom" id="2"/>
    </constraints>
    """

  @Test func `have a higher toolbar at the bottom of a device with a home indicator`() throws {
    let tall = try frames(Self.bars)
    #expect(tall["low"]?.height == 49)
    #expect(tall["high"]?.height == 44)
    let small = try frames(Self.bars, device: "retina4_7")
    #expect(small["low"]?.height == 44)
  }

  @Test(arguments: [("retina6_1", 22.0), ("retina4_7", 21)])
  func `have a plain text field by the kind of device`(_ device: String, _ height: Double) throws {
    let field = """
      <subviews><textField id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField></subviews>
      """
    #expect(try frames(field, device: device)["a"]?.height == height)
  }

  @Test func `have wheels of dates in old documents and wherever they are asked for`() throws {
    let plain = "<subviews>\(view("datePicker", "a"))</subviews>"
    #expect(try frames(plain, tools: "16097.2")["a"]?.height == 216)
    #expect(try frames(plain)["a"]?.height == 0)
    let wheels = "<subviews>\(view("datePicker", "a", "style=\"wheels\""))</subviews>"
    #expect(try frames(wheels)["a"]?.height == 216)
  }
}
