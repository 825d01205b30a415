import Foundation
import Testing

@Suite(.needsTool) struct `Texts of a PNG` {
  /// The picture that the converter gets; nil where librsvg is not installed, whose fonts decide.
  private func converted(_ items: String) throws -> String? {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      #"{"name": "A", "items": [{"frame": {"x": 0, "y": 0, "width": 400, "height": 90}}, \#(items)]}"#,
      as: "a.json"
    )
    // A converter that keeps what it gets, which comes last among its arguments.
    try folder.write(
      "#!/bin/sh\nfor last; do :; done\ncp \"$last\" kept.svg; cp kept.svg \"$4\"\n",
      as: "rsvg-convert"
    )
    let converter = folder.url.appendingPathComponent("rsvg-convert")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: converter.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Tool.run(
      ["render", "a.json", "-o", "a.png"],
      in: folder.url,
      environment: ["PATH": "\(folder.url.path):\(path)"]
    )
    #expect(result.status == 0, "\(result.errors)")
    let svg = try String(contentsOf: folder.url.appendingPathComponent("kept.svg"), encoding: .utf8)
    return svg.contains("transform=\"matrix(") ? svg : nil
  }

  private func item(_ text: String, y: Int, width: Double, anchor: String) -> String {
    """
    {"frame": {"x": 0, "y": \(y), "width": 400, "height": 20}, "parent": 0, "text": "\(text)",
     "look": {"lines": [{"text": "\(text)", "x": 100, "baseline": 15, "width": \(width),
     "fontSize": 15, "anchor": "\(anchor)"}]}}
    """
  }

  /// What is stretched by how much, and where it begins.
  private func lines(_ svg: String) throws -> [(x: Double, factor: Double, shift: Double)] {
    try svg.matches(of: /<text x="([^"]*)"[^>]*transform="matrix\(([^ ]*) 0 0 1 ([^ ]*) 0\)"/).map {
      (try #require(Double($0.1)), try #require(Double($0.2)), try #require(Double($0.3)))
    }
  }

  @Test func `are as wide as the picture says, whatever font is there`() throws {
    let items = [
      item("Some words", y: 0, width: 100, anchor: "left"),
      item("Some words", y: 30, width: 200, anchor: "left"),
    ]
    guard let svg = try converted(items.joined(separator: ",")) else { return }
    let found = try lines(svg)
    try #require(found.count == 2)
    #expect(abs(found[1].factor / found[0].factor - 2) < 0.001)
    // The start stays: x × factor + shift = x.
    for line in found { #expect(abs(line.x * line.factor + line.shift - line.x) < 0.01) }
  }

  @Test(arguments: ["left", "middle", "right"]) func `begin where they begin in browsers`(
    _ anchor: String
  ) throws {
    guard let svg = try converted(item("Some words", y: 0, width: 80, anchor: anchor)) else {
      return
    }
    // Whatever is anchored: a line from 100 to 180.
    #expect(try lines(svg).map(\.x) == [100])
    #expect(!svg.contains("text-anchor"))
  }
}
