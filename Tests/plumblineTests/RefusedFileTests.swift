import Foundation
import Testing

/// What the tool says of files that it cannot take.
@Suite(.needsTool) struct `A file with numbers or names that cannot be` {
  private static func snapshot(
    constant: String = "5",
    multiplier: String = "1",
    second: Int = 0,
    inset: String = "0"
  ) -> String {
    """
    {"version": 1, "name": "x", "scale": 2, "items": [{"kind": "view", "id": "a", "className": "V",
      "frame": {"x": 0, "y": 0, "width": 10, "height": 10},
      "properties": {"alignmentInsets": {"top": \(inset), "left": 0, "bottom": 0, "right": 0}}}],
     "constraints": [{"id": "c", "first": 0, "firstAttribute": "width", "second": \(second),
      "secondAttribute": "height", "multiplier": \(multiplier), "constant": \(constant)}]}
    """
  }

  static let snapshots = [
    snapshot(constant: "1.7e308"), snapshot(multiplier: "1e308"), snapshot(multiplier: "1e-320"),
    snapshot(second: 7), snapshot(inset: "9223372036854775807"),
  ]

  @Test(arguments: ["check", "inspect", "render"], snapshots.indices)
  func `is named by`(_ command: String, _ number: Int) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(Self.snapshots[number], as: "card.json")
    let output = command == "check" ? [] : ["-o", command == "render" ? "a.svg" : "a.html"]
    let result = try Tool.run([command, "card.json"] + output, in: folder.url)
    #expect(result.status == (command == "check" ? 1 : 2))
    #expect((result.output + result.errors).contains("card.json: "), "\(result)")
  }

  @Test func `is named on either side of a difference`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(Self.snapshot(), as: "good.json")
    try folder.write(Self.snapshots[0], as: "bad.json")
    for files in [["good.json", "bad.json"], ["bad.json", "good.json"]] {
      let result = try Tool.run(["diff"] + files, in: folder.url)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("Error: bad.json: "), "\(result.errors)")
    }
  }

  /// An identifier that begins a line of its own, and there a command to a workflow.
  private static let name = "&#10;::error file=x::made up"

  @Test func `has no line of its own in an error`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let label = "<label id=\"\(Self.name)\" horizontalHuggingPriority=\"\(Self.name)\"/>"
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="r"><subviews>\(label)</subviews></view></objects></document>
      """,
      as: "a.xib"
    )
    for command in [["check"], ["render", "-o", "a.svg"], ["inspect", "-o", "a.html"]] {
      for format in command[0] == "check" ? ["text", "github"] : [""] {
        let options = format.isEmpty ? [] : ["--format", format]
        let result = try Tool.run(
          command[..<1] + ["a.xib"] + command[1...] + options,
          in: folder.url
        )
        #expect(result.status == (command[0] == "check" ? 1 : 2))
        let lines = (result.output + "\n" + result.errors).split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("::error file=x") }, "\(result)")
      }
    }
  }

  /// A dozen pages of examples in which one constant is another; `PLUMB_LONG_TESTS` makes more.
  @Test func `does not stop the page of an example with another constant`() throws {
    let count = ProcessInfo.processInfo.environment["PLUMB_LONG_TESTS"] == nil ? 12 : 2000
    let folder = try Folder()
    defer { folder.remove() }
    let seed: UInt64 = 20_261_122
    var random = seed
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    let values = ["0", "-1", "7.25", "1e7", "-1e7", "0.0001", "499", "-320", "1e-7", "33554432"]
    for number in 0..<count {
      let name = ["Login", "Settings", "Ambiguous", "Conflict"][next(4)]
      var parts = try Example.text(name).components(separatedBy: " constant=\"")
      let place = 1 + next(parts.count - 1)
      let rest = parts[place].drop { $0 != "\"" }
      parts[place] = values[next(values.count)] + rest
      try folder.write(parts.joined(separator: " constant=\""), as: "a.storyboard")
      let result = try Tool.run(["inspect", "a.storyboard", "-o", "a.html"], in: folder.url)
      #expect([0, 2].contains(result.status), "seed \(seed), page \(number): \(result.errors)")
    }
  }
}
