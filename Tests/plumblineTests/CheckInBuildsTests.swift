import Foundation
import Testing

/// What build systems and editors lean on.
@Suite(.needsTool) struct `plumbline check in builds` {
  private func run(_ arguments: String..., in folder: Folder) throws -> Tool.Result {
    try Tool.run(["check", "--format", "xcode"] + arguments, in: folder.url)
  }

  @Test func `calls an error that fails nothing a warning for Xcode`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "Offer.storyboard")
    let failing = try run(in: folder)
    #expect(failing.status == 1)
    #expect(failing.output.contains("/Offer.storyboard:23:37: error: "), "\(failing.output)")
    let passing = try run("--fail-on", "never", in: folder)
    #expect(passing.status == 0)
    #expect(passing.output.contains("/Offer.storyboard:23:37: warning: "), "\(passing.output)")
    #expect(!passing.output.contains(": error: "))
  }

  @Test func `keeps a note a note where nothing fails`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "Offer.storyboard")
    try folder.write("rules:\n  conflict: note\n", as: ".plumbline.yml")
    let result = try run("--fail-on", "never", "--level", "note", in: folder)
    #expect(result.output.contains("/Offer.storyboard:23:37: note: "), "\(result.output)")
  }

  @Test func `marks a check that passed, and none that failed`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.copy("Conflict", as: "Offer.storyboard")
    let mark = folder.url.appendingPathComponent("Offer.checked")
    #expect(try run("--mark", mark.path, in: folder).status == 1)
    #expect(!FileManager.default.fileExists(atPath: mark.path))
    #expect(try run("--mark", mark.path, "--fail-on", "never", in: folder).status == 0)
    #expect(FileManager.default.fileExists(atPath: mark.path))
  }
}
