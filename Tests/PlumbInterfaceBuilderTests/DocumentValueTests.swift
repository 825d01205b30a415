import Foundation
import TextMetrics
import Testing

@testable import PlumbInterfaceBuilder

@Suite struct `Malformed values` {
  @Test(arguments: ["NaN", "1e300", "inf", "0x10", "ten", "", "1,5", "1e8"])
  func `names file, line, element and attribute of a number`(_ value: String) {
    expectFailure(
      storyboard(
        "<view><rect key=\"frame\" x=\"\(value)\" y=\"0\" width=\"1\" height=\"1\"/></view>"
      ),
      line: 6,
      "<rect> has x=\"\(value)\"; expected a number"
    )
    expectFailure(
      storyboard(constraint("firstAttribute=\"width\" constant=\"\(value)\"")),
      line: 6,
      "<constraint> has constant=\"\(value)\""
    )
  }

  @Test func `names attributes that are missing or unknown`() {
    expectFailure(storyboard(constraint("")), line: 6, "<constraint> has no firstAttribute")
    expectFailure(
      storyboard(constraint("firstAttribute=\"wide\"")),
      line: 6,
      "expected one of left, right"
    )
    expectFailure(
      storyboard(constraint("firstAttribute=\"width\" relation=\"about\"")),
      line: 6,
      "expected one of lessThanOrEqual, equal, greaterThanOrEqual"
    )
    for priority in ["0", "1001", "-1"] {
      expectFailure(
        storyboard(constraint("firstAttribute=\"width\" priority=\"\(priority)\"")),
        line: 6,
        "above 0 and at most 1000"
      )
    }
    for multiplier in ["1:0", "1:2:3", ":", "a:b"] {
      expectFailure(
        storyboard(constraint("firstAttribute=\"width\" multiplier=\"\(multiplier)\"")),
        line: 6,
        "a ratio such as 16:9"
      )
    }
    expectFailure(
      storyboard("<label horizontalHuggingPriority=\"2000\"/>"),
      line: 6,
      "at most 1000"
    )
    expectFailure(
      storyboard(
        "<view><autoresizingMask key=\"autoresizingMask\" widthSizable=\"MAYBE\"/></view>"
      ),
      line: 6,
      "expected YES or NO"
    )
    expectFailure(
      storyboard(
        "<label><fontDescription key=\"fontDescription\" type=\"system\" weight=\"fat\"/></label>"
      ),
      line: 6,
      "expected one of ultraLight"
    )
    expectFailure(
      storyboard("<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"-1\" height=\"1\"/></view>"),
      line: 6,
      "at least 0"
    )
  }
}

private func constraint(_ attributes: String) -> String {
  "<constraints><constraint id=\"c\" \(attributes)/></constraints>"
}

@Suite struct `Constraints` {
  @Test func `fill in what the document leaves out`() throws {
    let document = try read(storyboard(constraint("firstAttribute=\"width\" constant=\"20\"")))
    let constraint = try #require(try document.scenes[0].root?.constraints().first)
    #expect(constraint.owner == "top")
    #expect(constraint.firstItem == "top")
    #expect(constraint.secondItem == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.priority == 1000)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 20)
    #expect(constraint.line == 6)
  }

  @Test(arguments: [
    ("1:2", 0.5), ("0.5", 0.5), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1.58:1", 1.58),
  ])
  func `divide ratios out`(_ text: String, _ value: Double) throws {
    let document = try read(
      storyboard(constraint("firstAttribute=\"width\" multiplier=\"\(text)\""))
    )
    #expect(try document.scenes[0].root?.constraints().first?.multiplier == value)
  }

  @Test func `follow the variations for size classes`() throws {
    let body = """
      <constraints>
      <constraint firstAttribute="width" constant="10" id="a"><variation key="heightClass=compact" constant="5"/></constraint>
      <constraint firstAttribute="height" constant="10" id="b"/>
      <constraint firstAttribute="height" constant="10" placeholder="YES" id="p"/>
      </constraints>
      <variation key="heightClass=compact-widthClass=compact"><mask key="constraints"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="b"/></mask></variation>
      <variation key="default"><mask key="constraints"><exclude reference="b"/></mask></variation>
      """
    let view = try #require(try read(storyboard(body)).scenes[0].root)
    func installed(_ width: InterfaceTraits.SizeClass, _ height: InterfaceTraits.SizeClass) throws
      -> [String: Double]
    {
      let traits = InterfaceTraits(widthClass: width, heightClass: height)
      return Dictionary(
        uniqueKeysWithValues: try view.constraints(for: traits).map { ($0.id ?? "", $0.constant) }
      )
    }
    #expect(try installed(.compact, .regular) == ["a": 10])
    #expect(try installed(.regular, .compact) == ["a": 5, "b": 10])
    #expect(try installed(.compact, .compact) == ["b": 10])
  }
}

@Suite struct `Element values` {
  @Test func `read insets in three notations`() throws {
    let body = """
      <edgeInsets key="a" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="b" top="1" leading="2" bottom="3" trailing="4"/>
      <inset key="c" minX="2" minY="1" maxX="4" maxY="3"/>
      """
    let view = try #require(try read(storyboard(body)).scenes[0].root)
    let insets = InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try view.insets(key: "a") == insets)
    #expect(try view.insets(key: "b")?.sides == .leadingTrailing)
    #expect(try view.insets(key: "c") == insets)
    #expect(try view.insets(key: "d") == nil)
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"15\"", FontDescription.system(size: 15)),
    ("type=\"boldSystem\" pointSize=\"15\"", .system(size: 15, weight: .bold)),
    ("type=\"system\" weight=\"medium\" pointSize=\"15\"", .system(size: 15, weight: .medium)),
    ("style=\"UICTFontTextStyleHeadline\"", TextStyle.headline.font),
    (
      "name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"9\"",
      .named("HelveticaNeue-Bold", size: 9)
    ),
  ])
  func `read fonts`(_ attributes: String, _ font: FontDescription) throws {
    let body = "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
    #expect(try read(storyboard(body)).element(id: "a")?.font() == font)
  }

  @Test func `read text from attributes, children and Base64`() throws {
    let body = """
      <label id="a" text="x &amp; &#x20AC;"/>
      <label id="b"><string key="text">one
      two</string></label>
      <label id="c"><mutableString key="text" base64-UTF8="YES">
      wqc
      </mutableString></label>
      """
    let document = try read(storyboard(body))
    #expect(try document.element(id: "a")?.string("text") == "x & €")
    #expect(try document.element(id: "b")?.string("text") == "one\ntwo")
    // C2 A7 is the section sign.
    #expect(try document.element(id: "c")?.string("text") == "§")
  }

  @Test func `read attributed text`() throws {
    let body = """
      <label id="a"><attributedString key="attributedText">
      <fragment content="One "><attributes><font key="NSFont" metaFont="systemBold" size="13"/>
      <paragraphStyle key="NSParagraphStyle" lineHeightMultiple="1.2"/></attributes></fragment>
      <fragment content="two"/></attributedString></label>
      """
    let font = FontDescription.system(size: 17)
    let text = try read(storyboard(body)).element(id: "a")?.attributedText(defaultFont: font)
    #expect(text?.string == "One two")
    #expect(text?.runs.map(\.font) == [.system(size: 13, weight: .bold), font])
    #expect(text?.runs.first?.paragraph.lineHeightMultiple == 1.2)
  }

  @Test func `read colors`() throws {
    let body = """
      <color key="a" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="b" white="0.25" alpha="0.5" colorSpace="calibratedWhite"/>
      <color key="c" systemColor="labelColor"/>
      <color key="d" name="Accent"/>
      """
    let view = try #require(try read(storyboard(body)).scenes[0].root)
    #expect(
      try view.color(key: "a") == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: "sRGB")
    )
    #expect(try view.color(key: "b") == .white(0.25, alpha: 0.5))
    #expect(try view.color(key: "c") == .system("labelColor"))
    #expect(try view.color(key: "d") == .named("Accent"))
  }

  @Test func `read autoresizing masks with UIKit's bits`() throws {
    let body = """
      <view id="a"><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let mask = try read(storyboard(body)).element(id: "a")?.autoresizing()
    #expect(mask == [.widthSizable, .flexibleMaxY])
    #expect(mask?.rawValue == 34)
  }
}

@Suite struct `Documents` {
  @Test func `know what the root says`() throws {
    let document = try read(storyboard("<mystery unknown=\"kept\" id=\"m\"/>"))
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == 22505.1)
    #expect(document.usesAutoLayout && document.usesSafeAreas && !document.usesTraitCollections)
    #expect(document.initialViewController == "con")
    #expect(document.canvas?.device?.id == "retina6_1")
    #expect(document.scenes.count == 1)
    #expect(document.scenes[0].id == "sce")
    #expect(document.scenes[0].controller?.id == "con")
    #expect(try document.scenes[0].root?.frame()?.width == 414)
    #expect(document.element(id: "m")?["unknown"] == "kept")
    #expect(document.element(id: "m")?.ancestors.map(\.name).last == "document")
  }

  @Test func `treat a xib as one scene and list resources`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch">
      <customFonts key="customFonts"><array key="a.ttf"><string>Own-Bold</string></array></customFonts>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></objects>
      <resources><image name="star" catalog="system" width="128" height="116"/>
      <namedColor name="Accent"><color white="1" alpha="1" colorSpace="custom"/></namedColor></resources>
      </document>
      """
    let document = try read(text)
    #expect(document.kind == .xib)
    #expect(document.scenes.map(\.root?.id) == ["v"])
    #expect(document.scenes[0].placeholders.count == 1)
    #expect(document.customFonts == ["Own-Bold"])
    #expect(document.resources.images["star"]?.isSystemSymbol == true)
    #expect(document.resources.namedColors["Accent"] == .white(1, alpha: 1))
  }
}

@Suite struct `Devices` {
  @Test func `turn with the orientation`() throws {
    let phone = try #require(InterfaceDevice.named("retina6_12"))
    #expect(phone.size(.landscape) == InterfaceSize(width: 852, height: 393))
    #expect(phone.safeArea(.portrait) == InterfaceInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(.landscape) == InterfaceInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(phone.traits(.landscape).widthClass == .compact)
    #expect(InterfaceDevice.named("retina6_1")?.traits(.landscape).widthClass == .regular)
    #expect(InterfaceDevice.named("ipad9_7")?.traits(.landscape).heightClass == .regular)
    #expect(InterfaceDevice.named("toaster") == nil)
    // One for each identifier of the editor's that is known: 13 phones and 10 tablets.
    #expect(InterfaceDevice.all.count == 23)
  }

  /// An iPhone 15 has the screen that Interface Builder calls 6.12 inches.
  @Test func `are found by the name they are sold under, too`() throws {
    let sold = try #require(InterfaceDevice.named("iPhone 15"))
    let known = try #require(InterfaceDevice.named("retina6_12"))
    #expect(sold.size(.portrait) == known.size(.portrait))
    #expect(sold.safeArea(.landscape) == known.safeArea(.landscape))
    #expect("\(sold)" == "iPhone 15" && "\(known)" == "retina6_12")
    #expect(InterfaceDevice.named("iPhone 95") == nil)
  }

  @Test(arguments: [
    ("retina6_1", 17701.0, 44.0), ("retina6_1", 22505, 48), ("retina5_9", 14490, 44),
    ("retina5_9", 22505, 50), ("retina4_7", 13196, 20), ("retina4_7", 19529, 0),
    ("retina4_7", 22505, 20), ("retina6_0", 17506, 47),
  ])
  func `have the top inset of the tools that saved the document`(
    _ id: String,
    _ toolsVersion: Double,
    _ top: Double
  ) {
    let device = InterfaceDevice.named(id)
    #expect(device?.safeArea(.portrait, toolsVersion: toolsVersion).top == top)
  }
}
