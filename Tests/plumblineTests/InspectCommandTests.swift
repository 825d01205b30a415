import Foundation
import Testing

@Suite(.needsTool) struct `plumbline inspect` {
  @Test func `writes a page with every device and direction`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let output = folder.url.appendingPathComponent("out.html")
    let result = try Tool.run(
      "inspect",
      Example.url("Login").path,
      "--direction",
      "both",
      "--device",
      "retina4_0",
      "--device",
      "retina6_12",
      "-o",
      output.path
    )
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let html = try String(contentsOf: output, encoding: .utf8)
    #expect(html.contains("LoginViewController, retina4_0"))
    #expect(html.contains("LoginViewController, retina6_12, right to left"))
  }

  @Test func `writes the page to the output for a dash`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let result = try Tool.run(["inspect", Example.url("Login").path, "-o", "-"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("<!doctype html>"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// A file that takes another's place would take a device's, too, for which a pipe stands here.
  @Test func `writes into a pipe, and does not take its place`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let pipe = folder.url.appendingPathComponent("pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    // Open at both ends, so that nobody waits; a small picture fits into it.
    let descriptor = open(pipe, O_RDWR)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try folder.write(
      #"{"name": "A", "items": [{"frame": {"x": 0, "y": 0, "width": 80, "height": 20}, "text": "b"}]}"#,
      as: "a.json"
    )
    let link = folder.url.appendingPathComponent("a.svg")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: pipe)
    let result = try Tool.run(["render", "a.json", "-o", "a.svg"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(read(descriptor, &bytes, 4) == 4)
    #expect(bytes == Array("<svg".utf8))
  }

  @Test func `names the scenes that there are`() throws {
    let result = try Tool.run("inspect", Example.url("Login").path, "-o", "a", "--scene", "Foo")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: Login.storyboard: there is no scene 'Foo'; there are LoginViewController\n"
    )
  }

  @Test(arguments: [("light", false), ("dark", false), ("both", true)])
  func `has the looks of both styles where they are asked for`(
    _ style: String,
    _ hasBoth: Bool
  ) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let output = folder.url.appendingPathComponent("out.html")
    let result = try Tool.run(
      "inspect",
      Example.url("Settings").path,
      "--style",
      style,
      "-o",
      output.path
    )
    #expect(result.status == 0, "\(result.errors)")
    let html = try String(contentsOf: output, encoding: .utf8)
    #expect(html.contains("\"dark\":{") == hasBoth)
  }

  @Test(arguments: [
    ["inspect", "Login.storyboard"],
    ["inspect", "Login.storyboard", "-o", "a.html", "--device", "toaster"],
    ["inspect", "/no/such/file.xib", "-o", "a.html"],
  ])
  func `ends with 2 for a wrong call`(_ arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 2)
    #expect(!result.errors.isEmpty)
  }

  @Test func `names a scene that is not there`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let output = folder.url.appendingPathComponent("out.html")
    let result = try Tool.run(
      "inspect",
      Example.url("Login").path,
      "--scene",
      "Nowhere",
      "-o",
      output.path
    )
    #expect(result.status == 2)
    #expect(result.errors.contains("Nowhere"))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }
}
