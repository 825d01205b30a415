import Foundation
import Testing

@Suite(.needsTool) struct `Logs given to inspect and render` {
  private static let log = Example.folder.appendingPathComponent("Conflict.log")

  /// The names say nothing; the contents do.
  @Test(arguments: ["a.log", "a.txt", "a.xib", "a.json", "a"])
  func `are known by their content`(_ name: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(Data(contentsOf: Self.log), as: name)
    let page = try Tool.run(["inspect", name, "-o", "a.html"], in: folder.url)
    #expect(page.status == 0, "\(page.errors)")
    let html = try String(
      contentsOf: folder.url.appendingPathComponent("a.html"),
      encoding: .utf8
    )
    #expect(html.contains("24 + 12 + 8 + 12 = 56 needed, 44 there, 12 points missing"))
    #expect(html.contains("\"id\":\"0x7f9b4c10\""))
    let picture = try Tool.run(["render", name, "-o", "-"], in: folder.url)
    #expect(picture.status == 0, "\(picture.errors)")
    #expect(picture.output.contains(">1: 24, 12 missing</text>"))
    #expect(picture.output.contains("breaking 1 ends it"))
    #expect(picture.output.contains("stroke-dasharray=\"4 3\""))
  }

  @Test(arguments: ["", "{\"a\": 1}\n", "{"])
  func `are known within JSON`(_ before: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = try String(contentsOf: Self.log, encoding: .utf8)
    let json = try JSONSerialization.data(withJSONObject: ["message": text])
    try folder.write(Data(before.utf8) + json, as: "a.json")
    let result = try Tool.run(["render", "a.json", "-o", "-"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(">1: 24, 12 missing</text>"))
  }

  @Test func `are known when documents and snapshots have no suffix`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "document")
    try folder.write("{\"name\": \"One\", \"items\": [{\"id\": \"a\"}]}", as: "snapshot")
    for name in ["document", "snapshot"] {
      let result = try Tool.run(["render", name, "-o", "-"], in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("<svg"))
    }
  }

  @Test func `show one layout for each different conflict, with its line and count`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let one = try String(contentsOf: Self.log, encoding: .utf8)
    let other = one.replacing("(12)", with: "(14)")
    try folder.write(one + one + other, as: "a.log")
    let result = try Tool.run(["inspect", "a.log", "-o", "a.html"], in: folder.url)
    #expect(result.status == 0)
    let html = try String(
      contentsOf: folder.url.appendingPathComponent("a.html"),
      encoding: .utf8
    )
    let lines = one.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(html.contains("\"name\":\"line 2, 2 times\""))
    #expect(html.contains("\"name\":\"line \(2 * lines + 2)\""))
    let picked = try Tool.run(["render", "a.log", "--scene", "2", "-o", "-"], in: folder.url)
    #expect(picked.output.contains(">line 2, 2 times</text>"))
    #expect(!picked.output.contains(">line \(2 * lines + 2)</text>"))
  }

  @Test(arguments: [
    ["--device", "retina4_0"], ["--direction", "rtl"], ["--text-size", "AX3"], ["--ios", "26"],
  ])
  func `say what does not change them`(_ options: [String]) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for command in ["render", "inspect"] {
      let result = try Tool.run([command, Self.log.path, "-o", "a.svg"] + options, in: folder.url)
      #expect(result.errors.contains("a log has sizes of its own"))
    }
  }

  @Test func `may come from the standard input`() throws {
    // Tests give the tool an empty input.
    let result = try Tool.run("inspect", "-", "-o", "/dev/null")
    #expect(result.status == 2)
    #expect(result.errors.contains("standard input: it is empty"))
  }
}
