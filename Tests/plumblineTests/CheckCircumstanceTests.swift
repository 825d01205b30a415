import Foundation
import Testing

@Suite(.needsTool) struct `plumbline check in other circumstances` {
  /// Writes documents into a folder and checks them there.
  private func check(_ text: String, _ arguments: String...) throws -> Tool.Result {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(text, as: "A.storyboard")
    return try Tool.run(["check", "A.storyboard"] + arguments, in: folder.url)
  }

  // MARK: - Devices

  /// 16 + 360 points fit into 375, and not into 320.
  @Test func `lays out for a device`() throws {
    let card = HandMade.card(width: 358)
    #expect(try check(card).status == 0)
    #expect(try check(card, "--device", "retina6_1").status == 0)
    let small = try check(card, "--device", "retina4_0")
    #expect(small.status == 1)
    #expect(small.output.contains("conflict: "), "\(small.output)")
    #expect(small.output.contains("than the 320 there are"), "\(small.output)")
  }

  /// Of the devices two are 320 points wide.
  @Test func `says on which of all devices something is found`() throws {
    let result = try check(HandMade.card(width: 358), "--all-devices", "--format", "json")
    let findings = try #require(result.json()["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["devices"] as? [String] == ["retina3_5", "retina4_0"])
    let text = try check(HandMade.card(width: 358), "--all-devices").output
    #expect(
      text.range(of: #"; on 2 of \d+ devices: retina3_5, retina4_0"#, options: .regularExpression)
        != nil,
      "\(text)"
    )
  }

  @Test func `says that something is found on all devices, once`() throws {
    let result = try check(HandMade.ambiguous(), "--all-devices")
    #expect(result.output.contains("1 finding "), "\(result.output)")
    #expect(
      result.output.range(of: #"on all \d+ devices"#, options: .regularExpression) != nil,
      "\(result.output)"
    )
  }

  @Test func `tries every combination of a matrix`() throws {
    let result = try check(
      HandMade.card(width: 358),
      "--matrix",
      "phones,directions,text-sizes",
      "--format",
      "json"
    )
    let findings = try #require(result.json()["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    let devices = try #require(findings.first?["devices"] as? [String])
    // Two phones, each in two directions with twelve sizes of texts.
    #expect(devices.count == 48, "\(devices)")
    #expect(devices.allSatisfy { $0.hasPrefix("retina3_5") || $0.hasPrefix("retina4_0") })
  }

  @Test func `refuses a matrix of what it does not know`() throws {
    let result = try check(HandMade.card(), "--matrix", "phones,watches")
    #expect(result.status == 2)
    #expect(result.errors.contains("phones, tablets, directions, text-sizes"), "\(result.errors)")
    #expect(try check(HandMade.card(), "--matrix", "phones", "--all-devices").status == 2)
  }

  @Test func `refuses an unknown device and names the known ones`() throws {
    let result = try check(HandMade.card(), "--device", "toaster")
    #expect(result.status == 2)
    #expect(result.errors.contains("there is no device 'toaster'; known are retina3_5, "))
    #expect(try check(HandMade.card(), "--device", "retina4_0", "--all-devices").status == 2)
  }

  /// An iPhone 8 is 375 by 667 points: 100 + 550 + 10 fit upright, and not lying.
  @Test func `lays out for a device that lies on its side`() throws {
    let text = HandMade.storyboard(
      HandMade.view("card", "userLabel=\"Card\"", frame: (0, 100, 50, 550)),
      constraints: [
        HandMade.constraint("c1", "card.leading", "top.leading"),
        HandMade.constraint("c2", "card.top", "top.top", constant: 100),
        HandMade.constraint("c3", "card.width", constant: 50),
        HandMade.constraint("c4", "card.height", constant: 550),
        HandMade.constraint(
          "c5",
          "top.bottom",
          "card.bottom",
          constant: 10,
          "relation=\"greaterThanOrEqual\""
        ),
      ].joined(separator: "\n")
    )
    #expect(try check(text).status == 0)
    #expect(try check(text, "--orientation", "portrait").status == 0)
    let lying = try check(text, "--orientation", "landscape")
    #expect(lying.output.contains("conflict: "), "\(lying.output)")
    #expect(lying.output.contains("than the 375 there are"), "\(lying.output)")
  }

  /// A width of 400 that is there in a regular width alone: on an iPad, and not on a phone.
  @Test func `takes the size classes of the device`() throws {
    let wide = HandMade.constraint(
      "c3",
      "card.width",
      constant: 100,
      "><variation key=\"widthClass=regular\" constant=\"2000\"/></constraint"
    ).replacingOccurrences(of: "</constraint/>", with: "</constraint>")
    let text = HandMade.card(width: 100)
      .replacingOccurrences(
        of: HandMade.constraint("c3", "card.width", constant: 100),
        with: wide
      )
    #expect(text.contains("widthClass=regular"))
    #expect(try check(text, "--device", "retina6_1").status == 0)
    let tablet = try check(text, "--device", "ipad9_7")
    #expect(tablet.output.contains("`Card` width = 2000"), "\(tablet.output)")
  }

  // MARK: - Direction

  /// Left and leading are one side from left to right, and contradict each other from right to left.
  @Test func `lays out from right to left`() throws {
    let text = HandMade.card().replacingOccurrences(
      of: "<constraint id=\"c5\"",
      with: HandMade.constraint("c6", "card.left", "top.left", constant: 16)
        + "<constraint id=\"c5\""
    )
    let options = ["--config", "c.yml"]
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("rules: {mixed-direction: off, redundant-constraint: off}", as: "c.yml")
    try folder.write(text, as: "A.storyboard")
    #expect(try Tool.run(["check", "A.storyboard"] + options, in: folder.url).status == 0)
    let result = try Tool.run(
      ["check", "A.storyboard", "--direction", "rtl"] + options,
      in: folder.url
    )
    #expect(result.output.contains("conflict: "), "\(result.output)")
  }

  // MARK: - Texts

  private func text(_ element: String, _ attributes: String, font: String) -> String {
    HandMade.storyboard(
      HandMade.view(
        "a",
        element: element,
        attributes,
        frame: (16, 100, 150, 20),
        "<fontDescription key=\"fontDescription\" \(font)/>"
          + (element == "button" ? "<state key=\"normal\" title=\"Mornings\"/>" : "")
      ),
      constraints: [
        HandMade.constraint("c1", "a.leading", "top.leading", constant: 16),
        HandMade.constraint("c2", "a.top", "top.top", constant: 100),
        HandMade.constraint("c3", "a.width", constant: 150),
      ].joined(separator: "\n")
    )
  }

  /// Eight letters of body text take some 75 points at 17 points, and 53 / 17 times as many at AX5.
  ///
  /// Source of 53: Apple, "Human Interface Guidelines, Typography".
  @Test(arguments: [
    ("label", "text=\"Mornings\""), ("button", "buttonType=\"system\""),
    ("textField", "text=\"Mornings\""),
  ])
  func `lets text styles follow the preferred size`(_ element: String, _ text: String) throws {
    let style = self.text(element, text, font: "style=\"UICTFontTextStyleBody\"")
    #expect(try check(style).status == 0)
    let large = try check(style, "--text-size", "AX5")
    #expect(large.output.contains("text-truncated: "), "\(element): \(large.output)")
    let fixed = self.text(element, text, font: "type=\"system\" pointSize=\"17\"")
    #expect(try check(fixed, "--text-size", "AX5").status == 0)
  }

  @Test func `refuses an unknown text size`() throws {
    #expect(try check(HandMade.card(), "--text-size", "huge").status == 2)
  }

  /// A label 16 points from the left in 375, with nothing at the right: 30 letters of 17 points take
  /// less than 300 points, and three times that leaves the screen.
  @Test func `lets texts grow as far as it is told`() throws {
    let label = HandMade.storyboard(
      HandMade.view(
        "a",
        element: "label",
        "text=\"How we spent all of this summer\"",
        frame: (16, 100, 250, 21),
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      ),
      constraints: [
        HandMade.constraint("c1", "a.leading", "top.leading", constant: 16),
        HandMade.constraint("c2", "a.top", "top.top", constant: 100),
      ].joined(separator: "\n")
    )
    #expect(try check(label, "--grow", "1").status == 0)
    let grown = try check(label, "--grow", "3")
    #expect(grown.output.contains("unbounded-growth: "), "\(grown.output)")
    for wrong in ["0.5", "nan", "1000", "twice"] {
      #expect(try check(label, "--grow", wrong).status == 2, "\(wrong)")
    }
  }
}
