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

  private static func field(_ more: String = "") -> String {
    """
    <subviews><textField id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(more)</textField></subviews>
    """
  }

  // A line of 17 points is 20.29 high, 21 in whole points.
  @Test(arguments: [
    ("retina6_1", "14490", 21.0), ("retina6_1", "17506", 22), ("retina4_7", "17506", 21),
    ("retina4_7", "21507", 22),
  ])
  func `have a plain text field by the tools and the kind of device`(
    _ device: String,
    _ tools: String,
    _ height: Double
  ) throws {
    #expect(try frames(Self.field(), device: device, tools: tools)["a"]?.height == height)
  }

  @Test func `have a plain text field for secrets as high as its line`() throws {
    let secret = Self.field("<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>")
    #expect(try frames(secret)["a"]?.height == 21)
  }

  @Test func `have segments of the widths that the document gives`() throws {
    func control(_ attributes: String, _ segments: String) throws -> Double? {
      try frames(
        """
        <subviews><segmentedControl id="a" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <segments>\(segments)</segments></segmentedControl></subviews>
        """
      )["a"]?.width
    }
    let fixed = "<segment title=\"A\" width=\"40\"/><segment title=\"B\" width=\"50\"/>"
    // One point stands between them.
    #expect(try control("", fixed) == 91)
    let titles = "<segment title=\"I\"/><segment title=\"Segment\"/>"
    let equal = try #require(try control("", titles))
    let own = try #require(try control("apportionsSegmentWidthsByContent=\"YES\"", titles))
    #expect(own < equal)
  }

  @Test func `have lower and narrower segments in documents of older tools`() throws {
    let control = """
      <subviews><segmentedControl id="a" translatesAutoresizingMaskIntoConstraints="NO">
      <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl></subviews>
      """
    // Saved in a public document: 121 × 29 points.
    let former = try frames(control, tools: "13196")["a"]
    #expect(former?.width == 121)
    #expect(former?.height == 29)
    let present = try #require(try frames(control)["a"])
    #expect(present.width > 121)
    #expect(present.height == 32)
  }

  @Test func `have wheels of dates where no style is given and where they are asked for`() throws {
    let plain = "<subviews>\(view("datePicker", "a"))</subviews>"
    #expect(try frames(plain)["a"]?.height == 216)
    let wheels = "<subviews>\(view("datePicker", "a", "style=\"wheels\""))</subviews>"
    #expect(try frames(wheels)["a"]?.height == 216)
  }

  // Saved in a public document: the label takes the room that the wheels leave, and they have 162 points.
  @Test(arguments: ["pickerView", "datePicker"])
  func `have lower wheels in documents of older tools`(_ element: String) throws {
    let body = """
      <subviews><label id="a" text="A" verticalHuggingPriority="252" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <\(element) id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="height" constant="150" priority="750" id="1"/></constraints></\(element)>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="3"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="4"/></constraints>
      """
    #expect(try frames(body, tools: "14854.2")["b"]?.height == 162)
    let plain = "<subviews>\(view(element, "a", "style=\"wheels\""))</subviews>"
    #expect(try frames(plain, tools: "16097.2")["a"]?.height == 162)
    #expect(try frames(plain, tools: "17506")["a"]?.height == 216)
  }

  // 300 points in two parts; 41.5 is the width of "Label" at 17 points.
  @Test(arguments: [("16097", 150.0), ("18122", 150), ("19158", 258.5), ("22505", 258.5)])
  func `stretch a button beside a label of several lines by half the row before Xcode 13`(
    _ tools: String,
    _ width: Double
  ) throws {
    let row = """
      <subviews><stackView id="row" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <label id="a" text="Label" numberOfLines="0" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Button"/></button>
      </subviews><constraints><constraint firstAttribute="width" constant="300" id="1"/></constraints></stackView></subviews>
      """
    #expect(try frames(row, tools: tools)["b"]?.width == width)
  }
}
