import Foundation
import Testing

@Suite(.needsTool) struct `plumbline watch` {
  @Test func `checks again what is saved`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Login", as: "App/Login.storyboard")
    let output = folder.url.appendingPathComponent("output")
    try Data().write(to: output)
    let tool = try #require(Tool.url)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["watch", "App", "--only", "conflict"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func wait(for words: String) throws {
      let end = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < end {
        if try String(contentsOf: output, encoding: .utf8).contains(words) { return }
        usleep(5000)
      }
      Issue.record("\(words) is not in \(try String(contentsOf: output, encoding: .utf8))")
    }
    try wait(for: "no findings")
    try folder.copy("Conflict", as: "App/Login.storyboard")
    try wait(for: "— App/Login.storyboard")
    try wait(for: ": conflict: ")
  }

  @Test func `ends with 2 for a path that is not there`() throws {
    let result = try Tool.run("watch", "/no/such/folder")
    #expect(result.status == 2)
    #expect((result.output + result.errors).contains("/no/such/folder"))
  }

  /// The parser tells of commands that contradict themselves when the help is asked for, and not before.
  @Test func `is one of the commands whose help is there`() throws {
    #expect(try Tool.run("--experimental-dump-help").status == 0)
  }
}
